//! What the suites share: the invariants of a position and the alphabet of actions.
#![allow(dead_code, reason = "each suite uses its part")]

use detente_game::Notation;
use detente_game::testkit::{Seen, Suite, conform};
use detente_struggle::Struggle;
use detente_struggle::cards::{CardId, CardSet};
use detente_struggle::decision::{Action, Word};
use detente_struggle::map::{Country, CountrySet};
use detente_struggle::options::Options;
use detente_struggle::side::Side;

/// Every card in exactly one place, control and presence in step with influence, tracks within their bounds.
pub fn invariant(game: &Struggle) -> Result<(), String> {
    let mut seen = CardSet::EMPTY;
    let places = [
        ("US hand", game.hand.us),
        ("USSR hand", game.hand.ussr),
        ("deck", game.deck),
        ("discards", game.discard),
        ("removed", game.removed),
        ("in play", game.in_play),
        ("table", game.table),
        ("looked at", game.looked_at),
    ];
    for (name, cards) in places {
        if let Some(card) = (seen & cards).iter().next() {
            return Err(format!("{card:?} lies twice, once in {name}"));
        }
        seen |= cards;
    }
    let era = |card: CardId| detente_struggle::cards::CARDS[card.index() as usize].era as u8;
    let eras = if game.turn >= 8 {
        3
    } else if game.turn >= 4 {
        2
    } else {
        1
    };
    for card in CardId::all().filter(|&card| card != CardId::TheChinaCard) {
        let expected = game.options.has(card) && era(card) < eras;
        // At the very start of turns 4 and 8 the new cards are not yet in.
        let joining = era(card) + 1 == eras && game.round == 0;
        if expected != seen.contains(card) && !joining {
            return Err(format!("{card:?}: expected in the game: {expected}"));
        }
    }
    for side in Side::BOTH {
        if !game.known[side].within(game.hand[side]) {
            return Err("a known card is not in that hand".into());
        }
        for country in Country::ALL {
            let (own, other) = (game.influence(side, country), game.influence(side.opponent(), country));
            if game.present[side].contains(country) != (own > 0) {
                return Err(format!("presence in {country:?}"));
            }
            if game.controls(side, country) != (own >= other + country.stability()) {
                return Err(format!("control of {country:?}"));
            }
        }
        if game.military_ops[side] > 5 || game.space[side] > 8 {
            return Err("a marker is off its track".into());
        }
    }
    if !(1..=5).contains(&game.defcon) || (game.defcon == 1) && game.result.is_none() {
        return Err(format!("DEFCON {}", game.defcon));
    }
    // 10.3.1: within the event of a war card that Flower Power was paid for, 20 is tested at its end.
    let is_counting = || game.position().contains("test-points");
    if game.vp.abs() >= 20 && game.result.is_none() && !is_counting() {
        return Err("20 points and no end".into());
    }
    Ok(())
}

fn alphabet() -> Vec<Action> {
    let words = (0..Word::COUNT as u8).filter_map(Word::from_index).map(Action::Word);
    CardId::all()
        .map(Action::Card)
        .chain(CountrySet::WORLD.iter().map(Action::Country))
        .chain(words)
        .chain([Country::Cuba, Country::Turkey, Country::WestGermany].map(Action::Lift))
        .chain((0..=7).map(Action::Die))
        .chain([
            Action::Dice { us: 1, ussr: 6 },
            Action::Dice { us: 0, ussr: 3 },
            Action::Dice { us: 3, ussr: 7 },
        ])
        .collect()
}

pub fn run(options: &Options, seeds: std::ops::Range<u64>, every: usize) -> Seen {
    let suite = Suite { longest: 4000, widest: 100, invariant, alphabet: alphabet(), every };
    conform::<Struggle>(options, seeds, &suite)
}
