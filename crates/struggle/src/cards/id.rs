//! The names of the 114 cards and sets of them.

use core::fmt;
use core::ops::{BitAnd, BitOr, BitOrAssign, Sub};

use crate::map::Region;

/// A card: 1 to 110 by its printed number, then the four promotional ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum CardId {
    AsiaScoring = 1,
    EuropeScoring = 2,
    MiddleEastScoring = 3,
    DuckAndCover = 4,
    FiveYearPlan = 5,
    TheChinaCard = 6,
    SocialistGovernments = 7,
    Fidel = 8,
    VietnamRevolts = 9,
    Blockade = 10,
    KoreanWar = 11,
    RomanianAbdication = 12,
    ArabIsraeliWar = 13,
    Comecon = 14,
    Nasser = 15,
    WarsawPactFormed = 16,
    DeGaulleLeadsFrance = 17,
    CapturedNaziScientist = 18,
    TrumanDoctrine = 19,
    OlympicGames = 20,
    Nato = 21,
    IndependentReds = 22,
    MarshallPlan = 23,
    IndoPakistaniWar = 24,
    Containment = 25,
    CiaCreated = 26,
    UsJapanMutualDefensePact = 27,
    SuezCrisis = 28,
    EastEuropeanUnrest = 29,
    Decolonization = 30,
    RedScarePurge = 31,
    UnIntervention = 32,
    DeStalinization = 33,
    NuclearTestBan = 34,
    FormosanResolution = 35,
    BrushWar = 36,
    CentralAmericaScoring = 37,
    SoutheastAsiaScoring = 38,
    ArmsRace = 39,
    CubanMissileCrisis = 40,
    NuclearSubs = 41,
    Quagmire = 42,
    SaltNegotiations = 43,
    BearTrap = 44,
    Summit = 45,
    HowILearnedToStopWorrying = 46,
    Junta = 47,
    KitchenDebates = 48,
    MissileEnvy = 49,
    WeWillBuryYou = 50,
    BrezhnevDoctrine = 51,
    PortugueseEmpireCrumbles = 52,
    SouthAfricanUnrest = 53,
    Allende = 54,
    WillyBrandt = 55,
    MuslimRevolution = 56,
    AbmTreaty = 57,
    CulturalRevolution = 58,
    FlowerPower = 59,
    U2Incident = 60,
    Opec = 61,
    LoneGunman = 62,
    ColonialRearGuards = 63,
    PanamaCanalReturned = 64,
    CampDavidAccords = 65,
    PuppetGovernments = 66,
    GrainSalesToSoviets = 67,
    JohnPaulIiElectedPope = 68,
    LatinAmericanDeathSquads = 69,
    OasFounded = 70,
    NixonPlaysTheChinaCard = 71,
    SadatExpelsSoviets = 72,
    ShuttleDiplomacy = 73,
    TheVoiceOfAmerica = 74,
    LiberationTheology = 75,
    UssuriRiverSkirmish = 76,
    AskNotWhatYourCountryCanDoForYou = 77,
    AllianceForProgress = 78,
    AfricaScoring = 79,
    OneSmallStep = 80,
    SouthAmericaScoring = 81,
    IranianHostageCrisis = 82,
    TheIronLady = 83,
    ReaganBombsLibya = 84,
    StarWars = 85,
    NorthSeaOil = 86,
    TheReformer = 87,
    MarineBarracksBombing = 88,
    SovietsShootDownKal007 = 89,
    Glasnost = 90,
    OrtegaElectedInNicaragua = 91,
    Terrorism = 92,
    IranContraScandal = 93,
    Chernobyl = 94,
    LatinAmericanDebtCrisis = 95,
    TearDownThisWall = 96,
    AnEvilEmpire = 97,
    AldrichAmesRemix = 98,
    PershingIiDeployed = 99,
    Wargames = 100,
    Solidarity = 101,
    IranIraqWar = 102,
    Defectors = 103,
    TheCambridgeFive = 104,
    SpecialRelationship = 105,
    Norad = 106,
    Che = 107,
    OurManInTehran = 108,
    YuriAndSamantha = 109,
    AwacsSaleToSaudis = 110,
    NatoReferendum = 111,
    YearsOfLead = 112,
    BaghdadPact = 113,
    MartialLaw = 114,
}

use CardId::*;

/// Every card with its id, in order.
const IDS: [(CardId, &str); CardId::COUNT] = [
    (AsiaScoring, "asia-scoring"),
    (EuropeScoring, "europe-scoring"),
    (MiddleEastScoring, "middle-east-scoring"),
    (DuckAndCover, "duck-and-cover"),
    (FiveYearPlan, "five-year-plan"),
    (TheChinaCard, "the-china-card"),
    (SocialistGovernments, "socialist-governments"),
    (Fidel, "fidel"),
    (VietnamRevolts, "vietnam-revolts"),
    (Blockade, "blockade"),
    (KoreanWar, "korean-war"),
    (RomanianAbdication, "romanian-abdication"),
    (ArabIsraeliWar, "arab-israeli-war"),
    (Comecon, "comecon"),
    (Nasser, "nasser"),
    (WarsawPactFormed, "warsaw-pact-formed"),
    (DeGaulleLeadsFrance, "de-gaulle-leads-france"),
    (CapturedNaziScientist, "captured-nazi-scientist"),
    (TrumanDoctrine, "truman-doctrine"),
    (OlympicGames, "olympic-games"),
    (Nato, "nato"),
    (IndependentReds, "independent-reds"),
    (MarshallPlan, "marshall-plan"),
    (IndoPakistaniWar, "indo-pakistani-war"),
    (Containment, "containment"),
    (CiaCreated, "cia-created"),
    (UsJapanMutualDefensePact, "us-japan-mutual-defense-pact"),
    (SuezCrisis, "suez-crisis"),
    (EastEuropeanUnrest, "east-european-unrest"),
    (Decolonization, "decolonization"),
    (RedScarePurge, "red-scare-purge"),
    (UnIntervention, "un-intervention"),
    (DeStalinization, "de-stalinization"),
    (NuclearTestBan, "nuclear-test-ban"),
    (FormosanResolution, "formosan-resolution"),
    (BrushWar, "brush-war"),
    (CentralAmericaScoring, "central-america-scoring"),
    (SoutheastAsiaScoring, "southeast-asia-scoring"),
    (ArmsRace, "arms-race"),
    (CubanMissileCrisis, "cuban-missile-crisis"),
    (NuclearSubs, "nuclear-subs"),
    (Quagmire, "quagmire"),
    (SaltNegotiations, "salt-negotiations"),
    (BearTrap, "bear-trap"),
    (Summit, "summit"),
    (HowILearnedToStopWorrying, "how-i-learned-to-stop-worrying"),
    (Junta, "junta"),
    (KitchenDebates, "kitchen-debates"),
    (MissileEnvy, "missile-envy"),
    (WeWillBuryYou, "we-will-bury-you"),
    (BrezhnevDoctrine, "brezhnev-doctrine"),
    (PortugueseEmpireCrumbles, "portuguese-empire-crumbles"),
    (SouthAfricanUnrest, "south-african-unrest"),
    (Allende, "allende"),
    (WillyBrandt, "willy-brandt"),
    (MuslimRevolution, "muslim-revolution"),
    (AbmTreaty, "abm-treaty"),
    (CulturalRevolution, "cultural-revolution"),
    (FlowerPower, "flower-power"),
    (U2Incident, "u2-incident"),
    (Opec, "opec"),
    (LoneGunman, "lone-gunman"),
    (ColonialRearGuards, "colonial-rear-guards"),
    (PanamaCanalReturned, "panama-canal-returned"),
    (CampDavidAccords, "camp-david-accords"),
    (PuppetGovernments, "puppet-governments"),
    (GrainSalesToSoviets, "grain-sales-to-soviets"),
    (JohnPaulIiElectedPope, "john-paul-ii-elected-pope"),
    (LatinAmericanDeathSquads, "latin-american-death-squads"),
    (OasFounded, "oas-founded"),
    (NixonPlaysTheChinaCard, "nixon-plays-the-china-card"),
    (SadatExpelsSoviets, "sadat-expels-soviets"),
    (ShuttleDiplomacy, "shuttle-diplomacy"),
    (TheVoiceOfAmerica, "the-voice-of-america"),
    (LiberationTheology, "liberation-theology"),
    (UssuriRiverSkirmish, "ussuri-river-skirmish"),
    (AskNotWhatYourCountryCanDoForYou, "ask-not-what-your-country-can-do-for-you"),
    (AllianceForProgress, "alliance-for-progress"),
    (AfricaScoring, "africa-scoring"),
    (OneSmallStep, "one-small-step"),
    (SouthAmericaScoring, "south-america-scoring"),
    (IranianHostageCrisis, "iranian-hostage-crisis"),
    (TheIronLady, "the-iron-lady"),
    (ReaganBombsLibya, "reagan-bombs-libya"),
    (StarWars, "star-wars"),
    (NorthSeaOil, "north-sea-oil"),
    (TheReformer, "the-reformer"),
    (MarineBarracksBombing, "marine-barracks-bombing"),
    (SovietsShootDownKal007, "soviets-shoot-down-kal-007"),
    (Glasnost, "glasnost"),
    (OrtegaElectedInNicaragua, "ortega-elected-in-nicaragua"),
    (Terrorism, "terrorism"),
    (IranContraScandal, "iran-contra-scandal"),
    (Chernobyl, "chernobyl"),
    (LatinAmericanDebtCrisis, "latin-american-debt-crisis"),
    (TearDownThisWall, "tear-down-this-wall"),
    (AnEvilEmpire, "an-evil-empire"),
    (AldrichAmesRemix, "aldrich-ames-remix"),
    (PershingIiDeployed, "pershing-ii-deployed"),
    (Wargames, "wargames"),
    (Solidarity, "solidarity"),
    (IranIraqWar, "iran-iraq-war"),
    (Defectors, "defectors"),
    (TheCambridgeFive, "the-cambridge-five"),
    (SpecialRelationship, "special-relationship"),
    (Norad, "norad"),
    (Che, "che"),
    (OurManInTehran, "our-man-in-tehran"),
    (YuriAndSamantha, "yuri-and-samantha"),
    (AwacsSaleToSaudis, "awacs-sale-to-saudis"),
    (NatoReferendum, "nato-referendum"),
    (YearsOfLead, "years-of-lead"),
    (BaghdadPact, "baghdad-pact"),
    (MartialLaw, "martial-law"),
];

impl CardId {
    pub const COUNT: usize = 114;

    pub fn all() -> impl DoubleEndedIterator<Item = CardId> {
        IDS.iter().map(|&(card, _)| card)
    }

    /// The region that a scoring card scores (10.1); Southeast Asia is a part of one and scored otherwise.
    pub const fn scored_region(self) -> Option<Region> {
        Some(match self {
            EuropeScoring => Region::Europe,
            AsiaScoring => Region::Asia,
            MiddleEastScoring => Region::MiddleEast,
            AfricaScoring => Region::Africa,
            CentralAmericaScoring => Region::CentralAmerica,
            SouthAmericaScoring => Region::SouthAmerica,
            _ => return None,
        })
    }

    /// The place in the list, from 1; the printed number up to 110.
    pub const fn index(self) -> u8 {
        self as u8
    }

    #[inline]
    pub const fn from_index(index: u8) -> Option<CardId> {
        if index >= 1 && index as usize <= CardId::COUNT { Some(IDS[index as usize - 1].0) } else { None }
    }

    /// The id in records and on the command line.
    pub const fn id(self) -> &'static str {
        IDS[self as usize - 1].1
    }

    pub fn parse(id: &str) -> Option<CardId> {
        IDS.iter().find(|(_, known)| *known == id).map(|&(card, _)| card)
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct CardSet(u128);

impl CardSet {
    pub const EMPTY: CardSet = CardSet(0);

    pub const fn of(cards: &[CardId]) -> CardSet {
        let mut bits = 0;
        let mut i = 0;
        while i < cards.len() {
            bits |= 1 << cards[i] as u8;
            i += 1;
        }
        CardSet(bits)
    }

    #[inline]
    pub const fn one(card: CardId) -> CardSet {
        CardSet(1 << card as u8)
    }

    pub const fn bits(self) -> u128 {
        self.0
    }

    #[must_use]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    #[inline]
    pub const fn contains(self, card: CardId) -> bool {
        self.0 & (1 << card as u8) != 0
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn within(self, other: CardSet) -> bool {
        self.0 & !other.0 == 0
    }

    pub const fn meets(self, other: CardSet) -> bool {
        self.0 & other.0 != 0
    }

    #[inline]
    pub fn insert(&mut self, card: CardId) {
        self.0 |= 1 << card as u8;
    }

    #[inline]
    pub fn remove(&mut self, card: CardId) {
        self.0 &= !(1 << card as u8);
    }

    /// The card at place `n` of the set, counted from 0.
    #[inline]
    pub fn nth(self, n: u32) -> Option<CardId> {
        crate::bits::nth(self.0, n).and_then(|i| CardId::from_index(i as u8))
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        crate::bits::iter(self.0).filter_map(|i| CardId::from_index(i as u8))
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        cards.into_iter().fold(CardSet::EMPTY, |set, card| set | CardSet::one(card))
    }
}

impl BitOr for CardSet {
    type Output = CardSet;
    #[inline]
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;
    #[inline]
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

/// Difference of sets.
impl Sub for CardSet {
    type Output = CardSet;
    #[inline]
    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

impl BitOrAssign for CardSet {
    fn bitor_assign(&mut self, other: CardSet) {
        self.0 |= other.0;
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
