//! Games that are there to be won: by one's own choices alone, whatever is hidden and however the dice fall. Wargames with
//! more than six points ahead, the points to twenty, Europe scored under one's Control.
//!
//! Cards, uses and answers in words are looked through as long as nobody else is asked. Where influence goes is not: there
//! is too much of it, and it wins no game at once.

use detente_game::{Actor, Game, Rng};
use detente_struggle::cards::{CardId, CardSet, SCORING};
use detente_struggle::decision::choices::Waits;
use detente_struggle::decision::{Action, Asked, Choices};
use detente_struggle::side::Side;
use detente_struggle::state::State;

/// Choices in a row that are looked at.
const DEPTH: u32 = 6;

/// Points ahead with which Wargames wins, which gives six of them away, and a scoring may bring twenty.
const AHEAD: i8 = 7;

/// Points ahead from which any event may bring twenty.
const FAR_AHEAD: i8 = 15;

/// The cards that can win `me` the game now, in hand or being played.
fn winning(s: &State, me: Side) -> CardSet {
    let (lead, mut cards) = (s.lead(me), s.hand[me] | s.in_play);
    // One that leaves the game has left it when its event asks.
    if let Some(Asked::Event { card, .. }) = s.asked() {
        cards.insert(card);
    }
    if lead >= FAR_AHEAD {
        return cards;
    }
    let mut telling = CardSet::EMPTY;
    if lead >= AHEAD {
        telling = SCORING;
        if s.defcon == 2 {
            telling.insert(CardId::Wargames);
        }
    }
    telling.insert(CardId::EuropeScoring);
    cards & telling
}

/// Is it worth looking at all? Cheap, and wrong only where a play brings a great many points.
pub fn is_near(s: &State, me: Side) -> bool {
    is_asked_alone(s, me) && !winning(s, me).is_empty()
}

/// The first of `actions` with which `me` wins for certain on all of `deals`, games that look alike to `me`.
pub fn certain(deals: &[State], me: Side, actions: &[Action]) -> Option<Action> {
    let first = deals.first().filter(|s| is_near(s, me))?;
    let winning = winning(first, me);
    let tells = |action: &Action| match action {
        Action::Card(card) => winning.contains(*card) || !first.hand[me].contains(*card),
        Action::Word(_) => true,
        _ => false,
    };
    let wins = |action: &Action| deals.iter().all(|s| wins(&after(s, me, *action), me, DEPTH));
    actions.iter().copied().filter(tells).find(wins)
}

/// The same for games that are played by the million, where the table knows both hands: a win that is there for certain in
/// this very game is taken.
pub fn reflex(s: &State, me: Side, choices: &Choices, _: &mut Rng) -> Option<Action> {
    if !choices.countries.is_empty() || !is_near(s, me) {
        return None;
    }
    let mut actions = Vec::with_capacity(choices.len() as usize);
    choices.list(&mut actions);
    certain(std::slice::from_ref(s), me, &actions)
}

fn is_asked_alone(s: &State, me: Side) -> bool {
    matches!(s.waits(), Waits::Sides(awaited) if awaited[me] && !awaited[me.opponent()])
}

fn after(s: &State, me: Side, action: Action) -> State {
    let mut after = s.clone();
    after.apply_unchecked(Actor::Seat(me.seat()), action);
    after
}

fn wins(s: &State, me: Side, depth: u32) -> bool {
    if let Some(result) = s.result {
        return result.winner == Some(me);
    }
    if depth == 0 || !is_asked_alone(s, me) {
        return false;
    }
    let choices = s.choices(me);
    if !choices.countries.is_empty() {
        return false;
    }
    let mut actions = Vec::with_capacity(choices.len() as usize);
    choices.list(&mut actions);
    actions.into_iter().any(|action| wins(&after(s, me, action), me, depth - 1))
}
