//! Looking at a record: any step of it, through any pair of eyes. Nothing is changed and nothing is written. The record is a
//! [`detente_table::Replay`]; here it is put on the screen.

use std::time::Duration;

use detente_game::record::{Record, RecordError};
use detente_game::{Seat, Viewer};
use detente_table::Replay;
use detente_words::Lang;

use crate::local::result;
use crate::say::Say;
use crate::scene::Scene;
use crate::shown::{self, Shown};
use crate::table::{Refused, TableScreen, Thing, What};

/// A record, open at one of its steps.
#[derive(Debug)]
pub struct Viewing<G: Shown> {
    replay: Replay<G>,
    /// Why the rules do not play it further.
    trouble: Option<String>,
    eyes: Viewer,
    name: String,
    lang: Lang,
    scene: Scene,
}

impl<G: Shown> Viewing<G> {
    /// Opens a record at its end. If it does not replay to the end, it opens where it stops, and `explain` says why.
    pub fn new(
        record: Record<G>,
        name: String,
        eyes: Viewer,
        lang: Lang,
        explain: impl Fn(&RecordError) -> String,
    ) -> Viewing<G> {
        let replay = Replay::open(record);
        let trouble = replay.refused().map(explain);
        let mut viewing = Viewing { replay, trouble, eyes, name, lang, scene: Scene::default() };
        viewing.show();
        viewing
    }

    fn view(&self) -> G::View {
        self.replay.history().game().view(self.eyes)
    }

    fn show(&mut self) {
        let mut scene = shown::scene::<G>(&self.view(), self.eyes, self.lang);
        scene.log = shown::log::<G>(self.replay.history().log(), self.eyes, self.lang, |_| false);
        scene.over = self.replay.outcome().map(|outcome| result::<G>(outcome, Say(self.lang)));
        let (at, last) = (self.replay.step(), self.replay.last());
        scene.step = Some((at, last));
        if at == last {
            scene.trouble.clone_from(&self.trouble);
        }
        self.scene = scene;
    }
}

impl<G: Shown> TableScreen for Viewing<G> {
    fn scene(&self) -> &Scene {
        &self.scene
    }

    fn go_on(&mut self, _: Duration) -> bool {
        false
    }

    fn is_thinking(&self) -> bool {
        false
    }

    fn answer(&mut self, _: usize) -> Result<(), Refused> {
        Err(Refused(Say(self.lang).line("only-looking")))
    }

    fn undo(&mut self) -> Result<(), Refused> {
        Err(Refused(Say(self.lang).line("only-looking")))
    }

    fn index(&self) -> Vec<Thing> {
        G::index(Say(self.lang))
    }

    fn about(&self, id: &str) -> Vec<String> {
        G::about(&self.view(), id, Say(self.lang))
    }

    fn odds(&self, words: &[&str]) -> Result<Vec<String>, Refused> {
        G::odds(&self.view(), words, Say(self.lang))
    }

    fn score(&self, words: &[&str]) -> Result<Vec<String>, Refused> {
        G::score(&self.view(), words, Say(self.lang))
    }

    fn step_to(&mut self, step: usize) {
        self.replay.step_to(step);
        self.show();
    }

    fn next_heading(&self, back: bool) -> Option<usize> {
        Some(self.replay.next_heading(back))
    }

    fn change_eyes(&mut self) {
        let seats = G::SEATS.len() as u8;
        self.eyes = match self.eyes {
            Viewer::Observer => Viewer::Seat(Seat(0)),
            Viewer::Seat(Seat(seat)) if seat + 1 < seats => Viewer::Seat(Seat(seat + 1)),
            Viewer::Seat(_) => Viewer::Observer,
        };
        self.show();
    }

    fn carry_out(&mut self, _: What, _: &str) -> Result<Option<String>, Refused> {
        Err(Refused(Say(self.lang).line("only-looking")))
    }

    fn kept_in(&self) -> String {
        self.name.clone()
    }
}
