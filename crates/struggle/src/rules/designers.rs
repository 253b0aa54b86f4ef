//! The designers' optional rules: operations split between influence and realignment.
//!
//! A country where influence was placed in the round is no target of its realignments, and the other way round. While
//! operations are under way, `chosen_once` holds the countries placed in and `chosen_twice` those rolled in. The other
//! optional rules are single words in the chapters on realignment and the Space Race.

use crate::decision::{Frame, Split, Table, Zone};
use crate::rules::influence::Placement;
use crate::state::State;

impl Split {
    /// After a point was spent, the kind may change.
    #[must_use]
    pub const fn after_spending(self) -> Split {
        match self {
            Split::Never => Split::Never,
            Split::Later | Split::Now => Split::Now,
        }
    }
}

impl State {
    /// May the points left be used for realignment rolls?
    pub fn may_turn_to_realignment(&self, p: &Placement) -> bool {
        p.split == Split::Now
            && !self
                .legal_realignment(
                    p.by,
                    p.spent,
                    p.points,
                    Zone::Anywhere,
                    false,
                    p.china,
                    p.asia,
                    p.southeast,
                    p.split,
                )
                .is_empty()
    }

    /// May the points left of these rolls be used for influence?
    pub fn may_turn_to_influence(&self, rolls: Frame) -> bool {
        match placement_of(rolls) {
            Some(p) if p.split == Split::Now => {
                !self.legal_influence(&p).is_empty() || self.may_place_in_civil_war(&p)
            }
            _ => false,
        }
    }
}

fn placement_of(rolls: Frame) -> Option<Placement> {
    match rolls {
        Frame::Realign { by, spent, points, china, asia, southeast, split, .. } => {
            Some(Placement { by, spent, points, china, asia, southeast, split })
        }
        _ => None,
    }
}

pub fn turn_to_realignment(t: &mut Table<'_>, p: Placement) {
    let Placement { by, spent, points, china, asia, southeast, .. } = p;
    t.push(Frame::Realign {
        by,
        spent,
        points,
        zone: Zone::Anywhere,
        free: false,
        may: false,
        china,
        asia,
        southeast,
        split: Split::Later,
    });
}

pub fn turn_to_influence(t: &mut Table<'_>, rolls: Frame) {
    if let Some(p) = placement_of(rolls) {
        t.push(Placement { split: Split::Later, ..p }.frame());
    }
}
