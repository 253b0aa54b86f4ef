//! 5.2: which events can happen. A prerequisite card, a condition that the event states, a bar by another card.

use detente_struggle::cards::{CardId, CardSet};
use detente_struggle::effects::Effect;
use detente_struggle::map::{Country, Region};
use detente_struggle::side::{Side, Us, Ussr};

use super::facts::{self, FACTS};
use super::world::World;

/// UN Intervention: cards of this side's hand that may be played with it.
pub fn companions(w: &World, by: Side) -> CardSet {
    w.hand[by as usize].iter().filter(|&card| facts::is_of(card, by.opponent())).collect()
}

/// Does the event happen if `player` plays the card now and `by` carries it out?
pub fn happens(w: &World, card: CardId, by: Side, player: Side) -> bool {
    match card {
        CardId::SocialistGovernments => !w.has(Effect::IronLady),
        CardId::ArabIsraeliWar => !w.has(Effect::CampDavid),
        CardId::Nato => w.has(Effect::MarshallPlan) || w.has(Effect::WarsawPact),
        // 12.4: barred to the USSR while the Chinese Civil War goes on.
        CardId::RedScarePurge => !(w.civil_war_goes_on() && by == Ussr),
        CardId::FormosanResolution | CardId::CulturalRevolution => !w.civil_war_goes_on(),
        CardId::UnIntervention => {
            !companions(w, player).is_empty() && (!w.is_headline() || w.is_first_edition())
        }
        CardId::WillyBrandt => !w.has(Effect::TearDownThisWall),
        CardId::MuslimRevolution => !w.has(Effect::Awacs),
        CardId::FlowerPower => !w.has(Effect::EvilEmpire),
        CardId::Opec => !w.has(Effect::NorthSeaOil),
        CardId::KitchenDebates => {
            let count = |side| FACTS.battlegrounds.iter().filter(|&at| w.controls(side, at)).count();
            count(Us) > count(Ussr)
        }
        CardId::OneSmallStep => w.space[by as usize] < w.space[by.opponent() as usize],
        CardId::StarWars => w.space[Us as usize] > w.space[Ussr as usize],
        CardId::Wargames => w.defcon == 2,
        CardId::Solidarity => w.has(Effect::JohnPaul) && !w.has(Effect::MartialLaw),
        CardId::TheCambridgeFive => !w.is_late_war(),
        CardId::SpecialRelationship => w.controls(Us, Country::UnitedKingdom),
        CardId::OurManInTehran => facts::region(Region::MiddleEast).iter().any(|at| w.controls(Us, at)),
        CardId::NatoReferendum => w.has(Effect::Nato),
        CardId::YearsOfLead => FACTS.western_europe.iter().any(|at| !w.controls(Ussr, at)),
        _ => true,
    }
}

/// First edition, 5.2: only a missing prerequisite card or a bar keeps an event from happening. A stated condition
/// that is not met makes it an event without effect, which counts as played; Wargames is the FAQ's exception.
pub fn counts_as_happened(w: &World, card: CardId) -> bool {
    w.is_first_edition() && matches!(card, CardId::KitchenDebates | CardId::OneSmallStep | CardId::StarWars)
}

/// May the event be chosen for a play?
pub fn may_be_chosen(w: &World, card: CardId, by: Side, player: Side) -> bool {
    happens(w, card, by, player) || counts_as_happened(w, card)
}
