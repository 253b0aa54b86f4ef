//! Chapter 6: what operations points are used for.

use crate::decision::{Frame, Kinds, Split, Table, Word, WordSet, Zone};
use crate::fact::Fact;
use crate::map::{Country, CountrySet};
use crate::rules::influence::{self, Placement};
use crate::side::Side;
use crate::state::State;

/// Operations as a card or an event grants them.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a term of its own")]
pub struct Grant {
    /// Printed value.
    pub ops: u8,
    pub zone: Zone,
    pub free: bool,
    /// May stop early.
    pub may: bool,
    /// The China Card: +1 if all is spent in Asia.
    pub china: bool,
    /// Both influence and realignment are granted, so that the designers' rule may split them.
    pub split: bool,
}

impl Grant {
    pub const fn of_card(ops: u8, china: bool) -> Grant {
        Grant { ops, zone: Zone::Anywhere, free: false, may: false, china, split: true }
    }
}

impl State {
    /// Which uses are possible at all.
    pub fn operations_words(
        &self,
        by: Side,
        ops: u8,
        kinds: Kinds,
        zone: Zone,
        free: bool,
        china: bool,
    ) -> WordSet {
        let first = Placement {
            by,
            spent: 0,
            points: self.effective_ops(by, ops),
            china,
            asia: true,
            southeast: true,
            split: Split::Never,
        };
        let influence = kinds.has(Kinds::INFLUENCE)
            && (!self.legal_influence(&first).is_empty() || self.may_place_in_civil_war(&first));
        let realign = kinds.has(Kinds::REALIGN) && !self.realignment_targets(by, zone, free).is_empty();
        let coup = kinds.has(Kinds::COUP) && !self.coup_targets(by, zone, free).is_empty();
        WordSet::EMPTY
            .with_if(influence, Word::Influence)
            .with_if(realign, Word::Realign)
            .with_if(coup, Word::Coup)
    }

    /// Where the next realignment roll may be made.
    #[expect(clippy::too_many_arguments, reason = "the fields of the frame")]
    #[expect(clippy::fn_params_excessive_bools, reason = "the fields of the frame")]
    pub fn legal_realignment(
        &self,
        by: Side,
        spent: u8,
        points: u8,
        zone: Zone,
        free: bool,
        china: bool,
        asia: bool,
        southeast: bool,
        split: Split,
    ) -> CountrySet {
        let mut targets = self.realignment_targets(by, zone, free);
        if split != Split::Never {
            // Designers' rule: not where influence was placed in this round.
            targets = targets - self.chosen_once;
        }
        let left = |bonus: u8| points + bonus > spent;
        let mut legal = CountrySet::EMPTY;
        if left(0) {
            legal |= !CountrySet::ASIA;
        }
        if left(self.regional_bonus(by, china, asia, false)) {
            legal |= CountrySet::ASIA - CountrySet::SOUTHEAST_ASIA;
        }
        if left(self.regional_bonus(by, china, asia, southeast)) {
            legal |= CountrySet::SOUTHEAST_ASIA;
        }
        targets & legal
    }
}

/// The frame that asks what the points of a grant are used for.
pub const fn frame(by: Side, ops: u8, kinds: Kinds, zone: Zone, free: bool, may: bool) -> Frame {
    Frame::Operations { by, ops, kinds, zone, free, may, china: false }
}

/// Operations begin, used as `word` says.
pub fn begin(t: &mut Table<'_>, by: Side, word: Word, grant: Grant) {
    let Grant { ops, zone, free, may, china, split } = grant;
    // FAQ line for the first edition: operations granted by events are not modified (7.4.3 is not in it).
    let points = if may && t.options.is_first_edition() { ops } else { t.effective_ops(by, ops) };
    let split = if t.options.split_ops && split { Split::Later } else { Split::Never };
    t.chosen_once = CountrySet::EMPTY;
    t.chosen_twice = CountrySet::EMPTY;
    t.note(Fact::Operations { side: by, how: word, points });
    match word {
        Word::Influence => {
            influence::go_on(
                t,
                Placement { by, spent: 0, points, china, asia: true, southeast: true, split },
            );
        }
        Word::Realign => t.push(Frame::Realign {
            by,
            spent: 0,
            points,
            zone,
            free,
            may,
            china,
            asia: true,
            southeast: true,
            split,
        }),
        Word::Coup => t.push(Frame::Coup { by, points, zone, free, china }),
        _ => {}
    }
}

/// 6.2.1: the next roll is aimed at `target`; the frame of the rolls lies on top of the stack.
pub fn realign(t: &mut Table<'_>, target: Country) {
    t.chosen_twice.insert(target);
    if let Some(Frame::Realign { by, spent, zone, asia, southeast, split, .. }) = t.stack.last_mut() {
        *spent += 1;
        *split = split.after_spending();
        *asia &= CountrySet::ASIA.contains(target);
        *southeast &= CountrySet::SOUTHEAST_ASIA.contains(target);
        if *zone == Zone::CentralOrSouthAmerica {
            // Junta: all rolls in the region of the first.
            let central = CountrySet::CENTRAL_AMERICA.contains(target);
            *zone = if central { Zone::CentralAmerica } else { Zone::SouthAmerica };
        }
        let by = *by;
        t.push(Frame::RealignRoll { by, target });
    }
}

/// 6.4: one more attempt this turn.
pub fn attempt_space(t: &mut Table<'_>, by: Side) {
    t.space_attempts[by] += 1;
    t.push(if t.options.space_decline { Frame::SpaceOffer { by } } else { Frame::SpaceRoll { by } });
}
