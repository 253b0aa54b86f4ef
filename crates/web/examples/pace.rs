//! What the browser's engine is measured by, in a program of this machine: `pace WHAT TIMES`, once to warm up and once for the
//! clock, prints how many of it a second. `network` is asked on 128 bits, as the engine is, with the same code, so that both have the
//! same instructions (`cargo xtask speed` builds the rest for those that a browser has); `network-wide` on the widest of this machine, and so is `learned`, as the program plays it.

use std::process::ExitCode;
use std::time::Instant;

use detente_learned::weights;
use detente_protocol::Measured;
use detente_web::whole::{answers, measure};

fn run(what: &str, times: u32) -> Result<f64, String> {
    let (what, wide) = match what.strip_suffix("-wide") {
        Some(what) => (what, true),
        None => (what, false),
    };
    let what: Measured = serde_json::from_value(what.into()).map_err(|error| error.to_string())?;
    if what != Measured::Network {
        measure(what, times / 10)?;
        let began = Instant::now();
        let done = measure(what, times)?;
        return Ok(f64::from(done) / began.elapsed().as_secs_f64());
    }
    let network = weights::load(weights::file().ok_or("the network is not here")?);
    let network = network.map_err(|error| error.to_string())?;
    let network = if wide { network } else { network.narrow() };
    answers(&network, times / 10);
    let began = Instant::now();
    let done = answers(&network, times);
    Ok(f64::from(done) / began.elapsed().as_secs_f64())
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let told = match args.as_slice() {
        [what, times] => {
            times.parse().map_err(|_| format!("“{times}” is no number")).and_then(|times| run(what, times))
        }
        _ => Err("pace decisions|guerra-fria-decisions|learned|network|network-wide TIMES".to_owned()),
    };
    match told {
        Ok(rate) => {
            println!("{rate:.0}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
