//! Chapter 2.1: the map. Countries, regions, connections, as constants; what lies on the map is in [`crate::state`].

mod country;
mod country_set;
mod region;

pub use country::{COUNTRIES, Country, CountryFacts, Subregion};
pub use country_set::CountrySet;
pub use region::Region;
