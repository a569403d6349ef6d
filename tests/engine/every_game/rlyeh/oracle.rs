//! The rules of collapse, the invariants and the result, told anew from the outside.

use game::{Game, Outcome, Seat};
use rlyeh_rules::*;
use table::PieceId;
use std::collections::{BTreeMap, BTreeSet};

/// R25 to R28 told anew, from the outside.
#[derive(Default)]
pub struct Oracle {
    serial: u32,
    baseline: BTreeMap<PieceId, PieceFacts>,
    down: BTreeSet<PieceId>,
    /// The part before, while a floor card of an Arrange is in the hand: put back, it goes on.
    before: Option<(BTreeMap<PieceId, PieceFacts>, BTreeSet<PieceId>)>,
}

impl Oracle {
    pub fn watch(&mut self, game: &Rlyeh) {
        let part = game.phase().part();
        if self.serial != game.part_serial() {
            self.serial = game.part_serial();
            let lies = game.view(None).pieces.into_iter().map(|p| (p.label.id(), p.facts)).collect();
            let before = (std::mem::replace(&mut self.baseline, lies), std::mem::take(&mut self.down));
            self.before = (part == Some(TurnPart::ArrangeCard)).then_some(before);
        } else if part == Some(TurnPart::ArrangeAdjust)
            && let Some((baseline, down)) = self.before.take()
        {
            self.baseline = baseline;
            self.down.extend(down);
        }
    }

    pub fn expects_collapse(&mut self, game: &Rlyeh, facts: &Facts) -> bool {
        for (id, piece) in &facts.pieces {
            let Some(before) = self.baseline.get(id) else { continue };
            let lay_there =
                piece.fallen == Some(Fall::TouchesTable) && before.supports.contains(&Surface::Table);
            if piece.fallen.is_some() && !game.handled().contains(id) && !before.off_table && !lay_there {
                self.down.insert(*id);
            }
        }
        let is_card = |id: &&PieceId| matches!(game.piece(**id), Some(Piece::Card { .. }));
        let height = |id: PieceId| match game.piece(id) {
            Some(Piece::Pyramid { size, .. }) => size.height_um(),
            _ => 0,
        };
        // R19, R-24: one that is taller by a nest's step or more than what it covers stands on what that stands on.
        let covers = |id: PieceId, below: PieceId| height(id) >= height(below) + NEST_STEP_UM;
        let on_table_only = |id: PieceId, f: &PieceFacts| {
            let covered = |s: &Surface| {
                s.piece().is_some_and(|below| {
                    // What is covered may itself be raised by a nest, and the one over it with it.
                    let low = self.baseline.get(&below).is_some_and(|f| f.nested_on.is_none());
                    f.nested_on == Some(below) && covers(id, below) && low
                })
            };
            f.off_table || f.supports.iter().all(|s| *s == Surface::Table || covered(s))
        };
        let elevated = |id: &&PieceId| !on_table_only(**id, &self.baseline[*id]);
        let pyramids = self.down.iter().filter(|id| !is_card(id));
        self.down.iter().any(|id| is_card(&id))
            || pyramids.clone().any(|id| elevated(&id))
            || pyramids.count() >= 2
    }
}

/// Section 10, told from the view alone.
pub fn check_invariants(game: &Rlyeh) {
    game.audit().unwrap();
    let view = game.view(None);
    let setup = &view.setup;
    for stash in &view.stashes {
        for size in Size::ALL {
            assert_eq!(stash.reserve[size.index()] + stash.built[size.index()], PER_SIZE);
        }
        let pips: u16 = (0..3).map(|i| (i + 1) * u16::from(stash.built[usize::from(i)])).sum();
        assert_eq!(stash.pips, pips);
        let exhausted = stash.built.iter().sum::<u8>() == STASH;
        assert!(!exhausted || view.outcome.is_some() || view.phase != Phase::Rolling);
    }
    let cards: u8 = view.cards.iter().map(|c| c.left + c.in_play).sum();
    assert_eq!(cards, cards_for(setup.stashes()));
    let pyramids = view.pieces.iter().filter(|p| matches!(p.piece, Piece::Pyramid { .. })).count();
    if view.phase == Phase::Rolling {
        assert!(pyramids <= 14 * usize::from(setup.stashes()));
        assert_eq!(view.heights_um.len() + 1, view.turn as usize);
    }
    let cards: BTreeSet<_> = view.pieces.iter().filter(|p| p.home.is_none()).map(|p| p.label.id()).collect();
    for piece in &view.pieces {
        match (piece.piece, piece.home) {
            (Piece::Pyramid { .. }, Some(Surface::Table)) | (Piece::Card { .. }, None) => {}
            (Piece::Pyramid { .. }, Some(Surface::Card(card))) => assert!(cards.contains(&card)),
            odd => panic!("{odd:?}"),
        }
        assert!(piece.facts.top_um >= LOWEST_TOP_UM);
        for pair in piece.stack.windows(2) {
            assert_eq!(game.facts_of(pair[1]).unwrap().nested_on, Some(pair[0]));
            assert_eq!(game.facts_of(pair[0]).unwrap().class, Some(Class::Upright));
        }
    }
    assert_eq!(view.outcome.is_some(), view.phase == Phase::Over);
    assert_eq!(game.to_act().is_empty(), game.referee_for().is_some() || view.outcome.is_some());
    assert_eq!(
        game.to_act().iter().all(|&seat| game.legal_actions(seat).is_empty()),
        game.to_act().is_empty()
    );
}

/// R31 told anew.
pub fn check_result(game: &Rlyeh) {
    let view = game.view(None);
    let ending = view.ending.unwrap();
    let outcome = view.outcome.unwrap();
    let top = |p: &PieceView| if p.facts.off_table { 0 } else { p.facts.top_um };
    let pyramids: Vec<_> = view.pieces.iter().filter(|p| p.home.is_some()).collect();
    let high = pyramids.iter().map(|p| top(p)).max().unwrap_or(0);
    if view.setup.is_solitaire() {
        let height = if ending.collapsed() { view.heights_um.last().copied().unwrap_or(0) } else { high };
        assert_eq!(outcome, Outcome::Solo { score: i64::from(height) });
        return;
    }
    if let Cause::Collapse { seat, .. } = ending.cause {
        let winners = view.seats.iter().filter(|s| s.seat != seat && !s.eliminated).map(|s| s.seat).collect();
        assert_eq!(outcome, Outcome::Won(winners));
        return;
    }
    let tied: Vec<_> = view
        .stashes
        .iter()
        .filter(|s| {
            pyramids.iter().any(|p| {
                top(p) >= high - 500 && matches!(p.piece, Piece::Pyramid { stash, .. } if stash == s.stash)
            })
        })
        .collect();
    let pips = tied.iter().map(|s| s.pips).max();
    let best: Vec<_> = tied.iter().filter(|s| Some(s.pips) == pips).collect();
    let owners: Vec<Seat> = best.iter().filter_map(|s| s.owner).collect();
    match outcome {
        Outcome::AllLost => assert!(owners.is_empty()),
        Outcome::Won(seats) => assert!(seats == owners && best.len() == 1),
        Outcome::Drawn(seats) => assert!(seats == owners && best.len() > 1 && !owners.is_empty()),
        Outcome::Solo { .. } => panic!("nobody plays alone"),
    }
}
