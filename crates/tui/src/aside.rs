//! What a player may do although somebody else is asked: ending the Cuban Missile Crisis.
//!
//! Bots would not wait for it, so it is put to the player as a question with one more answer, to let things go on. Whoever has
//! let it pass is asked again when the next round begins, or when something else has become possible, and not before.

use crate::say::Say;
use crate::scene::{Choice, Question, Scene, Subject};

/// The word of the answer that lets things go on. No action of a game is written so.
const PASS: &str = "go-on";

/// What was let pass.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Asides {
    passed: Option<(String, Vec<String>)>,
}

/// The moment and what is possible in it.
fn moment(scene: &Scene, aside: &Question) -> (String, Vec<String>) {
    let words = aside.choices.iter().map(|choice| choice.word.clone());
    (scene.when.clone(), words.filter(|word| word != PASS).collect())
}

impl Asides {
    /// Makes a question of what may be done unasked, unless it was let pass in this moment.
    pub fn offer(&self, scene: &mut Scene, say: Say) {
        let Some(mut aside) = scene.aside.clone().filter(|_| scene.question.is_none()) else { return };
        if self.passed.as_ref() == Some(&moment(scene, &aside)) {
            return;
        }
        let pass = Choice {
            key: String::new(),
            word: PASS.to_owned(),
            label: say.line("go-on"),
            hint: None,
            warning: None,
            subject: Subject::Other,
        };
        // First, so that it is what somebody who presses Enter once too often gives.
        aside.choices.insert(0, pass);
        for (i, choice) in aside.choices.iter_mut().enumerate() {
            choice.key = (i + 1).to_string();
        }
        scene.question = Some(aside);
    }

    /// Is this word the answer that lets things go on? Then they do.
    pub fn pass(&mut self, word: &str, scene: &Scene) -> bool {
        let Some(question) = scene.question.as_ref().filter(|_| word == PASS) else { return false };
        self.passed = Some(moment(scene, question));
        true
    }
}
