//! A random game as its log tells it: `cargo run -p detente-chronicle --example report -- es 7`.

use detente_chronicle::{Chronicle, Told};
use detente_game::{Actor, Game, Rng, ToAct, Viewer};
use detente_struggle::Struggle;
use detente_struggle::options::Options;
use detente_words::Lang;

fn main() {
    let mut args = std::env::args().skip(1);
    let lang: Lang = args.next().and_then(|word| word.parse().ok()).unwrap_or_default();
    let seed = args.next().and_then(|word| word.parse().ok()).unwrap_or(1);
    let mut rng = Rng::new(seed);
    let mut game = <Struggle as Game>::new(&Options::default());
    let mut log = <Struggle as Told>::Log::new(&game.options());
    loop {
        let (by, action) = match game.to_act() {
            ToAct::Over(_) => break,
            ToAct::Nature => (Actor::Nature, game.sample_chance(&mut rng)),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is awaited");
                if let Some(question) = Struggle::question(&game.view(Viewer::Seat(seat)), seat, lang) {
                    println!("    ? {} [{}]", question.text, question.why);
                    for choice in question.choices.iter().take(3) {
                        println!("        {} | {}", choice.label, choice.hint.as_deref().unwrap_or(""));
                    }
                }
                (Actor::Seat(seat), game.sample_legal(seat, &mut rng, &mut Vec::new()))
            }
        };
        game.apply_reporting(by, action, &mut |fact| _ = log.tell(&fact)).expect("a legal action");
    }
    for line in log.lines(Viewer::Observer, lang) {
        let indent = if line.tone.is_heading() { "\n" } else { "  " };
        println!("{indent}{}", line.text);
    }
}
