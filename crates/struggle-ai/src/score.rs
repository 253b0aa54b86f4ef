//! The plain score of a region (10.1), fast: the evaluation asks for it more often than for anything else.

use detente_struggle::map::{CountrySet, Region};
use detente_struggle::side::{Side, Us, Ussr};
use detente_struggle::state::State;

/// Where the sides have control.
#[derive(Clone, Copy, Debug)]
pub struct Held {
    pub us: CountrySet,
    pub ussr: CountrySet,
}

impl Held {
    pub fn of(s: &State) -> Held {
        Held { us: s.controlled.us, ussr: s.controlled.ussr }
    }
}

/// A region as bits of its own: its countries stand side by side in the table, so that they fit a small number.
struct Field {
    shift: u32,
    all: u32,
    battlegrounds: u32,
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

    fn share(&self, mine: u32, theirs: u32, side: Side, control: f32) -> f32 {
        if mine == 0 {
            return 0.0;
        }
        let (own, other) = (mine & self.battlegrounds, theirs & self.battlegrounds);
        let more = mine.count_ones() > theirs.count_ones();
        let level = if more && own == self.battlegrounds {
            control
        } else if more && own != 0 && own != mine && own.count_ones() > other.count_ones() {
            self.domination
        } else {
            self.presence
        };
        level + (own.count_ones() + (mine & self.beside[side as usize]).count_ones()) as f32
    }
}

/// How many countries of the set lie in the region.
pub fn count(set: CountrySet, region: Region) -> u32 {
    FIELDS[region as usize].bits(set).count_ones()
}

/// The plain score of a region, for the US; Control of Europe as many points.
pub fn score(held: Held, region: Region, europe_control: f32) -> f32 {
    let field = &FIELDS[region as usize];
    let (us, ussr) = (field.bits(held.us), field.bits(held.ussr));
    if us | ussr == 0 {
        return 0.0;
    }
    let control = if region == Region::Europe { europe_control } else { field.control };
    field.share(us, ussr, Us, control) - field.share(ussr, us, Ussr, control)
}
