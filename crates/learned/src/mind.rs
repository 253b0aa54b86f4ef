//! Asking the network about a view.

use std::sync::Arc;

use detente_game::Game;
use detente_game::{Rng, Viewer};
use detente_net::{Answer, Heads, Network, Scratch};
use detente_struggle::cards::{CardId, CardSet};
use detente_struggle::decision::{Action, Asked, Choices, HeadlineChoice};
use detente_struggle::side::Side;
use detente_struggle::state::State;
use detente_struggle::view::View;

/// Answers that are remembered, each in the place that its question points to.
const PLACES: usize = 1024;

/// A network with its workspace.
#[derive(Clone, Debug)]
pub struct Mind {
    network: Arc<Network>,
    scratch: Scratch,
    observation: Vec<u8>,
    memory: Vec<Option<(Vec<u8>, Answer)>>,
}

impl Mind {
    pub fn new(network: Arc<Network>) -> Mind {
        let observation = vec![0; detente_encode::FEATURES];
        Mind { network, scratch: Scratch::default(), observation, memory: vec![None; PLACES] }
    }

    /// What the network says to the player whose view this is, and who may choose among `choices`.
    pub fn ask(&mut self, view: &View, choices: &Choices, heads: Heads) -> &Answer {
        detente_encode::encode(view, choices, &mut self.observation);
        let place = hash(&self.observation) as usize % PLACES;
        let Mind { network, scratch, observation, memory } = self;
        let (question, answer) = memory[place].get_or_insert_default();
        let known = question == observation;
        let missing = heads.policy && answer.policy.is_empty() || heads.belief && answer.belief.is_empty();
        if !known || missing {
            question.clone_from(observation);
            // Whoever comes back for more will want the rest as well.
            network.answer(observation, if known { Heads::ALL } else { heads }, scratch, answer);
        }
        answer
    }

    /// The same for a game in which `side` is to choose.
    pub fn ask_in(&mut self, game: &State, side: Side, heads: Heads) -> &Answer {
        self.ask(&game.view(Viewer::Seat(side.seat())), &game.choices(side), heads)
    }

    /// What the player of this view believes: how much more likely each unseen card is to be in the other hand than not.
    pub fn beliefs(&mut self, view: &View, choices: &Choices) -> Beliefs {
        let belief = &self.ask(view, choices, Heads::BELIEF).belief;
        // However sure the network is, nothing unseen is impossible.
        Beliefs(belief.iter().map(|logit| libm::expf(logit.clamp(-5.0, 5.0))).collect())
    }

    /// A full game that looks like `view`, dealt by what its player believes.
    pub fn deal(&mut self, view: &View, beliefs: &Beliefs, rng: &mut Rng) -> State {
        let mut state = view.deal_by(rng, |unseen, rng| beliefs.pick(unseen, rng));
        self.deal_headline(view, &mut state, rng);
        state
    }

    /// A headline that is chosen already and not yet shown is one that the network might have chosen from that hand.
    fn deal_headline(&mut self, view: &View, state: &mut State, rng: &mut Rng) {
        let Some(Asked::Headline(chosen)) = view.asked() else { return };
        for side in Side::BOTH {
            if chosen[side] != HeadlineChoice::Hidden || state.legal_headlines(side).is_empty() {
                continue;
            }
            state.suppose_headline(side, HeadlineChoice::Open);
            let mut legal = Vec::new();
            state.choices(side).list(&mut legal);
            if legal.is_empty() {
                // 6.4.4: whoever sees the other headline first has chosen before; only positions that somebody has set up are so.
                continue;
            }
            let shares = shares(&self.ask_in(state, side, Heads::POLICY).policy, &legal, 1.0);
            if let Action::Card(card) = legal[draw(&shares, rng)] {
                state.suppose_headline(side, HeadlineChoice::Card(card));
            }
        }
    }
}

/// The odds of each card to be in the other hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Beliefs(Vec<f32>);

impl Beliefs {
    fn odds(&self, card: CardId) -> f32 {
        self.0[card.index() as usize - 1]
    }

    fn pick(&self, cards: CardSet, rng: &mut Rng) -> Option<CardId> {
        let odds: Vec<f32> = cards.iter().map(|card| self.odds(card)).collect();
        if odds.is_empty() { None } else { cards.nth(draw(&odds, rng) as u32) }
    }
}

/// The legal actions as sets, as the encoding wants them.
pub fn choices(legal: &[Action]) -> Choices {
    let mut choices = Choices::NONE;
    for &action in legal {
        match action {
            Action::Card(card) => choices.cards.insert(card),
            Action::Country(country) => choices.countries.insert(country),
            Action::Word(word) => choices.words = choices.words.with(word),
            Action::Lift(country) => choices.lifts.insert(country),
            Action::Die(_) | Action::Dice { .. } => {}
        }
    }
    choices
}

/// How the policy divides itself among `legal`; a high temperature evens it out.
pub fn shares(policy: &[f32], legal: &[Action], temperature: f32) -> Vec<f32> {
    let logit = |action: &Action| {
        detente_encode::action_index(*action).map_or(f32::NEG_INFINITY, |index| policy[index] / temperature)
    };
    let logits: Vec<f32> = legal.iter().map(logit).collect();
    let most = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let weights: Vec<f32> = logits.iter().map(|logit| libm::expf(logit - most)).collect();
    let sum: f32 = weights.iter().sum();
    weights.iter().map(|weight| weight / sum).collect()
}

/// The legal actions with their shares of the policy, the likeliest first.
pub fn ranked(policy: &[f32], legal: &[Action]) -> Vec<(Action, f32)> {
    let mut ranking: Vec<(Action, f32)> = legal.iter().copied().zip(shares(policy, legal, 1.0)).collect();
    // The sort is stable: the order of the list decides among equals.
    ranking.sort_by(|a, b| b.1.total_cmp(&a.1));
    ranking
}

/// A place of the list, by weight; the list must not be empty.
pub fn draw(weights: &[f32], rng: &mut Rng) -> usize {
    let mut at = rng.unit_f32() * weights.iter().sum::<f32>();
    for (place, weight) in weights.iter().enumerate() {
        if at < *weight {
            return place;
        }
        at -= weight;
    }
    weights.len() - 1
}

fn hash(bytes: &[u8]) -> u64 {
    let (words, rest) = bytes.as_chunks::<8>();
    let mix = |hash: u64, word: u64| (hash.rotate_left(5) ^ word).wrapping_mul(0x517C_C1B7_2722_0A95);
    let hash = words.iter().fold(0, |hash, word| mix(hash, u64::from_le_bytes(*word)));
    let hash = rest.iter().fold(hash, |hash, &byte| mix(hash, u64::from(byte)));
    hash ^ hash >> 32
}

#[cfg(test)]
pub(crate) mod tests {
    use detente_game::{Actor, Notation, ToAct};
    use detente_struggle::options::Options;

    use super::*;
    use crate::weights::tests::small;

    /// A game after some random decisions, with the side that is to choose.
    pub(crate) fn midgame(seed: u64, decisions: usize) -> (State, Side) {
        let mut rng = Rng::new(seed);
        let mut game = <State as Game>::new(&Options::default());
        let mut left = decisions;
        loop {
            match game.to_act() {
                ToAct::Over(_) => return midgame(seed + 1000, decisions),
                ToAct::Nature => {
                    let action = game.sample_chance(&mut rng);
                    game.apply_unchecked(Actor::Nature, action);
                }
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    if left == 0 {
                        return (game, Side::of_seat(seat));
                    }
                    left -= 1;
                    let action = game.sample_legal(seat, &mut rng, &mut Vec::new());
                    game.apply_unchecked(Actor::Seat(seat), action);
                }
            }
        }
    }

    #[test]
    fn a_deal_by_belief_looks_like_the_view() {
        let mut mind = Mind::new(small());
        let mut rng = Rng::new(2);
        for seed in 0..30 {
            let (game, side) = midgame(seed, 10 + 6 * seed as usize);
            let viewer = Viewer::Seat(side.seat());
            let view = game.view(viewer);
            let beliefs = mind.beliefs(&view, &game.choices(side));
            assert_eq!(mind.deal(&view, &beliefs, &mut rng).view(viewer), view);
        }
    }

    #[test]
    fn a_card_believed_in_the_other_hand_is_dealt_there_more_often() {
        let (game, side) = midgame(4, 24);
        let view = game.view(Viewer::Seat(side.seat()));
        let other = side.opponent();
        assert!(view.unknown_in_hand(other) > 0);
        let card = view.unseen().nth(0).unwrap();
        let mut mind = Mind::new(small());
        let mut count = |odds: f32| {
            let mut beliefs = Beliefs(vec![1.0; CardId::COUNT]);
            beliefs.0[card.index() as usize - 1] = odds;
            let mut rng = Rng::new(1);
            (0..400).filter(|_| mind.deal(&view, &beliefs, &mut rng).hand[other].contains(card)).count()
        };
        let (rare, even, often) = (count(0.1), count(1.0), count(20.0));
        assert!(rare * 3 < even && even * 3 < often * 2, "{rare}, {even}, {often}");
    }

    #[test]
    fn a_hidden_headline_is_dealt_from_the_hand() {
        let mut game = midgame(1, 0).0;
        let mut rng = Rng::new(3);
        while !matches!(game.asked(), Some(Asked::Headline(_))) {
            let (by, action) = match game.to_act() {
                ToAct::Nature => (Actor::Nature, game.sample_chance(&mut rng)),
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    (Actor::Seat(seat), game.sample_legal(seat, &mut rng, &mut Vec::new()))
                }
                ToAct::Over(_) => unreachable!("a game does not end before the first headline"),
            };
            game.apply_unchecked(by, action);
        }
        let action = game.sample_legal(Side::Us.seat(), &mut rng, &mut Vec::new());
        game.apply_unchecked(Actor::Seat(Side::Us.seat()), action);
        let view = game.view(Viewer::Seat(Side::Ussr.seat()));
        let mut mind = Mind::new(small());
        let beliefs = mind.beliefs(&view, &game.choices(Side::Ussr));
        for _ in 0..20 {
            let deal = mind.deal(&view, &beliefs, &mut rng);
            let Some(Asked::Headline(chosen)) = deal.asked() else { panic!("a headline is chosen") };
            assert!(matches!(chosen.us, HeadlineChoice::Card(card) if deal.hand.us.contains(card)));
        }
    }

    #[test]
    fn a_headline_that_nobody_could_have_chosen_yet_stays_as_it_is() {
        // Whoever is ahead in the Space Race sees the other headline first (6.4.4), and here has chosen all the same.
        let text = "turn=3 space=6/0 hand-us=duck-and-cover,fidel hand-ussr=nasser,blockade deck=nato,comecon,vietnam-revolts \
            stack=turn/2,headline/duck-and-cover/open";
        let game = State::parse_position(text).expect("a position");
        let view = game.view(Viewer::Seat(Side::Ussr.seat()));
        let mut mind = Mind::new(small());
        let beliefs = mind.beliefs(&view, &game.choices(Side::Ussr));
        let deal = mind.deal(&view, &beliefs, &mut Rng::new(1));
        assert!(deal.hand.us.len() == 2, "it is dealt all the same");
    }

    #[test]
    fn shares_sum_to_one_and_temperature_evens_them_out() {
        let legal = [Action::Card(CardId::Fidel), Action::Card(CardId::Nato)];
        let mut policy = vec![0.0; detente_encode::ACTIONS];
        policy[detente_encode::action_index(legal[0]).unwrap()] = 2.0;
        let cold = shares(&policy, &legal, 0.5);
        let warm = shares(&policy, &legal, 4.0);
        assert!((cold.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(cold[0] > warm[0] && warm[0] > 0.5);
    }

    #[test]
    fn what_is_remembered_is_what_was_answered() {
        let network = small();
        let mut mind = Mind::new(network.clone());
        for seed in (0..12).chain(0..12) {
            let (game, side) = midgame(seed, 30);
            let fresh = Mind::new(network.clone()).ask_in(&game, side, Heads::ALL).clone();
            assert_eq!(mind.ask_in(&game, side, Heads::VALUE).result.to_bits(), fresh.result.to_bits());
            assert_eq!(mind.ask_in(&game, side, Heads::POLICY).policy, fresh.policy);
            assert_eq!(*mind.ask_in(&game, side, Heads::ALL), fresh);
        }
    }
}
