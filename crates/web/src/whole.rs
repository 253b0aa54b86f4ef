//! Whole games between bots, played as `detente sim` plays them: for equal seeds the same records. And what is counted to
//! measure a browser.

use detente_arena::{Entrant, Named, Plan, Settings};
use detente_encode::FEATURES;
use detente_game::{Actor, Game, Notation, Rng, ToAct, Viewer};
use detente_games::{GameName, GuerraFria, Levels, Player, Struggle, with_game};
use detente_house::Served;
use detente_net::{Answer, Heads, Network, Scratch};
use detente_protocol::{Measured, WholeGame};

/// A game of more actions than this is broken off, as in `detente sim`.
const LIMIT: usize = 1_000_000;

/// The record of the first game of a run with this seed.
pub fn play(whole: &WholeGame) -> Result<String, String> {
    let game = GameName::by_name(&whole.game).ok_or_else(|| format!("no game is called “{}”", whole.game))?;
    with_game!(game, G => played::<G>(whole))
}

fn played<G: Served>(whole: &WholeGame) -> Result<String, String> {
    let words: Vec<&str> = whole.rules.iter().map(String::as_str).collect();
    let options = G::parse_options(&words)?;
    let seed: u64 = whole.seed.parse().map_err(|_| format!("“{}” is no seed", whole.seed))?;
    if whole.levels.len() != G::SEATS.len() {
        return Err(format!("{} levels are wanted", G::SEATS.len()));
    }
    if let Some(level) = whole.levels.iter().find(|level| G::bot(level, 1).is_none()) {
        return Err(format!("no bot of level “{level}” can play here"));
    }
    // As `detente sim` names them: each level once.
    let mut names: Vec<String> = Vec::new();
    let mut lineup = Vec::new();
    for level in &whole.levels {
        let known = names.iter().position(|name| name == level);
        lineup.push(known.unwrap_or(names.len()));
        if known.is_none() {
            names.push(level.clone());
        }
    }
    let entrant = |level: &String| Entrant::<G> {
        name: level.clone(),
        make: {
            let level = level.clone();
            Box::new(move |seed| G::bot(&level, seed).expect("the level was tried above"))
        },
    };
    let entrants: Vec<Entrant<'_, G>> = names.iter().map(entrant).collect();
    let settings = Settings::<G> { options, seed, threads: 1, limit: LIMIT, length: |_| 0 };
    let game = detente_arena::one(&settings, &entrants, &Plan::Seated { lineup, games: 1 }, 0);
    Ok(Named { seed, names }.record(&game).to_text())
}

/// Does something so many times, or a little more; gives how often.
pub fn measure(what: Measured, times: u32) -> Result<u32, String> {
    match what {
        Measured::Decisions => Ok(decisions::<Struggle>(times)),
        Measured::GuerraFriaDecisions => Ok(decisions::<GuerraFria>(times)),
        Measured::Network => {
            let network = detente_learned::weights::shipped().ok_or("the network is not here")?;
            Ok(answers(&network, times))
        }
        Measured::Learned => at_sight(times),
    }
}

/// Random play of whole games, as `detente bench` has it: no views, no records.
fn decisions<G: Served>(times: u32) -> u32 {
    let (mut rng, mut legal, mut done) = (Rng::new(1), Vec::new(), 0);
    let options = G::parse_options(&[]).expect("without words the options are the usual ones");
    while done < times {
        let mut game = <G as Game>::new(&options);
        for _ in 0..LIMIT {
            let (by, action) = match game.to_act() {
                ToAct::Over(_) => break,
                ToAct::Nature => (Actor::Nature, game.sample_chance(&mut rng)),
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody is awaited");
                    done += 1;
                    (Actor::Seat(seat), game.sample_legal(seat, &mut rng, &mut legal))
                }
            };
            game.apply_unchecked(by, action);
        }
    }
    done
}

/// Decisions of level `learned` of Twilight Struggle in whole games against itself; where there is no choice nothing is counted.
fn at_sight(times: u32) -> Result<u32, String> {
    let bots: Option<Vec<Player<Struggle>>> =
        <Struggle as Game>::SEATS.iter().map(|_| Struggle::bot("learned", 1)).collect();
    let mut bots = bots.ok_or("the network is not here")?;
    let options = Struggle::parse_options(&[])?;
    let (mut rng, mut legal, mut done) = (Rng::new(1), Vec::new(), 0);
    while done < times {
        let mut game = <Struggle as Game>::new(&options);
        for bot in &mut bots {
            bot.new_game();
        }
        for _ in 0..LIMIT {
            let (by, action) = match game.to_act() {
                ToAct::Over(_) => break,
                ToAct::Nature => (Actor::Nature, game.sample_chance(&mut rng)),
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody is awaited");
                    legal.clear();
                    game.legal(seat, &mut legal);
                    done += u32::from(legal.len() > 1);
                    let view = game.view(Viewer::Seat(seat));
                    (Actor::Seat(seat), bots[usize::from(seat.0)].choose(seat, &view, &legal))
                }
            };
            game.apply_unchecked(by, action);
        }
    }
    Ok(done)
}

/// Answers of the network with all its heads, to an observation about as full as a real one.
pub fn answers(network: &Network, times: u32) -> u32 {
    let mut rng = Rng::new(1);
    let mut observation = vec![0; FEATURES];
    for byte in &mut observation {
        if rng.below(8) == 0 {
            *byte = 1 + rng.below(8) as u8;
        }
    }
    let (mut scratch, mut answer) = (Scratch::default(), Answer::default());
    for _ in 0..times {
        network.answer(&observation, Heads::ALL, &mut scratch, &mut answer);
    }
    times
}
