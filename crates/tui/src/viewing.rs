//! Looking at a record: any step of it, through any pair of eyes. Nothing is changed and nothing is written.

use std::time::Duration;

use detente_chronicle::Chronicle;
use detente_game::record::{Record, RecordError};
use detente_game::{Seat, ToAct, Viewer};
use detente_words::Lang;

use crate::local::result;
use crate::say::Say;
use crate::scene::Scene;
use crate::shown::{self, Shown};
use crate::table::{Refused, Table, Thing, What};

/// A record, open at one of its steps.
#[derive(Debug)]
pub struct Viewing<G: Shown> {
    record: Record<G>,
    /// Steps at which a turn or round begins.
    headings: Vec<usize>,
    /// How far the record replays.
    last: usize,
    /// Why not further.
    trouble: Option<String>,
    at: usize,
    game: G,
    log: G::Log,
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
        let mut headings = Vec::new();
        let mut game = G::new(&record.options);
        let mut last = 0;
        let mut trouble = None;
        let mut headed = None;
        for (i, &(by, action)) in record.actions.iter().enumerate() {
            if let Some(heading) = game.heading()
                && headed.as_ref() != Some(&heading)
            {
                headings.push(i);
                headed = Some(heading);
            }
            if game.apply(by, action).is_err() {
                trouble = record.refused::<()>(i, &game).err().map(|error| explain(&error));
                break;
            }
            last = i + 1;
        }
        let log = G::Log::new(&record.options);
        let game = G::new(&record.options);
        let mut viewing = Viewing {
            record,
            headings,
            last,
            trouble,
            at: 0,
            game,
            log,
            eyes,
            name,
            lang,
            scene: Scene::default(),
        };
        viewing.step_to(last);
        viewing
    }

    fn show(&mut self) {
        let view = self.game.view(self.eyes);
        let mut scene = shown::scene::<G>(&view, self.eyes, self.lang);
        scene.log = shown::log::<G>(&self.log, self.eyes, self.lang, |_| false);
        if let ToAct::Over(outcome) = self.game.to_act() {
            scene.over = Some(result::<G>(outcome, Say(self.lang)));
        }
        scene.step = Some((self.at, self.last));
        if self.at == self.last {
            scene.trouble.clone_from(&self.trouble);
        }
        self.scene = scene;
    }
}

impl<G: Shown> Table for Viewing<G> {
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
        G::about(&self.game.view(self.eyes), id, Say(self.lang))
    }

    fn odds(&self, words: &[&str]) -> Result<Vec<String>, Refused> {
        G::odds(&self.game.view(self.eyes), words, Say(self.lang))
    }

    fn score(&self, words: &[&str]) -> Result<Vec<String>, Refused> {
        G::score(&self.game.view(self.eyes), words, Say(self.lang))
    }

    fn step_to(&mut self, step: usize) {
        let step = step.min(self.last);
        if step < self.at {
            self.game = G::new(&self.record.options);
            self.log = G::Log::new(&self.record.options);
            self.at = 0;
        }
        while self.at < step {
            let (by, action) = self.record.actions[self.at];
            let log = &mut self.log;
            let played = self.game.apply_reporting(by, action, &mut |fact| {
                log.tell(&fact);
            });
            debug_assert!(played.is_ok(), "the record was tried when it was opened");
            self.at += 1;
        }
        self.show();
    }

    fn next_heading(&self, back: bool) -> Option<usize> {
        if back {
            self.headings.iter().copied().rfind(|&step| step < self.at).or(Some(0))
        } else {
            self.headings.iter().copied().find(|&step| step > self.at).or(Some(self.last))
        }
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
