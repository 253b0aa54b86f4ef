//! The plain score of a region (10.1), fast: the evaluation asks for it more often than for anything else.

use detente_struggle::map::{Country, CountrySet, Region};
use detente_struggle::side::{Side, Us, Ussr};
use detente_struggle::state::State;

/// What one side controls in a region, counted: all countries, battlegrounds, and those beside the enemy superpower, a byte
/// each, so that one sum counts them all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally(u32);

impl Tally {
    const fn new(all: u32, battlegrounds: u32, beside: u32) -> Tally {
        Tally(all | battlegrounds << 8 | beside << 16)
    }

    fn all(self) -> u8 {
        self.0 as u8
    }

    fn battlegrounds(self) -> u8 {
        (self.0 >> 8) as u8
    }

    /// Battlegrounds and countries beside the enemy superpower: a point each.
    fn points(self) -> u8 {
        (self.0 >> 8) as u8 + (self.0 >> 16) as u8
    }
}

/// What a country alone counts for, by its controller.
static ALONE: [[Tally; 2]; Country::COUNT] = {
    let mut alone = [[Tally(0); 2]; Country::COUNT];
    let mut i = 0;
    while i < Country::COUNT {
        let at = Country::ALL[i];
        let battleground = CountrySet::BATTLEGROUNDS.contains(at) as u32;
        alone[i][Us as usize] = Tally::new(1, battleground, CountrySet::next_to(Ussr).contains(at) as u32);
        alone[i][Ussr as usize] = Tally::new(1, battleground, CountrySet::next_to(Us).contains(at) as u32);
        i += 1;
    }
    alone
};

/// What both sides control in a region.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Held {
    us: Tally,
    ussr: Tally,
}

impl Held {
    pub fn of(s: &State, region: Region) -> Held {
        let field = &FIELDS[region as usize];
        Held { us: field.tally(s.controlled.us, Us), ussr: field.tally(s.controlled.ussr, Ussr) }
    }

    /// The same with `at`, a country of the region, gone over from one controller to another.
    #[must_use]
    pub fn with(mut self, at: Country, from: Option<Side>, to: Option<Side>) -> Held {
        let [us, ussr] = ALONE[at as usize];
        match from {
            Some(Us) => self.us.0 -= us.0,
            Some(Ussr) => self.ussr.0 -= ussr.0,
            None => {}
        }
        match to {
            Some(Us) => self.us.0 += us.0,
            Some(Ussr) => self.ussr.0 += ussr.0,
            None => {}
        }
        self
    }
}

/// A region as bits of its own: its countries stand side by side in the table, so that they fit a small number.
struct Field {
    shift: u32,
    all: u32,
    battlegrounds: u32,
    /// How many battlegrounds there are.
    fought_for: u8,
    /// Countries beside the enemy superpower, by side.
    beside: [u32; 2],
    presence: f32,
    domination: f32,
    control: f32,
}

static FIELDS: [Field; 6] = {
    let mut fields = [const { Field::of(Region::Europe) }; 6];
    let mut i = 0;
    while i < 6 {
        fields[i] = Field::of(Region::ALL[i]);
        i += 1;
    }
    fields
};

impl Field {
    const fn of(region: Region) -> Field {
        let bits = region.countries().bits();
        let shift = bits.trailing_zeros();
        let (presence, domination, control) = region.points();
        // Side by side: no bit of another region lies between.
        assert!((bits >> shift).trailing_ones() == bits.count_ones());
        Field {
            shift,
            all: (bits >> shift) as u32,
            battlegrounds: ((bits & CountrySet::BATTLEGROUNDS.bits()) >> shift) as u32,
            fought_for: (bits & CountrySet::BATTLEGROUNDS.bits()).count_ones() as u8,
            beside: [
                ((bits & CountrySet::next_to(Ussr).bits()) >> shift) as u32,
                ((bits & CountrySet::next_to(Us).bits()) >> shift) as u32,
            ],
            presence: presence as f32,
            domination: domination as f32,
            control: control as f32,
        }
    }

    fn bits(&self, set: CountrySet) -> u32 {
        (set.bits() >> self.shift) as u32 & self.all
    }

    fn tally(&self, set: CountrySet, side: Side) -> Tally {
        let bits = self.bits(set);
        if bits == 0 {
            return Tally::default();
        }
        let beside = bits & self.beside[side as usize];
        Tally::new(bits.count_ones(), (bits & self.battlegrounds).count_ones(), beside.count_ones())
    }

    fn share(&self, mine: Tally, theirs: Tally, control: f32) -> f32 {
        if mine.all() == 0 {
            return 0.0;
        }
        let (more, battlegrounds) = (mine.all() > theirs.all(), mine.battlegrounds());
        let level = if more && battlegrounds == self.fought_for {
            control
        } else if more
            && battlegrounds != 0
            && battlegrounds != mine.all()
            && battlegrounds > theirs.battlegrounds()
        {
            self.domination
        } else {
            self.presence
        };
        level + f32::from(mine.points())
    }
}

/// How many countries of the set lie in the region.
pub fn count(set: CountrySet, region: Region) -> u32 {
    FIELDS[region as usize].bits(set).count_ones()
}

/// The plain score of a region, for the US; Control of Europe as many points.
pub fn score(held: Held, region: Region, europe_control: f32) -> f32 {
    let field = &FIELDS[region as usize];
    let control = if region == Region::Europe { europe_control } else { field.control };
    field.share(held.us, held.ussr, control) - field.share(held.ussr, held.us, control)
}

#[cfg(test)]
mod tests {
    use detente_game::Rng;
    use detente_struggle::decision::Tabletop;
    use detente_struggle::rules::scoring::Amendments;

    use super::*;
    use crate::testkit::{every_kind_of_game, random_game_of};

    const EUROPE: f32 = 20.0;

    /// The plain score by the rules (10.1), for the US.
    fn by_the_rules(s: &State, region: Region) -> f32 {
        let scoring = s.score(region, Amendments::default());
        let europe = match scoring.winner() {
            Some(Us) => EUROPE,
            Some(Ussr) => -EUROPE,
            None => 0.0,
        };
        f32::from(scoring.difference()) + europe
    }

    fn controller(s: &State, at: Country) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| s.controls(side, at))
    }

    #[test]
    fn the_fast_score_is_that_of_the_rules_in_every_kind_of_game() {
        let mut rng = Rng::new(8);
        let (mut compared, mut won) = (0, 0);
        for (seed, options) in every_kind_of_game().iter().enumerate() {
            random_game_of(options, seed as u64, |s| {
                for region in Region::ALL {
                    let held = Held::of(s, region);
                    let fast = score(held, region, EUROPE);
                    assert!((fast - by_the_rules(s, region)).abs() < 1e-4, "{region:?} {s:?}");
                    // One country changes hands.
                    let at = region.countries().nth(rng.below(region.countries().len())).expect("a country");
                    let mut after = s.clone();
                    let mut table = Tabletop::new(&mut after, None);
                    for side in Side::BOTH {
                        table.set_influence(side, at, rng.below(7) as u8);
                    }
                    let changed = held.with(at, controller(s, at), controller(&after, at));
                    assert_eq!(changed, Held::of(&after, region), "{at:?}");
                    let fast = score(changed, region, EUROPE);
                    assert!((fast - by_the_rules(&after, region)).abs() < 1e-4, "{region:?} {after:?}");
                    compared += 1;
                }
            });
        }
        // Random games hardly ever win Europe: whole regions go to one side.
        for side in Side::BOTH {
            for region in Region::ALL {
                let mut s =
                    <State as detente_game::Game>::new(&detente_struggle::options::Options::default());
                let mut table = Tabletop::new(&mut s, None);
                for at in region.countries().iter() {
                    table.set_influence(side.opponent(), at, 0);
                    table.set_influence(side, at, at.stability());
                }
                let fast = score(Held::of(&s, region), region, EUROPE);
                assert!((fast - by_the_rules(&s, region)).abs() < 1e-4, "{region:?} {side:?}");
                won += usize::from(s.score(region, Amendments::default()).winner().is_some());
            }
        }
        assert!(compared > 10_000 && won == 2, "{compared} {won}");
    }
}
