//! Puzzles out of games of the network against itself.

use std::collections::BTreeSet;
use std::fs;

use detente_game::record::Record;
use detente_game::{Actor, Game, Seat};
use detente_guerra_fria::GuerraFria;
use detente_review::plan::What;
use detente_review::result::Told;
use detente_review::twilight::Network;
use detente_review::{Plan, Puzzle, Reviewed, puzzle, shipped, told};
use detente_struggle::Struggle;
use detente_struggle::decision::{Action, Asked};
use detente_struggle::map::CountrySet;
use detente_struggle::side::Side;

use crate::{over_cores, selfplay};

/// Action rounds of both sides that are left when a game is in its last rounds.
const LAST: u8 = 3;

/// Which decisions are looked at: all, or those that may be about something that is rare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum About {
    All,
    Headline,
    LastRound,
    Europe,
    Coup,
    Guerra,
}

/// `game` is that of the words, or one of Twilight Struggle of which only some decisions are looked at.
pub fn run(game: &str, first: u64, games: usize, file: &str) {
    let about = match game {
        "guerra-fria" => About::Guerra,
        "headline" => About::Headline,
        "last-round" => About::LastRound,
        "europe" => About::Europe,
        "coup" => About::Coup,
        _ => About::All,
    };
    if about == About::Guerra {
        of_game::<GuerraFria>(first, games, file, |_, seed| selfplay::mixed(seed), |_, _| true);
    } else {
        let play = |judge: &mut Network, seed| selfplay::play::<Struggle, _>(judge, seed, |_, _, _, _| true);
        of_game::<Struggle>(first, games, file, play, |game, seat| is_about(about, game, seat));
    }
}

fn is_about(about: About, game: &Struggle, seat: Seat) -> bool {
    let me = Side::of_seat(seat);
    match about {
        About::All | About::Guerra => true,
        About::Headline => matches!(game.asked(), Some(Asked::Headline(_))),
        About::LastRound => {
            game.turn == 10
                && game.round > 0
                && game.rounds_left(me) + game.rounds_left(me.opponent()) <= LAST
        }
        // Two steps from losing Europe, or as near to winning it.
        About::Europe => {
            let held = Side::BOTH.map(|side| {
                let held = CountrySet::EUROPE & CountrySet::BATTLEGROUNDS & game.controlled[side];
                held.len()
            });
            held.into_iter().any(|held| held >= 3) && places(game, seat, CountrySet::EUROPE)
        }
        About::Coup => matches!(game.asked(), Some(Asked::Coup(_))),
    }
}

/// May the seat choose one of these countries?
fn places(game: &Struggle, seat: Seat, among: CountrySet) -> bool {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal.iter().any(|action| matches!(action, Action::Country(at) if among.contains(*at)))
}

fn of_game<G: Reviewed>(
    first: u64,
    games: usize,
    file: &str,
    play: impl Fn(&mut G::Judge, u64) -> Vec<(Actor, G::Action)> + Sync,
    fits: impl Fn(&G, Seat) -> bool + Sync,
) where
    G::Options: Default,
{
    let mut all = shipped::read(&fs::read_to_string(file).unwrap_or_default()).unwrap_or_default();
    // A few games at a time, so that what was found is kept.
    for begin in (0..games).step_by(4) {
        let made = over_cores::<G, _>(4.min(games - begin), |judge, number| {
            let seed = first + (begin + number) as u64;
            let actions = play(judge, seed);
            let record: Record<G> = Record::new(G::Options::default(), actions, None);
            Plan::of(&record).map(|plan| found(&plan, judge, seed, &fits)).unwrap_or_default()
        });
        all.extend(made.into_iter().flatten());
        all.sort_by(|a, b| a.id.cmp(&b.id));
        all.dedup_by(|a, b| a.id == b.id);
        println!("{} games: {} puzzles", (begin + 4).min(games), all.len());
        fs::write(file, shipped::write(&all)).expect("the file can be written");
    }
}

/// The puzzles of a game, one of a play at most: its later steps ask the same thing again.
fn found<G: Reviewed>(
    plan: &Plan<G>,
    judge: &mut G::Judge,
    seed: u64,
    fits: &impl Fn(&G, Seat) -> bool,
) -> Vec<Puzzle> {
    let mut plays = BTreeSet::new();
    let mut found = Vec::new();
    for (number, task) in plan.tasks.iter().enumerate() {
        let What::Decision(seat) = task.what else { continue };
        let game = &plan.games[task.n];
        let play = puzzle::play_of(plan, number);
        if plays.contains(&play) || !fits(game, seat) {
            continue;
        }
        if let Some(puzzle) = puzzle::make(plan, number, judge, seed) {
            plays.insert(play);
            found.push(puzzle);
        }
    }
    found
}

/// Why the answer of a puzzle is best, in the words of now.
fn tell_again<G: Reviewed>(puzzle: &mut Puzzle) {
    let view = G::parse_view(&puzzle.view).expect("a view");
    let seat = Seat::parse::<G>(&puzzle.seat).expect("a seat");
    let answer = G::parse_action(&puzzle.answer).expect("an answer");
    puzzle.told = Told::in_all(|lang| told::explained::<G>(&view, seat, answer, &puzzle.why, lang));
}

/// Counts the difficulties of a file again, and says again why.
pub fn rate(file: &str) {
    let text = fs::read_to_string(file).expect("the file can be read");
    let mut all = shipped::read(&text).unwrap_or_else(|line| panic!("line {line} is no puzzle"));
    for one in &mut all {
        one.difficulty = puzzle::difficulty(one);
        if one.game == GuerraFria::NAME {
            tell_again::<GuerraFria>(one);
        } else {
            tell_again::<Struggle>(one);
        }
    }
    all.sort_by(|a, b| a.difficulty.cmp(&b.difficulty).then_with(|| a.id.cmp(&b.id)));
    fs::write(file, shipped::write(&all)).expect("the file can be written");
}

/// Judges the puzzles of a file again, each in worlds that had no part in making it. What is still a puzzle with the same answer stays.
pub fn recheck(file: &str, seed: u64) {
    let text = fs::read_to_string(file).expect("the file can be read");
    let all = shipped::read(&text).unwrap_or_else(|line| panic!("line {line} is no puzzle"));
    let of = |game: &str| all.iter().filter(|one| one.game == game).cloned().collect::<Vec<Puzzle>>();
    let mut left = confirmed::<Struggle>(&of(Struggle::NAME), seed);
    left.extend(confirmed::<GuerraFria>(&of(GuerraFria::NAME), seed));
    println!("{} of {} puzzles confirmed", left.len(), all.len());
    left.sort_by(|a, b| a.difficulty.cmp(&b.difficulty).then_with(|| a.id.cmp(&b.id)));
    fs::write(file, shipped::write(&left)).expect("the file can be written");
}

fn confirmed<G: Reviewed>(puzzles: &[Puzzle], seed: u64) -> Vec<Puzzle> {
    let again = |judge: &mut G::Judge, number: usize| {
        let again = puzzle::again::<G>(&puzzles[number], judge, seed);
        let Puzzle { id, answer, theme, .. } = &puzzles[number];
        println!("{id} {} {answer}: {}", theme.word(), if again.is_some() { "confirmed" } else { "dropped" });
        again
    };
    over_cores::<G, _>(puzzles.len(), again).into_iter().flatten().collect()
}
