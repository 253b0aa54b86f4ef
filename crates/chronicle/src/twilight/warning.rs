//! Before something irreversible: plays that lose the game, now or through an event of the opponent.
//!
//! DEFCON 1 is answered for by the phasing player, whoever chose the act (8.1.3); most games between beginners are lost
//! that way. What is said here depends on nothing that the asked side cannot see: a danger in the opponent's hand is
//! none that anybody can be warned of.

use detente_struggle::cards::{CardId, CardSet};
use detente_struggle::decision::{Action, Asked, Underway, Usage, Word, Zone};
use detente_struggle::map::CountrySet;
use detente_struggle::side::{Side, Us, Ussr};
use detente_struggle::state::State;
use detente_words::Lang;

use super::{barred, odds, preview};
use crate::say::Say;

/// How an answer may lose the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// DEFCON falls to 1 on the side's account.
    Defcon,
    /// The event lets DEFCON fall to 1 on the side's account: the opponent's choice, or luck.
    MayDefcon,
    /// A coup under the Cuban Missile Crisis.
    MissileCrisis,
    /// A scoring card stays in hand at the end of the turn.
    HeldScoringCard,
    /// The opponent wins by the scoring.
    Scoring,
    /// Wargames ends a game that the opponent wins, or that nobody wins.
    EndsLost,
    EndsDrawn,
}

impl Warning {
    pub fn text(self, lang: Lang) -> String {
        Say::new(lang).word(match self {
            Warning::Defcon => "warn-defcon",
            Warning::MayDefcon => "warn-may-defcon",
            Warning::MissileCrisis => "warn-missile-crisis",
            Warning::HeldScoringCard => "warn-held-scoring-card",
            Warning::Scoring => "warn-scoring",
            Warning::EndsLost => "warn-ends-lost",
            Warning::EndsDrawn => "warn-ends-drawn",
        })
    }
}

/// What `side` should know before it answers `action` to what it is asked now.
pub fn of(state: &State, side: Side, action: Action) -> Option<Warning> {
    match (state.asked()?, action) {
        (Asked::Headline(_), Action::Card(card)) => {
            // First edition 4.5 C: the owner of the event answers for it.
            let owner = state.card(card).side;
            let answers = !state.options.is_first_edition() || owner.is_none_or(|owner| owner == side);
            let risk = |defcon| if answers { event_risk(state, defcon, card, side) } else { None };
            // At 3 the other headline may lower it first.
            let above = if state.defcon == 3 { risk(2).map(|_| Warning::MayDefcon) } else { None };
            risk(state.defcon).or(above).or_else(|| scoring_risk(state, side, card))
        }
        (Asked::ActionRound { .. }, Action::Card(card)) => {
            if state.card(card).scoring {
                return scoring_risk(state, side, card);
            }
            let scoring = state.scoring_cards_in_hand(side).len() as u8;
            (scoring > 0 && scoring >= state.rounds_left(side)).then_some(Warning::HeldScoringCard)
        }
        (Asked::Use { card, usage, .. }, Action::Word(word)) => use_risk(state, side, card, usage, word),
        (Asked::Operations(grant), Action::Word(Word::Coup)) => crisis(state, grant.by),
        (Asked::Coup(coup), Action::Country(country)) => {
            if let Some(warning) = crisis(state, coup.by) {
                return Some(warning);
            }
            let points = state.points_at(coup.by, coup.points, coup.china, country);
            let odds = odds::coup(state, coup.by, country, points);
            if odds.loses {
                return Some(Warning::Defcon);
            }
            // The opponent's event that follows finds DEFCON where the coup has left it.
            let defcon = odds.defcon?;
            let pending = state.underway().find_map(|what| match what {
                Underway::EventToCome { card, .. } => Some(card),
                _ => None,
            })?;
            (state.phasing == side).then(|| event_risk(state, defcon, pending, side)).flatten()
        }
        // Star Wars: the event of the fetched card happens at once.
        (Asked::Event { card: CardId::StarWars, .. }, Action::Card(card)) => {
            (state.phasing == side).then(|| event_risk(state, state.defcon, card, side)).flatten()
        }
        (Asked::Event { .. }, Action::Word(word)) => answer_risk(state, side, word),
        _ => None,
    }
}

fn crisis(state: &State, side: Side) -> Option<Warning> {
    state.is_barred_from_coups(side).then_some(Warning::MissileCrisis)
}

/// Does the opponent win if the card is scored now?
fn scoring_risk(state: &State, side: Side, card: CardId) -> Option<Warning> {
    let (difference, decides) = if card == CardId::SoutheastAsiaScoring {
        let points = state.southeast_asia_points();
        (points.us - points.ussr, None)
    } else {
        let score = preview::of_card(state, card)?;
        (score.difference(), score.winner())
    };
    let enemy = side.opponent();
    let vp = state.vp + difference;
    let twenty = if enemy == Us { vp >= 20 } else { vp <= -20 };
    let lost = decides.map_or(twenty, |winner| winner == enemy);
    lost.then_some(Warning::Scoring)
}

fn use_risk(state: &State, side: Side, card: CardId, usage: Usage, word: Word) -> Option<Warning> {
    let enemy_event = state.card(card).side == Some(side.opponent()) && usage != Usage::OpsOnly;
    let event = match word {
        Word::Space => false,
        Word::Event | Word::EventFirst => true,
        _ => enemy_event,
    };
    let coup = if word == Word::Coup { crisis(state, side) } else { None };
    coup.or_else(|| {
        if !event || state.phasing != side {
            return None;
        }
        event_risk(state, state.defcon, card, side).or_else(|| scoring_risk(state, side, card))
    })
}

/// A word that answers an event.
fn answer_risk(state: &State, side: Side, word: Word) -> Option<Warning> {
    match word {
        Word::EndGame => {
            // Wargames gives the opponent 6 points first.
            let lead = state.lead(side) - 6;
            let winner =
                if side == Us && state.options.scenario == detente_struggle::options::Scenario::LateWar {
                    Some(Ussr)
                } else {
                    match lead {
                        1.. => Some(side),
                        0 if !state.options.departures.wargames_draw_lost => None,
                        _ => Some(side.opponent()),
                    }
                };
            match winner {
                Some(winner) if winner == side => None,
                Some(_) => Some(Warning::EndsLost),
                None => Some(Warning::EndsDrawn),
            }
        }
        Word::Coup => crisis(state, side),
        Word::Defcon1 => (state.phasing == side).then_some(Warning::Defcon),
        Word::Lower | Word::Boycott => {
            (state.phasing == side && state.defcon == 2).then_some(Warning::Defcon)
        }
        _ => None,
    }
}

/// Events of the US that Star Wars may fetch from the discards and that can lower DEFCON.
const FETCHED: CardSet = CardSet::of(&[
    CardId::DuckAndCover,
    CardId::SovietsShootDownKal007,
    CardId::Summit,
    CardId::HowILearnedToStopWorrying,
    CardId::CiaCreated,
    CardId::TearDownThisWall,
    CardId::GrainSalesToSoviets,
]);

/// Can the event of `card`, played by the phasing `player` at this level of DEFCON, lose that player the game?
pub fn event_risk(state: &State, defcon: u8, card: CardId, player: Side) -> Option<Warning> {
    if defcon > 2 || barred::why(state, card, player).is_some() {
        return None;
    }
    let by = state.card(card).side.unwrap_or(player);
    let enemy = by != player;
    // Can `by` lower DEFCON by a coup in a battleground there?
    let coup = |zone: Zone, free: bool| {
        let targets = state.coup_targets(by, zone, free) & CountrySet::BATTLEGROUNDS;
        enemy && !state.coups_spare_defcon(by) && !state.is_barred_from_coups(by) && !targets.is_empty()
    };
    let may = match card {
        CardId::DuckAndCover | CardId::SovietsShootDownKal007 | CardId::WeWillBuryYou => {
            return Some(Warning::Defcon);
        }
        CardId::KoreanWar if state.options.is_first_edition() => return Some(Warning::Defcon),
        CardId::OlympicGames | CardId::Summit => true,
        CardId::CiaCreated | CardId::LoneGunman => coup(Zone::Anywhere, false),
        CardId::OrtegaElectedInNicaragua => coup(Zone::BesideNicaragua, true),
        CardId::TearDownThisWall => coup(Zone::Europe, true),
        CardId::GrainSalesToSoviets => enemy,
        CardId::FiveYearPlan => {
            // The USSR plays it and may lose one of these at random.
            let held =
                state.hand.ussr.iter().filter(|&held| held != card && state.card(held).side == Some(Us));
            enemy && held.into_iter().any(|held| event_risk(state, defcon, held, player).is_some())
        }
        CardId::StarWars => enemy && state.discard.meets(FETCHED),
        _ => false,
    };
    may.then_some(Warning::MayDefcon)
}
