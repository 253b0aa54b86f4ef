//! What is best in a position that somebody studies: the judge's ideas, each played on in the same worlds of the view of whoever
//! decides, so that what is hidden is judged by belief and not by looking.

use detente_game::{Actor, Rng, Seat, ToAct, Viewer};

use crate::judge::Judge;
use crate::paired::Worlds;
use crate::reviewed::Reviewed;

/// The most worlds that one question is played in, and the most ideas that are tried: bounds for what strangers ask.
pub const MOST_WORLDS: usize = 64;
pub const MOST_IDEAS: usize = 6;

/// A play and what it comes to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged<A> {
    pub action: A,
    /// The chance to win with it, and its standard error, in points of a hundred.
    pub chance: f64,
    pub error: f64,
}

/// The best plays, the best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Best<A> {
    pub plays: Vec<Judged<A>>,
    /// How many ways there are to go on.
    pub choices: usize,
    /// The first play wins for certain.
    pub certain: bool,
    pub lines: usize,
}

/// The best plays of `seat` in a position; nothing if it is not asked.
pub fn best<G: Reviewed>(
    judge: &mut G::Judge,
    game: &G,
    seat: Seat,
    worlds: usize,
    seed: u64,
) -> Option<Best<G::Action>> {
    let mut legal = Vec::new();
    match game.to_act() {
        ToAct::Seats(seats) if seats.contains(seat) => game.legal(seat, &mut legal),
        _ => return None,
    }
    let worlds = worlds.clamp(1, MOST_WORLDS);
    let view = game.view(Viewer::Seat(seat));
    let beliefs = (legal.len() > 1).then(|| judge.beliefs(&view, seat, &legal));
    let (mut tried, certain) = if legal.len() > 1 {
        let ideas = judge.ideas(&view, seat, &legal, &mut Rng::derive(seed, 0));
        let list: Vec<G::Action> = ideas.list.iter().map(|idea| idea.action).collect();
        (list, ideas.certain)
    } else {
        (legal.clone(), None)
    };
    if let Some(certain) = certain {
        tried.retain(|&action| action != certain);
        tried.insert(0, certain);
    }
    tried.truncate(MOST_IDEAS);
    let mut found = vec![Worlds::default(); tried.len()];
    for number in 0..worlds {
        let mut rng = Rng::derive(seed, 1 + number as u64);
        let deal = judge.deal(&view, beliefs.as_ref(), &mut rng);
        let luck = rng.next_u64();
        for (worlds, &action) in found.iter_mut().zip(&tried) {
            let mut game = deal.clone();
            game.apply_unchecked(Actor::Seat(seat), action);
            worlds.0.push(judge.line(game, &deal, luck, None).0);
        }
    }
    let me = usize::from(seat.0);
    let judged = |(&action, worlds): (&G::Action, &Worlds)| {
        if certain == Some(action) {
            return Judged { action, chance: 100.0, error: 0.0 };
        }
        Judged { action, chance: 100.0 * worlds.mean()[me], error: 100.0 * worlds.se(me) }
    };
    let mut plays: Vec<Judged<G::Action>> = tried.iter().zip(&found).map(judged).collect();
    plays.sort_by(|a, b| b.chance.total_cmp(&a.chance));
    Some(Best { plays, choices: legal.len(), certain: certain.is_some(), lines: worlds * tried.len() })
}
