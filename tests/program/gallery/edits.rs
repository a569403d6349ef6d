//! What somebody may do to a score with an editor: nothing of the line that says what it is can be changed, nor what is behind.

use super::*;

/// The parts of a line of JSON, "key":value each.
fn parts(line: &str) -> Vec<&str> {
    let inner = line.strip_prefix('{').and_then(|line| line.strip_suffix('}')).unwrap();
    let (mut depth, mut quoted, mut escaped, mut from, mut parts) = (0, false, false, 0, vec![]);
    for (at, c) in inner.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => quoted = !quoted,
            '{' | '[' if !quoted => depth += 1,
            '}' | ']' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => {
                parts.push(&inner[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&inner[from..]);
    parts
}

/// A file in three: the line of magic, the line that says what it is, the body.
fn three(bytes: &[u8]) -> [&[u8]; 3] {
    let mut parts = bytes.splitn(3, |byte| *byte == b'\n');
    [(); 3].map(|()| parts.next().unwrap())
}

/// Everything that can be done to a line with a few keys: every part of it gone, there twice, elsewhere, or empty; every letter,
/// digit and sign another; and more than was there.
fn edits(line: &str) -> Vec<String> {
    let parts = parts(line);
    let joined = |parts: &[&str]| format!("{{{}}}", parts.join(","));
    let mut edited = vec![];
    for (i, part) in parts.iter().enumerate() {
        let without: Vec<&str> = [&parts[..i], &parts[i + 1..]].concat();
        let key = part.split_once(':').unwrap().0;
        edited.push(joined(&without));
        edited.push(joined(&[&parts[..], &[part]].concat()));
        edited.push(joined(&[&[*part], &parts[..]].concat()));
        for value in ["null", "0", "\"\"", "[]", "{}", "true"] {
            let other = format!("{key}:{value}");
            let in_place: Vec<&str> = [&parts[..i], &[&other], &parts[i + 1..]].concat();
            edited.push(joined(&in_place));
            edited.push(joined(&[&parts[..], &[&other]].concat()));
        }
        if i + 1 < parts.len() {
            edited.push(joined(&[&without[..], &[part]].concat()));
        }
    }
    for (at, c) in line.char_indices().filter(|(_, c)| c.is_ascii()) {
        let other = char::from(c as u8 ^ 1);
        if other != '\n' {
            edited.push(format!("{}{other}{}", &line[..at], &line[at + 1..]));
        }
        edited.push(format!("{} {}", &line[..at], &line[at..]));
    }
    edited.push(joined(&[&parts[..], &["\"note\":1"]].concat()));
    edited.push(line.replace(":false", ":true"));
    edited.push(line.replace(&format!("\"format\":{}", save::FORMAT), "\"format\":6"));
    edited.retain(|edit| edit != line);
    edited
}

/// Neither a score nor the save of a finished match is read once a letter of it was changed.
#[test]
fn a_file_that_somebody_has_edited_is_refused() {
    let folder = Folder::new();
    let saved =
        gallery::signed(&finished(false).to_bytes().unwrap(), folder.path(), Path::new("it")).unwrap();
    let score = exhibit(&saved, &folder);
    let scored = std::fs::read(&score.path).unwrap();
    assert_eq!(score.seal, Seal::Ours);
    for bytes in [scored, saved] {
        let [magic, line, body] = three(&bytes);
        let line = std::str::from_utf8(line).unwrap();
        let all = edits(line);
        assert!(all.len() > 500, "{}", all.len());
        let refused = |edited: &[u8]| match save::header_of(edited, Path::new("it")) {
            Err(_) => true,
            // What is behind the signature, and the signature itself, say whose it is, and nothing of the match.
            Ok(_) => {
                std::fs::write(folder.file("edited.cyclopean"), edited).unwrap();
                let exhibit = gallery::exhibit_in(&folder.file("edited.cyclopean"), folder.path()).unwrap();
                exhibit.is_none_or(|exhibit| matches!(exhibit.seal, Seal::Broken(_) | Seal::None))
            }
        };
        for edit in all {
            assert!(refused(&[magic, edit.as_bytes(), body].join(&b'\n')), "{edit}");
        }
        for at in (0..body.len()).step_by(body.len() / 50) {
            let mut other = body.to_vec();
            other[at] ^= 1;
            assert!(refused(&[magic, line.as_bytes(), &other].join(&b'\n')), "byte {at} of the body");
        }
        for other in [[body, b"\0"].concat(), body[1..].to_vec(), body[..body.len() - 1].to_vec(), vec![]] {
            assert!(refused(&[magic, line.as_bytes(), &other].join(&b'\n')));
        }
    }
}

/// Whoever ties a file together anew has no key to sign it with: such a file is not listed. Without a signature it has no rank,
/// and the gallery takes it from nobody.
#[test]
fn a_file_that_somebody_has_edited_and_tied_together_anew_has_no_rank() {
    let folder = Folder::new();
    let score = exhibit(&finished(false).to_bytes().unwrap(), &folder);
    let bytes = std::fs::read(&score.path).unwrap();
    let lies: [fn(&mut Header); 14] = [
        |h| h.version = "9.9.9".into(),
        |h| h.editions.rules += 1,
        |h| h.editions.physics += 1,
        |h| h.seed = Some(5),
        |h| h.seed = None,
        |h| h.turn += 1,
        |h| h.seating = Seating::people(1),
        |h| h.ended = false,
        |h| h.score.as_mut().unwrap().figure += 1,
        |h| h.score.as_mut().unwrap().player = Sitter::Bot(Skill::High),
        |h| h.score.as_mut().unwrap().help.hand = HandKind::Bare,
        |h| h.live = true,
        |h| h.fingerprint = None,
        |h| h.bits = h.bits.map(|bits| bits ^ 1),
    ];
    for (i, lie) in lies.into_iter().enumerate() {
        let forged = with_header(&bytes, |header| {
            lie(header);
            // Something is another, even where the lie is what was there.
            header.version.push('a');
        });
        let forged = laid(&forged, "forged.cyclopean", &folder);
        assert!(matches!(forged.seal, Seal::Broken(_)), "lie {i}");
        let unsigned = with_header(&bytes, |header| {
            lie(header);
            header.signature = None;
        });
        let unsigned = laid(&unsigned, "unsigned.cyclopean", &folder);
        assert!(!unsigned.is_proved() && unsigned.seal == Seal::None, "lie {i}");
        let (listed, wrong) = gallery::read(folder.path()).unwrap();
        assert_eq!((listed.len(), wrong.len()), (2, 1), "lie {i}");
    }
    let refused = cyclopean(&["gallery", &folder.argument("unsigned.cyclopean"), "--add"]);
    assert_eq!(refused.status.code(), Some(1), "{}", err(&refused));
}
