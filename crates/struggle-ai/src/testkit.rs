//! What the tests of several modules use.

use detente_game::{Actor, Game, Rng, ToAct};
use detente_struggle::options::{KEYS, Options, PRESETS};
use detente_struggle::state::State;

/// Every preset, every option by itself, and editions with several of them together.
pub fn every_kind_of_game() -> Vec<Options> {
    const TOGETHER: [&str; 4] = [
        "edition=first show-held=on space-decline=on",
        "edition=first realign-safe=on split-ops=on",
        "chinese-civil-war=on realign-any-defcon=on realign-safe=on promo=all",
        "scenario=late-war us-handicap=3 split-ops=on departures=wargames,shuttle,crisis",
    ];
    let alone = KEYS.iter().flat_map(|(key, values)| {
        let values: Vec<&str> = match *key {
            "promo" => vec!["all"],
            "without" => vec!["che,norad"],
            "us-handicap" | "ussr-handicap" => vec!["2"],
            "departures" => vec!["wargames,shuttle,crisis"],
            _ => values.split('|').collect(),
        };
        values.into_iter().map(move |value| format!("{key}={value}"))
    });
    let all = PRESETS.iter().map(|&preset| preset.to_owned()).chain(alone);
    all.chain(TOGETHER.map(str::to_owned))
        .map(|words| {
            let list: Vec<&str> = words.split(' ').collect();
            Options::parse(&list).unwrap_or_else(|reason| panic!("{words}: {reason}"))
        })
        .collect()
}

/// Plays a standard game at random and shows every position after an action, the last one too.
pub fn random_game(seed: u64, see: impl FnMut(&State)) {
    random_game_of(&Options::default(), seed, see);
}

/// The same with these options.
pub fn random_game_of(options: &Options, seed: u64, mut see: impl FnMut(&State)) {
    let mut rng = Rng::new(seed);
    let mut s = <State as Game>::new(options);
    loop {
        let (by, action) = match s.to_act() {
            ToAct::Over(_) => return,
            ToAct::Nature => (Actor::Nature, s.sample_chance(&mut rng)),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is awaited");
                (Actor::Seat(seat), s.sample_legal(seat, &mut rng, &mut Vec::new()))
            }
        };
        s.apply_unchecked(by, action);
        see(&s);
    }
}
