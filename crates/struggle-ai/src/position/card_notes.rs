//! What a player keeps in mind about single cards: roughly what an event is worth, and which cards can end the world.
//!
//! Worth is in victory points, as in [`crate::position::eval`], for whoever carries the event out, on an average board. It serves
//! to value cards that are *not* being played now; what a play does now is found by playing it.

use detente_struggle::cards::{CardId, CardId::*, CardSet};
use detente_struggle::map::{Country, CountrySet};
use detente_struggle::side::Side::{self, Us};
use detente_struggle::state::State;

/// The worth of the event to the side that carries it out. Scoring cards and The China Card have none.
pub const fn event(card: CardId) -> f32 {
    match card {
        AsiaScoring
        | EuropeScoring
        | MiddleEastScoring
        | CentralAmericaScoring
        | SoutheastAsiaScoring
        | AfricaScoring
        | SouthAmericaScoring
        | TheChinaCard => 0.0,
        LatinAmericanDeathSquads | IranContraScandal => 0.8,
        Formosan | NuclearSubs | CubanMissileCrisis | Summit | KitchenDebates | Wargames | NatoReferendum
        | MartialLaw | YuriAndSamantha => 1.0,
        CiaCreated | TheCambridgeFive | U2Incident | LoneGunman => 1.2,
        Blockade
        | RomanianAbdication
        | CapturedNaziScientist
        | Nato
        | UnIntervention
        | Defectors
        | Norad
        | ArmsRace
        | Allende
        | FlowerPower
        | OurManInTehran
        | ReaganBombsLibya
        | Terrorism
        | AnEvilEmpire
        | YearsOfLead => 1.5,
        KoreanWar
        | ArabIsraeliWar
        | FiveYearPlan
        | OlympicGames
        | IndoPakistaniWar
        | HowILearnedToStopWorrying
        | NorthSeaOil
        | OrtegaElectedInNicaragua
        | Chernobyl
        | IranIraqWar
        | AwacsSaleToSaudis => 1.8,
        DuckAndCover
        | Nasser
        | TrumanDoctrine
        | IndependentReds
        | Containment
        | SpecialRelationship
        | SaltNegotiations
        | MissileEnvy
        | BrezhnevDoctrine
        | SouthAfricanUnrest
        | CulturalRevolution
        | PanamaCanalReturned
        | OasFounded
        | NixonPlaysTheChinaCard
        | ShuttleDiplomacy
        | AskNotWhatYourCountryCanDoForYou
        | OneSmallStep
        | TheIronLady
        | StarWars
        | MarineBarracksBombing
        | LatinAmericanDebtCrisis
        | AldrichAmesRemix
        | BaghdadPact => 2.0,
        VietnamRevolts | Junta | WillyBrandt | CampDavidAccords | JohnPaulIiElectedPope => 2.2,
        Fidel
        | WarsawPactFormed
        | EastEuropeanUnrest
        | NuclearTestBan
        | BrushWar
        | PortugueseEmpireCrumbles
        | AllianceForProgress
        | PershingIiDeployed
        | Solidarity => 2.5,
        PuppetGovernments | GrainSalesToSoviets | UssuriRiverSkirmish | Che => 2.8,
        SocialistGovernments
        | Comecon
        | DeGaulleLeadsFrance
        | UsJapanMutualDefensePact
        | RedScarePurge
        | Quagmire
        | BearTrap
        | WeWillBuryYou
        | Opec
        | SadatExpelsSoviets
        | LiberationTheology
        | IranianHostageCrisis
        | SovietsShootDownKal007
        | Glasnost
        | TearDownThisWall => 3.0,
        SuezCrisis => 3.2,
        MuslimRevolution | AbmTreaty | ColonialRearGuards | TheVoiceOfAmerica | TheReformer => 3.5,
        MarshallPlan => 4.0,
        Decolonization | DeStalinization => 4.5,
    }
}

use CardId::FormosanResolution as Formosan;

/// Where coups in battlegrounds are open at DEFCON 2.
const OPEN_AT_TWO: CountrySet = CountrySet::AFRICA.or(CountrySet::LATIN_AMERICA);

/// The cards of its hand that `holder` cannot safely play for operations or the event at DEFCON 2: the opponent's event
/// can take it down while `holder` answers for it.
pub fn deadly_at_two(s: &State, holder: Side) -> CardSet {
    const US: CardSet = CardSet::of(&[WeWillBuryYou, LoneGunman, OrtegaElectedInNicaragua]);
    const USSR: CardSet = CardSet::of(&[
        DuckAndCover,
        CiaCreated,
        GrainSalesToSoviets,
        SovietsShootDownKal007,
        TearDownThisWall,
        FiveYearPlan,
        StarWars,
    ]);
    let mut cards = s.hand[holder] & if holder == Us { US } else { USSR };
    if cards.is_empty() {
        return cards;
    }
    let field = (s.present[holder] & CountrySet::BATTLEGROUNDS).meets(OPEN_AT_TWO);
    let mut unless = |card: CardId, harmless: bool| {
        if harmless {
            cards.remove(card);
        }
    };
    // A coup needs a battleground where the holder has influence.
    unless(LoneGunman, !field);
    unless(CiaCreated, !field);
    unless(OrtegaElectedInNicaragua, s.influence(Us, Country::Cuba) == 0);
    unless(StarWars, s.space.us <= s.space.ussr);
    // The plan fires only another card of the hand.
    let alone = (cards - CardSet::one(FiveYearPlan)).is_empty();
    if alone {
        cards.remove(FiveYearPlan);
    }
    cards
}

/// Cards whose event can take DEFCON down, by itself or by what somebody may choose in it.
pub const LOWERS_DEFCON: CardSet = CardSet::of(&[
    DuckAndCover,
    FiveYearPlan,
    OlympicGames,
    CiaCreated,
    CubanMissileCrisis,
    Summit,
    HowILearnedToStopWorrying,
    Junta,
    MissileEnvy,
    WeWillBuryYou,
    LoneGunman,
    GrainSalesToSoviets,
    StarWars,
    SovietsShootDownKal007,
    OrtegaElectedInNicaragua,
    TearDownThisWall,
]);
