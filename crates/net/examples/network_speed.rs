//! How long an evaluation takes, on one core: `cargo run --release -p detente-net --example network_speed -- FILE`.

use std::time::Instant;

use detente_net::{Answer, File, Heads, Network, Reference, Scratch};

const ROUNDS: usize = 10;

fn main() {
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("usage: speed FILE");
        std::process::exit(2);
    };
    let read = |path: &str| std::fs::read(path).map_err(|why| why.to_string());
    let file = read(&path).and_then(|bytes| File::read(&bytes).map_err(|why| why.to_string()));
    let both = file.and_then(|file| {
        let reference = Reference::new(file.clone()).map_err(|why| why.to_string())?;
        Ok((reference, Network::new(file).map_err(|why| why.to_string())?))
    });
    let (reference, network) = both.unwrap_or_else(|why| {
        eprintln!("{path}: {why}");
        std::process::exit(2);
    });
    // About as many bytes are set as in a real observation, other ones each time.
    let features = network.shape().features;
    let observation = |n: usize| -> Vec<u8> {
        (0..features).map(|i| u8::from((i * 7 + n).is_multiple_of(8)) * 8).collect()
    };
    let (mut scratch, mut answer) = (Scratch::default(), Answer::default());
    let mut sum = 0.0;
    let mut time = |what: &str, times: usize, ask: &mut dyn FnMut(&[u8]) -> f32| {
        let observations: Vec<Vec<u8>> = (0..times).map(observation).collect();
        // The quickest of some rounds, for the machine may have other work to do.
        let rounds = (0..ROUNDS).map(|_| {
            let start = Instant::now();
            for observation in &observations {
                sum += ask(observation);
            }
            start.elapsed()
        });
        let best = rounds.min().unwrap_or_default();
        println!("{what}: {:.4} ms", best.as_secs_f64() * 1000.0 / times as f64);
    };
    time("reference", 20, &mut |observation| reference.answer(observation).result);
    time("fast", 2000, &mut |observation| {
        network.answer(observation, Heads::ALL, &mut scratch, &mut answer);
        answer.result
    });
    time("fast, without policy and belief", 2000, &mut |observation| {
        network.answer(observation, Heads::VALUE, &mut scratch, &mut answer);
        answer.result
    });
    println!("(sum of the results {sum})");
}
