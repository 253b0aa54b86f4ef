//! A line of play: both sides go on as the network would, unless one is a stranger's, and where the line ends the network says what it
//! has come to.

use detente_game::{Actor, Bot, Game, Rng, Seat, ToAct, Viewer};
use detente_net::Heads;
use detente_struggle::Struggle;
use detente_struggle::cards::CardId;
use detente_struggle::decision::{Action, Asked, Choices};
use detente_struggle::fact::Fact;
use detente_struggle::side::Side;
use detente_struggle_ai::sparring::Sparring;
use detente_struggle_ai::{safety, wins};

use crate::mind::{Mind, draw, shares};

/// How far and how a line is played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Course {
    /// The number of ends of action rounds after which it ends; a headline phase counts as a round.
    pub ends: u32,
    /// How much of chance there is in it: little, but enough that the same line is not always judged by the same mistake.
    pub temperature: f32,
    /// Do both sides keep to what is safe, as the players do (at a glance)?
    pub guarded: bool,
    /// Who takes wins that are there for certain?
    pub wins: Wins,
    /// A side that a hand-written player plays for. It goes for what the network, which has mostly met its own kind, neither tries nor
    /// fears: Control of Europe above all.
    pub stranger: Option<Side>,
}

/// Who takes wins that are there by one's own choices alone. When the network was trained the table took them for the player, so that
/// its policy never learned to, and its value counts on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wins {
    /// Both sides take them.
    Taken,
    /// Both but this side, which goes on as its policy would.
    TakenBut(Side),
}

impl Wins {
    fn by(self, side: Side) -> bool {
        match self {
            Wins::Taken => true,
            Wins::TakenBut(other) => side != other,
        }
    }
}

/// Are wins taken here, where they are? Not in the headline phase: what the other side has chosen there is in the game, but not in the view
/// of whoever chooses.
pub fn is_place_for_wins(asked: Option<Asked>) -> bool {
    !matches!(asked, Some(Asked::Headline(_)))
}

/// Where in the turn a game is; an action round is over when this changes.
pub type When = (u8, u8, Option<Side>);

pub fn when(game: &Struggle) -> When {
    (game.turn, game.round, (game.round > 0).then_some(game.phasing))
}

/// Plays on from `game` and gives the share of a win that `me` can expect then: by the rules where the game is over, by the
/// network at a decision with more than one option where it is not, because such decisions are what it was trained on.
///
/// Ends of action rounds are counted from `from` on. For an action that is tried, that is the time *before* it: one that ends
/// the round at once, like an event that asks nothing, is then judged at the same distance as all others.
///
/// `luck` gives Nature's answers and the choices streams of their own, so that two lines with the same luck meet the same
/// dice as long as they ask for the same.
pub fn play(mind: &mut Mind, game: Struggle, from: When, me: Seat, course: Course, luck: &mut Luck) -> f32 {
    let (us, _) = play_out(mind, game, from, course, luck, None);
    if Side::of_seat(me) == Side::Us { us } else { 1.0 - us }
}

/// The share of the US, with the game as the line has left it; what happens on the way is told to whoever wants to hear it.
pub fn play_out(
    mind: &mut Mind,
    mut game: Struggle,
    from: When,
    course: Course,
    luck: &mut Luck,
    mut told: Option<&mut dyn FnMut(Fact)>,
) -> (f32, Struggle) {
    let us = Side::Us.seat();
    let mut left = course.ends;
    let (mut round, mut last_turn) = (from, None);
    let mut stranger = None;
    loop {
        let (by, action) = match game.to_act() {
            ToAct::Over(outcome) => {
                let share = match outcome.winners.len() {
                    0 => 0.5,
                    _ => f32::from(u8::from(outcome.winners.contains(us))),
                };
                return (share, game);
            }
            ToAct::Nature => (Actor::Nature, game.sample_chance(&mut luck.nature)),
            ToAct::Seats(awaited) => {
                let seat = awaited.iter().next().expect("somebody is awaited");
                let side = Side::of_seat(seat);
                let choices = game.choices(side);
                if choices.len() == 1 {
                    (Actor::Seat(seat), choices.pick(&mut luck.choices))
                } else if course.wins.by(side)
                    && let Some(action) = win(&game, side, &choices)
                {
                    (Actor::Seat(seat), action)
                } else {
                    let now = when(&game);
                    if now != round {
                        round = now;
                        left = left.saturating_sub(1);
                    }
                    let view = game.view(Viewer::Seat(seat));
                    if left == 0 {
                        let turn = *last_turn.get_or_insert(game.turn);
                        if game.turn > turn || !is_pending(&game, course.wins) {
                            let chance = f32::midpoint(1.0, mind.ask(&view, &choices, Heads::VALUE).result);
                            return (if seat == us { chance } else { 1.0 - chance }, game);
                        }
                    }
                    let mut legal = Vec::with_capacity(choices.len() as usize);
                    choices.list(&mut legal);
                    let action = if course.stranger == Some(side) {
                        let new = || Sparring::new(luck.choices.next_u64());
                        stranger.get_or_insert_with(new).choose(seat, &view, &legal)
                    } else {
                        let policy = &mind.ask(&view, &choices, Heads::POLICY).policy;
                        let weights = shares(policy, &legal, course.temperature);
                        let drawn = draw(&weights, &mut luck.choices);
                        if course.guarded { safe(&game, side, &legal, &weights, drawn) } else { legal[drawn] }
                    };
                    (Actor::Seat(seat), action)
                }
            }
        };
        match &mut told {
            Some(told) => game.apply_reporting(by, action, *told).expect("it was among the choices"),
            None => game.apply_unchecked(by, action),
        }
    }
}

/// Does somebody who is ahead, and would take the win, hold Wargames? It may come as soon as DEFCON is at 2 or some more points are scored: a
/// line that ended before would take for lost what is only put off.
fn is_pending(game: &Struggle, wins: Wins) -> bool {
    let holds = |side| wins.by(side) && game.lead(side) > 0 && game.hand[side].contains(CardId::Wargames);
    Side::BOTH.into_iter().any(holds)
}

/// The action that wins for certain, if there is one. Nearly everywhere a look at the points and the hand is enough to say no.
fn win(game: &Struggle, side: Side, choices: &Choices) -> Option<Action> {
    if !choices.countries.is_empty() || !wins::is_near(game, side) || !is_place_for_wins(game.asked()) {
        return None;
    }
    let mut legal = Vec::with_capacity(choices.len() as usize);
    choices.list(&mut legal);
    wins::certain(std::slice::from_ref(game), side, &legal)
}

/// The action that was drawn, or the likeliest one that is safe.
fn safe(game: &Struggle, side: Side, legal: &[Action], weights: &[f32], drawn: usize) -> Action {
    let mut order: Vec<usize> = (0..legal.len()).collect();
    let weight = |&place: &usize| if place == drawn { f32::INFINITY } else { weights[place] };
    order.sort_by(|a, b| weight(b).total_cmp(&weight(a)));
    let wishes: Vec<Action> = order.into_iter().map(|place| legal[place]).collect();
    let deals = std::slice::from_ref(game);
    safety::first_admitted_within(safety::FEW_NODES, deals, side, &wishes).unwrap_or(legal[drawn])
}

/// What chance brings to one line.
#[derive(Clone, Debug)]
pub struct Luck {
    nature: Rng,
    choices: Rng,
}

impl Luck {
    pub fn new(seed: u64) -> Luck {
        Luck { nature: Rng::derive(seed, 0), choices: Rng::derive(seed, 1) }
    }
}

#[cfg(test)]
mod tests {
    use detente_game::Notation;
    use detente_struggle::decision::Word;

    use super::*;
    use crate::mind::tests::midgame;
    use crate::weights::tests::small;

    /// To its end here, unless something else is said.
    const HERE: Course =
        Course { ends: 0, temperature: 0.5, guarded: true, wins: Wins::Taken, stranger: None };

    fn value(game: &Struggle, me: Side, ends: u32, seed: u64) -> f32 {
        let course = Course { ends, ..HERE };
        play(&mut Mind::new(small()), game.clone(), when(game), me.seat(), course, &mut Luck::new(seed))
    }

    /// The USSR is to play a card, then the US.
    const ROUND: &str = "rules=1 turn=5 round=3 phasing=ussr defcon=4 vp=0 military-ops=2/2 space=2/2 space-attempts=0/0 china=ussr/up \
        us=canada:2,united-kingdom:5,france:3,italy:4,west-germany:4,israel:1,jordan:1,australia:4,japan:4,south-korea:3,mexico:2 \
        ussr=east-germany:4,poland:4,syria:2,iraq:3,iran:2,pakistan:2,thailand:3,north-korea:3,chile:3,angola:2,cuba:3 \
        reach-us=italy,japan,mexico reach-ussr=poland,iraq,thailand,chile,cuba \
        hand-us=duck-and-cover,nato,containment hand-ussr=asia-scoring,blockade,fidel \
        deck=comecon,cia-created,socialist-governments stack=turn/3,end-of-round/ussr,action-round/ussr";

    #[test]
    fn what_ends_the_round_at_once_is_judged_at_the_same_distance() {
        let mut before = Struggle::parse_position(ROUND).expect("a position");
        let ussr = Actor::Seat(Side::Ussr.seat());
        before.apply(ussr, Action::Card(CardId::Fidel)).expect("it is in the hand");
        let from = when(&before);
        // The event of Fidel asks nothing; influence is placed point by point.
        let [event, influence] = [Word::Event, Word::Influence].map(|word| {
            let mut game = before.clone();
            game.apply(ussr, Action::Word(word)).expect("it may be used so");
            game
        });
        assert!(when(&event) != from && when(&influence) == from);
        let ends = |game: &Struggle, from: When, ends: u32| {
            let course = Course { ends, ..HERE };
            let (mut mind, mut luck) = (Mind::new(small()), Luck::new(1));
            let (_, last) = play_out(&mut mind, game.clone(), from, course, &mut luck, None);
            when(&last)
        };
        for (rounds, place) in
            [(1, (5, 3, Some(Side::Us))), (2, (5, 4, Some(Side::Ussr))), (3, (5, 4, Some(Side::Us)))]
        {
            assert_eq!((ends(&event, from, rounds), ends(&influence, from, rounds)), (place, place));
        }
        // Counted from the position after it, the event would be judged a round later.
        assert_eq!(ends(&event, when(&event), 1), (5, 4, Some(Side::Ussr)));
    }

    #[test]
    fn wins_that_are_there_are_taken_by_all_but_whoever_overlooks_them() {
        let lead = ROUND.replace("defcon=4 vp=0", "defcon=2 vp=8");
        let lead = lead
            .replace("phasing=ussr", "phasing=us")
            .replace("ussr,action-round/ussr", "us,action-round/us");
        let game =
            Struggle::parse_position(&lead.replace("hand-us=", "hand-us=wargames,")).expect("a position");
        let us = |wins: Wins| {
            let course = Course { wins, ..HERE };
            let (mut mind, mut luck) = (Mind::new(small()), Luck::new(1));
            let (us, last) = play_out(&mut mind, game.clone(), when(&game), course, &mut luck, None);
            assert_eq!(us.to_bits() == 1f32.to_bits(), last.result.is_some());
            us
        };
        // Even where the line is at its end: the value counts on the win.
        assert!((us(Wins::Taken) - 1.0).abs() < 1e-6 && (us(Wins::TakenBut(Side::Ussr)) - 1.0).abs() < 1e-6);
        assert!(us(Wins::TakenBut(Side::Us)) < 1.0);
    }

    #[test]
    fn a_line_does_not_end_while_whoever_is_ahead_holds_wargames() {
        let line = |vp: i8, wins: Wins| {
            let text = ROUND.replace("defcon=4 vp=0", &format!("defcon=5 vp={vp}"));
            let game =
                Struggle::parse_position(&text.replace("hand-us=", "hand-us=wargames,")).expect("a position");
            let course = Course { wins, ..HERE };
            let (mut mind, mut luck) = (Mind::new(small()), Luck::new(1));
            let (_, last) = play_out(&mut mind, game.clone(), when(&game), course, &mut luck, None);
            (when(&last) == when(&game), last)
        };
        for (vp, wins, ends_here) in [
            (0, Wins::Taken, true),
            (-3, Wins::Taken, true),
            (3, Wins::TakenBut(Side::Us), true),
            (3, Wins::Taken, false),
        ] {
            assert_eq!(line(vp, wins).0, ends_here, "{vp} {wins:?}");
        }
        // No further than to the end of the turn.
        let (_, last) = line(3, Wins::Taken);
        assert!(last.result.is_some() || last.turn <= 6, "{:?}", when(&last));
    }

    #[test]
    fn a_stranger_plays_for_one_side_as_the_hand_written_player_would() {
        let (game, me) = midgame(11, 30);
        let line = |stranger: Option<Side>, seed: u64| {
            let course = Course { ends: 3, stranger, ..HERE };
            let mut mind = Mind::new(small());
            play_out(&mut mind, game.clone(), when(&game), course, &mut Luck::new(seed), None)
        };
        let ends = |stranger| -> Vec<u32> { (0..8).map(|seed| line(stranger, seed).0.to_bits()).collect() };
        assert_eq!(ends(Some(me)), ends(Some(me)), "the same luck, the same line");
        assert_ne!(ends(Some(me)), ends(None));
        assert_ne!(ends(Some(me)), ends(Some(me.opponent())));
    }

    #[test]
    fn what_one_side_expects_the_other_does_not() {
        for seed in 0..20 {
            let (game, _) = midgame(seed, 7 * seed as usize);
            for ends in [1, 4] {
                let (us, ussr) = (value(&game, Side::Us, ends, 1), value(&game, Side::Ussr, ends, 1));
                assert!((us + ussr - 1.0).abs() < 1e-6 && us >= 0.0 && ussr >= 0.0, "{us}, {ussr}");
            }
        }
    }

    #[test]
    fn a_line_without_length_is_judged_where_it_begins() {
        let (game, side) = midgame(4, 24);
        let chance = f32::midpoint(1.0, Mind::new(small()).ask_in(&game, side, Heads::VALUE).result);
        assert_eq!(value(&game, side, 0, 1).to_bits(), chance.to_bits());
        assert_ne!(value(&game, side, 2, 1).to_bits(), chance.to_bits());
    }

    #[test]
    fn a_line_to_the_end_knows_the_result() {
        for seed in 0..12 {
            let (game, side) = midgame(seed, 20);
            let value = value(&game, side, u32::MAX, seed);
            assert!([0.0, 0.5, 1.0].contains(&value), "{value}");
        }
    }

    #[test]
    fn the_same_luck_gives_the_same_line() {
        let (game, side) = midgame(7, 40);
        let all: Vec<u32> = (0..20).map(|seed| value(&game, side, 6, seed).to_bits()).collect();
        assert_eq!(all, (0..20).map(|seed| value(&game, side, 6, seed).to_bits()).collect::<Vec<_>>());
        assert!(all.iter().any(|&value| value != all[0]), "luck changes something");
    }
}
