//! Effects in force, each with the card that made it and what it changes. Texts: `effects.ftl`.

use detente_struggle::cards::CardId;
use detente_struggle::effects::Effect;
use detente_struggle::state::State;
use detente_words::Lang;

use crate::say::Say;

/// An effect in force, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InForce {
    pub effect: Effect,
    pub card: CardId,
    /// The card's title.
    pub title: String,
    /// What it changes.
    pub text: String,
    /// Does it end with the turn?
    pub for_the_turn: bool,
}

/// Everything in force, in the order of [`Effect`].
pub fn in_force(state: &State, lang: Lang) -> Vec<InForce> {
    let told = |effect| {
        let card = card_of(effect);
        InForce {
            effect,
            card,
            title: Say(lang).title(card),
            text: text(lang, effect),
            for_the_turn: effect.is_for_the_turn(),
        }
    };
    state.effects.iter().map(told).collect()
}

/// What the effect changes, as a clause: `US operations are worth 1 more this turn`.
pub fn text(lang: Lang, effect: Effect) -> String {
    Say(lang).word(&format!("effect-{}", effect.word()))
}

/// The card that makes it.
pub const fn card_of(effect: Effect) -> CardId {
    match effect {
        Effect::VietnamRevolts => CardId::VietnamRevolts,
        Effect::Containment => CardId::Containment,
        Effect::BrezhnevDoctrine => CardId::BrezhnevDoctrine,
        Effect::RedScareOnUs | Effect::RedScareOnUssr => CardId::RedScarePurge,
        Effect::MissileCrisisOnUs | Effect::MissileCrisisOnUssr => CardId::CubanMissileCrisis,
        Effect::NuclearSubs => CardId::NuclearSubs,
        Effect::Salt => CardId::SaltNegotiations,
        Effect::DeathSquadsForUs | Effect::DeathSquadsForUssr => CardId::LatinAmericanDeathSquads,
        Effect::U2Incident => CardId::U2Incident,
        Effect::IranContra => CardId::IranContraScandal,
        Effect::YuriAndSamantha => CardId::YuriAndSamantha,
        Effect::AldrichAmes => CardId::AldrichAmesRemix,
        Effect::NorthSeaOil | Effect::NorthSeaOilRound => CardId::NorthSeaOil,
        Effect::MartialLaw => CardId::MartialLaw,
        Effect::ChernobylEurope
        | Effect::ChernobylAsia
        | Effect::ChernobylMiddleEast
        | Effect::ChernobylAfrica
        | Effect::ChernobylCentralAmerica
        | Effect::ChernobylSouthAmerica => CardId::Chernobyl,
        Effect::WeWillBuryYou => CardId::WeWillBuryYou,
        Effect::MissileEnvyOwedByUs | Effect::MissileEnvyOwedByUssr => CardId::MissileEnvy,
        Effect::Quagmire => CardId::Quagmire,
        Effect::BearTrap => CardId::BearTrap,
        Effect::FormosanResolution => CardId::FormosanResolution,
        Effect::ShuttleDiplomacy => CardId::ShuttleDiplomacy,
        Effect::FlowerPower => CardId::FlowerPower,
        Effect::Norad => CardId::Norad,
        Effect::WillyBrandt => CardId::WillyBrandt,
        Effect::MarshallPlan => CardId::MarshallPlan,
        Effect::WarsawPact => CardId::WarsawPactFormed,
        Effect::Nato => CardId::Nato,
        Effect::DeGaulle => CardId::DeGaulleLeadsFrance,
        Effect::NatoReferendum => CardId::NatoReferendum,
        Effect::UsJapanPact => CardId::UsJapanMutualDefensePact,
        Effect::EvilEmpire => CardId::AnEvilEmpire,
        Effect::CampDavid => CardId::CampDavidAccords,
        Effect::TearDownThisWall => CardId::TearDownThisWall,
        Effect::JohnPaul => CardId::JohnPaulIiElectedPope,
        Effect::IronLady => CardId::TheIronLady,
        Effect::Reformer => CardId::TheReformer,
        Effect::HostageCrisis => CardId::IranianHostageCrisis,
        Effect::Awacs => CardId::AwacsSaleToSaudis,
    }
}
