//! The help of the command line in the player's language. English stands in the code, at each argument; what another language says
//! instead stands in its `usage.ftl`.
//!
//! An argument is looked up by its commands and its name (`usage-lab-tilt-towards`), then as one that each command within a command has
//! (`usage-play-each-seed`), then by its name alone (`usage-csv`), so that what many commands have is translated once. A value has its
//! name behind that (`usage-paper-a4`).

use clap::builder::{PossibleValue, Resettable, StyledStr};
use clap::{Arg, Command};
use game::Language;
use lang::Texts;

/// A command line whose help speaks this language, as far as its `usage.ftl` goes: English has none.
pub fn translate(mut command: Command, language: Language) -> Command {
    let texts = Texts::of(language);
    if texts.under("usage-title").is_some() {
        command.build();
        command = whole(command, &[], &texts);
    }
    command
}

fn whole(command: Command, path: &[String], texts: &Texts) -> Command {
    let usage = texts.under("usage-title").unwrap_or_default();
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let about = texts.under(&format!("usage-command-{}", path.join("-"))).unwrap_or(about);
    let heading = command.get_subcommand_help_heading().unwrap_or("Commands").to_owned();
    command
        .help_template(format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}"))
        .about(about)
        .long_about(Resettable::<StyledStr>::Reset)
        .subcommand_help_heading(title(&heading, texts))
        .mut_args(|arg| argument(arg, path, texts))
        .mut_subcommands(|command| {
            let path = [path, &[command.get_name().to_owned()]].concat();
            whole(command, &path, texts)
        })
}

/// A heading, by its first word.
fn title(english: &str, texts: &Texts) -> String {
    let word = english.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default().to_lowercase();
    texts.under(&format!("usage-heading-{word}")).unwrap_or_else(|| english.to_owned())
}

fn argument(arg: Arg, path: &[String], texts: &Texts) -> Arg {
    let name = arg.get_id().to_string();
    let each = path.split_last().map(|(_, outer)| [outer, &["each".to_owned()]].concat());
    let under = |value: &str| {
        let of = |path: &[String]| texts.under(&format!("usage-{}-{name}{value}", path.join("-")));
        of(path)
            .or_else(|| each.as_deref().and_then(of))
            .or_else(|| texts.under(&format!("usage-{name}{value}")))
    };
    let Some(mut help) = under("") else { return arg };
    let says =
        |id: &str, what: String| texts.under(id).map(|says| format!(" [{says}: {what}]")).unwrap_or_default();
    let values = arg.get_possible_values();
    let (told, plain): (Vec<_>, Vec<_>) =
        values.iter().filter(|value| !value.is_hide_set()).partition(|value| value.get_help().is_some());
    if !plain.is_empty() {
        help +=
            &says("usage-values", plain.iter().map(|value| value.get_name()).collect::<Vec<_>>().join(", "));
    }
    if let Some(value) = arg.get_default_values().first().filter(|_| arg.get_action().takes_values()) {
        help += &says("usage-default", value.to_string_lossy().into_owned());
    }
    let about = |value: &PossibleValue| under(&format!("-{}", value.get_name())).unwrap_or_default();
    told.iter().for_each(|value| help += &format!("\n- {}: {}", value.get_name(), about(value)));
    let heading = if arg.is_positional() { "Arguments" } else { "Options" };
    let heading = title(arg.get_help_heading().unwrap_or(heading), texts);
    arg.help(help)
        .long_help(Resettable::<StyledStr>::Reset)
        .hide_possible_values(true)
        .hide_default_value(true)
        .help_heading(heading)
}
