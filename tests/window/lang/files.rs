//! The language files, read by the parser alone: what each text names, chooses by and shows.

use files::sources;
use fluent_syntax::ast::{
    Entry as Parsed, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use game::Language;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// A text of a file.
#[derive(Clone, Debug, Default)]
pub struct Entry {
    /// The other texts that it takes in.
    pub references: BTreeSet<String>,
    /// Every argument that it names.
    pub arguments: BTreeSet<String>,
    /// Those that it shows.
    pub shown: BTreeSet<String>,
    /// What it chooses by.
    pub choices: Vec<Choice>,
    /// All its words, in every case.
    pub text: String,
}

/// A choice between cases.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The argument.
    pub by: String,
    /// The cases.
    pub cases: BTreeSet<String>,
}

/// The texts of a language by their ids.
pub fn entries(language: Language) -> BTreeMap<String, Entry> {
    let folder = sources().join("assets/lang").join(language.to_string());
    let mut all = BTreeMap::new();
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let parsed =
            fluent_syntax::parser::parse(text).unwrap_or_else(|(_, why)| panic!("{path:?}: {why:?}"));
        for entry in parsed.body {
            let Parsed::Message(message) = entry else { continue };
            let mut found = Entry::default();
            let forms = message.attributes.iter().map(|form| &form.value);
            for pattern in message.value.iter().chain(forms) {
                read(pattern, &mut found);
            }
            let twice = all.insert(message.id.name.clone(), found);
            assert!(twice.is_none(), "{path:?}: {} is there twice", message.id.name);
        }
    }
    all
}

fn read(pattern: &Pattern<String>, found: &mut Entry) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => found.text += value,
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(inline) => take(inline, found, true),
                Expression::Select { selector, variants } => {
                    take(selector, found, false);
                    if let InlineExpression::VariableReference { id } = selector {
                        let case = |key: &VariantKey<String>| match key {
                            VariantKey::Identifier { name } => name.clone(),
                            VariantKey::NumberLiteral { value } => value.clone(),
                        };
                        let cases = variants.iter().map(|variant| case(&variant.key)).collect();
                        found.choices.push(Choice { by: id.name.clone(), cases });
                    }
                    variants.iter().for_each(|variant| read(&variant.value, found));
                }
            },
        }
    }
}

fn take(inline: &InlineExpression<String>, found: &mut Entry, shown: bool) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.text += "$";
            found.arguments.insert(id.name.clone());
            found.shown.extend(shown.then(|| id.name.clone()));
        }
        InlineExpression::MessageReference { id, .. } => {
            found.text += "&";
            found.references.insert(id.name.clone());
        }
        InlineExpression::StringLiteral { value } => found.text += value,
        other => panic!("this is not looked at by the tests: {other:?}"),
    }
}
