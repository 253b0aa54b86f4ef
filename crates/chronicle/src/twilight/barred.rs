//! Why an event cannot happen (5.2, 7.5). Texts: `barred.ftl`.

use detente_struggle::cards::{Barred, CardId};
use detente_struggle::side::Side;
use detente_struggle::state::State;
use detente_words::Lang;

use crate::say::Say;

/// Why the event of `card` could not happen now if `player` played it; the opponent carries out the opponent's own events.
pub fn why(state: &State, card: CardId, player: Side) -> Option<Barred> {
    let by = state.card(card).side.unwrap_or(player);
    state.event_barred(card, by)
}

/// The id of the reason's text.
pub(crate) const fn id(why: Barred) -> &'static str {
    match why {
        Barred::By(_) => "barred-by",
        Barred::Needs(_) => "barred-needs",
        Barred::NeedsMarshallOrWarsaw => "barred-needs-marshall-or-warsaw",
        Barred::NoOpponentCard => "barred-no-opponent-card",
        Barred::NotInHeadline => "barred-not-in-headline",
        Barred::FewerBattlegrounds => "barred-fewer-battlegrounds",
        Barred::NoMiddleEastCountry => "barred-no-middle-east-country",
        Barred::SpaceRacePosition => "barred-space-race-position",
        Barred::DefconNotTwo => "barred-defcon-not-two",
        Barred::LateWar => "barred-late-war",
        Barred::NoUnitedKingdom => "barred-no-united-kingdom",
        Barred::NoCountry => "barred-no-country",
        Barred::ChineseCivilWar => "barred-chinese-civil-war",
        Barred::NoEvent => "barred-no-event",
    }
}

/// The reason as a clause: `NATO has not been played`.
pub fn text(lang: Lang, why: Barred) -> String {
    let say = Say::new(lang);
    let text = say.begin(id(why));
    match why {
        Barred::By(card) | Barred::Needs(card) => text.card(card).text(),
        Barred::NeedsMarshallOrWarsaw => text
            .with("marshall", say.card(CardId::MarshallPlan))
            .with("warsaw", say.card(CardId::WarsawPactFormed))
            .text(),
        _ => text.text(),
    }
}
