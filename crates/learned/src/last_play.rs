//! The last play of a game, which is counted out and not guessed (see [`last`](mod@last)).

use detente_game::Rng;
use detente_struggle::decision::Action;
use detente_struggle::side::Side;
use detente_struggle::state::State;
use detente_struggle::view::View;
use detente_struggle_ai::choice::last::{self, Count};

use crate::mind::{Mind, choices};

/// Deals in which it is counted out: hardly anything that is hidden counts there.
const DEALS: usize = 2;

/// So often it is dealt until a deal is likely.
const TRIES: usize = 16;

/// Shares of a win that differ by less are the same.
const EQUAL: f64 = 1e-6;

/// What was counted of a choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Counted {
    /// The best of what was counted, then, in their order, whatever may be better still because not all of it could be.
    pub order: Vec<Action>,
    /// Is nothing better than the first?
    pub is_decided: bool,
    /// The share of a win that the first comes to, at least.
    pub share: f32,
}

/// Counts out `ranked`, the likeliest first, in no more than `room` positions; nothing where this is not the last play, or where counting
/// tells none of them from the others.
pub fn count(
    mind: &mut Mind,
    view: &View,
    side: Side,
    ranked: &[Action],
    room: u32,
    rng: &mut Rng,
) -> Option<Counted> {
    let found = counts(mind, view, side, ranked, room, rng)?;
    let shares = || found.iter().enumerate().filter_map(|(place, count)| Some((place, (*count)?.share)));
    let (best, share) = shares().reduce(|best, next| if next.1 > best.1 + EQUAL { next } else { best })?;
    // Where the other side's best answer makes all of them equal, it may still be made a mistake in: that is for the lines to find out.
    if share < 1.0 - EQUAL && shares().all(|(_, other)| other > share - EQUAL) {
        return None;
    }
    let may_lead = |&place: &usize| place != best && found[place].is_none_or(|count| !count.is_whole);
    let others: Vec<usize> =
        if share > 1.0 - EQUAL { Vec::new() } else { (0..found.len()).filter(may_lead).collect() };
    Some(Counted {
        is_decided: others.is_empty(),
        order: [best].into_iter().chain(others).map(|place| ranked[place]).collect(),
        share: share as f32,
    })
}

/// What each of `legal` comes to, as far as that can be counted out; nothing where this is not the last play.
pub fn counts(
    mind: &mut Mind,
    view: &View,
    side: Side,
    legal: &[Action],
    room: u32,
    rng: &mut Rng,
) -> Option<Vec<Option<Count>>> {
    if room == 0 || !last::is_last(view.open(), side) {
        return None;
    }
    let beliefs = mind.beliefs(view, &choices(legal));
    let mut deals: Vec<State> = Vec::with_capacity(DEALS);
    for left in (0..TRIES).rev() {
        let deal = mind.deal(view, &beliefs, rng);
        // Nobody keeps a scoring card to the end, which loses (4.5 E, 11.1.2): in such a deal any choice would win.
        if left < DEALS - deals.len() || deal.scoring_cards_in_hand(side.opponent()).is_empty() {
            deals.push(deal);
        }
        if deals.len() == DEALS {
            break;
        }
    }
    Some(last::counts(&deals, side, legal, room))
}

#[cfg(test)]
mod tests {
    use detente_game::{Actor, Bot, Game, ToAct, Viewer};
    use detente_search::Budget;
    use detente_struggle::Struggle;
    use detente_struggle::decision::Asked;

    use super::*;
    use crate::mind::tests::midgame;
    use crate::weights::tests::small;
    use crate::{Learned, Manner, Marshal, Strength};

    /// The last plays of games that are taken to be in turn 10, each at the choice of its card.
    fn last_plays() -> impl Iterator<Item = (State, Side)> {
        (0..160).filter_map(|seed| {
            let (mut game, mut rng) = (midgame(seed, 60 + seed as usize % 90).0, Rng::new(seed));
            for _ in 0..100 {
                if let Some(Asked::ActionRound { by }) = game.asked() {
                    let at = |round: u8| {
                        let mut last = game.clone();
                        (last.turn, last.round) = (10, round);
                        last::is_last(&last, by).then_some((last, by))
                    };
                    return (7..=9).find_map(at);
                }
                step(&mut game, &mut rng, None);
            }
            None
        })
    }

    /// One action: a player's where they are asked, else any.
    fn step(game: &mut Struggle, rng: &mut Rng, player: Option<(Side, &mut dyn Bot<Struggle>)>) {
        let (by, action) = match game.to_act() {
            ToAct::Over(_) => return,
            ToAct::Nature => (Actor::Nature, game.sample_chance(rng)),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is awaited");
                let action = match player {
                    Some((side, bot)) if side.seat() == seat => {
                        let mut legal = Vec::new();
                        game.legal(seat, &mut legal);
                        bot.choose(seat, &game.view(Viewer::Seat(seat)), &legal)
                    }
                    _ => game.sample_legal(seat, rng, &mut Vec::new()),
                };
                (Actor::Seat(seat), action)
            }
        };
        game.apply_unchecked(by, action);
    }

    fn found(game: &State, side: Side, room: u32) -> Option<Counted> {
        let mut legal = Vec::new();
        game.choices(side).list(&mut legal);
        let view = game.view(Viewer::Seat(side.seat()));
        count(&mut Mind::new(small()), &view, side, &legal, room, &mut Rng::new(1))
    }

    #[test]
    fn a_game_that_the_last_play_wins_for_certain_is_won_by_a_network_that_knows_nothing() {
        let mut won = [0; 2];
        for (game, side) in last_plays() {
            let certain = |room| found(&game, side, room).is_some_and(|counted| counted.share >= 1.0);
            // Most of them are won whatever is played; there must be something to lose.
            let mut legal = Vec::new();
            game.choices(side).list(&mut legal);
            let each = last::counts(std::slice::from_ref(&game), side, &legal, 40_000);
            if !each.iter().flatten().any(|count| count.is_whole && count.share < 1.0) {
                continue;
            }
            let strength = Strength { budget: Budget::nodes(16), cores: 1 };
            let players: [(u32, Box<dyn Bot<Struggle>>); 2] = [
                (Manner::BEST.room, Box::new(Learned::new(small(), Manner::BEST, 1))),
                (150_000, Box::new(Marshal::new(&small(), strength, 1))),
            ];
            for (won, (room, mut player)) in won.iter_mut().zip(players) {
                if !certain(room) {
                    continue;
                }
                let (mut last, mut rng) = (game.clone(), Rng::new(7));
                while last.result.is_none() {
                    step(&mut last, &mut rng, Some((side, player.as_mut())));
                }
                assert_eq!(last.result.and_then(|result| result.winner), Some(side));
                *won += 1;
            }
        }
        assert!(won[0] > 3 && won[1] > 3, "{won:?}");
    }

    #[test]
    fn what_is_left_to_try_may_be_better_than_what_was_counted() {
        let (mut decided, mut open) = (0, 0);
        for (game, side) in last_plays() {
            assert_eq!(found(&game, side, 0), None, "without room nothing is counted");
            let Some(counted) = found(&game, side, 2_000) else { continue };
            assert!((0.0..=1.0).contains(&counted.share), "{counted:?}");
            assert_eq!(counted.is_decided, counted.order.len() == 1);
            decided += u32::from(counted.is_decided);
            open += u32::from(!counted.is_decided);
        }
        assert!(decided > 3 && open > 3, "{decided}, {open}");
    }

    #[test]
    fn any_other_play_is_left_to_the_network() {
        for (mut game, side) in last_plays().take(20) {
            game.turn = 9;
            assert_eq!(found(&game, side, 20_000), None);
        }
    }
}
