//! Bid tokens (U2), and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The highest bid token (U2).
pub const HIGHEST: u8 = 16;

/// A bid token, 1 to 16. Each number exists once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Token(pub u8);

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of bid tokens. Saved as a list, lowest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct Tokens(u32);

/// A number that no token has, or a second one of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no second or other token {0}")]
pub struct NoSuchToken(u8);

impl TryFrom<Vec<u8>> for Tokens {
    type Error = NoSuchToken;

    fn try_from(list: Vec<u8>) -> Result<Self, NoSuchToken> {
        let mut tokens = Self::NONE;
        for n in list {
            if n == 0 || n > HIGHEST || tokens.has(Token(n)) {
                return Err(NoSuchToken(n));
            }
            tokens.insert(Token(n));
        }
        Ok(tokens)
    }
}

impl From<Tokens> for Vec<u8> {
    fn from(tokens: Tokens) -> Self {
        tokens.iter().map(|token| token.0).collect()
    }
}

impl Tokens {
    /// No tokens.
    pub const NONE: Self = Self(0);

    /// A set of these numbers; numbers that no token has are left out.
    #[inline]
    pub fn of(numbers: &[u8]) -> Self {
        numbers.iter().filter(|&&n| (1..=HIGHEST).contains(&n)).map(|&n| Token(n)).collect()
    }

    /// Whether a token is in the set.
    #[inline]
    pub const fn has(self, token: Token) -> bool {
        token.0 <= HIGHEST && self.0 >> token.0 & 1 == 1
    }

    /// Puts a token in.
    #[inline]
    pub const fn insert(&mut self, token: Token) {
        if token.0 <= HIGHEST {
            self.0 |= 1 << token.0;
        }
    }

    /// Takes a token out.
    #[inline]
    pub const fn remove(&mut self, token: Token) {
        if token.0 <= HIGHEST {
            self.0 &= !(1 << token.0);
        }
    }

    /// Both sets together.
    #[must_use]
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What both sets share.
    #[must_use]
    #[inline]
    pub const fn shared(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The tokens above `floor`; all of them when there is no floor.
    #[must_use]
    #[inline]
    pub const fn above(self, floor: Option<Token>) -> Self {
        match floor {
            Some(Token(n)) if n >= HIGHEST => Self::NONE,
            Some(Token(n)) => Self(self.0 & !((1 << (n + 1)) - 1)),
            None => self,
        }
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Their sum (U28).
    #[inline]
    pub fn sum(self) -> u16 {
        self.iter().map(|token| u16::from(token.0)).sum()
    }

    /// The lowest.
    #[inline]
    pub const fn lowest(self) -> Option<Token> {
        if self.0 == 0 { None } else { Some(Token(self.0.trailing_zeros() as u8)) }
    }

    /// The highest.
    #[inline]
    pub const fn highest(self) -> Option<Token> {
        if self.0 == 0 { None } else { Some(Token(31 - self.0.leading_zeros() as u8)) }
    }

    /// One by one, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Token> {
        let mut left = self;
        std::iter::from_fn(move || {
            let token = left.lowest()?;
            left.remove(token);
            Some(token)
        })
    }
}

impl FromIterator<Token> for Tokens {
    fn from_iter<I: IntoIterator<Item = Token>>(tokens: I) -> Self {
        let mut set = Self::NONE;
        tokens.into_iter().for_each(|token| set.insert(token));
        set
    }
}

impl fmt::Display for Tokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, token) in self.iter().enumerate() {
            write!(f, "{}{token}", if i > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}
