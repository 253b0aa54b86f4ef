//! The danger in a choice that somebody is about to make. What loses the game at once the table itself warns of; here is what
//! costs points, or leads to such a loss.

use detente_game::coach::{Note, Weight};
use detente_struggle::cards::{CardId, CardSet, Step};
use detente_struggle::decision::{Action, Asked, Coup, Grant, Kinds, Usage, Word};
use detente_struggle::map::Country;
use detente_struggle::side::Side;
use detente_struggle::state::State;
use detente_struggle::view::View;

use super::{card, cards, inside, note, number, scored};
use crate::position::card_notes;

/// What `side` should know before it answers `action`.
pub fn dangers(view: &View, side: Side, action: Action) -> Vec<Note> {
    let s = view.open();
    match (s.asked(), action) {
        (Some(Asked::Headline(_)), Action::Card(chosen)) => headline(s, side, chosen),
        (Some(Asked::ActionRound { .. }), Action::Card(chosen)) => of_card(s, side, chosen),
        (Some(Asked::Use { card: chosen, usage, .. }), Action::Word(word)) => {
            of_use(s, side, chosen, usage, word)
        }
        (Some(Asked::Operations(grant)), Action::Word(word)) => of_operations(s, side, grant, word),
        (Some(Asked::Coup(coup)), Action::Country(at)) => of_coup(s, side, coup, at),
        _ => Vec::new(),
    }
}

/// Would the event of this card, which belongs to the other side, happen?
fn helps_them(s: &State, side: Side, chosen: CardId) -> bool {
    s.card(chosen).side == Some(side.opponent()) && s.event_barred(chosen, side.opponent()).is_none()
}

fn headline(s: &State, side: Side, chosen: CardId) -> Vec<Note> {
    if helps_them(s, side, chosen) {
        return vec![note(Weight::Danger, "coach-danger-headline", vec![card(chosen)])];
    }
    poor_scoring(s, side, chosen)
}

fn of_card(s: &State, side: Side, chosen: CardId) -> Vec<Note> {
    let mut notes = poor_scoring(s, side, chosen);
    let deadly = card_notes::deadly_at_two(s, side);
    if s.defcon <= 2 && deadly.contains(chosen) {
        notes.push(note(Weight::Danger, "coach-danger-deadly", vec![card(chosen)]));
    } else if helps_them(s, side, chosen) {
        notes.push(note(Weight::Lesson, "coach-danger-event", vec![card(chosen)]));
    }
    if chosen == CardId::TheChinaCard {
        notes.push(note(Weight::Stake, "coach-danger-china", vec![card(chosen)]));
    }
    notes
}

/// A scoring card that brings the other side points, though there is time left to change that.
fn poor_scoring(s: &State, side: Side, chosen: CardId) -> Vec<Note> {
    let later = s.round == 0 || s.scoring_cards_in_hand(side).len() < u32::from(s.rounds_left(side));
    if !s.card(chosen).scoring || !later {
        return Vec::new();
    }
    let (region, points) = scored(s, side, chosen);
    if points >= 0 {
        return Vec::new();
    }
    vec![note(Weight::Danger, "coach-danger-scoring", vec![region, number("points", points.unsigned_abs())])]
}

fn of_use(s: &State, side: Side, chosen: CardId, usage: Usage, word: Word) -> Vec<Note> {
    let mut notes = Vec::new();
    if usage == Usage::Full && !may_fight(s, side, chosen, word) {
        notes.extend(military_missing(s, side));
    }
    let operations = matches!(word, Word::Influence | Word::Coup | Word::Realign | Word::EventFirst);
    if operations && usage != Usage::OpsOnly && helps_them(s, side, chosen) {
        notes.push(note(Weight::Lesson, "coach-danger-event", vec![card(chosen)]));
    }
    notes
}

/// Can `side` still come to military operations in this play?
fn may_fight(s: &State, side: Side, chosen: CardId, word: Word) -> bool {
    match word {
        // What the operations are for is asked after the event.
        Word::Coup | Word::EventFirst => true,
        Word::Event => {
            let facts = s.card(chosen);
            let coup = |step: &Step| matches!(step, Step::Operations { kinds, free: false, .. } if kinds.has(Kinds::COUP));
            // A war counts (7.6), and so does a coup that is not free (6.3.5); one event moves the marker itself (8.2.3).
            facts.side != Some(side.opponent())
                && (facts.war.is_some()
                    || chosen == CardId::HowILearnedToStopWorrying
                    || facts.event.iter().any(coup))
        }
        _ => false,
    }
}

/// Operations that an event grants, or that follow one.
fn of_operations(s: &State, side: Side, grant: Grant, word: Word) -> Vec<Note> {
    let coup_was_open = grant.by == side && !grant.free && grant.kinds.has(Kinds::COUP);
    let other = matches!(word, Word::Influence | Word::Realign);
    military_missing(s, side).filter(|_| coup_was_open && other).into_iter().collect()
}

/// 8.2.1: in the last action round of the turn military operations that are missing count for the other side.
fn military_missing(s: &State, side: Side) -> Option<Note> {
    let lacking = s.lacking_military_ops(side);
    let last = s.phasing == side && s.rounds_left(side) == 1;
    (last && lacking > 0).then(|| note(Weight::Danger, "coach-danger-military", vec![number("n", lacking)]))
}

fn of_coup(s: &State, side: Side, coup: Coup, at: Country) -> Vec<Note> {
    let points = s.points_at(coup.by, coup.points, coup.china, at);
    let attempt = s.coup(coup.by, at, points);
    let mut notes = Vec::new();
    if attempt.least().is_none() {
        notes.push(note(Weight::Danger, "coach-danger-hopeless", vec![inside(at)]));
    }
    if attempt.degrades_defcon && s.defcon == 3 {
        // The card that is being played is out of the hand.
        let deadly: CardSet = card_notes::deadly_at_two(s, side);
        notes.push(if deadly.is_empty() {
            note(Weight::Stake, "coach-danger-defcon", Vec::new())
        } else {
            note(Weight::Danger, "coach-danger-defcon-deadly", vec![cards(deadly)])
        });
    }
    notes
}

#[cfg(test)]
mod tests {
    use detente_game::{Actor, Game, Notation, Viewer};
    use detente_struggle::side::Us;

    use super::*;

    fn round(text: &str, words: &str) -> View {
        let text = format!("phasing=us stack=turn/2,end-of-round/us,action-round/us {text}");
        let mut s = State::parse_position(&text).expect("a position");
        s.reach.us = s.reach_of(Us);
        for word in words.split_whitespace() {
            let action = Action::parse(word).expect("a word");
            s.apply(Actor::Seat(Us.seat()), action).expect("legal");
        }
        s.view(Viewer::Seat(Us.seat()))
    }

    fn ids(view: &View, word: &str) -> Vec<&'static str> {
        let action = Action::parse(word).expect("a word");
        dangers(view, Us, action).into_iter().map(|note| note.reason.id).collect()
    }

    #[test]
    fn a_scoring_card_that_helps_the_other_side_can_wait() {
        let board =
            "turn=1 defcon=4 us=israel:4 ussr=iraq:3,libya:2,egypt:2 hand-us=middle-east-scoring,nato";
        assert_eq!(
            ids(&round(&format!("round=2 {board}"), ""), "middle-east-scoring"),
            ["coach-danger-scoring"]
        );
        assert!(
            ids(&round(&format!("round=6 {board}"), ""), "middle-east-scoring").is_empty(),
            "it must be played"
        );
    }

    #[test]
    fn military_operations_that_will_be_missing_are_counted_in_the_last_round() {
        let board = "turn=1 defcon=4 us=israel:4 ussr=iraq:3 hand-us=nato";
        assert_eq!(ids(&round(&format!("round=6 {board}"), "nato"), "influence"), ["coach-danger-military"]);
        assert!(ids(&round(&format!("round=6 {board}"), "nato"), "coup").is_empty());
        assert!(ids(&round(&format!("round=2 {board}"), "nato"), "influence").is_empty());
    }

    #[test]
    fn an_event_that_gives_military_operations_is_no_reason_to_warn_of_missing_ones() {
        // 8.2.3: five of them at once; a war counts as well (8.2.4).
        let board =
            "turn=5 round=7 defcon=4 us=israel:4 ussr=iraq:3 hand-us=how-i-learned-to-stop-worrying,nato";
        let taken = round(board, "how-i-learned-to-stop-worrying");
        assert!(ids(&taken, "event").is_empty(), "{:?}", ids(&taken, "event"));
        assert_eq!(ids(&taken, "influence"), ["coach-danger-military"]);
        let war = "turn=5 round=7 defcon=4 us=iran:2,israel:4 ussr=iraq:3 hand-us=indo-pakistani-war,nato";
        assert!(ids(&round(war, "indo-pakistani-war"), "event").is_empty());
    }

    #[test]
    fn operations_of_an_event_may_be_a_coup_unless_it_is_free_6_3_5() {
        let board = "turn=5 round=7 defcon=4 us=israel:4 ussr=iraq:3,chile:1";
        let own = |id: &str| round(&format!("{board} hand-us={id},nato"), id);
        assert!(ids(&own("abm-treaty"), "event").is_empty());
        assert_eq!(ids(&own("junta"), "event"), ["coach-danger-military"]);
        let asked = round(&format!("{board} hand-us=abm-treaty,nato"), "abm-treaty event");
        assert_eq!(ids(&asked, "influence"), ["coach-danger-military"]);
        assert!(ids(&asked, "coup").is_empty());
    }

    #[test]
    fn after_a_war_of_the_other_side_the_own_marker_still_needs_a_coup_8_2_4() {
        let board = "turn=1 round=6 defcon=4 us=israel:4,south-korea:1 ussr=iraq:3 hand-us=korean-war,nato";
        assert_eq!(ids(&round(board, "korean-war"), "event-first"), ["coach-danger-event"]);
        let fought = "phasing=us stack=turn/2,end-of-round/us,action-round/us ";
        let mut s = State::parse_position(&format!("{fought}{board}")).expect("a position");
        s.reach.us = s.reach_of(Us);
        for word in ["korean-war", "event-first"] {
            s.apply(Actor::Seat(Us.seat()), Action::parse(word).expect("a word")).expect("legal");
        }
        s.apply(Actor::Nature, Action::parse("1").expect("a die")).expect("rolled");
        let asked = s.view(Viewer::Seat(Us.seat()));
        assert_eq!(ids(&asked, "influence"), ["coach-danger-military"]);
        assert!(ids(&asked, "coup").is_empty());
    }

    #[test]
    fn a_coup_that_brings_defcon_down_to_two_names_the_cards_that_become_deadly() {
        let hand = |cards: &str| {
            let board = format!(
                "turn=3 round=2 defcon=3 us=algeria:1 ussr=algeria:2,mexico:1,panama:3 hand-us={cards}"
            );
            round(&board, "duck-and-cover coup")
        };
        assert_eq!(ids(&hand("duck-and-cover,nato"), "algeria"), ["coach-danger-defcon"]);
        assert_eq!(ids(&hand("duck-and-cover,we-will-bury-you"), "algeria"), ["coach-danger-defcon-deadly"]);
    }

    #[test]
    fn an_event_of_the_other_side_is_a_poor_headline() {
        let text = "turn=1 round=0 stack=turn/1,headline/open/open hand-us=duck-and-cover,fidel";
        let s = State::parse_position(text).expect("a position");
        let view = s.view(Viewer::Seat(Us.seat()));
        assert_eq!(ids(&view, "fidel"), ["coach-danger-headline"]);
        assert!(ids(&view, "duck-and-cover").is_empty());
    }

    #[test]
    fn a_card_that_would_end_the_world_is_named_when_it_is_taken_up() {
        let board =
            |defcon: u8| format!("turn=5 round=2 defcon={defcon} us=nigeria:1 hand-us=we-will-bury-you,nato");
        assert_eq!(ids(&round(&board(2), ""), "we-will-bury-you"), ["coach-danger-deadly"]);
        assert_eq!(ids(&round(&board(4), ""), "we-will-bury-you"), ["coach-danger-event"]);
    }
}
