//! The 84 countries: one row of facts each.
//!
//! The numbers are those of the printed Deluxe map; a test compares them with the project's tables of facts.

use super::country_set::CountrySet;
use super::region::Region::{self, *};
use crate::side::Side::{self, Us, Ussr};

/// A space on the map. The order is that of [`COUNTRIES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Country {
    Canada,
    UnitedKingdom,
    Norway,
    Sweden,
    Finland,
    Denmark,
    Benelux,
    France,
    SpainPortugal,
    Italy,
    Greece,
    Austria,
    WestGermany,
    EastGermany,
    Poland,
    Czechoslovakia,
    Hungary,
    Yugoslavia,
    Romania,
    Bulgaria,
    Turkey,
    Libya,
    Egypt,
    Israel,
    Lebanon,
    Syria,
    Iraq,
    Iran,
    Jordan,
    GulfStates,
    SaudiArabia,
    Afghanistan,
    Pakistan,
    India,
    Burma,
    LaosCambodia,
    Thailand,
    Vietnam,
    Malaysia,
    Australia,
    Indonesia,
    Philippines,
    Japan,
    Taiwan,
    SouthKorea,
    NorthKorea,
    Algeria,
    Morocco,
    Tunisia,
    WestAfricanStates,
    IvoryCoast,
    SaharanStates,
    Nigeria,
    Cameroon,
    Zaire,
    Angola,
    SouthAfrica,
    Botswana,
    Zimbabwe,
    SeAfricanStates,
    Kenya,
    Somalia,
    Ethiopia,
    Sudan,
    Mexico,
    Guatemala,
    ElSalvador,
    Honduras,
    CostaRica,
    Panama,
    Nicaragua,
    Cuba,
    Haiti,
    DominicanRepublic,
    Colombia,
    Ecuador,
    Peru,
    Chile,
    Argentina,
    Uruguay,
    Paraguay,
    Bolivia,
    Brazil,
    Venezuela,
}

use Country::*;

/// The part of a region that a country belongs to (2.1.1). Austria and Finland belong to both halves of Europe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subregion {
    NoSubregion,
    WesternEurope,
    EasternEurope,
    BothEuropes,
    SoutheastAsia,
}

use Subregion::*;

/// What the map prints about a country.
#[derive(Clone, Copy, Debug)]
pub struct CountryFacts {
    pub country: Country,
    pub id: &'static str,
    pub region: Region,
    pub subregion: Subregion,
    pub stability: u8,
    pub battleground: bool,
    /// Influence at the start of the game (2.1.8), Deluxe edition.
    pub start_us: u8,
    pub start_ussr: u8,
    /// The superpower that this country is connected to, if any.
    pub superpower: Option<Side>,
    pub neighbours: &'static [Country],
}

impl Country {
    pub const COUNT: usize = 84;

    /// Every country in the order of the table.
    pub const ALL: [Country; Country::COUNT] = {
        let mut all = [Canada; Country::COUNT];
        let mut i = 0;
        while i < Country::COUNT {
            all[i] = COUNTRIES[i].country;
            i += 1;
        }
        all
    };

    /// The country of this number.
    #[inline]
    pub const fn from_index(index: u8) -> Option<Country> {
        if (index as usize) < Country::COUNT { Some(Country::ALL[index as usize]) } else { None }
    }

    #[inline]
    pub const fn facts(self) -> &'static CountryFacts {
        &COUNTRIES[self as usize]
    }

    #[inline]
    pub const fn stability(self) -> u8 {
        STABILITY[self as usize]
    }

    pub const fn region(self) -> Region {
        self.facts().region
    }

    pub const fn is_battleground(self) -> bool {
        CountrySet::BATTLEGROUNDS.contains(self)
    }

    /// The countries connected to this one (2.1.6).
    #[inline]
    pub const fn neighbours(self) -> CountrySet {
        NEIGHBOURS[self as usize]
    }

    /// The superpower that this country is connected to (2.1.5).
    #[inline]
    pub const fn superpower(self) -> Option<Side> {
        self.facts().superpower
    }

    pub const fn id(self) -> &'static str {
        self.facts().id
    }

    pub fn parse(id: &str) -> Option<Country> {
        COUNTRIES.iter().find(|facts| facts.id == id).map(|facts| facts.country)
    }
}

const STABILITY: [u8; Country::COUNT] = {
    let mut stability = [0; Country::COUNT];
    let mut i = 0;
    while i < Country::COUNT {
        stability[i] = COUNTRIES[i].stability;
        i += 1;
    }
    stability
};

const NEIGHBOURS: [CountrySet; Country::COUNT] = {
    let mut sets = [CountrySet::EMPTY; Country::COUNT];
    let mut i = 0;
    while i < Country::COUNT {
        sets[i] = CountrySet::of(COUNTRIES[i].neighbours);
        i += 1;
    }
    sets
};

#[expect(clippy::too_many_arguments, reason = "one row of a table")]
const fn row(
    country: Country,
    id: &'static str,
    region: Region,
    subregion: Subregion,
    stability: u8,
    battleground: bool,
    start_us: u8,
    start_ussr: u8,
    superpower: Option<Side>,
    neighbours: &'static [Country],
) -> CountryFacts {
    CountryFacts {
        country,
        id,
        region,
        subregion,
        stability,
        battleground,
        start_us,
        start_ussr,
        superpower,
        neighbours,
    }
}

/// Country, id, region, sub-region, stability, battleground, start US, start USSR, superpower, neighbours.
#[rustfmt::skip]
pub const COUNTRIES: [CountryFacts; Country::COUNT] = [
    row(Canada, "canada", Europe, WesternEurope, 4, false, 2, 0, Some(Us), &[UnitedKingdom]),
    row(UnitedKingdom, "united-kingdom", Europe, WesternEurope, 5, false, 5, 0, None, &[Canada, Norway, Benelux, France]),
    row(Norway, "norway", Europe, WesternEurope, 4, false, 0, 0, None, &[UnitedKingdom, Sweden]),
    row(Sweden, "sweden", Europe, WesternEurope, 4, false, 0, 0, None, &[Norway, Finland, Denmark]),
    row(Finland, "finland", Europe, BothEuropes, 4, false, 0, 1, Some(Ussr), &[Sweden]),
    row(Denmark, "denmark", Europe, WesternEurope, 3, false, 0, 0, None, &[Sweden, WestGermany]),
    row(Benelux, "benelux", Europe, WesternEurope, 3, false, 0, 0, None, &[UnitedKingdom, WestGermany]),
    row(France, "france", Europe, WesternEurope, 3, true, 0, 0, None, &[UnitedKingdom, WestGermany, SpainPortugal, Italy, Algeria]),
    row(SpainPortugal, "spain-portugal", Europe, WesternEurope, 2, false, 0, 0, None, &[France, Italy, Morocco]),
    row(Italy, "italy", Europe, WesternEurope, 2, true, 0, 0, None, &[France, SpainPortugal, Austria, Yugoslavia, Greece]),
    row(Greece, "greece", Europe, WesternEurope, 2, false, 0, 0, None, &[Italy, Yugoslavia, Bulgaria, Turkey]),
    row(Austria, "austria", Europe, BothEuropes, 4, false, 0, 0, None, &[WestGermany, EastGermany, Italy, Hungary]),
    row(WestGermany, "west-germany", Europe, WesternEurope, 4, true, 0, 0, None, &[Denmark, Benelux, France, Austria, EastGermany]),
    row(EastGermany, "east-germany", Europe, EasternEurope, 3, true, 0, 3, None, &[WestGermany, Austria, Poland, Czechoslovakia]),
    row(Poland, "poland", Europe, EasternEurope, 3, true, 0, 0, Some(Ussr), &[EastGermany, Czechoslovakia]),
    row(Czechoslovakia, "czechoslovakia", Europe, EasternEurope, 3, false, 0, 0, None, &[EastGermany, Poland, Hungary]),
    row(Hungary, "hungary", Europe, EasternEurope, 3, false, 0, 0, None, &[Czechoslovakia, Austria, Yugoslavia, Romania]),
    row(Yugoslavia, "yugoslavia", Europe, EasternEurope, 3, false, 0, 0, None, &[Italy, Hungary, Romania, Greece]),
    row(Romania, "romania", Europe, EasternEurope, 3, false, 0, 0, Some(Ussr), &[Hungary, Yugoslavia, Turkey]),
    row(Bulgaria, "bulgaria", Europe, EasternEurope, 3, false, 0, 0, None, &[Turkey, Greece]),
    row(Turkey, "turkey", Europe, WesternEurope, 2, false, 0, 0, None, &[Romania, Bulgaria, Greece, Syria]),
    row(Libya, "libya", MiddleEast, NoSubregion, 2, true, 0, 0, None, &[Egypt, Tunisia]),
    row(Egypt, "egypt", MiddleEast, NoSubregion, 2, true, 0, 0, None, &[Libya, Israel, Sudan]),
    row(Israel, "israel", MiddleEast, NoSubregion, 4, true, 1, 0, None, &[Egypt, Lebanon, Syria, Jordan]),
    row(Lebanon, "lebanon", MiddleEast, NoSubregion, 1, false, 0, 0, None, &[Israel, Syria, Jordan]),
    row(Syria, "syria", MiddleEast, NoSubregion, 2, false, 0, 1, None, &[Turkey, Israel, Lebanon]),
    row(Iraq, "iraq", MiddleEast, NoSubregion, 3, true, 0, 1, None, &[Jordan, Iran, GulfStates, SaudiArabia]),
    row(Iran, "iran", MiddleEast, NoSubregion, 2, true, 1, 0, None, &[Iraq, Afghanistan, Pakistan]),
    row(Jordan, "jordan", MiddleEast, NoSubregion, 2, false, 0, 0, None, &[Israel, Lebanon, Iraq, SaudiArabia]),
    row(GulfStates, "gulf-states", MiddleEast, NoSubregion, 3, false, 0, 0, None, &[Iraq, SaudiArabia]),
    row(SaudiArabia, "saudi-arabia", MiddleEast, NoSubregion, 3, true, 0, 0, None, &[Jordan, Iraq, GulfStates]),
    row(Afghanistan, "afghanistan", Asia, NoSubregion, 2, false, 0, 0, Some(Ussr), &[Iran, Pakistan]),
    row(Pakistan, "pakistan", Asia, NoSubregion, 2, true, 0, 0, None, &[Iran, Afghanistan, India]),
    row(India, "india", Asia, NoSubregion, 3, true, 0, 0, None, &[Pakistan, Burma]),
    row(Burma, "burma", Asia, SoutheastAsia, 2, false, 0, 0, None, &[India, LaosCambodia]),
    row(LaosCambodia, "laos-cambodia", Asia, SoutheastAsia, 1, false, 0, 0, None, &[Burma, Thailand, Vietnam]),
    row(Thailand, "thailand", Asia, SoutheastAsia, 2, true, 0, 0, None, &[LaosCambodia, Vietnam, Malaysia]),
    row(Vietnam, "vietnam", Asia, SoutheastAsia, 1, false, 0, 0, None, &[LaosCambodia, Thailand]),
    row(Malaysia, "malaysia", Asia, SoutheastAsia, 2, false, 0, 0, None, &[Thailand, Indonesia, Australia]),
    row(Australia, "australia", Asia, NoSubregion, 4, false, 4, 0, None, &[Malaysia]),
    row(Indonesia, "indonesia", Asia, SoutheastAsia, 1, false, 0, 0, None, &[Malaysia, Philippines]),
    row(Philippines, "philippines", Asia, SoutheastAsia, 2, false, 1, 0, None, &[Indonesia, Japan]),
    row(Japan, "japan", Asia, NoSubregion, 4, true, 1, 0, Some(Us), &[Philippines, Taiwan, SouthKorea]),
    row(Taiwan, "taiwan", Asia, NoSubregion, 3, false, 0, 0, None, &[Japan, SouthKorea]),
    row(SouthKorea, "south-korea", Asia, NoSubregion, 3, true, 1, 0, None, &[Japan, Taiwan, NorthKorea]),
    row(NorthKorea, "north-korea", Asia, NoSubregion, 3, true, 0, 3, Some(Ussr), &[SouthKorea]),
    row(Algeria, "algeria", Africa, NoSubregion, 2, true, 0, 0, None, &[France, Morocco, Tunisia, SaharanStates]),
    row(Morocco, "morocco", Africa, NoSubregion, 3, false, 0, 0, None, &[SpainPortugal, Algeria, WestAfricanStates]),
    row(Tunisia, "tunisia", Africa, NoSubregion, 2, false, 0, 0, None, &[Libya, Algeria]),
    row(WestAfricanStates, "west-african-states", Africa, NoSubregion, 2, false, 0, 0, None, &[Morocco, IvoryCoast]),
    row(IvoryCoast, "ivory-coast", Africa, NoSubregion, 2, false, 0, 0, None, &[WestAfricanStates, Nigeria]),
    row(SaharanStates, "saharan-states", Africa, NoSubregion, 1, false, 0, 0, None, &[Algeria, Nigeria]),
    row(Nigeria, "nigeria", Africa, NoSubregion, 1, true, 0, 0, None, &[IvoryCoast, SaharanStates, Cameroon]),
    row(Cameroon, "cameroon", Africa, NoSubregion, 1, false, 0, 0, None, &[Nigeria, Zaire]),
    row(Zaire, "zaire", Africa, NoSubregion, 1, true, 0, 0, None, &[Cameroon, Angola, Zimbabwe]),
    row(Angola, "angola", Africa, NoSubregion, 1, true, 0, 0, None, &[Zaire, Botswana, SouthAfrica]),
    row(SouthAfrica, "south-africa", Africa, NoSubregion, 3, true, 1, 0, None, &[Angola, Botswana]),
    row(Botswana, "botswana", Africa, NoSubregion, 2, false, 0, 0, None, &[Angola, Zimbabwe, SouthAfrica]),
    row(Zimbabwe, "zimbabwe", Africa, NoSubregion, 1, false, 0, 0, None, &[Zaire, Botswana, SeAfricanStates]),
    row(SeAfricanStates, "se-african-states", Africa, NoSubregion, 1, false, 0, 0, None, &[Zimbabwe, Kenya]),
    row(Kenya, "kenya", Africa, NoSubregion, 2, false, 0, 0, None, &[SeAfricanStates, Somalia]),
    row(Somalia, "somalia", Africa, NoSubregion, 2, false, 0, 0, None, &[Kenya, Ethiopia]),
    row(Ethiopia, "ethiopia", Africa, NoSubregion, 1, false, 0, 0, None, &[Somalia, Sudan]),
    row(Sudan, "sudan", Africa, NoSubregion, 1, false, 0, 0, None, &[Egypt, Ethiopia]),
    row(Mexico, "mexico", CentralAmerica, NoSubregion, 2, true, 0, 0, Some(Us), &[Guatemala]),
    row(Guatemala, "guatemala", CentralAmerica, NoSubregion, 1, false, 0, 0, None, &[Mexico, ElSalvador, Honduras]),
    row(ElSalvador, "el-salvador", CentralAmerica, NoSubregion, 1, false, 0, 0, None, &[Guatemala, Honduras]),
    row(Honduras, "honduras", CentralAmerica, NoSubregion, 2, false, 0, 0, None, &[Guatemala, ElSalvador, Nicaragua, CostaRica]),
    row(CostaRica, "costa-rica", CentralAmerica, NoSubregion, 3, false, 0, 0, None, &[Honduras, Nicaragua, Panama]),
    row(Panama, "panama", CentralAmerica, NoSubregion, 2, true, 1, 0, None, &[CostaRica, Colombia]),
    row(Nicaragua, "nicaragua", CentralAmerica, NoSubregion, 1, false, 0, 0, None, &[Honduras, CostaRica, Cuba]),
    row(Cuba, "cuba", CentralAmerica, NoSubregion, 3, true, 0, 0, Some(Us), &[Nicaragua, Haiti]),
    row(Haiti, "haiti", CentralAmerica, NoSubregion, 1, false, 0, 0, None, &[Cuba, DominicanRepublic]),
    row(DominicanRepublic, "dominican-republic", CentralAmerica, NoSubregion, 1, false, 0, 0, None, &[Haiti]),
    row(Colombia, "colombia", SouthAmerica, NoSubregion, 1, false, 0, 0, None, &[Panama, Venezuela, Ecuador]),
    row(Ecuador, "ecuador", SouthAmerica, NoSubregion, 2, false, 0, 0, None, &[Colombia, Peru]),
    row(Peru, "peru", SouthAmerica, NoSubregion, 2, false, 0, 0, None, &[Ecuador, Bolivia, Chile]),
    row(Chile, "chile", SouthAmerica, NoSubregion, 3, true, 0, 0, None, &[Peru, Argentina]),
    row(Argentina, "argentina", SouthAmerica, NoSubregion, 2, true, 0, 0, None, &[Chile, Paraguay, Uruguay]),
    row(Uruguay, "uruguay", SouthAmerica, NoSubregion, 2, false, 0, 0, None, &[Paraguay, Argentina, Brazil]),
    row(Paraguay, "paraguay", SouthAmerica, NoSubregion, 2, false, 0, 0, None, &[Bolivia, Argentina, Uruguay]),
    row(Bolivia, "bolivia", SouthAmerica, NoSubregion, 2, false, 0, 0, None, &[Peru, Paraguay]),
    row(Brazil, "brazil", SouthAmerica, NoSubregion, 2, true, 0, 0, None, &[Uruguay, Venezuela]),
    row(Venezuela, "venezuela", SouthAmerica, NoSubregion, 2, true, 0, 0, None, &[Colombia, Brazil]),
];
