//! Where what a file says differs from what its match has.

use game::message::Message;
use serde_json::Value;

/// Where two values differ, down to the last name: what the file says of it, and what its match has.
pub(super) fn differ(at: &str, said: &Value, known: &Value, found: &mut Vec<Message>) {
    if let (Value::Object(a), Value::Object(b)) = (said, known) {
        let names: std::collections::BTreeSet<&String> = a.keys().chain(b.keys()).collect();
        for name in names {
            let at = if at.is_empty() { name.clone() } else { format!("{at}.{name}") };
            let value = |of: &serde_json::Map<String, Value>| of.get(name).cloned().unwrap_or_default();
            differ(&at, &value(a), &value(b), found);
        }
    } else if said != known {
        let part = |value: &Value| match value {
            Value::Null => Message::new("differs-nothing"),
            value => Message::new("differs-value").with("value", value.to_string()),
        };
        let told = Message::new("differs").with("at", at.to_owned());
        found.push(told.with("said", part(said)).with("known", part(known)));
    }
}
