//! What a file claims: forged scores, whose they are, and what its name may do.

use super::*;

/// What somebody may try who knows the format, on a score that the program has written.
#[test]
fn a_score_that_somebody_has_forged_is_refused_and_what_differs_is_said() {
    let folder = Folder::new();
    let of = |m: &Match| exhibit(&m.to_bytes().unwrap(), &folder);
    let plain = of(&finished(false));
    let bytes = std::fs::read(&plain.path).unwrap();
    assert_eq!((&plain.seal, plain.proved), (&Seal::Ours, false));
    plain.prove(&INFO, &mut |_| ()).unwrap();

    // Another seed in plain words: that of a day, say. Signed or not, the match has its own.
    let today = Day::of(SystemTime::now()).seed();
    for signed in [true, false] {
        let forged = with_header(&bytes, |header| {
            header.seed = Some(today);
            header.signature = header.signature.take().filter(|_| signed);
        });
        let forged = laid(&forged, "seed.cyclopean", &folder);
        let differs = format!("seed: the file says {today}, its match has 4");
        assert!(refused(&forged).contains(&differs), "{}", refused(&forged));
        let listed = gallery::read(folder.path()).unwrap();
        let expected = if signed { (1, 1) } else { (2, 0) };
        assert_eq!((listed.0.len(), listed.1.len()), expected);
        std::fs::remove_file(folder.file("seed.cyclopean")).unwrap();
    }

    // Who played, in the head and in what is signed.
    let other = laid(
        &with_header(&bytes, |header| header.score.as_mut().unwrap().name = "Zoe".into()),
        "name.cyclopean",
        &folder,
    );
    assert!(refused(&other).contains("name: the file says \"Zoe\""), "{}", refused(&other));
    let mut m = finished(false);
    m.seat(Seating { names: Names::usual(1), ..Seating::people(1) });
    let ann = m.to_proof().unwrap().unwrap();
    let stolen = with_deeds_of(&bytes, &ann, |header| header.score.as_mut().unwrap().name = "Ann".into());
    let stolen = laid(&stolen, "stolen.cyclopean", &folder);
    assert!(refused(&stolen).contains("fingerprint: the file says"), "{}", refused(&stolen));
    // Whoever reckons that anew, too, has no key to sign it with.
    let reckoned = with_deeds_of(&bytes, &ann, |header| {
        *header = Header {
            signature: header.signature.clone(),
            ..save::header_of(&ann, Path::new("ann")).unwrap()
        };
    });
    let reckoned = laid(&reckoned, "reckoned.cyclopean", &folder);
    assert!(refused(&reckoned).contains("was changed after installation"), "{}", refused(&reckoned));

    // A deed that moved nothing on the table, and yet says that somebody was helped.
    let helped = |helps: bool| {
        let mut m = solitaire(4, false);
        drive(&mut m, &mut [CityBuilder::default()], |m| !m.hand().held().is_empty());
        m.intend(Intent::Hand(HandCommand::Preview(helps))).unwrap();
        turns(&mut m, 1);
        m.intend(Intent::Declare(Declaration::Stop)).unwrap();
        m.to_proof().unwrap().unwrap()
    };
    let stripped = with_deeds_of(&helped(true), &helped(false), |header| {
        header.score.as_mut().unwrap().help.previews = false;
    });
    let stripped = laid(&stripped, "stripped.cyclopean", &folder);
    assert!(refused(&stripped).contains("fingerprint: the file says"), "{}", refused(&stripped));
    // Where only the head is changed, the deeds speak against it.
    let denied = with_header(&helped(true), |header| header.score.as_mut().unwrap().help.previews = false);
    let denied = laid(&denied, "denied.cyclopean", &folder);
    assert!(refused(&denied).contains("help.previews: the file says false"), "{}", refused(&denied));

    // Practice without its steps back.
    let practised = finished(true).to_proof().unwrap().unwrap();
    let scored = with_deeds_of(&practised, &finished(false).to_proof().unwrap().unwrap(), |header| {
        let help = &mut header.score.as_mut().unwrap().help;
        (help.practice, help.undone) = (false, 0);
    });
    let scored = laid(&scored, "scored.cyclopean", &folder);
    assert!(refused(&scored).contains("fingerprint: the file says"), "{}", refused(&scored));

    // What comes to what it says, and was touched: the version is in no match.
    let touched =
        laid(&with_header(&bytes, |header| header.version = "9.9.9".into()), "touched.cyclopean", &folder);
    assert!(matches!(touched.seal, Seal::Broken(_)));
    assert!(refused(&touched).contains("was changed after installation"), "{}", refused(&touched));
}

/// Two matches of one seed, figure and turn have places of their own, and what is noted of one is not noted of the other.
#[test]
fn matches_that_come_to_the_same_have_places_of_their_own() {
    let folder = Folder::new();
    let shown = |helps: bool| {
        let mut m = solitaire(4, false);
        drive(&mut m, &mut [CityBuilder::default()], |m| !m.hand().held().is_empty());
        m.intend(Intent::Hand(HandCommand::Preview(helps))).unwrap();
        turns(&mut m, 1);
        m.intend(Intent::Declare(Declaration::Stop)).unwrap();
        exhibit(&m.to_bytes().unwrap(), &folder)
    };
    let [mut one, other] = [true, false].map(shown);
    assert_eq!(
        (one.score.figure, one.header.turn, one.header.seed),
        (other.score.figure, other.header.turn, other.header.seed)
    );
    assert_ne!(one.path, other.path);
    one.note_proved(folder.path()).unwrap();
    let proved: Vec<bool> = gallery::read(folder.path()).unwrap().0.iter().map(Exhibit::is_proved).collect();
    assert_eq!(proved.iter().filter(|proved| **proved).count(), 1, "{proved:?}");
}

#[test]
fn a_score_says_whose_it_is_and_whether_it_was_proved_here() {
    let (folder, elsewhere) = (Folder::new(), Folder::new());
    let mut ours = exhibit(&finished(false).to_bytes().unwrap(), &folder);
    assert_eq!(english(&ours.proof()), "not proved yet, signed by this installation");
    ours.note_proved(folder.path()).unwrap();
    let read = |folder: &Folder| gallery::read(folder.path()).unwrap().0.remove(0);
    assert!(read(&folder).is_proved());

    // Sent to somebody else, whose installation has proved nothing, even if the notes come with it.
    let bytes = std::fs::read(&ours.path).unwrap();
    let name = ours.path.file_name().unwrap().to_str().unwrap();
    exhibit(&finished(true).to_bytes().unwrap(), &elsewhere);
    laid(&bytes, name, &elsewhere);
    std::fs::create_dir(elsewhere.file(".proved")).unwrap();
    for note in std::fs::read_dir(folder.file(".proved")).unwrap().flatten() {
        std::fs::copy(note.path(), elsewhere.file(".proved").join(note.file_name())).unwrap();
    }
    let theirs = gallery::exhibit_in(&elsewhere.file(name), elsewhere.path()).unwrap().unwrap();
    assert!(
        matches!(&theirs.seal, Seal::Theirs(key) if english(&theirs.proof()).contains(key)),
        "{:?}",
        theirs.seal
    );
    assert!(!theirs.is_proved());

    // Nobody stands for it: it is read and told apart, and does not hold, whatever its match comes to.
    let unsigned = with_header(&bytes, |header| header.signature = None);
    let unsigned = laid(&unsigned, "unsigned.cyclopean", &elsewhere);
    assert_eq!(english(&unsigned.proof()), "not proved: nobody signed it");
    assert!(refused(&unsigned).contains("nobody has signed"), "{}", refused(&unsigned));
}

#[test]
fn a_score_is_proved_in_a_process_of_its_own_that_has_only_so_long() {
    let folder = Folder::new();
    let exhibit = exhibit(&finished(false).to_bytes().unwrap(), &folder);
    let program = Path::new(env!("CARGO_BIN_EXE_cyclopean"));
    let mut heard = 0;
    let steps =
        apart::prove(program, &exhibit.path, 600, Language::English, &mut |now, _| heard = now).unwrap();
    assert!(steps > 256 && heard > 0, "{steps} {heard}");
    let late = apart::prove(program, &exhibit.path, 0, Language::English, &mut |_, _| ()).unwrap_err();
    assert!(
        matches!(&late, NotProved::Unchecked(why) if english(why).contains("longer than 0 s")),
        "{late:?}"
    );
    let none = apart::prove(program, &folder.file("none.cyclopean"), 600, Language::German, &mut |_, _| ())
        .unwrap_err();
    assert!(english(&none).contains("none.cyclopean lässt sich nicht lesen"), "{none:?}");
}

/// Whoever sends a file chooses its name.
#[test]
fn the_name_of_a_file_prints_no_row_of_its_own() {
    let folder = Folder::new();
    let name = "a\n  1. 999.9 mm, Ann, proved\u{1b}[2J.cyclopean";
    laid(&finished(false).to_proof().unwrap().unwrap(), name, &folder);
    let answer = cyclopean(&["gallery", folder.file(name).to_str().unwrap()]);
    let printed = out(&answer);
    assert!(answer.status.success() && printed.contains("999.9"), "{printed}{}", err(&answer));
    assert!(!printed.lines().any(|line| line.starts_with("  1. 999.9")), "{printed}");
    assert!(!printed.contains('\u{1b}'), "{printed:?}");
}
