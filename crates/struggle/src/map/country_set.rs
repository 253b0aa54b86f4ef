//! Sets of countries as bits, with the sets that rules and cards name.

use core::ops::{BitAndAssign, Not};

use super::country::{COUNTRIES, Country, Subregion};
use super::region::Region;
use crate::side::Side;

crate::bits::set! {
    /// A set of countries.
    pub struct CountrySet(u128) of Country, by Country::from_index;
}

impl CountrySet {
    pub const WORLD: CountrySet = CountrySet((1 << Country::COUNT) - 1);

    pub const EUROPE: CountrySet = CountrySet::region(Region::Europe);
    pub const ASIA: CountrySet = CountrySet::region(Region::Asia);
    pub const MIDDLE_EAST: CountrySet = CountrySet::region(Region::MiddleEast);
    pub const AFRICA: CountrySet = CountrySet::region(Region::Africa);
    pub const CENTRAL_AMERICA: CountrySet = CountrySet::region(Region::CentralAmerica);
    pub const SOUTH_AMERICA: CountrySet = CountrySet::region(Region::SouthAmerica);
    pub const WESTERN_EUROPE: CountrySet = CountrySet::subregion(Subregion::WesternEurope);
    pub const EASTERN_EUROPE: CountrySet = CountrySet::subregion(Subregion::EasternEurope);
    pub const SOUTHEAST_ASIA: CountrySet = CountrySet::subregion(Subregion::SoutheastAsia);
    pub const LATIN_AMERICA: CountrySet = CountrySet::CENTRAL_AMERICA.or(CountrySet::SOUTH_AMERICA);
    pub const AFRICA_AND_SOUTHEAST_ASIA: CountrySet = CountrySet::AFRICA.or(CountrySet::SOUTHEAST_ASIA);
    pub const BATTLEGROUNDS: CountrySet = CountrySet::battlegrounds();
    /// Stability 1 or 2 (Brush War).
    pub const UNSTABLE: CountrySet = CountrySet::unstable();

    /// The countries connected to a superpower (2.1.5).
    pub const fn next_to(side: Side) -> CountrySet {
        const SETS: [CountrySet; 2] =
            [CountrySet::of_superpower(Side::Us), CountrySet::of_superpower(Side::Ussr)];
        SETS[side as usize]
    }

    const fn of_superpower(side: Side) -> CountrySet {
        let mut bits = 0;
        let mut i = 0;
        while i < Country::COUNT {
            if let Some(power) = COUNTRIES[i].superpower
                && power as u8 == side as u8
            {
                bits |= 1 << i;
            }
            i += 1;
        }
        CountrySet(bits)
    }

    const fn region(region: Region) -> CountrySet {
        let mut bits = 0;
        let mut i = 0;
        while i < Country::COUNT {
            if COUNTRIES[i].region as u8 == region as u8 {
                bits |= 1 << i;
            }
            i += 1;
        }
        CountrySet(bits)
    }

    const fn subregion(subregion: Subregion) -> CountrySet {
        let mut bits = 0;
        let mut i = 0;
        while i < Country::COUNT {
            let own = COUNTRIES[i].subregion as u8;
            let both = own == Subregion::BothEuropes as u8
                && (subregion as u8 == Subregion::WesternEurope as u8
                    || subregion as u8 == Subregion::EasternEurope as u8);
            if own == subregion as u8 || both {
                bits |= 1 << i;
            }
            i += 1;
        }
        CountrySet(bits)
    }

    const fn battlegrounds() -> CountrySet {
        let mut bits = 0;
        let mut i = 0;
        while i < Country::COUNT {
            if COUNTRIES[i].battleground {
                bits |= 1 << i;
            }
            i += 1;
        }
        CountrySet(bits)
    }

    const fn unstable() -> CountrySet {
        let mut bits = 0;
        let mut i = 0;
        while i < Country::COUNT {
            if COUNTRIES[i].stability <= 2 {
                bits |= 1 << i;
            }
            i += 1;
        }
        CountrySet(bits)
    }

    /// The countries that lie beside a country of this set.
    #[inline]
    pub fn neighbours(self) -> CountrySet {
        let sets = NEIGHBOURS.iter().enumerate();
        CountrySet(sets.fold(0, |sum, (i, six)| sum | six[(self.0 >> (6 * i)) as usize & 63]))
    }

    pub fn first(self) -> Option<Country> {
        self.iter().next()
    }
}

impl Not for CountrySet {
    type Output = CountrySet;
    #[inline]
    fn not(self) -> CountrySet {
        CountrySet(!self.0 & CountrySet::WORLD.0)
    }
}

impl BitAndAssign for CountrySet {
    fn bitand_assign(&mut self, other: CountrySet) {
        self.0 &= other.0;
    }
}

/// The neighbours of any six countries that stand side by side in the table: asked for in every round and every judgement of
/// a board, they are looked up by handfuls.
static NEIGHBOURS: [[u128; 64]; Country::COUNT.div_ceil(6)] = {
    let mut sets = [[0; 64]; Country::COUNT.div_ceil(6)];
    let mut i = 0;
    while i < Country::COUNT {
        let neighbours = Country::ALL[i].neighbours().0;
        let mut some = 0;
        while some < 64 {
            if some >> (i % 6) & 1 == 1 {
                sets[i / 6][some] |= neighbours;
            }
            some += 1;
        }
        i += 1;
    }
    sets
};
