//! Looking at a record: any step of it, through any pair of eyes. Nothing is changed and nothing is written. The record is a
//! [`detente_table::Replay`]; here it is put on the screen.

use std::time::Duration;

use detente_game::record::{Record, RecordError};
use detente_game::{Seat, Viewer};
use detente_rulebook::Rules;
use detente_table::Replay;
use detente_words::{Lang, WORDS};

use crate::local::result;
use crate::say::Say;
use crate::scene::{LogLine, Scene, Weight};
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
    /// The texts of a guide, by the beginning of their ids.
    guide: Option<&'static str>,
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
        let scene = Scene::default();
        let mut viewing = Viewing { replay, trouble, eyes, name, guide: None, lang, scene };
        viewing.show();
        viewing
    }

    /// With a guide, whose texts begin with this.
    pub fn guided(mut self, guide: &'static str) -> Viewing<G> {
        self.guide = Some(guide);
        self.show();
        self
    }

    /// The step at which a play is over, by the name that a guide gives it: `2-us-3`.
    pub fn step_of(&self, place: &str) -> Option<usize> {
        self.replay.step_of(place)
    }

    /// What the guide says of the plays so far, with the lines of the log before which it says it.
    fn said(&self, guide: &str) -> Vec<(usize, String)> {
        let text = |place: &str| {
            let id = format!("{guide}-{place}");
            WORDS.has(self.lang, &id).then(|| WORDS.get(self.lang, &id).into_owned())
        };
        let mut said: Vec<(usize, String)> = text("intro").map(|intro| (0, intro)).into_iter().collect();
        let of_plays = self.replay.places().into_iter();
        said.extend(of_plays.filter_map(|(line, place)| Some((line, text(&place)?))));
        said
    }

    fn view(&self) -> G::View {
        self.replay.history().game().view(self.eyes)
    }

    fn show(&mut self) {
        let mut scene = shown::scene::<G>(&self.view(), self.eyes, self.lang);
        let log = self.replay.history().log();
        scene.log = match self.guide {
            None => shown::log::<G>(log, self.eyes, self.lang, |_| false),
            Some(guide) => shown::guided_log::<G>(log, self.eyes, self.lang, &self.said(guide)),
        };
        scene.over = self.replay.outcome().map(|outcome| result::<G>(outcome, Say(self.lang)));
        let (at, last) = (self.replay.step(), self.replay.last());
        scene.step = Some((at, last));
        if at == last {
            scene.trouble.clone_from(&self.trouble);
            if let Some(guide) = self.guide {
                let text = WORDS.get(self.lang, &format!("{guide}-end")).into_owned();
                scene.log.push(LogLine { text, weight: Weight::Reason, seat: None });
            }
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

    fn rules(&self) -> Option<(Rules, Lang)> {
        Some((Rules::from_key(G::NAME)?, self.lang))
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
