//! The rules of Rathulhu, through the public interface: the worked examples of the rules as data, the cases between
//! them, and random games that score as they should. What holds of every game is tried in `every_game`.

mod hidden;
mod random;

use game::{Game, OutOfTurn, Outcome, Seat, SetupError};
use rathulhu_rules::*;
use strum::VariantArray;
use support::told::english;

use Action::{Bid, Discard, Done, Draw, Invoke, Pass, Take};
use Tile::{Altar, Cultist, ElderSign, OldOne, Relic, Shoggoth};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn tome(i: usize) -> Tile {
    Tile::TOMES[i]
}

fn site(i: usize) -> Tile {
    Tile::SITES[i]
}

fn pile(tiles: &[(Tile, u8)]) -> Pile {
    let mut pile = Pile::EMPTY;
    tiles.iter().for_each(|&(tile, n)| pile.add(tile, n));
    pile
}

// ---- A table laid as the test says ----

struct Scene {
    view: View,
    bag: Option<Pile>,
}

/// A new game in which Seat 1 has the first set of tokens, Seat 2 the second and so on.
fn scene(players: u8) -> Scene {
    let mut view = Rathulhu::new(&Setup::players(players), 0).unwrap().view(None);
    for (player, set) in view.players.iter_mut().zip(Setup::players(players).token_sets()) {
        player.face_up = set;
    }
    Scene { view, bag: None }.turn(A)
}

impl Scene {
    fn turn(mut self, seat: Seat) -> Self {
        self.view.phase = Phase::Turn { seat };
        self
    }

    fn tokens(mut self, board: u8, held: &[(&[u8], &[u8])]) -> Self {
        self.view.board = Token(board);
        for (player, (up, down)) in self.view.players.iter_mut().zip(held) {
            (player.face_up, player.face_down) = (Tokens::of(up), Tokens::of(down));
        }
        self
    }

    fn holds(mut self, seat: Seat, tiles: &[(Tile, u8)]) -> Self {
        self.view.players[usize::from(seat.0)].tiles = pile(tiles);
        self
    }

    /// Lays tiles on the track; the rest of the game's tiles stays in the bag.
    fn track(mut self, tiles: &[Tile]) -> Self {
        let mut spaces = [None; TRACK];
        for (space, &tile) in spaces.iter_mut().zip(tiles) {
            *space = Some(tile);
        }
        self.view.track = serde_json::from_value(serde_json::to_value(spaces).unwrap()).unwrap();
        self
    }

    fn signs(mut self, n: u8) -> Self {
        self.view.signs = n;
        self
    }

    fn aeon(mut self, aeon: u8) -> Self {
        self.view.aeon = aeon;
        let lines = vec![Some(PlayerScore::default()); self.view.players.len()];
        self.view.sheets = (1..aeon).map(|aeon| ScoreSheet { aeon, lines: lines.clone() }).collect();
        self
    }

    /// What is left in the bag; everything else that is not on the table has been discarded.
    fn bag(mut self, tiles: &[(Tile, u8)]) -> Self {
        self.bag = Some(pile(tiles));
        self
    }

    fn game(mut self) -> Rathulhu {
        let mut rest = Pile::whole();
        rest.take(ElderSign, self.view.signs);
        let players = self.view.players.iter().map(|player| player.tiles);
        let piles = players.chain([self.view.track.tiles().collect()]).chain(self.bag);
        for (tile, n) in piles.flat_map(|pile| pile.iter().collect::<Vec<_>>()) {
            assert_eq!(rest.take(tile, n), n, "too many of {tile:?}");
        }
        (self.view.bag, self.view.discards) = match self.bag {
            Some(bag) => (bag, rest),
            None => (rest, Pile::EMPTY),
        };
        Rathulhu::determinize(&self.view, 5).unwrap()
    }
}

fn act(game: &mut Rathulhu, seat: Seat, action: Action) -> Vec<Event> {
    let events = game.apply(seat, action).unwrap();
    game.audit().unwrap();
    events
}

fn refused(game: &Rathulhu, seat: Seat, action: Action) -> Refusal {
    assert!(!game.legal_actions(seat).contains(&action));
    let mut copy = game.clone();
    assert!(copy.apply(seat, action).is_err());
    assert_eq!(copy, *game, "a refused action changes nothing");
    game.check(seat, action).unwrap_err()
}

fn tiles(game: &Rathulhu, seat: Seat) -> Pile {
    game.player(seat).unwrap().tiles
}

fn turn(game: &Rathulhu) -> Option<Seat> {
    if let Phase::Turn { seat } = game.phase() { Some(*seat) } else { None }
}

// ---- The worked examples ----

#[test]
fn example_1_tiles() {
    assert_eq!(Pile::whole().total(), TILES);
    type Kind = fn(Tile) -> bool;
    let sum =
        |keep: Kind| Tile::ALL.into_iter().filter(|&t| keep(t)).map(|t| u16::from(t.copies())).sum::<u16>();
    let parts: [(u16, Kind); 9] = [
        (30, |t| t == ElderSign),
        (8, |t| t == OldOne),
        (5, |t| t == Relic),
        (25, |t| matches!(t, Tile::Tome(_))),
        (12, |t| t == Altar),
        (25, |t| t == Cultist),
        (25, |t| t == Shoggoth),
        (40, |t| matches!(t, Tile::Site(_))),
        (10, |t| matches!(t, Tile::Setback(_))),
    ];
    assert_eq!(parts.map(|(_, keep)| sum(keep)), parts.map(|(n, _)| n));
    assert!(Tile::SETBACKS.iter().map(|tile| tile.copies()).eq([2, 2, 4, 2]));
    for (i, tile) in Tile::ALL.into_iter().enumerate() {
        assert_eq!(tile.index(), i);
    }
    for players in 2..=5 {
        let game = Rathulhu::new(&Setup::players(players), 1).unwrap();
        assert_eq!((game.bag_len(), game.bag_contents()), (180, Pile::whole()));
        assert!(game.players().iter().all(|player| player.score == 10 && player.face_down.is_empty()));
        assert_eq!((game.board(), game.aeon()), (Token(1), 1));
    }
    for given in [0, 1, 6, 255] {
        let error = SetupError::Players { given, least: 2, most: 5 };
        assert_eq!(Rathulhu::new(&Setup::players(given), 1).unwrap_err(), error);
    }
}

#[test]
fn presets_and_tracks() {
    assert_eq!([2, 3, 4, 5].map(|n| Setup::players(n).time_spaces()), [8, 8, 9, 10]);
    assert_eq!(Setup::ra().time_spaces(), 6);
    assert_eq!(Setup::ra().token_sets(), [Tokens::of(&[9, 6, 5, 2]), Tokens::of(&[8, 7, 4, 3])]);
    assert_eq!(Setup::players(2).token_sets(), [Tokens::of(&[9, 6, 4, 3]), Tokens::of(&[8, 7, 5, 2])]);
    let more = Setup { players: 4, ..Setup::ra() };
    assert_eq!(more.token_sets(), Setup::players(4).token_sets());
    for setup in [2, 3, 4, 5].map(Setup::players).into_iter().chain([Setup::ra()]) {
        let sets = setup.token_sets();
        let all = sets.iter().fold(Tokens::of(&[1]), |all, &set| all.union(set));
        let highest = [9, 9, 9, 13, 13, 16][usize::from(setup.players)];
        assert_eq!(all, (1..=highest).map(Token).collect());
        assert!(sets.iter().all(|set| set.len() == setup.hand()));
    }
    // Every set is dealt to every seat sooner or later, and the highest token begins (U5).
    let mut first = [0; 3];
    for seed in 0..300 {
        let game = Rathulhu::new(&Setup::players(3), seed).unwrap();
        let starter = turn(&game).unwrap();
        assert!(game.player(starter).unwrap().face_up.has(Token(13)));
        first[usize::from(starter.0)] += 1;
    }
    assert!(first.iter().all(|&n| n > 60), "{first:?}");
}

fn aeon_points(held: &[&[(Tile, u8)]], last: bool) -> Vec<i16> {
    let holding = |tiles: &&[(Tile, u8)]| Holding { tiles: pile(tiles), tokens: Tokens::of(&[1]) };
    score(&held.iter().map(holding).collect::<Vec<_>>(), last).iter().map(PlayerScore::total).collect()
}

#[test]
fn example_2_an_aeon_is_scored_and_cleared() {
    let a = [(OldOne, 2), (Relic, 1), (tome(0), 2), (tome(1), 1), (tome(3), 1), (Altar, 1), (Cultist, 4)];
    let a = [&a[..], &[(Shoggoth, 3)]].concat();
    let b = [(Cultist, 5), (Shoggoth, 1), (tome(0), 1), (tome(2), 1)];
    let c = [(Altar, 3), (Shoggoth, 1), (site(0), 1), (site(5), 1)];
    assert_eq!(aeon_points(&[&a, &b, &c], false), [22, -2, -4]);

    let game = scene(3).holds(A, &a).holds(B, &b).holds(C, &c).signs(7).bag(&[(ElderSign, 23)]);
    let mut game = game.track(&[Relic]).game();
    let events = act(&mut game, A, Draw);
    assert_eq!(game.players().iter().map(|player| player.score).collect::<Vec<_>>(), [32, 8, 6]);
    assert_eq!(tiles(&game, A), pile(&[(Cultist, 4), (Shoggoth, 3)]));
    assert_eq!(tiles(&game, B), pile(&[(Cultist, 5), (Shoggoth, 1)]));
    assert_eq!(tiles(&game, C), pile(&[(Shoggoth, 1), (site(0), 1), (site(5), 1)]));
    let rows: Vec<i16> = ScoreRow::VARIANTS.iter().map(|&row| game.sheets()[0].lines[0].row(row)).collect();
    assert_eq!(rows, [4, 3, 5, 1, 4, 5, 0, 0, 0]);
    assert_eq!(
        events.iter().map(english).collect::<Vec<_>>(),
        [
            "Seat 1 drew an Elder Sign (8 of 8)",
            "Aeon 1 ended: time is up",
            "Aeon 1 scored: Seat 1 +22 to 32, Seat 2 −2 to 8 and Seat 3 −4 to 6",
            "Aeon 2 began; Seat 1 goes first",
        ]
    );
}

#[test]
fn example_3_shoggoths() {
    let cases: [(&[u16], &[i16]); 4] = [
        (&[2, 2, 0, 0], &[5, 5, -2, -2]),
        (&[3, 3, 3], &[0, 0, 0]),
        (&[0, 0], &[0, 0]),
        (&[4, 2, 1, 1], &[5, 0, -2, -2]),
    ];
    for (counts, points) in cases {
        assert_eq!(shoggoth_points(counts), points, "{counts:?}");
    }
}

#[test]
fn example_4_tomes() {
    let cases: [([u8; 5], i16); 6] = [
        ([0; 5], -5),
        ([0, 3, 0, 0, 0], 0),
        ([0, 1, 1, 0, 0], 0),
        ([0, 1, 1, 1, 0], 5),
        ([0, 1, 1, 1, 2], 10),
        ([1; 5], 15),
    ];
    for (tomes, points) in cases {
        assert_eq!(tome_points(&tomes), points, "{tomes:?}");
    }
}

#[test]
fn example_5_tokens() {
    assert_eq!(token_points(&[28, 30, 32]), [-5, 0, 5]);
    assert_eq!(token_points(&[22, 22]), [0, 0]);
    assert_eq!(token_points(&[24, 24, 40]), [-5, -5, 5]);
    let sums: Vec<u16> = Setup::players(3).token_sets().into_iter().map(Tokens::sum).collect();
    assert_eq!(sums, [28, 30, 32]);
}

#[test]
fn sites_and_the_last_aeon() {
    let cases: [([u8; 8], i16, i16); 7] = [
        ([0; 8], 0, 0),
        ([1, 1, 0, 0, 0, 0, 0, 0], 2, 0),
        ([1, 1, 1, 1, 1, 1, 0, 0], 6, 0),
        ([1, 1, 1, 1, 1, 1, 3, 0], 10, 5),
        ([1; 8], 15, 0),
        ([5, 4, 3, 2, 0, 0, 0, 0], 4, 30),
        ([5; 8], 15, 120),
    ];
    for (sites, types, alike) in cases {
        assert_eq!((site_type_points(&sites), sites_alike_points(&sites)), (types, alike), "{sites:?}");
    }
    let sites = [(site(0), 3), (site(1), 1), (tome(0), 1)];
    assert_eq!(aeon_points(&[&sites, &[(tome(0), 1)]], false), [0, 0]);
    assert_eq!(aeon_points(&[&sites, &[(tome(0), 1)]], true), [7, 0]);
}

#[test]
fn example_6_who_begins() {
    let spent = scene(3).tokens(13, &[(&[8, 5, 2, 1], &[]), (&[12, 9, 6, 3], &[]), (&[11, 10, 7, 4], &[])]);
    let mut game = spent.signs(7).bag(&[(ElderSign, 1)]).game();
    act(&mut game, A, Draw);
    assert_eq!((game.aeon(), turn(&game), game.board()), (2, Some(B), Token(13)));
}

#[test]
fn example_7_an_auction() {
    let mut game = scene(3).turn(A).track(&[Relic, Altar, OldOne]).game();
    act(&mut game, A, Invoke);
    // B has 12 9 6 3, C has 11 10 7 4.
    act(&mut game, B, Bid(Token(6)));
    act(&mut game, C, Bid(Token(10)));
    let events = act(&mut game, A, Pass);
    assert_eq!(english(&events[1]), "Seat 3 paid 10 and won: Old One, Relic and Altar, with token 1");
    let (b, c) = (game.player(B).unwrap(), game.player(C).unwrap());
    assert_eq!((c.face_up, c.face_down), (Tokens::of(&[11, 7, 4]), Tokens::of(&[1])));
    assert_eq!(c.tiles, pile(&[(Relic, 1), (Altar, 1), (OldOne, 1)]));
    assert_eq!((b.face_up, b.face_down), (Tokens::of(&[12, 9, 6, 3]), Tokens::NONE));
    assert_eq!((game.board(), turn(&game), game.track().is_empty()), (Token(10), Some(B), true));
}

#[test]
fn example_8_who_must_bid() {
    let five = [Relic, Altar, OldOne, Cultist, Cultist];
    let mut game = scene(3).track(&five).game();
    act(&mut game, A, Invoke);
    act(&mut game, B, Pass);
    act(&mut game, C, Pass);
    assert_eq!(game.legal_actions(A), [2, 5, 8, 13].map(|n| Bid(Token(n))));
    assert_eq!(refused(&game, A, Pass), Refusal::MustBid);
    assert_eq!(refused(&game, A, Bid(Token(7))), Refusal::NotYourToken(Token(7)));

    let mut game = scene(3).track(&[Cultist; 8]).game();
    for (seat, action) in [(A, Invoke), (B, Pass), (C, Pass)] {
        act(&mut game, seat, action);
    }
    assert_eq!(game.legal_actions(A).last(), Some(&Pass));
    let events = act(&mut game, A, Pass);
    assert_eq!(english(&events[1]), "Nobody bid; discarded: 8 × Cultist");
    assert_eq!((game.track().len(), game.discards().count(Cultist), turn(&game)), (0, 8, Some(B)));
}

#[test]
fn example_9_a_sign_and_no_bid() {
    let mut game = scene(3).turn(B).track(&[Relic, Altar]).bag(&[(ElderSign, 1)]).game();
    for (seat, action) in [(B, Draw), (C, Pass), (A, Pass), (B, Pass)] {
        act(&mut game, seat, action);
    }
    assert_eq!((game.track().len(), game.signs(), turn(&game)), (2, 1, Some(C)));
    // U-10: the bag is empty now, and the Aeon still ends by tokens.
    assert_eq!(refused(&game, C, Draw), Refusal::BagEmpty);
    assert_eq!(game.legal_actions(C), [Invoke]);
}

#[test]
fn example_9_even_seven_tiles_stay() {
    // With eight nobody could draw the sign.
    let mut game = scene(2).track(&[Cultist; 7]).bag(&[(ElderSign, 1)]).game();
    for (seat, action) in [(A, Draw), (B, Pass), (A, Pass)] {
        act(&mut game, seat, action);
    }
    assert_eq!(game.track().len(), 7);
}

#[test]
fn example_10_the_last_sign() {
    let mut game = scene(3).signs(7).track(&[Relic, Altar]).bag(&[(ElderSign, 1)]).game();
    let events = act(&mut game, A, Draw);
    assert!(!events.iter().any(|event| matches!(event, Event::AuctionBegan { .. })));
    assert_eq!((game.aeon(), game.signs(), game.track().len()), (2, 0, 0));
    assert!(game.discards().count(ElderSign) >= 8 && game.discards().count(Relic) == 5);
}

#[test]
fn example_11_bids_rise() {
    let held: [(&[u8], &[u8]); 3] = [(&[13, 5, 3, 2], &[]), (&[9, 6, 7, 10], &[]), (&[12, 4, 1], &[8])];
    let mut game = scene(3).tokens(11, &held).game();
    act(&mut game, A, Invoke);
    act(&mut game, B, Bid(Token(9)));
    assert_eq!(game.legal_actions(C), [Bid(Token(12)), Pass]);
    assert_eq!(refused(&game, C, Bid(Token(8))), Refusal::FaceDown(Token(8)));
    assert_eq!(refused(&game, C, Bid(Token(4))), Refusal::TooLow { token: Token(4), high: Token(9) });
    assert_eq!(refused(&game, C, Draw), Refusal::AuctionOn);
    assert_eq!(refused(&game, A, Pass), OutOfTurn::NotYourTurn { seat: A, turn_of: C }.into());
}

#[test]
fn example_12_a_full_track() {
    let full = [Relic, Altar, Altar, Cultist, Cultist, tome(0), OldOne, site(0)];
    let game = scene(2).track(&full).game();
    assert_eq!(game.legal_actions(A), [Invoke]);
    assert_eq!(refused(&game, A, Draw), Refusal::TrackFull);
    assert_eq!(refused(&game, A, Take(Relic)), Refusal::NoOldOne);

    let mut game = scene(2).holds(A, &[(OldOne, 2)]).track(&full).game();
    let takes = [Relic, Altar, Cultist, tome(0), site(0)].map(Take);
    assert_eq!(game.legal_actions(A), [&takes[..], &[Invoke]].concat());
    assert_eq!(refused(&game, A, Take(OldOne)), Refusal::TakesOldOne);
    assert_eq!(refused(&game, A, Take(site(1))), Refusal::NotOnTrack(site(1)));
    assert_eq!(refused(&game, A, Done), Refusal::NothingBegun);
    act(&mut game, A, Take(Altar));
    assert_eq!(game.track().spaces()[1], None, "the space stays free");
    assert_eq!(refused(&game, A, Draw), Refusal::UsingOldOnes);
    act(&mut game, A, Done);
    assert_eq!((game.track().len(), turn(&game)), (7, Some(B)));
    assert_eq!(tiles(&game, A), pile(&[(OldOne, 1), (Altar, 1)]));
    assert_eq!(game.legal_actions(B), [Draw, Invoke]);

    // Two Old Ones in one action; the turn passes by itself when none is left (U-6).
    let mut game = scene(2).holds(A, &[(OldOne, 2)]).track(&full).bag(&[(Shoggoth, 3)]).game();
    act(&mut game, A, Take(Relic));
    act(&mut game, A, Take(site(0)));
    assert_eq!((turn(&game), tiles(&game, A)), (Some(B), pile(&[(Relic, 1), (site(0), 1)])));
    act(&mut game, B, Draw);
    assert_eq!(game.track().spaces()[0], Some(Shoggoth), "the first free space is filled (U7)");
}

#[test]
fn example_13_the_last_with_tokens() {
    let held: [(&[u8], &[u8]); 4] =
        [(&[13, 6], &[1]), (&[], &[12, 7, 3]), (&[], &[11, 8, 4]), (&[], &[10, 9, 5])];
    let mut game = scene(4).tokens(2, &held).bag(&[(Relic, 5)]).game();
    for n in 1..=3 {
        act(&mut game, A, Draw);
        assert_eq!((turn(&game), game.track().len()), (Some(A), n));
    }
    act(&mut game, A, Invoke);
    assert_eq!(game.legal_actions(A), [Bid(Token(6)), Bid(Token(13))], "nobody else is asked");
    act(&mut game, A, Bid(Token(6)));
    assert_eq!((turn(&game), tiles(&game, A).count(Relic)), (Some(A), 3));
    act(&mut game, A, Invoke);
    let events = act(&mut game, A, Bid(Token(13)));
    assert!(events.contains(&Event::AeonEnded { aeon: 1, why: AeonEnd::Tokens }));
    assert_eq!((game.aeon(), game.board()), (2, Token(13)));
    assert_eq!(game.player(A).unwrap().face_up, Tokens::of(&[1, 2, 6]));

    let mut game = scene(4).tokens(2, &held).signs(8).bag(&[(ElderSign, 1)]).game();
    act(&mut game, A, Draw);
    assert_eq!(game.aeon(), 2, "the ninth sign ends the Aeon of four players");
}

#[test]
fn example_14_the_token_alone() {
    let held: [(&[u8], &[u8]); 3] = [(&[8, 5, 2, 1], &[]), (&[12, 9, 6, 3], &[]), (&[11, 10, 7, 4], &[])];
    let mut game = scene(3).tokens(13, &held).game();
    for (seat, action) in [(A, Invoke), (B, Pass), (C, Pass)] {
        act(&mut game, seat, action);
    }
    assert_eq!(refused(&game, A, Pass), Refusal::MustBid);
    act(&mut game, A, Bid(Token(2)));
    let a = game.player(A).unwrap();
    assert_eq!((a.face_down, game.board()), (Tokens::of(&[13]), Token(2)));
}

// ---- Setbacks ----

/// A wins these tiles for her lowest token, holding those.
fn wins(held: &[(Tile, u8)], track: &[Tile]) -> Rathulhu {
    let mut game = scene(2).holds(A, held).track(track).game();
    for (seat, action) in [(A, Invoke), (B, Pass), (A, Bid(Token(3)))] {
        act(&mut game, seat, action);
    }
    game
}

const SHOGGOTHS_DIE: Tile = Tile::Setback(Setback::Shoggoth);
const RITES_FAIL: Tile = Tile::Setback(Setback::Ritual);
const TOMES_BURN: Tile = Tile::Setback(Setback::Tome);
const SITES_FALL: Tile = Tile::Setback(Setback::Site);

#[test]
fn setbacks_without_a_choice() {
    type Piles<'a> = &'a [(Tile, u8)];
    let cases: [(Piles, &[Tile], Piles); 9] = [
        (&[(Shoggoth, 3)], &[SHOGGOTHS_DIE], &[(Shoggoth, 1)]),
        (&[(Shoggoth, 1)], &[SHOGGOTHS_DIE, Shoggoth, Shoggoth], &[(Shoggoth, 1)]),
        (&[(Shoggoth, 3)], &[SHOGGOTHS_DIE, SHOGGOTHS_DIE], &[]),
        (&[(Shoggoth, 9)], &[SHOGGOTHS_DIE, SHOGGOTHS_DIE], &[(Shoggoth, 5)]),
        (&[(Altar, 1), (Cultist, 5)], &[RITES_FAIL], &[(Cultist, 4)]),
        (&[(Altar, 2), (Cultist, 5)], &[RITES_FAIL, Altar], &[(Altar, 1), (Cultist, 5)]),
        (&[(Cultist, 1)], &[RITES_FAIL], &[]),
        (&[(tome(1), 1), (tome(4), 1)], &[TOMES_BURN], &[]),
        (&[(site(1), 3)], &[SITES_FALL], &[(site(1), 1)]),
    ];
    for (held, track, left) in cases {
        let game = wins(held, track);
        assert_eq!(tiles(&game, A), pile(left), "{held:?} {track:?}");
        assert_eq!(turn(&game), Some(B));
    }
}

#[test]
fn setbacks_with_a_choice() {
    let held = [(tome(0), 2), (tome(1), 1), (site(2), 1), (site(3), 2)];
    let mut game = wins(&held, &[TOMES_BURN, SITES_FALL, tome(1)]);
    let choices = [tome(0), tome(1), site(2), site(3)].map(Discard);
    assert_eq!(game.legal_actions(A), choices);
    assert_eq!(refused(&game, A, Discard(tome(2))), Refusal::NotHeld(tome(2)));
    assert_eq!(refused(&game, A, Discard(Shoggoth)), Refusal::NotAsked(Shoggoth));
    assert_eq!(refused(&game, A, Draw), Refusal::SetbackFirst);
    assert_eq!(refused(&game, A, Pass), Refusal::NoAuction);
    act(&mut game, A, Discard(site(3)));
    act(&mut game, A, Discard(tome(0)));
    assert_eq!(game.legal_actions(A), choices, "one of each kind is still due");
    act(&mut game, A, Discard(tome(0)));
    assert_eq!(game.legal_actions(A), &choices[2..]);
    assert_eq!(refused(&game, A, Discard(tome(1))), Refusal::NotAsked(tome(1)));
    act(&mut game, A, Discard(site(2)));
    assert_eq!(tiles(&game, A), pile(&[(tome(1), 2), (site(3), 1)]));
    assert_eq!(turn(&game), Some(B));
    assert_eq!(refused(&game, B, Discard(tome(1))), Refusal::NoSetback);

    // Four Tomes must go; once only one type is left, the rest goes by itself.
    let mut game = wins(&[(tome(0), 3), (tome(1), 3)], &[TOMES_BURN, TOMES_BURN]);
    for _ in 0..3 {
        act(&mut game, A, Discard(tome(0)));
    }
    assert_eq!((tiles(&game, A), turn(&game)), (pile(&[(tome(1), 2)]), Some(B)));
}

#[test]
fn an_old_one_may_take_a_setback() {
    let held = [(OldOne, 2), (tome(0), 2), (tome(1), 1)];
    let mut game = scene(2).holds(A, &held).track(&[TOMES_BURN, Relic]).game();
    act(&mut game, A, Take(TOMES_BURN));
    act(&mut game, A, Discard(tome(1)));
    assert_eq!(tiles(&game, A), pile(&[(OldOne, 1), (tome(0), 1)]));
    assert_eq!(game.legal_actions(A), [Take(Relic), Done], "the other Old One may still be used");
}

#[test]
fn a_setback_is_resolved_before_the_aeon_ends() {
    let held: [(&[u8], &[u8]); 2] = [(&[3], &[1, 4, 6]), (&[], &[8, 7, 5, 2])];
    let game = scene(2).tokens(9, &held).holds(A, &[(tome(0), 1), (tome(1), 1), (tome(2), 1)]);
    let mut game = game.track(&[TOMES_BURN]).game();
    act(&mut game, A, Invoke);
    act(&mut game, A, Bid(Token(3)));
    assert_eq!((game.aeon(), game.to_act()), (1, vec![A]), "U21");
    act(&mut game, A, Discard(tome(0)));
    act(&mut game, A, Discard(tome(1)));
    let tomes = |seat: usize| game.sheets()[0].lines[seat].row(ScoreRow::Tomes);
    assert_eq!((game.aeon(), tomes(0), tomes(1)), (2, 0, -5));
}

#[test]
fn the_end_and_its_ties() {
    let tie = |up: [&[u8]; 2], board: u8| {
        let mut game = scene(2)
            .aeon(3)
            .tokens(board, &[(up[0], &[]), (up[1], &[])])
            .signs(7)
            .bag(&[(ElderSign, 1)])
            .game();
        act(&mut game, A, Draw);
        game
    };
    // 22 against 22: nobody scores tokens, and the 9 breaks the tie (U29).
    let game = tie([&[8, 7, 5, 2], &[9, 6, 4, 3]], 1);
    assert_eq!(game.outcome(), Some(Outcome::Won(vec![B])));
    assert_eq!(game.players().iter().map(|p| p.score).collect::<Vec<_>>(), [5, 5]);
    let mut game = tie([&[8, 7, 6, 2], &[9, 5, 4, 3]], 1);
    assert_eq!(game.outcome(), Some(Outcome::Won(vec![A])));
    assert_eq!(game.players().iter().map(|p| p.score).collect::<Vec<_>>(), [10, 0]);
    assert_eq!(game.apply(A, Draw), Err(OutOfTurn::GameOver.into()));
    assert!(game.to_act().is_empty() && game.legal_actions(A).is_empty());
    assert_eq!(winner(&[-3, -3, -9], &[Tokens::of(&[2]), Tokens::of(&[4]), Tokens::of(&[16])]), Some(1));
}
