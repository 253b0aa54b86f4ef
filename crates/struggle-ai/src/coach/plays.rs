//! Two or three sensible plays, each looked at to the end of what its player decides: not only which card, but what for and
//! where.
//!
//! The first of them is what level `greedy` would do, asked anew for every decision and always with the same imagination, so
//! that what is announced before a play is what is advised in the middle of it.

use detente_game::bot::Reason;
use detente_game::coach::Advised;
use detente_game::{Actor, Game, Rng, SeatSet, ToAct, Viewer};
use detente_struggle::cards::CardId;
use detente_struggle::decision::{Action, Asked, Word};
use detente_struggle::map::Country;
use detente_struggle::side::Side;
use detente_struggle::state::State;
use detente_struggle::view::View;

use super::{card, countries, country, inside, number, percent, say, scored};
use crate::choice::operations::Board;
use crate::choice::reasons;
use crate::players::greedy::Greedy;
use crate::position::belief;
use crate::position::eval::Eval;
use crate::position::scorings::Hidden;
use crate::position::weights::WEIGHTS;

/// The coach imagines hidden cards always alike, and so says the same when it is asked again.
const SEED: u64 = 1;

/// A play of more steps than this is not followed further.
const STEPS: usize = 10;

/// How many plays are named.
const PLAYS: usize = 3;

/// A play this much worse than the best, in points, is not sensible.
const SENSIBLE: f32 = 4.0;

/// The choices that make sense, the best first.
fn ranked(view: &View, side: Side, legal: &[Action]) -> Vec<(Action, f32)> {
    let mut judged = match legal {
        [only] => vec![(*only, 0.0)],
        _ => Greedy::new(SEED).judge(side, view, legal),
    };
    // Of equals the first in the order of the rules, as `greedy` has it.
    judged.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    judged
}

/// Two or three plays with what speaks for them.
pub fn advised(view: &View, side: Side, legal: &[Action]) -> Vec<Advised<Action>> {
    let judged = ranked(view, side, legal);
    let best = judged.first().map_or(0.0, |&(_, score)| score);
    let sensible = judged.iter().take_while(|&&(_, score)| score >= best - SENSIBLE);
    let advise = |&(action, _): &(Action, f32)| {
        let steps = follow(view, side, action);
        Advised { action, reasons: reasons(view.open(), side, &steps) }
    };
    sensible.take(PLAYS).map(advise).collect()
}

/// The steps of the best play, as far as nobody else comes in between.
pub fn plan(view: &View, side: Side, legal: &[Action]) -> Vec<Action> {
    let first = ranked(view, side, legal)[0].0;
    follow(view, side, first).into_iter().map(|(_, action)| action).collect()
}

/// The steps that follow `first` as long as `side` alone decides, each with the table before it. Hidden cards are imagined
/// for that; no step of one's own play depends on them.
fn follow(view: &View, side: Side, first: Action) -> Vec<(State, Action)> {
    let seat = side.seat();
    let mut s = belief::deal(view, &mut Rng::new(SEED));
    let mut steps = vec![(view.open().clone(), first)];
    // A headline is the whole of its play.
    if matches!(s.asked(), Some(Asked::Headline(_) | Asked::SetUp { .. } | Asked::Bid(_))) {
        return steps;
    }
    let mut action = first;
    while steps.len() < STEPS {
        s.apply_unchecked(Actor::Seat(seat), action);
        if s.to_act() != ToAct::Seats(SeatSet::of(seat)) || is_over(&s) {
            break;
        }
        let view = s.view(Viewer::Seat(seat));
        let mut legal = Vec::new();
        s.choices(side).list(&mut legal);
        let Some(&(next, _)) = ranked(&view, side, &legal).first() else { break };
        steps.push((view.open().clone(), next));
        action = next;
    }
    steps
}

/// Has the play ended?
fn is_over(s: &State) -> bool {
    matches!(
        s.asked(),
        None | Some(
            Asked::ActionRound { .. } | Asked::Headline(_) | Asked::Trap { .. } | Asked::DiscardHeld { .. }
        )
    )
}

/// What speaks for a play: what it does, and what comes with it.
fn reasons(s: &State, side: Side, steps: &[(State, Action)]) -> Vec<Reason> {
    let Some((_, first)) = steps.first() else { return Vec::new() };
    match (s.asked(), *first) {
        (Some(Asked::Headline(_)), Action::Card(chosen)) => headline(s, side, chosen),
        (Some(Asked::ActionRound { .. }), Action::Card(chosen)) => of_card(side, chosen, &steps[1..]),
        (Some(Asked::Use { card: chosen, .. }), Action::Word(_)) => of_card(side, chosen, steps),
        (Some(Asked::Coup(_)), Action::Country(_)) => coup(steps).into_iter().collect(),
        (Some(Asked::Realign(_)), Action::Country(at)) => {
            let chance = percent(reasons::realign_works(s, side, at));
            vec![say("coach-target-realign", vec![inside(at), chance])]
        }
        (Some(Asked::Influence(_) | Asked::SetUp { .. }), Action::Country(at)) => {
            vec![say(placing(s, side, at), vec![country(at)])]
        }
        (Some(Asked::Trap { .. }), Action::Card(chosen)) => {
            vec![say("coach-play-trap", vec![card(chosen), percent(4.0 / 6.0)])]
        }
        _ => Vec::new(),
    }
}

fn headline(s: &State, side: Side, chosen: CardId) -> Vec<Reason> {
    let facts = s.card(chosen);
    if facts.scoring {
        return vec![say("coach-headline-scoring", vec![card(chosen)]), brings(s, side, chosen)];
    }
    let id = match facts.side {
        Some(owner) if owner != side => "coach-headline-theirs",
        _ => "coach-headline-own",
    };
    vec![say(id, vec![card(chosen)])]
}

/// What a scoring card brings.
fn brings(s: &State, side: Side, scoring: CardId) -> Reason {
    let (region, points) = scored(s, side, scoring);
    let id = match points {
        1.. => "coach-brings-gain",
        0 => "coach-brings-nothing",
        _ => "coach-brings-loss",
    };
    say(id, vec![region, number("points", points.unsigned_abs())])
}

/// A card and what it is used for; `steps` begin with the use.
fn of_card(side: Side, chosen: CardId, steps: &[(State, Action)]) -> Vec<Reason> {
    let Some((s, Action::Word(word))) = steps.first() else {
        return Vec::new();
    };
    let theirs = s.card(chosen).side == Some(side.opponent());
    let happens = theirs && s.event_barred(chosen, side.opponent()).is_none();
    let rest = &steps[1..];
    let first = match word {
        Word::Event if s.card(chosen).scoring => {
            return vec![say("coach-play-score", vec![card(chosen)]), brings(s, side, chosen)];
        }
        Word::Event => return vec![say("coach-play-event", vec![card(chosen)])],
        Word::Space => {
            let chance = s.space_attempt(side).map_or(0.0, |attempt| f32::from(attempt.max_roll) / 6.0);
            let id = if theirs { "coach-play-space-away" } else { "coach-play-space" };
            return vec![say(id, vec![card(chosen), percent(chance)])];
        }
        // The event comes first; what the operations are for is asked afterwards.
        Word::EventFirst => return vec![say("coach-play-event-first", vec![card(chosen)])],
        Word::Influence => influence(side, chosen, rest),
        Word::Coup => match rest.first() {
            Some((before, Action::Country(at))) => {
                let (id, chance) = coup_chance(before, *at);
                let id = if id { "coach-play-coup" } else { "coach-play-coup-weakens" };
                say(id, vec![card(chosen), inside(*at), percent(chance)])
            }
            _ => say("coach-play-coup-somewhere", vec![card(chosen)]),
        },
        Word::Realign => say("coach-play-realign", vec![card(chosen)]),
        _ => return Vec::new(),
    };
    let mut all = vec![first];
    if *word == Word::Coup && s.lacking_military_ops(side) > 0 {
        all.push(say("coach-with-military", Vec::new()));
    }
    if happens {
        all.push(say("coach-with-event", vec![card(chosen)]));
    }
    all
}

/// Where the points go, and the best that comes of it.
fn influence(side: Side, chosen: CardId, steps: &[(State, Action)]) -> Reason {
    let placed: Vec<(&State, Country)> = steps
        .iter()
        .filter_map(|(s, action)| match (s.asked(), action) {
            (Some(Asked::Influence(_)), Action::Country(at)) => Some((s, *at)),
            _ => None,
        })
        .collect();
    let mut where_to: Vec<Country> = Vec::new();
    for &(_, at) in &placed {
        if !where_to.contains(&at) {
            where_to.push(at);
        }
    }
    let taken = placed.iter().find(|(s, at)| placing(s, side, *at) == "coach-place-takes-battleground");
    match (taken, where_to.is_empty()) {
        (Some(&(_, at)), _) => {
            say("coach-play-influence-takes", vec![card(chosen), countries(where_to), country(at)])
        }
        (None, false) => say("coach-play-influence", vec![card(chosen), countries(where_to)]),
        (None, true) => say("coach-play-influence-somewhere", vec![card(chosen)]),
    }
}

fn coup(steps: &[(State, Action)]) -> Option<Reason> {
    let (s, Action::Country(at)) = steps.first()? else { return None };
    let (control, chance) = coup_chance(s, *at);
    let id = if control { "coach-target-coup" } else { "coach-target-coup-weakens" };
    Some(say(id, vec![inside(*at), percent(chance)]))
}

/// The chance of a coup to take control; where it has none, the chance to remove anything.
fn coup_chance(s: &State, at: Country) -> (bool, f32) {
    let Some(Asked::Coup(coup)) = s.asked() else { return (false, 0.0) };
    let eval = Eval::new(s, Hidden::default(), &WEIGHTS);
    let board = Board::new(&eval, s, coup.by);
    let points = s.points_at(coup.by, coup.points, coup.china, at);
    let control = board.coup_chance(at, points);
    if control > 0.0 { (true, control) } else { (false, board.coup_works(at, points)) }
}

/// What one more point does.
fn placing(s: &State, side: Side, at: Country) -> &'static str {
    match reasons::placing(s, side, at) {
        "ai-takes-battleground" => "coach-place-takes-battleground",
        "ai-takes" => "coach-place-takes",
        "ai-strengthens" => "coach-place-strengthens",
        "ai-breaks" => "coach-place-breaks",
        "ai-enters" => "coach-place-enters",
        _ => "coach-place-builds",
    }
}

#[cfg(test)]
mod tests {
    use detente_game::Notation;
    use detente_game::bot::Detail;
    use detente_struggle::side::{Us, Ussr};

    use super::*;

    fn round(text: &str) -> View {
        let text =
            format!("turn=1 round=1 phasing=us defcon=5 stack=turn/2,end-of-round/us,action-round/us {text}");
        let mut s = State::parse_position(&text).expect("a position");
        s.reach.us = s.reach_of(Us);
        s.reach.ussr = s.reach_of(Ussr);
        s.view(Viewer::Seat(Us.seat()))
    }

    fn best(view: &View) -> Advised<Action> {
        let mut legal = Vec::new();
        belief::deal(view, &mut Rng::new(SEED)).choices(Us).list(&mut legal);
        advised(view, Us, &legal).remove(0)
    }

    #[test]
    fn a_card_is_advised_with_its_use_and_its_targets() {
        let view =
            round("us=italy:1,france:2,west-germany:4,united-kingdom:5 ussr=poland:4 hand-us=duck-and-cover");
        let play = best(&view);
        assert_eq!(play.action, Action::Card(CardId::DuckAndCover));
        let reason = &play.reasons[0];
        assert_eq!(reason.details[0], card(CardId::DuckAndCover));
        let where_to = reason.details.iter().find(|(name, _)| matches!(*name, "countries" | "in"));
        assert!(where_to.is_some(), "{reason:?}");
    }

    #[test]
    fn the_event_that_comes_with_a_card_of_the_other_side_is_named() {
        let view = round("us=italy:1,france:2 ussr=poland:4 hand-us=socialist-governments");
        let play = best(&view);
        let ids: Vec<&str> = play.reasons.iter().map(|reason| reason.id).collect();
        let away = ids == ["coach-play-space-away"] || ids == ["coach-play-event-first"];
        assert!(away || ids.contains(&"coach-with-event"), "{ids:?}");
    }

    #[test]
    fn a_scoring_card_says_what_it_brings() {
        let view = round("us=israel:4,egypt:2 ussr=iraq:3 hand-us=middle-east-scoring");
        let play = best(&view);
        assert_eq!(play.reasons[0].id, "coach-play-score");
        // Presence 3 and two battlegrounds against Presence 3 and one.
        assert_eq!(play.reasons[1].id, "coach-brings-gain");
        assert_eq!(play.reasons[1].details[1].1, Detail::Number(1));
    }
}
