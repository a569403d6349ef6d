//! How a city grew: its height after every good turn, the turn that raised it most, and who knocked it over.

use game::message::{Length, Message};
use rlyeh_rules::{Cause, View};
use session::chart::{Annotation, MatchChart, Series};

const UM_PER_MM: i32 = 1000;

/// The story of a city that is ended.
pub fn of(city: &View) -> Option<MatchChart> {
    let ending = city.ending.as_ref()?;
    let heights: Vec<i32> = std::iter::once(0).chain(city.heights_um.iter().copied()).collect();
    let last = heights.len() - 1;
    let raised = heights.windows(2).map(|two| two[1] - two[0]).enumerate();
    let most = raised.max_by_key(|(_, raised)| *raised).filter(|(_, raised)| *raised > 0);
    let mut marks: Vec<Annotation> = most
        .map(|(turn, raised)| Annotation {
            at: turn + 1,
            line: 0,
            words: Message::new("rlyeh-story-grew").with("by", Length(raised)),
        })
        .into_iter()
        .collect();
    if let Cause::Collapse { seat, .. } = &ending.cause {
        marks.push(Annotation {
            at: last,
            line: 0,
            words: Message::new("rlyeh-story-fell").with("seat", *seat),
        });
    }
    let values = heights.iter().map(|um| (um + UM_PER_MM / 2) / UM_PER_MM).collect();
    let line = Series { name: Message::new("rlyeh-story-city"), seat: None, values };
    Some(MatchChart {
        counts: Message::new("rlyeh-story-mm"),
        moment: Message::new("rlyeh-story-turn"),
        lines: vec![line],
        marks,
    })
}
