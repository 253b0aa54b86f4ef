//! What a player spends on its choices.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use detente_game::{Bot, Game, Seat};

/// The choices of all bots of a kind and the time they took; decisions with one option are none.
#[derive(Debug, Default)]
pub struct Spent {
    choices: AtomicU64,
    micros: AtomicU64,
}

impl Spent {
    pub fn choices(&self) -> u64 {
        self.choices.load(Ordering::Relaxed)
    }

    /// The mean time of a choice in milliseconds; 0 if there was none.
    pub fn milliseconds(&self) -> f64 {
        self.micros.load(Ordering::Relaxed) as f64 / 1000.0 / self.choices().max(1) as f64
    }
}

/// A bot whose time is noted.
pub struct Clocked<G: Game> {
    pub bot: Box<dyn Bot<G>>,
    pub spent: Arc<Spent>,
}

impl<G: Game> std::fmt::Debug for Clocked<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Clocked").field("spent", &self.spent).finish_non_exhaustive()
    }
}

impl<G: Game> Bot<G> for Clocked<G> {
    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        let start = Instant::now();
        let action = self.bot.choose(seat, view, legal);
        if legal.len() > 1 {
            self.spent.choices.fetch_add(1, Ordering::Relaxed);
            self.spent.micros.fetch_add(start.elapsed().as_micros() as u64, Ordering::Relaxed);
        }
        action
    }

    fn hold_to_effort(&mut self) {
        self.bot.hold_to_effort();
    }

    fn fault(&self) -> Option<String> {
        self.bot.fault()
    }

    fn interrupt(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
        self.bot.interrupt(seat, view, legal)
    }

    fn new_game(&mut self) {
        self.bot.new_game();
    }
}

#[cfg(test)]
mod tests {
    use detente_game::bot::Random;
    use detente_game::testkit::toy::{Nim, Options};
    use detente_game::{ToAct, Viewer};

    use super::*;

    #[test]
    fn choices_are_counted_and_forced_moves_are_not() {
        let spent = Arc::new(Spent::default());
        let mut bot = Clocked::<Nim> { bot: Box::new(Random::new(1)), spent: spent.clone() };
        let game = Nim::new(&Options { heap: 20, ..Options::default() });
        let ToAct::Seats(seats) = game.to_act() else { panic!("somebody begins") };
        let seat = seats.iter().next().expect("somebody begins");
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        assert!(legal.len() > 1);
        let view = game.view(Viewer::Seat(seat));
        let mut same = Random::new(1);
        assert_eq!(bot.choose(seat, &view, &legal), Bot::<Nim>::choose(&mut same, seat, &view, &legal));
        bot.choose(seat, &view, &legal[..1]);
        assert_eq!(spent.choices(), 1);
    }
}
