//! Why a choice is made, short enough for a table: what it does on the board and how likely it is to work. The sentences
//! are in `crates/words/locales/<language>/ai.ftl`.
//!
//! A reason is read off the choice and the open board. A reason speaks for any player, whatever that player thought.

use detente_game::bot::{Detail, Reason};
use detente_struggle::cards::CardId;
use detente_struggle::decision::{Action, Asked, Word};
use detente_struggle::map::{Country, Region};
use detente_struggle::side::{Side, Us};
use detente_struggle::state::State;

use crate::choice::operations::Board;
use crate::position::eval::Eval;
use crate::position::scorings::Hidden;
use crate::position::weights::WEIGHTS;

fn country(at: Country) -> (&'static str, Detail) {
    ("country", Detail::Text(format!("country-{}", at.id())))
}

fn card(card: CardId) -> (&'static str, Detail) {
    ("card", Detail::Text(format!("card-{}", card.id())))
}

fn scoring(s: &State, side: Side, region: Region) -> Vec<(&'static str, Detail)> {
    let scoring = s.score(region, s.amendments(None));
    let lead = match scoring.winner() {
        Some(Us) => 20,
        Some(_) => -20,
        None => i32::from(scoring.difference()),
    };
    let points = ("points", Detail::Number(if side == Us { lead } else { -lead }));
    vec![("region", Detail::Text(format!("region-{}", region.id()))), points]
}

fn percent(chance: f32) -> (&'static str, Detail) {
    ("chance", Detail::Number((100.0 * chance).round() as i32))
}

/// Why `side` may choose `action` on this board; nothing where there is nothing to say. Hidden cards are not asked for, so
/// the open table of a view will do.
pub fn reason(s: &State, side: Side, action: Action) -> Option<Reason> {
    let say = |id: &'static str, details: Vec<(&'static str, Detail)>| Some(Reason { id, details });
    match (s.asked()?, action) {
        (_, Action::Lift(at)) => say("ai-lift", vec![country(at)]),
        (Asked::Headline(_), Action::Card(chosen)) => say("ai-headline", vec![card(chosen)]),
        (Asked::ActionRound { .. }, Action::Card(chosen)) => match chosen.scored_region() {
            Some(region) => say("ai-score", scoring(s, side, region)),
            None => say("ai-card", vec![card(chosen)]),
        },
        (Asked::Use { card: chosen, .. }, Action::Word(word)) => match word {
            Word::Event => match chosen.scored_region() {
                Some(region) => say("ai-score", scoring(s, side, region)),
                None => say("ai-event", vec![card(chosen)]),
            },
            Word::EventFirst => say("ai-event-first", vec![card(chosen)]),
            Word::Space => {
                let chance = percent(f32::from(s.space_attempt(side)?.max_roll) / 6.0);
                if s.card(chosen).side == Some(side.opponent()) {
                    say("ai-space-away", vec![card(chosen), chance])
                } else {
                    say("ai-space", vec![chance])
                }
            }
            Word::Influence => say("ai-influence", vec![card(chosen)]),
            Word::Coup => say("ai-for-coup", vec![card(chosen)]),
            Word::Realign => say("ai-for-realign", vec![card(chosen)]),
            _ => None,
        },
        (Asked::Coup(coup), Action::Country(at)) => {
            let eval = Eval::new(s, Hidden::default(), &WEIGHTS);
            let board = Board::new(&eval, s, side);
            let points = s.points_at(side, coup.points, coup.china, at);
            let (control, works) = (board.coup_chance(at, points), board.coup_works(at, points));
            if control > 0.0 {
                say("ai-coup", vec![country(at), percent(control)])
            } else {
                say("ai-coup-weakens", vec![country(at), percent(works)])
            }
        }
        (Asked::Realign(_), Action::Country(at)) => {
            say("ai-realign", vec![country(at), percent(realign_works(s, side, at))])
        }
        (Asked::Influence(_) | Asked::SetUp { .. }, Action::Country(at)) => {
            say(placing(s, side, at), vec![country(at)])
        }
        (Asked::Trap { .. }, Action::Card(chosen)) => say("ai-trap", vec![card(chosen), percent(4.0 / 6.0)]),
        _ => None,
    }
}

/// The reasons that say more than the log does of the same choice.
const REMARKS: [&str; 9] = [
    "ai-score",
    "ai-space",
    "ai-space-away",
    "ai-coup",
    "ai-coup-weakens",
    "ai-realign",
    "ai-takes-battleground",
    "ai-breaks",
    "ai-trap",
];

/// What everybody at a table may be told of a choice that was made: a reason that says more than the log, and only where the
/// choice lies open as soon as it is made. So nothing of headlines and bids, and nothing of a card before it is played.
pub fn remark(s: &State, side: Side, action: Action) -> Option<Reason> {
    let open = matches!(
        (s.asked()?, action),
        (Asked::Use { .. }, Action::Word(_))
            | (Asked::Trap { .. }, Action::Card(_))
            | (
                Asked::Coup(_) | Asked::Realign(_) | Asked::Influence(_) | Asked::SetUp { .. },
                Action::Country(_)
            )
    );
    reason(s, side, action).filter(|reason| open && REMARKS.contains(&reason.id))
}

/// What one more point does.
pub(crate) fn placing(s: &State, side: Side, at: Country) -> &'static str {
    let (own, theirs) = (s.influence(side, at), s.influence(side.opponent(), at));
    let control = |own, theirs| at.is_controlled_with(own, theirs);
    if control(own, theirs) {
        "ai-strengthens"
    } else if control(own + 1, theirs) {
        if at.is_battleground() { "ai-takes-battleground" } else { "ai-takes" }
    } else if control(theirs, own) && !control(theirs, own + 1) {
        "ai-breaks"
    } else if own == 0 {
        "ai-enters"
    } else {
        "ai-builds"
    }
}

/// How likely a realignment is to cost the other side influence.
pub(crate) fn realign_works(s: &State, side: Side, at: Country) -> f32 {
    let roll = s.realignment(side, at);
    let ahead = (1..=6_i8).flat_map(|us| (1..=6_i8).map(move |ussr| us - ussr));
    let wins = ahead.filter(|&ahead| roll.loss(ahead).is_some_and(|loss| loss.side != side));
    wins.count() as f32 / 36.0
}

#[cfg(test)]
mod tests {
    use detente_game::{Actor, Game, Notation};
    use detente_struggle::side::Ussr;

    use super::*;

    fn round(text: &str) -> State {
        let text =
            format!("turn=5 round=3 phasing=us defcon=4 stack=turn/2,end-of-round/us,action-round/us {text}");
        let mut s = State::parse_position(&text).expect("a position");
        s.reach.us = s.reach_of(Us);
        s.reach.ussr = s.reach_of(Ussr);
        s
    }

    fn after(mut s: State, words: &str) -> State {
        for word in words.split_whitespace() {
            let action = Action::parse(word).expect("a word");
            s.apply(Actor::Seat(Us.seat()), action).expect("legal");
        }
        s
    }

    #[test]
    fn a_coup_names_its_chance_to_take_control() {
        // 3 points against stability 2: the result is die − 1; 2 to 1 influence needs 1 + 2 = 3 above, a die of 4 or more.
        let s = after(round("us=israel:1 ussr=iran:1 hand-us=duck-and-cover"), "duck-and-cover coup");
        let reason = reason(&s, Us, Action::Country(Country::Iran)).expect("a reason");
        assert_eq!(reason.id, "ai-coup");
        assert_eq!(reason.details, [country(Country::Iran), ("chance", Detail::Number(50))]);
    }

    #[test]
    fn a_point_of_influence_says_what_it_does() {
        let s = after(
            round(
                "us=italy:1,france:3,spain-portugal:1,iran:2,israel:4 ussr=iraq:3,iran:1 hand-us=duck-and-cover",
            ),
            "duck-and-cover influence",
        );
        let id = |at| reason(&s, Us, Action::Country(at)).expect("a reason").id;
        assert_eq!(id(Country::Italy), "ai-takes-battleground");
        assert_eq!(id(Country::SpainPortugal), "ai-takes");
        assert_eq!(id(Country::France), "ai-strengthens");
        assert_eq!(id(Country::Iraq), "ai-breaks");
        assert_eq!(id(Country::Pakistan), "ai-enters");
        assert_eq!(id(Country::Iran), "ai-takes-battleground");
    }

    #[test]
    fn a_scoring_card_says_what_it_brings() {
        let s = round("us=nigeria:1,zaire:1,kenya:2 ussr=angola:1 hand-us=africa-scoring");
        let reason = reason(&s, Us, Action::Card(CardId::AfricaScoring)).expect("a reason");
        // Domination (4) and 2 battlegrounds against Presence (1) and 1 battleground.
        assert_eq!(reason.details[1], ("points", Detail::Number(4)));
    }

    #[test]
    fn a_realignment_names_its_chance() {
        let s =
            after(round("us=cuba:0,panama:2 ussr=cuba:1 hand-us=duck-and-cover"), "duck-and-cover realign");
        let reason = reason(&s, Us, Action::Country(Country::Cuba)).expect("a reason");
        // +1 for the superpower beside it, −1 for less influence: 15 of 36.
        assert_eq!(reason.details[1], ("chance", Detail::Number(42)));
    }

    #[test]
    fn a_card_of_the_enemy_goes_into_space_for_its_event() {
        let s = after(round("hand-us=duck-and-cover,decolonization"), "decolonization");
        let id = |s: &State| reason(s, Us, Action::Word(Word::Space)).expect("a reason").id;
        assert_eq!(id(&s), "ai-space-away");
        assert_eq!(id(&after(round("hand-us=duck-and-cover,decolonization"), "duck-and-cover")), "ai-space");
    }

    #[test]
    fn a_table_is_told_of_choices_that_lie_open_and_say_more_than_the_log() {
        let board = "us=italy:1,france:3 ussr=iran:1 hand-us=duck-and-cover,africa-scoring";
        let told = |words: &str, action: &str| {
            let s = after(round(board), words);
            let action = Action::parse(action).expect("a word");
            assert!(reason(&s, Us, action).is_some(), "{action:?}");
            remark(&s, Us, action).map(|reason| reason.id)
        };
        assert_eq!(told("", "africa-scoring"), None, "not before it is played");
        assert_eq!(told("africa-scoring", "event"), Some("ai-score"));
        assert_eq!(told("", "duck-and-cover"), None);
        assert_eq!(told("duck-and-cover", "coup"), None, "the log says so");
        assert_eq!(told("duck-and-cover coup", "iran"), Some("ai-coup"));
        assert_eq!(told("duck-and-cover influence", "italy"), Some("ai-takes-battleground"));
        assert_eq!(told("duck-and-cover influence", "france"), None, "not every point");
    }

    #[test]
    fn headlines_are_no_matter_of_remarks() {
        let text = "turn=1 round=0 stack=turn/1,headline/open/open hand-us=duck-and-cover hand-ussr=fidel";
        let s = State::parse_position(text).expect("a position");
        let headline = Action::Card(CardId::DuckAndCover);
        assert_eq!(reason(&s, Us, headline).map(|reason| reason.id), Some("ai-headline"));
        assert_eq!(remark(&s, Us, headline), None);
    }
}
