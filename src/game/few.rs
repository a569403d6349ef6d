//! Lists from a file that anybody may have made.

use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use std::fmt;
use std::marker::PhantomData;

/// Reads a list of at most so many things, for `#[serde(deserialize_with = "few::<_, _, 10>")]`: what is beyond is refused
/// before it is kept.
///
/// # Errors
/// The format's own, and where there are more.
pub fn few<'de, D: Deserializer<'de>, T: Deserialize<'de>, const MOST: usize>(
    from: D,
) -> Result<Vec<T>, D::Error> {
    struct Few<T, const MOST: usize>(PhantomData<T>);
    impl<'de, T: Deserialize<'de>, const MOST: usize> Visitor<'de> for Few<T, MOST> {
        type Value = Vec<T>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "a list of at most {MOST}")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Vec<T>, A::Error> {
            // However long it says that it is: room is made for what has been read.
            let mut list = vec![];
            while let Some(next) = seq.next_element()? {
                if list.len() == MOST {
                    return Err(A::Error::custom(format_args!("expected a list of at most {MOST}")));
                }
                list.push(next);
            }
            Ok(list)
        }
    }
    from.deserialize_seq(Few::<T, MOST>(PhantomData))
}

#[cfg(test)]
mod tests {
    use super::few;

    #[test]
    fn a_list_is_refused_at_the_first_thing_too_many() {
        let read = |text: &str| few::<_, u8, 3>(&mut serde_json::Deserializer::from_str(text));
        assert_eq!(read("[1,2,3]").unwrap(), [1, 2, 3]);
        // What follows is not even looked at.
        let why = read("[1,2,3,4,nonsense").unwrap_err().to_string();
        assert!(why.contains("at most 3"), "{why}");
        // A list that says that it has 8 thousand billion parts.
        let bytes = postcard::to_stdvec(&8_000_000_000_000_u64).unwrap();
        let mut from = postcard::Deserializer::from_bytes(&bytes);
        assert!(few::<_, u8, 3>(&mut from).is_err());
    }
}
