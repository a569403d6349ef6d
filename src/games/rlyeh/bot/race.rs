//! The race among opponents on paper: how likely it is to win in the end, by playing on with dice alone.
//!
//! Whose colour is uppermost when a colour is built in wins (R31). A spire goes on top of the city or aside, a brick changes only
//! how near the end is. So a race is what every stash still holds, which colour is uppermost, how large the pyramid is that it
//! is uppermost by, and who comes next. On paper nothing falls and no card is laid.
//!
//! The others are not in league: each plays for itself by the builders' rule of thumb ([`super::standing`]). Two of their habits
//! decide who wins. They nest nothing over what is smaller, so over a small one only a small one of theirs goes, and of those
//! there are five. And they lay their bricks in other players' colours, so whoever lays their own is full sooner.
//!
//! Every race is played on with the same dice, so that two spots differ by what they lead to and not by luck.

use game::pieces::Size;
use game::rng::Rng;
use rlyeh_rules::{DieOrder, STASH};
use std::sync::LazyLock;

/// So often a race is played on: a chance is right to within 0.04 (a standard error), the difference of two much better.
const GAMES: u64 = 150;
/// More turns than any race has left.
const MOST_TURNS: usize = 250;
/// Pyramids in play that make a colour one short of its end.
const NEARLY: u8 = STASH - 1;
/// A builder tries so few spots that it gets to two sizes of its own colour for a spire.
const SIZES_TRIED: usize = 2;

/// The dice of every game.
static DICE: LazyLock<Vec<Vec<DieOrder>>> = LazyLock::new(|| {
    let turns = |game| {
        let mut rng = Rng::stream(0, game);
        (0..MOST_TURNS).map(|_| DieOrder::of_d12(rng.roll(12))).collect()
    };
    (0..GAMES).map(turns).collect()
});

/// A pyramid that is uppermost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Top {
    /// Its stash.
    pub stash: u8,
    /// Its size.
    pub size: Size,
}

/// A race under way, as whoever has just acted sees it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Race {
    /// What every stash holds of every size.
    pub reserve: Vec<[u8; 3]>,
    /// The stashes of the players in turn, the next one first and one's own last.
    pub players: Vec<u8>,
    /// What is uppermost; nothing in an empty city or where colours share the summit.
    pub top: Option<Top>,
}

/// A pyramid that is built in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Build {
    stash: u8,
    size: Size,
    /// Whether it goes on top.
    on_top: bool,
}

impl Race {
    /// How likely one wins, the next player about to roll.
    pub fn chance(&self) -> f32 {
        if let Some(winner) = self.winner() {
            return f32::from(u8::from(winner == self.players.last().copied()));
        }
        let won = DICE.iter().filter(|dice| self.clone().play(dice)).count();
        won as f32 / DICE.len() as f32
    }

    /// Plays to the end with these dice: whether one wins.
    fn play(mut self, dice: &[DieOrder]) -> bool {
        let own = self.players.last().copied();
        for (&stash, &deed) in self.players.clone().iter().cycle().zip(dice) {
            let build = if Some(stash) == own { self.plain(stash, deed) } else { self.thumb(stash, deed) };
            let Some(build) = build else { continue };
            self.build(build);
            if self.built(build.stash) >= STASH {
                return self.winner().flatten() == own;
            }
        }
        false
    }

    /// The stash that has won, if a player's has; nothing while no colour is built in.
    fn winner(&self) -> Option<Option<u8>> {
        let over = self.stashes().any(|stash| self.built(stash) >= STASH);
        let uppermost = self.top.map(|top| top.stash).filter(|stash| self.players.contains(stash));
        over.then_some(uppermost)
    }

    fn build(&mut self, Build { stash, size, on_top }: Build) {
        self.reserve[usize::from(stash)][size.index()] -= 1;
        if on_top || self.top.is_none() {
            self.top = Some(Top { stash, size });
        }
    }

    fn stashes(&self) -> impl Iterator<Item = u8> + use<> {
        0..self.reserve.len() as u8
    }

    fn built(&self, stash: u8) -> u8 {
        STASH - self.reserve[usize::from(stash)].iter().sum::<u8>()
    }

    /// The sizes that a stash still holds, smallest first.
    fn sizes(&self, stash: u8) -> impl DoubleEndedIterator<Item = Size> + use<> {
        let held = self.reserve[usize::from(stash)];
        Size::ALL.into_iter().filter(move |size| held[size.index()] > 0)
    }

    /// Whether one is uppermost oneself.
    pub(crate) fn is_led(&self) -> bool {
        self.players.last().is_some_and(|&own| self.leads(own))
    }

    fn leads(&self, stash: u8) -> bool {
        self.top.is_some_and(|top| top.stash == stash)
    }

    /// Aside, the largest that a stash holds.
    fn large(&self, stash: u8) -> Option<Build> {
        self.sizes(stash).next_back().map(|size| Build { stash, size, on_top: false })
    }

    /// What a builder does.
    fn thumb(&self, own: u8, deed: DieOrder) -> Option<Build> {
        match deed {
            DieOrder::Spire => self.thumb_spire(own).or_else(|| self.thumb_brick(own)),
            DieOrder::Brick => self.thumb_brick(own),
            DieOrder::Ascend | DieOrder::Skew | DieOrder::Arrange => None,
        }
    }

    /// On top as soon as a size fits, a small one only when it is needed; else aside. For a large one there is seldom room, so
    /// whoever does not lead then sets the first small one of any colour that brings the end no nearer.
    fn thumb_spire(&self, own: u8) -> Option<Build> {
        let tried: Vec<Size> = self.sizes(own).take(SIZES_TRIED).collect();
        let fits = |size: &Size| self.top.is_none_or(|top| *size <= top.size);
        let build = |size: Size, on_top| Some(Build { stash: own, size, on_top });
        let last = self.built(own) >= NEARLY;
        match tried.iter().copied().rfind(fits) {
            Some(size) if size > Size::Small || !self.leads(own) || tried.len() == 1 || last => {
                build(size, true)
            }
            Some(_) => build(*tried.last()?, false),
            None if self.leads(own) || tried.contains(&Size::Medium) && !last => build(*tried.last()?, false),
            None => {
                let fullest = self.stashes().map(|stash| self.built(stash)).max()?;
                let stash = self.stashes().find(|&stash| self.built(stash) < fullest)?;
                let size = self.sizes(stash).next()?;
                Some(Build { stash, size, on_top: false })
            }
        }
    }

    /// Whoever leads hurries the fullest colour to its end, the others lay what is built least: one of the second least, for the
    /// last of the spots that a builder gets to try is as good as the first.
    fn thumb_brick(&self, own: u8) -> Option<Build> {
        if self.leads(own) {
            return self.large(self.stashes().max_by_key(|&stash| self.built(stash))?);
        }
        let mut others: Vec<u8> = self.stashes().filter(|&stash| stash != own).collect();
        others.sort_by_key(|&stash| self.built(stash));
        let safe = |stash: &&u8| self.built(**stash) < NEARLY;
        let least = others.iter().take(2).rev().find(safe);
        self.large(*least.or(Some(&own)).filter(safe).unwrap_or(&others[0]))
    }

    /// What one does oneself, plainly. Small ones are for going on top, and whoever leads by one keeps the others: the
    /// rest goes aside in one's own colour. The end comes as soon as it wins.
    fn plain(&self, own: u8, deed: DieOrder) -> Option<Build> {
        let small = |stash| self.sizes(stash).next();
        let nearly = |stash: &u8| self.built(*stash) >= NEARLY;
        let fits = |size: &Size| self.top.is_none_or(|top| *size <= top.size);
        let leads = self.leads(own);
        let is_firm = leads && self.top.is_some_and(|top| top.size == Size::Small);
        match deed {
            DieOrder::Ascend | DieOrder::Skew | DieOrder::Arrange => None,
            _ if leads && self.stashes().any(|stash| nearly(&stash)) => {
                let stash = self.stashes().find(nearly)?;
                Some(Build { stash, size: small(stash)?, on_top: false })
            }
            DieOrder::Spire if !is_firm && small(own).is_some_and(|size| fits(&size)) => {
                Some(Build { stash: own, size: small(own)?, on_top: true })
            }
            DieOrder::Spire | DieOrder::Brick if !nearly(&own) => self.large(own),
            DieOrder::Spire | DieOrder::Brick => {
                let others = self.stashes().filter(|&stash| stash != own);
                let stash = others.min_by_key(|&stash| self.built(stash))?;
                Some(Build { stash, size: small(stash)?, on_top: false })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Five at the table, so many of every stash in play, large ones first, one's own stash 0; a small one of `top` uppermost.
    fn race(built: [u8; 6], top: u8) -> Race {
        race_of(&built, top)
    }

    fn race_of(built: &[u8], top: u8) -> Race {
        let held = |built: &u8| {
            let large = *built.min(&5);
            let medium = (built - large).min(5);
            [5 - (built - large - medium), 5 - medium, 5 - large]
        };
        let top = Some(Top { stash: top, size: Size::Small });
        Race { reserve: built.iter().map(held).collect(), players: vec![1, 2, 3, 4, 0], top }
    }

    #[test]
    fn what_is_over_is_won_or_lost() {
        let chances =
            [race([15, 3, 3, 3, 3, 3], 0), race([3, 3, 3, 3, 3, 15], 1), race([15, 3, 3, 3, 3, 3], 5)];
        assert_eq!(chances.map(|race| race.chance()), [1.0, 0.0, 0.0]);
    }

    /// Nobody else has a small one left, and one's own is uppermost: nobody goes over it, and whichever colour is built in, one wins.
    #[test]
    fn nobody_goes_over_a_small_one_without_small_ones() {
        let mut held = race([12; 6], 0);
        held.reserve.fill([0, 1, 2]);
        held.reserve[0] = [3, 0, 0];
        assert_eq!(held.chance(), 1.0);
    }

    /// Two at the table, every colour one short of its end. They roll first: a spire wins (5 of 12), a brick gives the game to
    /// whoever is uppermost (4), else nothing happens (3). We roll: a spire wins, and when we are uppermost a brick, too.
    #[test]
    fn with_one_of_every_colour_missing_it_is_as_by_hand() {
        let chance = |top| Race { players: vec![1, 0], ..race_of(&[14; 3], top) }.chance();
        // behind = 3/12 (5/12 + 3/12 behind), ahead = 4/12 + 3/12 (9/12 + 3/12 ahead).
        let [behind, ahead] = [15.0 / 135.0, 75.0 / 135.0];
        assert!((chance(1) - behind).abs() < 0.1, "{} {behind}", chance(1));
        assert!((chance(0) - ahead).abs() < 0.1, "{} {ahead}", chance(0));
    }

    /// Who is nearly full, and may still go on top, is better off than who is not; and so is who leads.
    #[test]
    fn ones_own_colour_full_and_uppermost_is_better() {
        let chance = |built, top| race(built, top).chance();
        assert!(chance([14, 10, 10, 10, 10, 8], 1) > chance([8, 10, 10, 10, 10, 8], 1) + 0.2);
        assert!(chance([14, 10, 10, 10, 10, 8], 0) > chance([14, 10, 10, 10, 10, 8], 1));
    }

    #[test]
    fn whoever_leads_by_a_small_one_keeps_the_others() {
        let spire = |top| race([5; 6], top).plain(0, DieOrder::Spire).map(|build| (build.size, build.on_top));
        assert_eq!([spire(0), spire(1)], [Some((Size::Medium, false)), Some((Size::Small, true))]);
    }
}
