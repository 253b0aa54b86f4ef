//! The six regions (2.1.1) and what their scoring is worth.

use super::country_set::CountrySet;

/// A region. The order is that in which final scoring goes through them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Region {
    Europe,
    Asia,
    MiddleEast,
    Africa,
    CentralAmerica,
    SouthAmerica,
}

use Region::*;

impl Region {
    pub const ALL: [Region; 6] = [Europe, Asia, MiddleEast, Africa, CentralAmerica, SouthAmerica];

    #[inline]
    pub const fn countries(self) -> CountrySet {
        match self {
            Europe => CountrySet::EUROPE,
            Asia => CountrySet::ASIA,
            MiddleEast => CountrySet::MIDDLE_EAST,
            Africa => CountrySet::AFRICA,
            CentralAmerica => CountrySet::CENTRAL_AMERICA,
            SouthAmerica => CountrySet::SOUTH_AMERICA,
        }
    }

    /// Points for Presence, Domination and Control as the map prints them (10.1). Control of Europe wins the game;
    /// its points do not matter.
    pub const fn points(self) -> (i8, i8, i8) {
        match self {
            Europe => (3, 7, 0),
            Asia => (3, 7, 9),
            MiddleEast => (3, 5, 7),
            Africa => (1, 4, 6),
            CentralAmerica => (1, 3, 5),
            SouthAmerica => (2, 5, 6),
        }
    }

    pub const fn id(self) -> &'static str {
        match self {
            Europe => "europe",
            Asia => "asia",
            MiddleEast => "middle-east",
            Africa => "africa",
            CentralAmerica => "central-america",
            SouthAmerica => "south-america",
        }
    }

    pub fn parse(id: &str) -> Option<Region> {
        Region::ALL.into_iter().find(|region| region.id() == id)
    }
}
