//! 10.1 to 10.3: every scoring card, played on random boards, and the final scoring.

use detente_game::{Actor, Game, Rng};
use detente_struggle::cards::CardId;
use detente_struggle::decision::{Action, Asked, Tabletop, Word};
use detente_struggle::effects::Effect;
use detente_struggle::fact::Fact;
use detente_struggle::map::{Country, Region};
use detente_struggle::rules::scoring::final_scoring;
use detente_struggle::side::{Side, Us, Ussr};
use detente_struggle::state::{Ending, State};

use crate::{action_round, random_board, slow};

const EFFECTS: [Effect; 2] = [Effect::FormosanResolution, Effect::ShuttleDiplomacy];

const CARDS: [(CardId, Region); 6] = [
    (CardId::EuropeScoring, Region::Europe),
    (CardId::AsiaScoring, Region::Asia),
    (CardId::MiddleEastScoring, Region::MiddleEast),
    (CardId::AfricaScoring, Region::Africa),
    (CardId::CentralAmericaScoring, Region::CentralAmerica),
    (CardId::SouthAmericaScoring, Region::SouthAmerica),
];

/// What a scoring came to.
#[derive(Debug, PartialEq, Eq)]
enum Came {
    Points(i32),
    Won(Side),
}

/// `by` plays a scoring card; gives what came of it and the battleground that Shuttle Diplomacy took, if any.
fn play(state: &mut State, by: Side, card: CardId, rng: &mut Rng) -> (Came, Option<Country>) {
    for cards in [&mut state.deck, &mut state.discard, &mut state.hand.us, &mut state.hand.ussr] {
        cards.remove(card);
    }
    state.hand[by].insert(card);
    if state.has(Effect::ShuttleDiplomacy) {
        state.deck.remove(CardId::ShuttleDiplomacy);
        state.table.insert(CardId::ShuttleDiplomacy);
    }
    action_round(state, by);
    let mut facts = Vec::new();
    let mut act = |state: &mut State, side: Side, action: Action| {
        let done = state.apply_reporting(Actor::Seat(side.seat()), action, &mut |fact| facts.push(fact));
        assert!(done.is_ok(), "{action:?}");
    };
    act(state, by, Action::Card(card));
    act(state, by, Action::Word(Word::Event));
    let mut taken = None;
    if state.has(Effect::ShuttleDiplomacy) && matches!(state.asked(), Some(Asked::Event { .. })) {
        let mut legal = Vec::new();
        state.legal(Us.seat(), &mut legal);
        let action = legal[rng.below(legal.len() as u32) as usize];
        if let Action::Country(country) = action {
            taken = Some(country);
        }
        act(state, Us, action);
    }
    let came = facts.iter().find_map(|fact| match *fact {
        Fact::VictoryPoints { side: Us, points, .. } => Some(Came::Points(points.into())),
        Fact::VictoryPoints { side: Ussr, points, .. } => Some(Came::Points(-i32::from(points))),
        Fact::NoPoints { .. } => Some(Came::Points(0)),
        Fact::Over { winner: Some(side), ending: Ending::EuropeControl } => Some(Came::Won(side)),
        _ => None,
    });
    (came.expect("a scoring card scores"), taken)
}

#[test]
fn every_scoring_card_gives_what_a_count_on_the_map_gives() {
    let mut rng = Rng::new(10);
    let (mut wins, mut shuttles) = (0, 0);
    for _ in 0..1_500 {
        for (card, region) in CARDS {
            let board = random_board(&mut rng, &EFFECTS);
            let by = if rng.below(2) == 0 { Us } else { Ussr };
            let mut state = board.clone();
            let (came, taken) = play(&mut state, by, card, &mut rng);
            let taiwan = board.has(Effect::FormosanResolution);
            let slow = slow::score(&board, region, taiwan, taken);
            let expected = match slow.controlled_by {
                Some(side) if region == Region::Europe => Came::Won(side),
                _ => Came::Points(slow.us - slow.ussr),
            };
            assert_eq!(came, expected, "{card:?}, Taiwan {taiwan}, Shuttle {taken:?}");
            wins += u32::from(matches!(came, Came::Won(_)));
            shuttles += u32::from(taken.is_some());
        }
    }
    assert!(shuttles > 100, "{shuttles} with Shuttle Diplomacy, {wins} won in Europe");
}

#[test]
fn control_of_europe_wins_whoever_plays_the_card() {
    let mut rng = Rng::new(11);
    for side in Side::BOTH {
        let mut state = random_board(&mut rng, &[]);
        let mut table = Tabletop::new(&mut state, None);
        for row in detente_struggle::map::COUNTRIES.iter().filter(|row| row.region == Region::Europe) {
            table.set_influence(side, row.country, row.stability);
            table.set_influence(side.opponent(), row.country, 0);
        }
        assert_eq!(slow::score(&state, Region::Europe, false, None).controlled_by, Some(side));
        let (came, _) = play(&mut state, Us, CardId::EuropeScoring, &mut rng);
        assert_eq!(came, Came::Won(side));
    }
}

#[test]
fn southeast_asia_is_counted_country_by_country() {
    let mut rng = Rng::new(12);
    for _ in 0..1_500 {
        let board = random_board(&mut rng, &[]);
        let mut state = board.clone();
        let (came, _) = play(&mut state, Ussr, CardId::SoutheastAsiaScoring, &mut rng);
        assert_eq!(came, Came::Points(slow::score_southeast_asia(&board)));
    }
}

#[test]
fn the_final_scoring_is_the_sum_of_all_regions_and_the_china_card() {
    let mut rng = Rng::new(13);
    for _ in 0..1_500 {
        let mut state = random_board(&mut rng, &EFFECTS);
        let china = state.china.holder;
        let taiwan = state.has(Effect::FormosanResolution);
        // Shuttle Diplomacy does not touch the final scoring.
        let slow: Vec<slow::Scored> =
            Region::ALL.into_iter().map(|region| slow::score(&state, region, taiwan, None)).collect();
        let europe = slow[0].controlled_by;
        let sum: i32 = slow.iter().map(|scored| scored.us - scored.ussr).sum();
        let sum = sum + if china == Some(Us) { 1 } else { -1 };
        final_scoring(&mut Tabletop::new(&mut state, None));
        let result = state.result.expect("the game is over");
        if let Some(side) = europe {
            assert_eq!((result.winner, result.ending), (Some(side), Ending::EuropeControl));
            continue;
        }
        assert_eq!(i32::from(state.vp), sum);
        let winner = if sum == 0 { None } else { Some(if sum > 0 { Us } else { Ussr }) };
        assert_eq!((result.winner, result.ending), (winner, Ending::FinalScoring));
    }
}
