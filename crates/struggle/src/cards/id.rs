//! The names of the 114 cards and sets of them.

use crate::map::Region;

crate::words::worded! {
    /// A card: 1 to 110 by its printed number, then the four promotional ones.
    pub enum CardId, id {
        AsiaScoring = 1 => "asia-scoring",
        EuropeScoring = 2 => "europe-scoring",
        MiddleEastScoring = 3 => "middle-east-scoring",
        DuckAndCover = 4 => "duck-and-cover",
        FiveYearPlan = 5 => "five-year-plan",
        TheChinaCard = 6 => "the-china-card",
        SocialistGovernments = 7 => "socialist-governments",
        Fidel = 8 => "fidel",
        VietnamRevolts = 9 => "vietnam-revolts",
        Blockade = 10 => "blockade",
        KoreanWar = 11 => "korean-war",
        RomanianAbdication = 12 => "romanian-abdication",
        ArabIsraeliWar = 13 => "arab-israeli-war",
        Comecon = 14 => "comecon",
        Nasser = 15 => "nasser",
        WarsawPactFormed = 16 => "warsaw-pact-formed",
        DeGaulleLeadsFrance = 17 => "de-gaulle-leads-france",
        CapturedNaziScientist = 18 => "captured-nazi-scientist",
        TrumanDoctrine = 19 => "truman-doctrine",
        OlympicGames = 20 => "olympic-games",
        Nato = 21 => "nato",
        IndependentReds = 22 => "independent-reds",
        MarshallPlan = 23 => "marshall-plan",
        IndoPakistaniWar = 24 => "indo-pakistani-war",
        Containment = 25 => "containment",
        CiaCreated = 26 => "cia-created",
        UsJapanMutualDefensePact = 27 => "us-japan-mutual-defense-pact",
        SuezCrisis = 28 => "suez-crisis",
        EastEuropeanUnrest = 29 => "east-european-unrest",
        Decolonization = 30 => "decolonization",
        RedScarePurge = 31 => "red-scare-purge",
        UnIntervention = 32 => "un-intervention",
        DeStalinization = 33 => "de-stalinization",
        NuclearTestBan = 34 => "nuclear-test-ban",
        FormosanResolution = 35 => "formosan-resolution",
        BrushWar = 36 => "brush-war",
        CentralAmericaScoring = 37 => "central-america-scoring",
        SoutheastAsiaScoring = 38 => "southeast-asia-scoring",
        ArmsRace = 39 => "arms-race",
        CubanMissileCrisis = 40 => "cuban-missile-crisis",
        NuclearSubs = 41 => "nuclear-subs",
        Quagmire = 42 => "quagmire",
        SaltNegotiations = 43 => "salt-negotiations",
        BearTrap = 44 => "bear-trap",
        Summit = 45 => "summit",
        HowILearnedToStopWorrying = 46 => "how-i-learned-to-stop-worrying",
        Junta = 47 => "junta",
        KitchenDebates = 48 => "kitchen-debates",
        MissileEnvy = 49 => "missile-envy",
        WeWillBuryYou = 50 => "we-will-bury-you",
        BrezhnevDoctrine = 51 => "brezhnev-doctrine",
        PortugueseEmpireCrumbles = 52 => "portuguese-empire-crumbles",
        SouthAfricanUnrest = 53 => "south-african-unrest",
        Allende = 54 => "allende",
        WillyBrandt = 55 => "willy-brandt",
        MuslimRevolution = 56 => "muslim-revolution",
        AbmTreaty = 57 => "abm-treaty",
        CulturalRevolution = 58 => "cultural-revolution",
        FlowerPower = 59 => "flower-power",
        U2Incident = 60 => "u2-incident",
        Opec = 61 => "opec",
        LoneGunman = 62 => "lone-gunman",
        ColonialRearGuards = 63 => "colonial-rear-guards",
        PanamaCanalReturned = 64 => "panama-canal-returned",
        CampDavidAccords = 65 => "camp-david-accords",
        PuppetGovernments = 66 => "puppet-governments",
        GrainSalesToSoviets = 67 => "grain-sales-to-soviets",
        JohnPaulIiElectedPope = 68 => "john-paul-ii-elected-pope",
        LatinAmericanDeathSquads = 69 => "latin-american-death-squads",
        OasFounded = 70 => "oas-founded",
        NixonPlaysTheChinaCard = 71 => "nixon-plays-the-china-card",
        SadatExpelsSoviets = 72 => "sadat-expels-soviets",
        ShuttleDiplomacy = 73 => "shuttle-diplomacy",
        TheVoiceOfAmerica = 74 => "the-voice-of-america",
        LiberationTheology = 75 => "liberation-theology",
        UssuriRiverSkirmish = 76 => "ussuri-river-skirmish",
        AskNotWhatYourCountryCanDoForYou = 77 => "ask-not-what-your-country-can-do-for-you",
        AllianceForProgress = 78 => "alliance-for-progress",
        AfricaScoring = 79 => "africa-scoring",
        OneSmallStep = 80 => "one-small-step",
        SouthAmericaScoring = 81 => "south-america-scoring",
        IranianHostageCrisis = 82 => "iranian-hostage-crisis",
        TheIronLady = 83 => "the-iron-lady",
        ReaganBombsLibya = 84 => "reagan-bombs-libya",
        StarWars = 85 => "star-wars",
        NorthSeaOil = 86 => "north-sea-oil",
        TheReformer = 87 => "the-reformer",
        MarineBarracksBombing = 88 => "marine-barracks-bombing",
        SovietsShootDownKal007 = 89 => "soviets-shoot-down-kal-007",
        Glasnost = 90 => "glasnost",
        OrtegaElectedInNicaragua = 91 => "ortega-elected-in-nicaragua",
        Terrorism = 92 => "terrorism",
        IranContraScandal = 93 => "iran-contra-scandal",
        Chernobyl = 94 => "chernobyl",
        LatinAmericanDebtCrisis = 95 => "latin-american-debt-crisis",
        TearDownThisWall = 96 => "tear-down-this-wall",
        AnEvilEmpire = 97 => "an-evil-empire",
        AldrichAmesRemix = 98 => "aldrich-ames-remix",
        PershingIiDeployed = 99 => "pershing-ii-deployed",
        Wargames = 100 => "wargames",
        Solidarity = 101 => "solidarity",
        IranIraqWar = 102 => "iran-iraq-war",
        Defectors = 103 => "defectors",
        TheCambridgeFive = 104 => "the-cambridge-five",
        SpecialRelationship = 105 => "special-relationship",
        Norad = 106 => "norad",
        Che = 107 => "che",
        OurManInTehran = 108 => "our-man-in-tehran",
        YuriAndSamantha = 109 => "yuri-and-samantha",
        AwacsSaleToSaudis = 110 => "awacs-sale-to-saudis",
        NatoReferendum = 111 => "nato-referendum",
        YearsOfLead = 112 => "years-of-lead",
        BaghdadPact = 113 => "baghdad-pact",
        MartialLaw = 114 => "martial-law",
    }
}

use CardId::*;

impl CardId {
    pub fn all() -> impl DoubleEndedIterator<Item = CardId> {
        CardId::ALL.into_iter()
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
}

crate::bits::set! {
    /// A set of cards.
    pub struct CardSet(u128) of CardId, by CardId::from_index;
}
