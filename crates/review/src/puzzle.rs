//! Puzzles made of games: one decision, one answer that stands ten points of a hundred over every other, twice confirmed in
//! worlds that had no part in finding it; or one that wins for certain where no other does.

use detente_game::{Actor, Rng, Seat, ToAct, Viewer};
use serde::{Deserialize, Serialize};

use crate::judge::{Counted, Judge, Shares};
use crate::paired::{Worlds, add};
use crate::plan::{Plan, What};
use crate::result::{DecisionKind, Told, Why};
use crate::reviewed::Reviewed;
use crate::told;

/// The version of the form.
pub const VERSION: u32 = 1;

/// How far the answer must stand over every other.
pub const LEAD: f64 = 0.10;

/// Standard errors by which it must.
const SURE: f64 = 3.0;

/// A first look at the best ideas: after so many worlds, the least lead with which it goes on.
const GLANCES: [(usize, f64); 3] = [(2, 0.03), (4, 0.06), (8, LEAD)];

/// Worlds for all answers, in parts, and for each of two confirmations.
const ALL: usize = 32;
const BATCHES: [usize; 4] = [2, 4, 8, 16];
const FRESH: usize = 96;

/// A decision with more answers than this is no clear task.
const MOST_ANSWERS: usize = 60;

/// In so many of a hundred games a thing must go wrong more often than with the answer to be told as what is wrong: of the few ways to
/// lose, and of all that can happen to a country, of which one will always happen by luck.
const LOST: f64 = 25.0;
const HAPPENED: f64 = 40.0;

/// One puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Puzzle {
    pub version: u32,
    /// Of the position and the seat: the same puzzle has the same id wherever it was made.
    pub id: String,
    pub game: String,
    /// Who decides.
    pub seat: String,
    /// What that player knows, in the notation of views.
    pub view: String,
    /// A full position that looks so, to play on from.
    pub position: String,
    pub theme: Theme,
    /// As a rating: 800 easy, 2400 very hard.
    pub difficulty: u32,
    /// The word of the answer.
    pub answer: String,
    /// The chance to win with it, in points of a hundred.
    pub chance: f64,
    /// It wins for certain, whatever is hidden and however the dice fall.
    pub proved: bool,
    /// All other answers, the least bad first.
    pub others: Vec<Other>,
    /// Why the answer is best, in words.
    pub told: Told,
    pub why: Vec<Why>,
}

/// An answer that is refused.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Other {
    pub action: String,
    /// The chance to win with it, in points of a hundred.
    pub chance: f64,
    /// What goes wrong with it, where one thing does.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub why: Option<Why>,
}

/// What a puzzle is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// A win that is there.
    Win,
    Scoring,
    Defcon,
    Coup,
    Headline,
    LastRound,
    Europe,
    Influence,
    Card,
    Event,
    /// Guerra Fría.
    Attack,
    Defence,
}

impl Theme {
    pub const ALL: [Theme; 12] = [
        Theme::Win,
        Theme::Scoring,
        Theme::Defcon,
        Theme::Coup,
        Theme::Headline,
        Theme::LastRound,
        Theme::Europe,
        Theme::Influence,
        Theme::Card,
        Theme::Event,
        Theme::Attack,
        Theme::Defence,
    ];

    pub const fn word(self) -> &'static str {
        match self {
            Theme::Win => "win",
            Theme::Scoring => "scoring",
            Theme::Defcon => "defcon",
            Theme::Coup => "coup",
            Theme::Headline => "headline",
            Theme::LastRound => "last-round",
            Theme::Europe => "europe",
            Theme::Influence => "influence",
            Theme::Card => "card",
            Theme::Event => "event",
            Theme::Attack => "attack",
            Theme::Defence => "defence",
        }
    }

    pub fn parse(word: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.word() == word)
    }
}

/// What a theme is read off.
#[derive(Clone, Debug)]
pub struct Found<'a, A> {
    pub kind: DecisionKind,
    pub answer: A,
    /// The means of the traces after the second-best answer and after the best.
    pub traces: (&'a [f32], &'a [f32]),
    pub proved: bool,
}

/// A puzzle out of the decision of a task, if it makes one.
pub fn make<G: Reviewed>(plan: &Plan<G>, task: usize, judge: &mut G::Judge, seed: u64) -> Option<Puzzle> {
    let task = plan.tasks.get(task)?;
    let What::Decision(seat) = task.what else { return None };
    let seed = Rng::derive(seed, task.n as u64).next_u64();
    asked(&plan.games[task.n].as_asked(seat), seat, judge, seed)
}

/// Which play a decision belongs to, by turn, round, whose play it is and who decides. Its later steps ask the same thing again: one puzzle
/// of each is enough.
pub fn play_of<G: Reviewed>(plan: &Plan<G>, task: usize) -> Option<(u32, u32, Option<u8>, u8)> {
    let task = plan.tasks.get(task)?;
    let What::Decision(seat) = task.what else { return None };
    let place = plan.games[task.n].place();
    Some((place.turn, place.round, place.by.map(|seat| seat.0), seat.0))
}

/// The same puzzle, made again with this judge in other worlds; nothing where it is none any more, or has another answer.
pub fn again<G: Reviewed>(puzzle: &Puzzle, judge: &mut G::Judge, seed: u64) -> Option<Puzzle> {
    let game = G::parse_position(&puzzle.position).ok()?;
    // Each puzzle has worlds of its own.
    let seed = puzzle.id.bytes().fold(seed, |seed, byte| Rng::derive(seed, u64::from(byte)).next_u64());
    let made = asked(&game, Seat::parse::<G>(&puzzle.seat)?, judge, seed)?;
    (made.id == puzzle.id && made.answer == puzzle.answer).then_some(made)
}

/// What `seat` is asked in this position, if it makes a puzzle.
fn asked<G: Reviewed>(game: &G, seat: Seat, judge: &mut G::Judge, seed: u64) -> Option<Puzzle> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal.retain(|&action| G::is_answer(action));
    let is_asked = matches!(game.to_act(), ToAct::Seats(seats) if seats.contains(seat));
    if !is_asked || !game.is_seated() || !(2..=MOST_ANSWERS).contains(&legal.len()) {
        return None;
    }
    let view = game.view(Viewer::Seat(seat));
    let beliefs = judge.beliefs(&view, seat, &legal);
    let mut trial = Trial::<G> { judge, view: &view, seat, seed, beliefs, blind: None };
    let ideas = trial.judge.ideas(&view, seat, &legal, &mut Rng::derive(seed, 9));
    let me = usize::from(seat.0);
    let (answer, proved) = if let Some(certain) = ideas.certain {
        // Whoever finds a second certain win has found one as well.
        let rest: Vec<G::Action> = legal.iter().copied().filter(|&action| action != certain).collect();
        if trial.judge.ideas(&view, seat, &rest, &mut Rng::derive(seed, 10)).certain.is_some() {
            return None;
        }
        // What whoever does not see it has: lines would take it a round later.
        trial.blind = Some(seat);
        (certain, true)
    } else {
        let mut few: Vec<G::Action> = ideas.list.iter().take(3).map(|idea| idea.action).collect();
        let more: Vec<G::Action> = legal.iter().copied().filter(|action| !few.contains(action)).collect();
        few.extend(more.into_iter().take(3 - few.len()));
        let mut looked = Trial::<G>::begin(&few, 0);
        for (worlds, least) in GLANCES {
            trial.play(&mut looked, worlds);
            if first(&looked.worlds, me)?.1 < least {
                return None;
            }
        }
        (few[first(&looked.worlds, me)?.0], false)
    };
    // All answers, the right one first.
    let mut all = vec![answer];
    all.extend(legal.iter().copied().filter(|&action| action != answer));
    let won = |mut worlds: Worlds| {
        if proved {
            for shares in &mut worlds.0 {
                *shares = Shares::default();
                shares[me] = 1.0;
            }
        }
        worlds
    };
    let mut looked = Trial::<G>::begin(&all, 1);
    // Most decisions turn out to be no puzzle in the first worlds.
    for worlds in BATCHES {
        trial.play(&mut looked, worlds);
        let right = won(looked.worlds[0].clone());
        if looked.worlds[1..].iter().any(|other| right.lead(other, me).mean < LEAD / 2.0) {
            return None;
        }
    }
    trial.play(&mut looked, ALL);
    let right = won(looked.worlds[0].clone());
    // What the answer is ahead of each other one.
    let mut leads: Vec<(usize, f64)> = Vec::new();
    for (place, worlds) in looked.worlds.iter().enumerate().skip(1) {
        let lead = right.lead(worlds, me);
        if lead.mean < LEAD || lead.z() < SURE {
            return None;
        }
        leads.push((place, lead.mean));
    }
    leads.sort_by(|a, b| a.1.total_cmp(&b.1));
    // Twice more, against the answers that come nearest.
    let mut near = vec![answer];
    near.extend(leads.iter().take(2).map(|&(place, _)| all[place]));
    let mut both = Trial::<G>::begin(&near, 2);
    for stream in [2, 3] {
        let mut fresh = Trial::<G>::begin(&near, stream);
        trial.play(&mut fresh, FRESH);
        let right = won(fresh.worlds[0].clone());
        for worlds in &fresh.worlds[1..] {
            let lead = right.lead(worlds, me);
            if lead.mean < LEAD || lead.z() < SURE {
                return None;
            }
        }
        both.take(fresh);
    }
    // All of these worlds together say what is told; of the other answers there is only how far they are behind.
    let right = won(both.worlds[0].clone());
    let chance = right.mean()[me];
    for (other, worlds) in leads.iter_mut().zip(&both.worlds[1..]) {
        other.1 = right.lead(worlds, me).mean;
    }
    leads.sort_by(|a, b| a.1.total_cmp(&b.1));
    let counted = trial.judge.counted(&view, seat, &all, &mut Rng::derive(seed, 11));
    if !is_borne_out(&counted, chance) {
        return None;
    }
    let position = trial.world(4, 0).0;
    if position.view(Viewer::Seat(seat)) != view {
        return None;
    }
    let (second, best) = (both.mean_traces(1), both.mean_traces(0));
    let kind = game.decision(seat, answer);
    let theme = G::theme(game, &Found { kind, answer, traces: (&second, &best), proved });
    let points = |share: f64| (1000.0 * share.clamp(0.0, 1.0)).round() / 10.0;
    // Nothing can be read off lines that miss a win that is there.
    let why = if proved {
        vec![Why::won(seat.name::<G>(), points(both.worlds[1].mean()[me]))]
    } else {
        G::why(seat, &second, &best)
    };
    let wrong = |place: usize| {
        let why = G::why(seat, &looked.mean_traces(place), &looked.mean_traces(0));
        why.into_iter().find(is_plain).filter(|_| !proved).map(whole)
    };
    let view_text = G::view_text(&view);
    let mut made = Puzzle {
        version: VERSION,
        id: id(&view_text),
        game: G::NAME.to_owned(),
        seat: seat.name::<G>().to_owned(),
        position: position.position(),
        view: view_text,
        theme,
        difficulty: 0,
        answer: G::action_word(answer),
        chance: points(chance),
        proved,
        others: leads
            .iter()
            .map(|&(place, lead)| Other {
                action: G::action_word(all[place]),
                chance: points(chance - lead),
                why: wrong(place),
            })
            .collect(),
        told: Told::in_all(|lang| told::explained::<G>(&view, seat, answer, &why, lang)),
        why,
    };
    made.difficulty = difficulty(&made);
    Some(made)
}

/// Does counting out say the same as this puzzle, where anything can be counted out?
pub fn is_counted_right<G: Reviewed>(puzzle: &Puzzle, judge: &mut G::Judge) -> bool {
    let (Ok(game), Some(seat)) = (G::parse_position(&puzzle.position), Seat::parse::<G>(&puzzle.seat)) else {
        return false;
    };
    let mut all = Vec::new();
    game.legal(seat, &mut all);
    all.retain(|&action| G::is_answer(action));
    all.sort_by_key(|&action| G::action_word(action) != puzzle.answer);
    let counted = judge.counted(&game.view(Viewer::Seat(seat)), seat, &all, &mut Rng::new(11));
    is_borne_out(&counted, puzzle.chance / 100.0)
}

/// Where it can be counted out what the answers come to, the first of them the right one, the count has the last word: the right one must come
/// to what the lines have found, and no other near it.
fn is_borne_out(counted: &[Option<Counted>], chance: f64) -> bool {
    let right = match counted.first() {
        Some(Some(found)) if found.is_whole => found.share,
        _ => chance,
    };
    (right - chance).abs() < LEAD && counted.iter().skip(1).flatten().all(|other| right - other.share >= LEAD)
}

/// Does it say what is wrong with an answer, and so clearly that few games are enough?
fn is_plain(why: &Why) -> bool {
    let least = match why.what.as_str() {
        "control" | "coup" => HAPPENED,
        what if what == "won" || what.starts_with("lost-") => LOST,
        _ => return false,
    };
    (why.played - why.best).abs() >= least
}

/// With whole numbers, which are more than so few games say.
fn whole(why: Why) -> Why {
    Why { played: why.played.round(), best: why.best.round(), ..why }
}

/// Who leads, and by how much over the next.
fn first(worlds: &[Worlds], me: usize) -> Option<(usize, f64)> {
    let mut order: Vec<(usize, f64)> = worlds.iter().map(|worlds| worlds.mean()[me]).enumerate().collect();
    order.sort_by(|a, b| b.1.total_cmp(&a.1));
    let best = order.first()?;
    let lead = order.get(1).map_or(1.0, |second| best.1 - second.1);
    Some((best.0, lead))
}

/// The nearer the next best answer comes, and the more answers there are, the harder. Everything it is made of stands in the puzzle,
/// so that it can be counted again.
pub fn difficulty(puzzle: &Puzzle) -> u32 {
    let next = puzzle.others.first().map_or(0.0, |other| other.chance);
    let lead = (puzzle.chance - next).clamp(5.0, 100.0);
    let answers = puzzle.others.len() as f64 + 1.0;
    let rating = 800.0 + 130.0 * libm::log(answers) + 300.0 * libm::log(100.0 / lead)
        - if puzzle.proved { 100.0 } else { 0.0 };
    (rating.clamp(800.0, 2400.0) / 10.0).round() as u32 * 10
}

/// FNV-1a of the view, as sixteen letters.
fn id(text: &str) -> String {
    let hash = text.bytes().fold(0xCBF2_9CE4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    });
    format!("{hash:016x}")
}

struct Trial<'a, G: Reviewed> {
    judge: &'a mut G::Judge,
    view: &'a G::View,
    seat: Seat,
    seed: u64,
    beliefs: <G::Judge as Judge<G>>::Beliefs,
    /// Whoever goes on overlooking wins.
    blind: Option<Seat>,
}

/// Actions tried in the same worlds.
struct Played<A> {
    actions: Vec<A>,
    stream: u64,
    worlds: Vec<Worlds>,
    /// Summed over the worlds.
    traces: Vec<Vec<f32>>,
}

impl<A> Played<A> {
    /// Takes over what the same actions came to in other worlds.
    fn take(&mut self, other: Played<A>) {
        for (place, (worlds, traces)) in other.worlds.into_iter().zip(other.traces).enumerate() {
            self.worlds[place].0.extend(worlds.0);
            add(&mut self.traces[place], &traces);
        }
    }

    fn mean_traces(&self, place: usize) -> Vec<f32> {
        let worlds = self.worlds[place].0.len().max(1) as f32;
        self.traces[place].iter().map(|sum| sum / worlds).collect()
    }
}

impl<G: Reviewed> Trial<'_, G> {
    fn world(&mut self, stream: u64, number: usize) -> (G, u64) {
        let mut rng = Rng::derive(self.seed, (number as u64) << 4 | stream);
        (self.judge.deal(self.view, Some(&self.beliefs), &mut rng), rng.next_u64())
    }

    fn begin(actions: &[G::Action], stream: u64) -> Played<G::Action> {
        let worlds = vec![Worlds::default(); actions.len()];
        Played { actions: actions.to_vec(), stream, worlds, traces: vec![Vec::new(); actions.len()] }
    }

    /// Each of the actions in the same worlds, until there are so many.
    fn play(&mut self, played: &mut Played<G::Action>, worlds: usize) {
        for number in played.worlds[0].0.len()..worlds {
            let (deal, luck) = self.world(played.stream, number);
            for (place, &action) in played.actions.iter().enumerate() {
                let mut game = deal.clone();
                game.apply_unchecked(Actor::Seat(self.seat), action);
                let (shares, traces) = self.judge.traced(game, &deal, luck, self.blind);
                played.worlds[place].0.push(shares);
                add(&mut played.traces[place], &traces);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_with_an_answer_is_told_only_where_few_games_are_enough() {
        let why = |what: &str, played, best| Why { what: what.to_owned(), played, best, ..Why::default() };
        assert!(is_plain(&why("lost-defcon", 43.8, 0.0)) && !is_plain(&why("lost-defcon", 12.5, 0.0)));
        // What happens to one country of many happens by luck.
        assert!(!is_plain(&why("control", 60.0, 90.0)) && is_plain(&why("control", 20.0, 90.0)));
        // Points are means of few games.
        assert!(!is_plain(&why("points", -60.0, 20.0)));
        assert_eq!(whole(why("lost-held", 43.75, 3.125)), why("lost-held", 44.0, 3.0));
    }
}
