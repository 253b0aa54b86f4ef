//! Chapter 6: what operations points are used for; 7.4: what they are worth.

use crate::cards::{CardId, CardSet};
use crate::decision::{Frame, Kinds, Split, Table, Word, WordSet, Zone};
use crate::effects::Effect;
use crate::fact::Fact;
use crate::map::{Country, CountrySet, Region};
use crate::rules::influence::{self, Placement};
use crate::rules::modifier::{Cause, Modifiers};
use crate::side::{Side, Us, Ussr};
use crate::state::State;

/// Where operations come from (7.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A card that is played for its own value.
    Card,
    /// An event that lets a side act as with a card of so many points (7.4.3).
    Event,
}

impl Source {
    /// What an event grants may be declined; the points of a card must be used (6.0).
    pub const fn of(may_decline: bool) -> Source {
        if may_decline { Source::Event } else { Source::Card }
    }
}

/// What operations are worth to a side before regional bonuses, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpsValue {
    pub printed: u8,
    pub modifiers: Modifiers,
    /// After the modifiers, held within 1 and 4.
    pub points: u8,
}

impl OpsValue {
    /// A value that nothing modifies.
    pub const fn plain(points: u8) -> OpsValue {
        OpsValue { printed: points, modifiers: Modifiers::NONE, points }
    }
}

/// A point more if everything is spent in one part of the map; it lies above the limit of 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RegionalBonus {
    /// 9.6: The China Card in Asia.
    China,
    /// Vietnam Revolts in Southeast Asia.
    VietnamRevolts,
}

impl RegionalBonus {
    pub const ALL: [RegionalBonus; 2] = [RegionalBonus::China, RegionalBonus::VietnamRevolts];

    pub const fn card(self) -> CardId {
        match self {
            RegionalBonus::China => CardId::TheChinaCard,
            RegionalBonus::VietnamRevolts => CardId::VietnamRevolts,
        }
    }

    /// Where everything must be spent.
    pub const fn countries(self) -> CountrySet {
        match self {
            RegionalBonus::China => CountrySet::ASIA,
            RegionalBonus::VietnamRevolts => CountrySet::SOUTHEAST_ASIA,
        }
    }

    /// The id of that region or sub-region.
    pub const fn region(self) -> &'static str {
        match self {
            RegionalBonus::China => Region::Asia.id(),
            RegionalBonus::VietnamRevolts => "southeast-asia",
        }
    }
}

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

// 7.4: what operations are worth.
impl State {
    /// 7.4: the flat modifiers of a side's operations.
    #[inline]
    fn ops_modifiers(&self, side: Side) -> Modifiers {
        let (raise, by) = match side {
            Us => (Effect::Containment, CardId::Containment),
            Ussr => (Effect::BrezhnevDoctrine, CardId::BrezhnevDoctrine),
        };
        let lower = Effect::red_scare_on(side);
        Modifiers::of([
            (i8::from(self.has(raise)), Cause::Card(by)),
            (-i8::from(self.has(lower)), Cause::Card(CardId::RedScarePurge)),
        ])
    }

    /// 7.4: what `printed` points are worth to `side`: all flat modifiers are summed, then the value is held within 1
    /// and 4.
    #[inline]
    pub fn ops_value(&self, side: Side, printed: u8, source: Source) -> OpsValue {
        if source == Source::Event && self.options.is_first_edition() {
            // FAQ line for the first edition: operations granted by events are not modified (7.4.3 is not in it).
            return OpsValue::plain(printed);
        }
        let modifiers = self.ops_modifiers(side);
        OpsValue { printed, modifiers, points: (printed as i8 + modifiers.sum()).clamp(1, 4) as u8 }
    }

    /// What a card of this printed value is worth to `side`.
    #[inline]
    pub fn effective_ops(&self, side: Side, printed: u8) -> u8 {
        self.ops_value(side, printed, Source::Card).points
    }

    /// Is the bonus to be had, if all is spent where it asks for? `china`: The China Card is being used.
    #[inline]
    pub fn has_regional_bonus(&self, side: Side, china: bool, bonus: RegionalBonus) -> bool {
        match bonus {
            RegionalBonus::China => china,
            RegionalBonus::VietnamRevolts => side == Ussr && self.has(Effect::VietnamRevolts),
        }
    }

    /// The points that regional bonuses add; `asia` and `southeast` say that everything is spent there.
    #[inline]
    pub fn regional_bonus(&self, side: Side, china: bool, asia: bool, southeast: bool) -> u8 {
        u8::from(asia && self.has_regional_bonus(side, china, RegionalBonus::China))
            + u8::from(southeast && self.has_regional_bonus(side, china, RegionalBonus::VietnamRevolts))
    }

    /// The points a target is attacked with, its regional bonuses included.
    pub fn points_at(&self, side: Side, points: u8, china: bool, at: Country) -> u8 {
        let asia = CountrySet::ASIA.contains(at);
        let southeast = CountrySet::SOUTHEAST_ASIA.contains(at);
        points + self.regional_bonus(side, china, asia, southeast)
    }

    /// The cards of a hand worth at least this much to their holder (7.4.2); The China Card is no part of the hand.
    pub fn worth_at_least(&self, side: Side, least: u8) -> CardSet {
        self.hand[side]
            .iter()
            .filter(|&card| {
                let facts = self.card(card);
                !facts.scoring && self.effective_ops(side, facts.ops) >= least
            })
            .collect()
    }
}

// Chapter 6: what they are used for.
impl State {
    /// Which uses `points` have at all.
    pub fn operations_words(
        &self,
        by: Side,
        points: u8,
        kinds: Kinds,
        zone: Zone,
        free: bool,
        china: bool,
    ) -> WordSet {
        let first =
            Placement { by, spent: 0, points, china, asia: true, southeast: true, split: Split::Never };
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
    let value = t.ops_value(by, ops, Source::of(may));
    let points = value.points;
    let split = if t.options.split_ops && split { Split::Later } else { Split::Never };
    t.chosen_once = CountrySet::EMPTY;
    t.chosen_twice = CountrySet::EMPTY;
    t.note(Fact::Operations { side: by, how: word, value });
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
