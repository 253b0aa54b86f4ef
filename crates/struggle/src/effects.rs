//! Everything that lasts: effects of events, with their duration.
//!
//! Each card begins its own effect; the chapter of rules that the effect changes asks for it; nothing else does.

crate::words::worded! {
    /// A lasting effect. The comment says what it changes.
    pub enum Effect, word {
        // Until the end of the turn.
        /// +1 for USSR operations that are all spent in Southeast Asia.
        VietnamRevolts => "vietnam-revolts",
        /// +1 for US operations.
        Containment => "containment",
        /// +1 for USSR operations.
        BrezhnevDoctrine => "brezhnev-doctrine",
        /// −1 for US operations.
        RedScareOnUs => "red-scare-on-us",
        /// −1 for USSR operations.
        RedScareOnUssr => "red-scare-on-ussr",
        /// Any US coup loses the game.
        MissileCrisisOnUs => "missile-crisis-on-us",
        /// Any USSR coup loses the game.
        MissileCrisisOnUssr => "missile-crisis-on-ussr",
        /// US coups in battlegrounds leave DEFCON alone.
        NuclearSubs => "nuclear-subs",
        /// −1 on every coup die.
        Salt => "salt",
        /// +1 for the US, −1 for the USSR on coup dice in Central and South America.
        DeathSquadsForUs => "death-squads-for-us",
        /// +1 for the USSR, −1 for the US on coup dice in Central and South America.
        DeathSquadsForUssr => "death-squads-for-ussr",
        /// 1 point for the USSR if UN Intervention is played as an event.
        U2Incident => "u2-incident",
        /// −1 on US dice in realignments.
        IranContra => "iran-contra",
        /// 1 point for the USSR for each US coup.
        YuriAndSamantha => "yuri-and-samantha",
        /// The US hand lies open.
        AldrichAmes => "aldrich-ames",
        /// The US may play an eighth action round.
        NorthSeaOilRound => "north-sea-oil-round",
        /// Solidarity cannot happen.
        MartialLaw => "martial-law",
        /// The USSR may not place influence by operations in this region.
        ChernobylEurope => "chernobyl-europe",
        ChernobylAsia => "chernobyl-asia",
        ChernobylMiddleEast => "chernobyl-middle-east",
        ChernobylAfrica => "chernobyl-africa",
        ChernobylCentralAmerica => "chernobyl-central-america",
        ChernobylSouthAmerica => "chernobyl-south-america",

        // Until something ends them.
        /// 3 points for the USSR in the next US action round, unless UN Intervention is its play.
        WeWillBuryYou => "we-will-bury-you",
        /// The US must play Missile Envy for operations in its next action round.
        MissileEnvyOwedByUs => "missile-envy-owed-by-us",
        /// The USSR must play Missile Envy for operations in its next action round.
        MissileEnvyOwedByUssr => "missile-envy-owed-by-ussr",
        /// The US is trapped.
        Quagmire => "quagmire",
        /// The USSR is trapped.
        BearTrap => "bear-trap",
        /// Taiwan may count as a battleground in Asia scoring.
        FormosanResolution => "formosan-resolution",
        /// The next Asia or Middle East scoring takes a battleground from the USSR.
        ShuttleDiplomacy => "shuttle-diplomacy",
        /// 2 points for the USSR for each war card the US plays.
        FlowerPower => "flower-power",
        /// A US point after a round in which DEFCON moved to 2.
        Norad => "norad",
        /// West Germany is outside NATO.
        WillyBrandt => "willy-brandt",

        // For the rest of the game.
        /// NATO may be played.
        MarshallPlan => "marshall-plan",
        /// NATO may be played.
        WarsawPact => "warsaw-pact",
        /// US-controlled Europe is safe from USSR coups and realignments, and from Brush War.
        Nato => "nato",
        /// France is outside NATO.
        DeGaulle => "de-gaulle",
        /// Spain/Portugal is outside NATO.
        NatoReferendum => "nato-referendum",
        /// Japan is safe from USSR coups and realignments.
        UsJapanPact => "us-japan-pact",
        /// Flower Power cannot happen.
        EvilEmpire => "evil-empire",
        /// Arab-Israeli War cannot happen.
        CampDavid => "camp-david",
        /// Willy Brandt cannot happen.
        TearDownThisWall => "tear-down-this-wall",
        /// Solidarity may happen.
        JohnPaul => "john-paul",
        /// Socialist Governments cannot happen.
        IronLady => "iron-lady",
        /// OPEC cannot happen.
        NorthSeaOil => "north-sea-oil",
        /// The USSR may not coup in Europe; Glasnost is improved.
        Reformer => "reformer",
        /// Terrorism takes two cards from the US.
        HostageCrisis => "hostage-crisis",
        /// Muslim Revolution cannot happen.
        Awacs => "awacs",
    }
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

impl Effect {
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
        Effect::ALL[ChernobylEurope as usize + region as usize]
    }
}

crate::bits::set! {
    /// A set of effects in force.
    pub struct Effects(u64) of Effect, by Effect::from_index;
}

impl Effects {
    /// The effects that end with the turn.
    pub const OF_THE_TURN: Effects = Effects((1 << (ChernobylSouthAmerica as u8 + 1)) - 1);

    /// Chernobyl in any region.
    pub const CHERNOBYL: Effects = Effects(Effects::OF_THE_TURN.0 & !((1 << ChernobylEurope as u8) - 1));
}

#[cfg(test)]
mod tests {
    use super::*;

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
