//! What a learner has done: for each lesson how many of its stages. Kept by whoever can keep something (a browser, a file, an
//! account) as one small JSON object, `{"twilight/coups": 3}`. What is not understood is left out, so that a damaged text
//! costs nothing but itself.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use crate::catalogue::all;
use crate::file::Lesson;

/// The longest text that is looked at.
pub const MOST: usize = 8 * 1024;

/// How far the lessons are done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress(BTreeMap<String, u8>);

fn key(lesson: &Lesson) -> String {
    format!("{}/{}", lesson.game, lesson.id)
}

impl Progress {
    /// The stages of each lesson, by `game/lesson`; what is no lesson is left out, and nobody does more than there is.
    pub fn of_stages(done: &BTreeMap<String, u8>) -> Progress {
        let mut progress = Progress::default();
        for lesson in all() {
            progress.note(lesson, done.get(&key(lesson)).copied().map_or(0, usize::from));
        }
        progress
    }

    /// The same map again.
    pub fn into_stages(self) -> BTreeMap<String, u8> {
        self.0
    }

    /// Reads what is understood of a text.
    pub fn parse(text: &str) -> Progress {
        let read =
            if text.len() > MOST { None } else { serde_json::from_str::<Map<String, Value>>(text).ok() };
        let read = read.unwrap_or_default();
        let known = |lesson: &'static Lesson| {
            let stages = read.get(&key(lesson))?.as_u64()?.min(lesson.stages() as u64);
            (stages > 0).then(|| (key(lesson), stages as u8))
        };
        Progress(all().iter().filter_map(known).collect())
    }

    pub fn to_text(&self) -> String {
        let object: Map<String, Value> =
            self.0.iter().map(|(key, &stages)| (key.clone(), Value::from(stages))).collect();
        Value::Object(object).to_string()
    }

    /// The stages of a lesson that are done.
    pub fn of(&self, lesson: &Lesson) -> usize {
        self.0.get(&key(lesson)).copied().map_or(0, usize::from)
    }

    pub fn is_finished(&self, lesson: &Lesson) -> bool {
        self.of(lesson) >= lesson.stages()
    }

    /// Notes that so many stages are done; what was done before stays done.
    pub fn note(&mut self, lesson: &Lesson, stages: usize) {
        let stages = stages.min(lesson.stages());
        if stages > self.of(lesson) {
            self.0.insert(key(lesson), stages as u8);
        }
    }

    /// Both together.
    pub fn join(&mut self, other: &Progress) {
        for lesson in all() {
            self.note(lesson, other.of(lesson));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_understood_is_left_out_and_the_rest_stays() {
        for broken in ["", "{", "[1]", "7", &" ".repeat(MOST + 1)] {
            assert_eq!(Progress::parse(broken), Progress::default(), "{broken}");
        }
        let lesson = &all()[0];
        let text = format!("{{\"{}\": 200, \"chess/mate\": 3, \"twilight/coups\": \"x\"}}", key(lesson));
        let progress = Progress::parse(&text);
        assert!(progress.is_finished(lesson));
        assert_eq!(Progress::parse(&progress.to_text()), progress);
        assert_eq!(progress.to_text(), format!("{{\"{}\":{}}}", key(lesson), lesson.stages()));
    }

    #[test]
    fn of_a_map_only_lessons_and_their_stages_are_taken() {
        let lesson = &all()[0];
        let strange = BTreeMap::from([(key(lesson), 255), ("chess/mate".to_owned(), 3)]);
        let kept = Progress::of_stages(&strange).into_stages();
        assert_eq!(kept, BTreeMap::from([(key(lesson), lesson.stages() as u8)]));
    }

    #[test]
    fn what_was_done_stays_done() {
        let lesson = &all()[0];
        let mut progress = Progress::default();
        progress.note(lesson, 2);
        progress.note(lesson, 1);
        assert_eq!(progress.of(lesson), 2);
        let mut other = Progress::default();
        other.note(&all()[1], 1);
        progress.join(&other);
        assert_eq!((progress.of(lesson), progress.of(&all()[1])), (2, 1));
    }
}
