//! Chapter 6: what operations points are used for; 7.4: what they are worth.

use crate::cards::{CardId, CardSet};
use crate::decision::{Coup, Frame, Grant, Kinds, Realignment, Split, Tabletop, Word, WordSet, Zone};
use crate::effects::Effect;
use crate::fact::Fact;
use crate::map::{Country, CountrySet, Region};
use crate::rules::influence::{self, Placement};
use crate::rules::modifier::{Cause, Modifiers};
use crate::side::{Side, Us, Ussr};
use crate::state::{Marks, State};

/// Where operations come from (7.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A card that is played for its own value.
    Card,
    /// An event that lets a side act as with a card of that value (7.4.3).
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

    /// What these operations are worth to the side that may use them.
    #[inline]
    pub fn grant_value(&self, grant: &Grant) -> OpsValue {
        self.ops_value(grant.by, grant.ops, Source::of(grant.may))
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
    /// Which uses the operations have at all.
    pub fn operations_words(&self, grant: &Grant) -> WordSet {
        let Grant { by, kinds, zone, free, china, .. } = *grant;
        let points = self.grant_value(grant).points;
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
    pub fn legal_realignment(&self, rolls: &Realignment) -> CountrySet {
        let mut targets = self.realignment_targets(rolls.by, rolls.zone, rolls.free);
        if rolls.split != Split::Never {
            // Designers' rule: not where influence was placed in this round.
            targets = targets - self.marks.placed_in();
        }
        let left = |southeast: bool| {
            rolls.points + self.regional_bonus(rolls.by, rolls.china, rolls.asia, southeast) > rolls.spent
        };
        let mut legal = CountrySet::EMPTY;
        if rolls.points > rolls.spent {
            legal |= !CountrySet::ASIA;
        }
        if left(false) {
            legal |= CountrySet::ASIA - CountrySet::SOUTHEAST_ASIA;
        }
        if left(rolls.southeast) {
            legal |= CountrySet::SOUTHEAST_ASIA;
        }
        targets & legal
    }
}

/// 7.4.3: operations granted as if by a card obey 6.0, by which realignments use all points. The first edition has no
/// such section, and free realignments (Junta, Tear Down This Wall) are no operations of a card.
fn uses_all_points(t: &Tabletop<'_>, free: bool) -> bool {
    !free && !t.options.is_first_edition() && t.options.rules.granted_realignments_use_all_points()
}

/// Operations begin, used as `word` says.
pub fn begin(t: &mut Tabletop<'_>, word: Word, grant: Grant) {
    let Grant { by, kinds, zone, free, may, china, .. } = grant;
    let points = t.grant_value(&grant).points;
    // Both must be granted, so that the designers' rule may split them.
    let both = kinds.has(Kinds::INFLUENCE) && kinds.has(Kinds::REALIGN);
    let split = if t.options.split_ops && both { Split::Later } else { Split::Never };
    let (spent, asia, southeast) = (0, true, true);
    t.marks = Marks::default();
    t.note_with(|s| Fact::Operations { side: by, how: word, value: s.grant_value(&grant) });
    match word {
        Word::Influence => {
            influence::go_on(t, Placement { by, spent, points, china, asia, southeast, split });
        }
        Word::Realign => t.push(Frame::Realign(Realignment {
            by,
            spent,
            points,
            zone,
            free,
            may: may && !uses_all_points(t, free),
            china,
            asia,
            southeast,
            split,
        })),
        Word::Coup => t.push(Frame::Coup(Coup { by, points, zone, free, china })),
        _ => {}
    }
}

/// 6.2.1: the next roll is aimed at `target`.
pub fn realign(t: &mut Tabletop<'_>, mut rolls: Realignment, target: Country) {
    t.marks.roll_in(target);
    rolls.spent += 1;
    rolls.split = rolls.split.after_spending();
    rolls.asia &= CountrySet::ASIA.contains(target);
    rolls.southeast &= CountrySet::SOUTHEAST_ASIA.contains(target);
    if rolls.zone == Zone::CentralOrSouthAmerica && !t.options.departures.junta_over_both_regions {
        // Junta: all rolls in the region of the first.
        let central = CountrySet::CENTRAL_AMERICA.contains(target);
        rolls.zone = if central { Zone::CentralAmerica } else { Zone::SouthAmerica };
    }
    t.push(Frame::Realign(rolls));
    t.push(Frame::RealignRoll { by: rolls.by, target });
}

/// 6.4: one more attempt this turn.
pub fn attempt_space(t: &mut Tabletop<'_>, by: Side) {
    t.space_attempts[by] += 1;
    t.push(if t.options.space_decline { Frame::SpaceOffer { by } } else { Frame::SpaceRoll { by } });
}
