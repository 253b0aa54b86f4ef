//! What a position is worth: victory points on the track, and everything that will become points, in points. Positive
//! for the US. Knows nothing about who plays well; a play is judged by the positions it leads to.

use detente_struggle::effects::Effect;
use detente_struggle::map::{COUNTRIES, Country, CountrySet, Region};
use detente_struggle::rules::space_race::Ability;
use detente_struggle::side::{Side, Us, Ussr};
use detente_struggle::state::State;

use crate::position::card_notes;
use crate::position::hands::{Stock, next_to_move, rounds_to_come};
use crate::position::score::{Held, count, score};
use crate::position::scorings::{Hidden, Outlook};
use crate::position::weights::{Knobs, Parts, Weights, parts};

/// A won game.
pub const WIN: f32 = 200.0;

/// The part of a judgement that stays the same while a play is thought through.
#[derive(Clone, Debug)]
pub struct Eval {
    pub weights: &'static Weights,
    pub outlook: Outlook,
    /// What holding each country is worth, to either side.
    country: [f32; Country::COUNT],
    /// Where points of influence and realignments are weighed when operations are compared.
    pub looked_at: CountrySet,
    /// What a point of a region's plain score is worth.
    plain: [f32; 6],
}

/// The step from Presence to Domination.
fn step(region: Region) -> f32 {
    let (presence, domination, _) = region.points();
    f32::from(domination - presence)
}

impl Eval {
    pub fn new(s: &State, hidden: Hidden, weights: &'static Weights) -> Eval {
        let knobs = &weights.knobs;
        let outlook = Outlook::of(s, hidden, knobs);
        let mut country = [0.0; Country::COUNT];
        for facts in &COUNTRIES {
            let region = facts.region as usize;
            let soft = 1.0 - plain(&outlook, facts.region, knobs);
            let own = if facts.battleground { 1.0 + knobs.battleground * step(facts.region) } else { 0.0 };
            let mut worth = outlook.region[region] * soft * (own + knobs.country * step(facts.region));
            if CountrySet::SOUTHEAST_ASIA.contains(facts.country) {
                let points = if facts.country == Country::Thailand { 2.0 } else { 1.0 };
                worth += outlook.southeast_asia * points;
            }
            country[facts.country as usize] = worth;
        }
        let plain = Region::ALL
            .map(|region| outlook.region[region as usize] * plain(&outlook, region, &weights.knobs));
        Eval { weights, outlook, country, looked_at: CountrySet::WORLD, plain }
    }

    /// For a hurry: looks only where a point of influence can be worth something beside the best.
    #[must_use]
    pub fn in_haste(mut self) -> Eval {
        let by_point = |at: Country| self.country[at as usize] / f32::from(at.stability());
        let most = CountrySet::WORLD.iter().map(by_point).fold(0.0, f32::max);
        self.looked_at = CountrySet::WORLD.iter().filter(|&at| by_point(at) >= 0.4 * most).collect();
        self
    }

    /// The whole judgement, for the US.
    pub fn of(&self, s: &State) -> f32 {
        if let Some(result) = s.result {
            return match result.winner {
                Some(Us) => WIN,
                Some(Ussr) => -WIN,
                None => 0.0,
            };
        }
        self.table(s) + self.hand(s, Us) - self.hand(s, Ussr)
    }

    /// What lies open on the table, for the US.
    pub fn table(&self, s: &State) -> f32 {
        let mut value = f32::from(s.vp);
        value += self.countries(s);
        for region in Region::ALL {
            value += self.region(Held::of(s, region), region);
        }
        value += self.access(s);
        value += self.threats(s);
        value += self.tracks(s);
        value + lasting(s, self.weights.knobs.op)
    }

    /// The judgement with each of its parts counted as far as it decided games, for the US: for positions that are compared
    /// from afar, after several plays. `on_move` plays the next card.
    pub fn outcome(&self, s: &State, on_move: Option<Side>) -> f32 {
        self.weighed(s, parts(s.turn), on_move)
    }

    fn weighed(&self, s: &State, parts: &Parts, on_move: Option<Side>) -> f32 {
        let mut value = parts.points * f32::from(s.vp);
        for at in (s.present.us | s.present.ussr).iter() {
            value += parts.regions[at.region() as usize]
                * self.country(at, s.influence(Us, at), s.influence(Ussr, at));
        }
        for region in Region::ALL {
            value += parts.regions[region as usize] * self.region(Held::of(s, region), region);
        }
        value += parts.access * self.access(s) + parts.threats * self.threats(s);
        value += parts.tracks * (self.tracks(s) + lasting(s, self.weights.knobs.op));
        value += parts.hands * (self.hand(s, Us) - self.hand(s, Ussr));
        value + on_move.map_or(0.0, |side| if side == Us { parts.tempo } else { -parts.tempo })
    }

    /// For `side`.
    pub fn for_side(&self, s: &State, side: Side) -> f32 {
        let value = self.of(s);
        if side == Us { value } else { -value }
    }

    fn countries(&self, s: &State) -> f32 {
        let mut value = 0.0;
        for at in (s.present.us | s.present.ussr).iter() {
            value += self.country(at, s.influence(Us, at), s.influence(Ussr, at));
        }
        value
    }

    /// What influence in one country is worth by the soft measure.
    #[inline]
    pub fn country(&self, at: Country, us: u8, ussr: u8) -> f32 {
        self.country[at as usize] * self.weights.hold(at.stability(), us, ussr)
    }

    /// What a region is worth by its plain score.
    pub fn region(&self, held: Held, region: Region) -> f32 {
        let weight = self.plain[region as usize];
        if weight == 0.0 {
            return 0.0;
        }
        weight * score(held, region, self.weights.knobs.europe_control)
    }

    /// Battlegrounds within reach; what cannot be reached cannot be fought for.
    fn access(&self, s: &State) -> f32 {
        let us = s.reach_of(Us) & CountrySet::BATTLEGROUNDS;
        let ussr = s.reach_of(Ussr) & CountrySet::BATTLEGROUNDS;
        let mut value = 0.0;
        // Where only one of them can go.
        let (us, ussr) = (us - ussr, ussr - us);
        for region in Region::ALL {
            let ahead = count(us, region) as f32 - count(ussr, region) as f32;
            value += ahead * self.access_to(region);
        }
        value
    }

    /// What reaching one more battleground of the region is worth.
    pub fn access_to(&self, region: Region) -> f32 {
        self.weights.knobs.access * self.outlook.region[region as usize]
    }

    /// What the best coup would bring to either side, the next to move first.
    pub fn threats(&self, s: &State) -> f32 {
        let (us, ussr) = self.threat_weights(s);
        us * self.best_coup(s, Us) - ussr * self.best_coup(s, Ussr)
    }

    /// How much the best coup of the US and of the USSR counts: more for whoever moves next.
    pub fn threat_weights(&self, s: &State) -> (f32, f32) {
        let Knobs { threat, threat_later, .. } = self.weights.knobs;
        match next_to_move(s) {
            Some(Us) => (threat, threat_later),
            Some(Ussr) => (threat_later, threat),
            None => (threat_later, threat_later),
        }
    }

    /// Where `by` could coup a battleground.
    pub fn coup_fields(s: &State, by: Side) -> CountrySet {
        if s.defcon <= 2 {
            // It would be the last.
            return CountrySet::EMPTY;
        }
        (s.present[by.opponent()] & CountrySet::BATTLEGROUNDS) - s.closed_by_defcon() - s.protected_from(by)
    }

    fn best_coup(&self, s: &State, by: Side) -> f32 {
        let fields = Eval::coup_fields(s, by).iter();
        fields
            .map(|at| self.coup_gain(by, at, s.influence(by, at), s.influence(by.opponent(), at)))
            .fold(0.0, f32::max)
    }

    /// What a middling coup with 3 points gains `by` in a battleground where the sides have `own` and `theirs`.
    #[inline]
    pub fn coup_gain(&self, by: Side, at: Country, own: u8, theirs: u8) -> f32 {
        // The mean of die + 3 − 2 × stability where it is above 0.
        let result = match at.stability() {
            _ if theirs == 0 => return 0.0,
            1 => 4,
            2 => 3,
            3 => 1,
            _ => return 0.0,
        };
        let gone = theirs.min(result);
        let (after, left) = (own + result - gone, theirs - gone);
        match by {
            Us => self.country(at, after, left) - self.country(at, own, theirs),
            Ussr => self.country(at, theirs, own) - self.country(at, left, after),
        }
    }
}

fn plain(outlook: &Outlook, region: Region, knobs: &Knobs) -> f32 {
    knobs.plain + (1.0 - knobs.plain) * knobs.due * outlook.urgency[region as usize].min(1.0)
}

impl Eval {
    /// Military operations, The China Card, the Space Race.
    pub fn tracks(&self, s: &State) -> f32 {
        let knobs = &self.weights.knobs;
        let mut value = 0.0;
        for (side, sign) in [(Us, 1.0), (Ussr, -1.0)] {
            // 8.2.1: a point for each operation missing at the end of the turn; there is still time to make it good.
            let missing = f32::from(s.lacking_military_ops(side));
            let sure = match rounds_to_come(s, side) {
                0 => 1.0,
                1 => 0.6 + 0.5 * knobs.missing_ops,
                2 => 0.4 + 0.7 * knobs.missing_ops,
                3 => 0.2 + 0.85 * knobs.missing_ops,
                _ => knobs.missing_ops,
            };
            let mut own = -missing * sure;
            if s.china.holder == Some(side) {
                own += match (s.turn, s.china.face_up) {
                    (10, _) => 1.2,
                    (_, true) => knobs.china_up,
                    (_, false) => knobs.china_down,
                };
            }
            own += knobs.space * f32::from(s.space[side]);
            for (ability, worth) in ABILITIES {
                if s.has_ability(side, ability) {
                    own += knobs.abilities * worth;
                }
            }
            value += sign * own;
        }
        value
    }

    /// What it costs to play The China Card: it goes over to the other side.
    pub fn china_play(&self, turn: u8) -> f32 {
        let knobs = &self.weights.knobs;
        if turn == 10 { 2.4 } else { knobs.china_up + knobs.china_down }
    }

    /// The cards in hand, and whether they can be played without harm.
    pub fn hand(&self, s: &State, side: Side) -> f32 {
        let cards = s.hand[side];
        let value: f32 = cards.iter().map(|card| self.weights.in_hand(card, side)).sum();
        let deadly = card_notes::deadly_at_two(s, side);
        let stock = Stock {
            cards,
            deadly,
            rounds: rounds_to_come(s, side),
            attempts: s.space_attempts[side],
            on_move: next_to_move(s) == Some(side),
        };
        value - stock.danger(s, side)
    }
}

/// 6.4.4: what being alone past a box is worth.
pub const ABILITIES: [(Ability, f32); 4] = [
    (Ability::TwoAttempts, 0.7),
    (Ability::SeesHeadline, 1.0),
    (Ability::DiscardsHeld, 0.8),
    (Ability::EightRounds, 2.0),
];

/// Effects that last, for the US.
fn lasting(s: &State, op: f32) -> f32 {
    let mut value = 0.0;
    let rounds = |side| f32::from(rounds_to_come(s, side));
    for effect in s.effects.iter() {
        value += match effect {
            Effect::Containment => 0.6 * rounds(Us) * op,
            Effect::BrezhnevDoctrine => -0.6 * rounds(Ussr) * op,
            Effect::RedScareOnUs => -0.7 * rounds(Us) * op,
            Effect::RedScareOnUssr => 0.7 * rounds(Ussr) * op,
            Effect::VietnamRevolts => -0.15 * rounds(Ussr),
            Effect::MissileCrisisOnUs => -0.25 * rounds(Us),
            Effect::MissileCrisisOnUssr => 0.25 * rounds(Ussr),
            Effect::NuclearSubs => 0.3 * rounds(Us),
            Effect::DeathSquadsForUs | Effect::IronLady | Effect::Reformer => 0.3,
            Effect::DeathSquadsForUssr | Effect::HostageCrisis => -0.3,
            Effect::U2Incident | Effect::IranContra | Effect::WillyBrandt | Effect::NatoReferendum => -0.4,
            Effect::YuriAndSamantha => -0.15 * rounds(Us),
            Effect::AldrichAmes => -1.0,
            Effect::NorthSeaOilRound => 1.5,
            Effect::ChernobylEurope
            | Effect::ChernobylAsia
            | Effect::ChernobylMiddleEast
            | Effect::ChernobylAfrica
            | Effect::ChernobylCentralAmerica
            | Effect::ChernobylSouthAmerica => 0.2 * rounds(Ussr),
            Effect::WeWillBuryYou => -2.8,
            // About one round in three is lost on the way out, and the card discarded each time.
            Effect::Quagmire => -2.6 * rounds(Us).min(1.5),
            Effect::BearTrap => 2.6 * rounds(Ussr).min(1.5),
            Effect::MissileEnvyOwedByUs | Effect::DeGaulle => -0.5,
            Effect::MissileEnvyOwedByUssr | Effect::FormosanResolution => 0.5,
            Effect::ShuttleDiplomacy => 1.8,
            Effect::FlowerPower => -1.2,
            Effect::Norad | Effect::Nato => 1.0,
            Effect::UsJapanPact => 0.6,
            _ => 0.0,
        };
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::weights::WEIGHTS;
    use crate::testkit::random_game;

    /// Whatever is added to the one must be added to the other.
    #[test]
    fn the_weighed_judgement_counts_the_same_things_as_the_plain_one() {
        let even = Parts {
            points: 1.0,
            regions: [1.0; 6],
            access: 1.0,
            threats: 1.0,
            tracks: 1.0,
            hands: 1.0,
            tempo: 0.0,
        };
        let mut compared = 0;
        for seed in 0..20 {
            random_game(seed, |s| {
                if s.result.is_some() {
                    return;
                }
                let eval = Eval::new(s, Hidden::default(), &WEIGHTS);
                let (plain, weighed) = (eval.of(s), eval.weighed(s, &even, None));
                assert!((plain - weighed).abs() < 1e-2, "{plain} and {weighed}");
                compared += 1;
            });
        }
        assert!(compared > 500, "{compared}");
    }
}
