//! Well-formed input for every target, made by the program itself where that is possible.

use detente_game::record::Record;
use detente_game::{Actor, Notation, Rng, ToAct, Viewer};
use detente_guerra_fria::GuerraFria;
use detente_net::{Shape, testkit};
use detente_struggle::Struggle;

/// A game of random choices, as a record, and the position and the views at some of its steps.
struct Played {
    record: String,
    positions: Vec<String>,
    words: Vec<String>,
}

fn played<G: Notation>(options: &[&str], seed: u64) -> Played {
    let options = G::parse_options(options).expect("options of our own");
    let mut rng = Rng::new(seed);
    let mut game = G::new(&options);
    let mut actions: Vec<(Actor, G::Action)> = Vec::new();
    let mut positions = Vec::new();
    let outcome = loop {
        let (actor, action) = match game.to_act() {
            ToAct::Over(outcome) => break outcome,
            ToAct::Nature => (Actor::Nature, game.sample_chance(&mut rng)),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is awaited");
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                (Actor::Seat(seat), rng.pick(&legal))
            }
        };
        if actions.len() % 40 == 39 {
            positions.push(game.position());
            positions.push(G::view_text(&game.view(Viewer::Observer)));
            positions.push(G::view_text(&game.view(Viewer::Seat(detente_game::Seat(1)))));
        }
        game.apply_unchecked(actor, action);
        actions.push((actor, action));
    };
    positions.push(G::options_words(&options).join(" "));
    let words = actions.iter().map(|&(_, action)| G::action_word(action)).collect();
    Played { record: Record::<G>::new(options, actions, Some(outcome)).to_text(), positions, words }
}

fn games() -> Vec<Played> {
    vec![
        played::<Struggle>(&[], 1),
        played::<Struggle>(&["edition=first"], 2),
        played::<GuerraFria>(&["max-rounds=12"], 3),
    ]
}

fn bytes(texts: impl IntoIterator<Item = String>) -> Vec<Vec<u8>> {
    texts.into_iter().map(String::into_bytes).collect()
}

pub fn records() -> Vec<Vec<u8>> {
    bytes(games().into_iter().map(|played| played.record))
}

pub fn positions() -> Vec<Vec<u8>> {
    bytes(games().into_iter().flat_map(|played| played.positions))
}

pub fn actions() -> Vec<Vec<u8>> {
    bytes(games().into_iter().map(|played| played.words.join(" ")))
}

pub fn networks() -> Vec<Vec<u8>> {
    let shape = Shape { features: 6, actions: 4, width: 8, blocks: 1 };
    vec![testkit::file(shape, 3, 1), testkit::file(shape, 0, 2)]
}

pub fn rule_texts() -> Vec<Vec<u8>> {
    let chapter = "# 6 Operations\n\nFour uses.\n\n## 6.1 Placing influence\n\nNo\ndice.\n\n- *Fidel*, `edition=first`\n- two\n\n> Example: one.\n";
    bytes(["6.3.2", "4.5 C", "§ 8.1.3", chapter].map(str::to_owned))
}

/// Small logs of our own invention.
pub fn logs() -> Vec<Vec<u8>> {
    let setup = "SETUP: : USSR player will play as USSR.\nUS player will play as USA.\nScenario: Standard\nOptional Cards Added\n\
        Time per Player: 45 Minutes\nUSSR +4 in Poland [0][4]\nUSSR +2 in Yugoslavia [0][2]\nUS +4 in West Germany [4][0]\n\
        US +3 in Italy [3][0]\n\nTurn 1, Headline Phase: Fidel* & Nasser*: USSR Headlines Fidel*\nUS Headlines Nasser*\n\
        Event: Fidel*\nUSSR +3 in Cuba [0][3]\n\nEvent: Nasser*\nUSSR +2 in Egypt [0][2]\n\n";
    let rounds = [
        "",
        "Turn 1, USSR AR1: Duck and Cover: Place Influence (3 Ops):\nUSSR +1 in Iraq [0][2]\nUSSR +2 in Afghanistan [0][2]\n\n\
         Event: Duck and Cover\nDEFCON degrades to 4\nUS gains 1 VP. Score is US 1.\n",
        "Turn 1, USSR AR1: Blockade*: Coup (1 Ops):\nTarget: Iran\nSUCCESS: 4 [ + 1 - 2x2 = 1 ]\nUS -1 in Iran [0][0]\n\
         USSR Military Ops to 1\nDEFCON degrades to 4\n",
    ];
    bytes(rounds.map(|round| format!("{setup}{round}")))
}

pub fn messages() -> Vec<Vec<u8>> {
    let texts = [
        r#"{"type":"language","id":1,"language":"pt"}"#,
        r#"{"type":"watch-lobby","id":null}"#,
        r#"{"type":"watch","id":2,"table":"abc","seat":"us","since":12}"#,
        r#"{"type":"command","id":3,"table":"abc","command":{"type":"act","seat":"us","version":7,"action":"poland"}}"#,
        r#"{"type":"command","id":4,"table":"abc","command":{"type":"chat","text":"hello"}}"#,
        r#"{"type":"set-seat","seat":"ussr","wish":{"type":"bot","level":"greedy"}}"#,
        r#"{"type":"answer","seat":"us","accept":true}"#,
        r#"{"type":"ping","id":5}"#,
        r#"{"name":"ana","password":"correct horse"}"#,
        r#"{"type":"error","id":5,"code":"stale","text":"too late"}"#,
        r#"{"type":"log","table":"abc","from":3,"lines":[]}"#,
    ];
    bytes(texts.map(str::to_owned))
}
