//! Everything that lasts: effects of events, with their duration.
//!
//! Each card begins its own effect; the chapter of rules that the effect changes asks for it; nothing else does.

/// A lasting effect. The comment says what it changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Effect {
    // Until the end of the turn.
    /// +1 for USSR operations that are all spent in Southeast Asia.
    VietnamRevolts,
    /// +1 for US operations.
    Containment,
    /// +1 for USSR operations.
    BrezhnevDoctrine,
    /// −1 for US operations.
    RedScareOnUs,
    /// −1 for USSR operations.
    RedScareOnUssr,
    /// Any US coup loses the game.
    MissileCrisisOnUs,
    /// Any USSR coup loses the game.
    MissileCrisisOnUssr,
    /// US coups in battlegrounds leave DEFCON alone.
    NuclearSubs,
    /// −1 on every coup die.
    Salt,
    /// +1 for the US, −1 for the USSR on coup dice in Central and South America.
    DeathSquadsForUs,
    /// +1 for the USSR, −1 for the US on coup dice in Central and South America.
    DeathSquadsForUssr,
    /// 1 point for the USSR if UN Intervention is played as an event.
    U2Incident,
    /// −1 on US dice in realignments.
    IranContra,
    /// 1 point for the USSR for each US coup.
    YuriAndSamantha,
    /// The US hand lies open.
    AldrichAmes,
    /// The US may play an eighth action round.
    NorthSeaOilRound,
    /// Solidarity cannot happen.
    MartialLaw,
    /// The USSR may not place influence by operations in this region.
    ChernobylEurope,
    ChernobylAsia,
    ChernobylMiddleEast,
    ChernobylAfrica,
    ChernobylCentralAmerica,
    ChernobylSouthAmerica,

    // Until something ends them.
    /// 3 points for the USSR in the next US action round, unless UN Intervention is its play.
    WeWillBuryYou,
    /// The US must play Missile Envy for operations in its next action round.
    MissileEnvyOwedByUs,
    /// The USSR must play Missile Envy for operations in its next action round.
    MissileEnvyOwedByUssr,
    /// The US is trapped.
    Quagmire,
    /// The USSR is trapped.
    BearTrap,
    /// Taiwan may count as a battleground in Asia scoring.
    FormosanResolution,
    /// The next Asia or Middle East scoring takes a battleground from the USSR.
    ShuttleDiplomacy,
    /// 2 points for the USSR for each war card the US plays.
    FlowerPower,
    /// A US point after a round in which DEFCON moved to 2.
    Norad,
    /// West Germany is outside NATO.
    WillyBrandt,

    // For the rest of the game.
    /// NATO may be played.
    MarshallPlan,
    /// NATO may be played.
    WarsawPact,
    /// US-controlled Europe is safe from USSR coups and realignments, and from Brush War.
    Nato,
    /// France is outside NATO.
    DeGaulle,
    /// Spain/Portugal is outside NATO.
    NatoReferendum,
    /// Japan is safe from USSR coups and realignments.
    UsJapanPact,
    /// Flower Power cannot happen.
    EvilEmpire,
    /// Arab-Israeli War cannot happen.
    CampDavid,
    /// Willy Brandt cannot happen.
    TearDownThisWall,
    /// Solidarity may happen.
    JohnPaul,
    /// Socialist Governments cannot happen.
    IronLady,
    /// OPEC cannot happen.
    NorthSeaOil,
    /// The USSR may not coup in Europe; Glasnost is improved.
    Reformer,
    /// Terrorism takes two cards from the US.
    HostageCrisis,
    /// Muslim Revolution cannot happen.
    Awacs,
}

use Effect::*;

use crate::cards::CardId;
use crate::map::Region;
use crate::side::Side::{self, Us, Ussr};

/// How long an effect lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Duration {
    /// Until the end of the turn.
    Turn,
    /// Until something ends it.
    Event,
    /// For the rest of the game.
    Game,
}

/// Names in positions; the order is that of the enum.
const WORDS: [&str; Effect::COUNT] = [
    "vietnam-revolts",
    "containment",
    "brezhnev-doctrine",
    "red-scare-on-us",
    "red-scare-on-ussr",
    "missile-crisis-on-us",
    "missile-crisis-on-ussr",
    "nuclear-subs",
    "salt",
    "death-squads-for-us",
    "death-squads-for-ussr",
    "u2-incident",
    "iran-contra",
    "yuri-and-samantha",
    "aldrich-ames",
    "north-sea-oil-round",
    "martial-law",
    "chernobyl-europe",
    "chernobyl-asia",
    "chernobyl-middle-east",
    "chernobyl-africa",
    "chernobyl-central-america",
    "chernobyl-south-america",
    "we-will-bury-you",
    "missile-envy-owed-by-us",
    "missile-envy-owed-by-ussr",
    "quagmire",
    "bear-trap",
    "formosan-resolution",
    "shuttle-diplomacy",
    "flower-power",
    "norad",
    "willy-brandt",
    "marshall-plan",
    "warsaw-pact",
    "nato",
    "de-gaulle",
    "nato-referendum",
    "us-japan-pact",
    "evil-empire",
    "camp-david",
    "tear-down-this-wall",
    "john-paul",
    "iron-lady",
    "north-sea-oil",
    "reformer",
    "hostage-crisis",
    "awacs",
];

const ALL: [Effect; Effect::COUNT] = [
    VietnamRevolts,
    Containment,
    BrezhnevDoctrine,
    RedScareOnUs,
    RedScareOnUssr,
    MissileCrisisOnUs,
    MissileCrisisOnUssr,
    NuclearSubs,
    Salt,
    DeathSquadsForUs,
    DeathSquadsForUssr,
    U2Incident,
    IranContra,
    YuriAndSamantha,
    AldrichAmes,
    NorthSeaOilRound,
    MartialLaw,
    ChernobylEurope,
    ChernobylAsia,
    ChernobylMiddleEast,
    ChernobylAfrica,
    ChernobylCentralAmerica,
    ChernobylSouthAmerica,
    WeWillBuryYou,
    MissileEnvyOwedByUs,
    MissileEnvyOwedByUssr,
    Quagmire,
    BearTrap,
    FormosanResolution,
    ShuttleDiplomacy,
    FlowerPower,
    Norad,
    WillyBrandt,
    MarshallPlan,
    WarsawPact,
    Nato,
    DeGaulle,
    NatoReferendum,
    UsJapanPact,
    EvilEmpire,
    CampDavid,
    TearDownThisWall,
    JohnPaul,
    IronLady,
    NorthSeaOil,
    Reformer,
    HostageCrisis,
    Awacs,
];

impl Effect {
    pub const COUNT: usize = 48;
    pub const ALL: [Effect; Effect::COUNT] = ALL;

    /// Does it end with the turn?
    pub const fn is_for_the_turn(self) -> bool {
        (self as u8) <= ChernobylSouthAmerica as u8
    }

    /// How long it lasts.
    pub const fn duration(self) -> Duration {
        if self.is_for_the_turn() {
            Duration::Turn
        } else if (self as u8) < MarshallPlan as u8 {
            Duration::Event
        } else {
            Duration::Game
        }
    }

    /// The card that makes it.
    pub const fn card(self) -> CardId {
        match self {
            VietnamRevolts => CardId::VietnamRevolts,
            Containment => CardId::Containment,
            BrezhnevDoctrine => CardId::BrezhnevDoctrine,
            RedScareOnUs | RedScareOnUssr => CardId::RedScarePurge,
            MissileCrisisOnUs | MissileCrisisOnUssr => CardId::CubanMissileCrisis,
            NuclearSubs => CardId::NuclearSubs,
            Salt => CardId::SaltNegotiations,
            DeathSquadsForUs | DeathSquadsForUssr => CardId::LatinAmericanDeathSquads,
            U2Incident => CardId::U2Incident,
            IranContra => CardId::IranContraScandal,
            YuriAndSamantha => CardId::YuriAndSamantha,
            AldrichAmes => CardId::AldrichAmesRemix,
            NorthSeaOil | NorthSeaOilRound => CardId::NorthSeaOil,
            MartialLaw => CardId::MartialLaw,
            ChernobylEurope
            | ChernobylAsia
            | ChernobylMiddleEast
            | ChernobylAfrica
            | ChernobylCentralAmerica
            | ChernobylSouthAmerica => CardId::Chernobyl,
            WeWillBuryYou => CardId::WeWillBuryYou,
            MissileEnvyOwedByUs | MissileEnvyOwedByUssr => CardId::MissileEnvy,
            Quagmire => CardId::Quagmire,
            BearTrap => CardId::BearTrap,
            FormosanResolution => CardId::FormosanResolution,
            ShuttleDiplomacy => CardId::ShuttleDiplomacy,
            FlowerPower => CardId::FlowerPower,
            Norad => CardId::Norad,
            WillyBrandt => CardId::WillyBrandt,
            MarshallPlan => CardId::MarshallPlan,
            WarsawPact => CardId::WarsawPactFormed,
            Nato => CardId::Nato,
            DeGaulle => CardId::DeGaulleLeadsFrance,
            NatoReferendum => CardId::NatoReferendum,
            UsJapanPact => CardId::UsJapanMutualDefensePact,
            EvilEmpire => CardId::AnEvilEmpire,
            CampDavid => CardId::CampDavidAccords,
            TearDownThisWall => CardId::TearDownThisWall,
            JohnPaul => CardId::JohnPaulIiElectedPope,
            IronLady => CardId::TheIronLady,
            Reformer => CardId::TheReformer,
            HostageCrisis => CardId::IranianHostageCrisis,
            Awacs => CardId::AwacsSaleToSaudis,
        }
    }

    pub const fn word(self) -> &'static str {
        WORDS[self as usize]
    }

    pub fn parse(word: &str) -> Option<Effect> {
        ALL.into_iter().find(|effect| effect.word() == word)
    }

    pub const fn red_scare_on(side: Side) -> Effect {
        match side {
            Us => RedScareOnUs,
            Ussr => RedScareOnUssr,
        }
    }

    pub const fn missile_crisis_on(side: Side) -> Effect {
        match side {
            Us => MissileCrisisOnUs,
            Ussr => MissileCrisisOnUssr,
        }
    }

    pub const fn death_squads_for(side: Side) -> Effect {
        match side {
            Us => DeathSquadsForUs,
            Ussr => DeathSquadsForUssr,
        }
    }

    pub const fn missile_envy_owed_by(side: Side) -> Effect {
        match side {
            Us => MissileEnvyOwedByUs,
            Ussr => MissileEnvyOwedByUssr,
        }
    }

    /// Quagmire for the US, Bear Trap for the USSR.
    pub const fn trap_of(side: Side) -> Effect {
        match side {
            Us => Quagmire,
            Ussr => BearTrap,
        }
    }

    pub const fn chernobyl(region: Region) -> Effect {
        ALL[ChernobylEurope as usize + region as usize]
    }
}

/// A set of effects in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Effects(u64);

impl Effects {
    /// The effects that end with the turn.
    pub const OF_THE_TURN: Effects = Effects((1 << (ChernobylSouthAmerica as u8 + 1)) - 1);

    /// Chernobyl in any region.
    pub const CHERNOBYL: Effects = Effects(Effects::OF_THE_TURN.0 & !((1 << ChernobylEurope as u8) - 1));

    #[inline]
    pub const fn meets(self, other: Effects) -> bool {
        self.0 & other.0 != 0
    }

    #[inline]
    pub const fn has(self, effect: Effect) -> bool {
        self.0 & (1 << effect as u8) != 0
    }

    pub fn insert(&mut self, effect: Effect) {
        self.0 |= 1 << effect as u8;
    }

    pub fn remove(&mut self, effect: Effect) {
        self.0 &= !(1 << effect as u8);
    }

    #[must_use]
    pub const fn and(self, other: Effects) -> Effects {
        Effects(self.0 & other.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Effect> {
        ALL.into_iter().filter(move |&effect| self.has(effect))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_order_agree_with_the_enum() {
        for (i, effect) in Effect::ALL.into_iter().enumerate() {
            assert_eq!(effect as usize, i);
            assert_eq!(Effect::parse(effect.word()), Some(effect));
        }
    }

    #[test]
    fn an_effect_lasts_for_the_turn_or_until_something_ends_it_or_for_the_game() {
        assert_eq!(ChernobylSouthAmerica.duration(), Duration::Turn);
        assert_eq!((WeWillBuryYou.duration(), WillyBrandt.duration()), (Duration::Event, Duration::Event));
        assert_eq!((MarshallPlan.duration(), Awacs.duration()), (Duration::Game, Duration::Game));
    }

    #[test]
    fn chernobyl_names_the_region() {
        for region in Region::ALL {
            assert_eq!(Effect::chernobyl(region).word(), alloc::format!("chernobyl-{}", region.id()));
        }
    }
}
