//! What the tests share: tables with random bots, and a folder of their own.

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use detente_game::Seat;
use detente_game::bot::{Detail, Random, Reason};
use detente_guerra_fria::GuerraFria;
use detente_struggle::Struggle;
use detente_struggle::decision::Action;
use detente_struggle::view::View;
use detente_tui::bots::Maker;
use detente_tui::local::Local;
use detente_tui::save::Seating;
use detente_tui::{Say, Shown};
use detente_words::Lang;

pub const ENGLISH: Say = Say(Lang::En);

/// A file that no other test uses.
pub fn fresh_file() -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("detente-table-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    folder.join(format!("game-{number}.txt"))
}

pub fn random_bots<G: Shown>(seed: u64) -> Maker<G> {
    Box::new(move |chair| Box::new(Random::new(seed + chair as u64)))
}

/// A new game in which people play these seats.
pub fn table<G: Shown>(people: &[&str], rules: &[&str], seed: u64, lang: Lang) -> Local<G> {
    let level = |seat: &&str| (!people.contains(seat)).then(|| "random".to_owned());
    let seating = Seating { levels: G::SEATS.iter().map(level).collect(), seed };
    let options = G::parse_options(rules).expect("options of the game");
    Local::new(&options, seating, random_bots(seed), fresh_file(), lang)
}

pub fn twilight(people: &[&str], seed: u64) -> Local<Struggle> {
    table(people, &[], seed, Lang::En)
}

pub fn guerra_fria(people: &[&str], seed: u64) -> Local<GuerraFria> {
    table(people, &["max-rounds=8"], seed, Lang::En)
}

/// Whoever places influence says so, with what can be put into the sentence.
pub fn always(_: &View, _: Seat, choice: Action) -> Option<Reason> {
    let Action::Country(country) = choice else { return None };
    let country = ("country", Detail::Text(format!("country-{}", country.id())));
    Some(Reason { id: "ai-builds", details: vec![country] })
}
