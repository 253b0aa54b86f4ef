//! How a lesson is written: lines of a word and what belongs to it; `#` begins a comment.
//!
//! ```text
//! minutes 4
//! step iran                      # its texts: lesson-coups-iran, -task, -hint, -done
//! seat ussr                      # who the learner is
//! position turn=1 round=1 …      # in the notation of the game; several lines are one
//! nature 4 2                     # what the dice and the deck answer, in this order
//! answers us duck-and-cover coup # what another seat does when it is asked
//! look iran                      # what the step is about
//! goal coup iran                 # all goals together are the task
//! solution comecon coup iran     # one way to do it
//! stray comecon influence done   # a way that is not the task, for the tests
//! missed placed card comecon influence   # a mistake with an answer of its own: lesson-coups-iran-missed-placed
//! question sum                   # its texts: lesson-coups-sum, -why
//! answers 1 3* 5                 # the right one has a star
//! ```
//!
//! After `missed` stand the name of a mistake and what must be so for it, goals joined by `and`; without any it is whatever was
//! tried. The first that fits is answered; where none does, the learner hears what holds for every step.
//!
//! An answer is a number, `country:iran`, `card:nato`, `seat:us`, or the last word of a text: `lesson-coups-sum-somewhere`.

use crate::goal::Goal;

/// A lesson, as its file says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// `twilight` or `guerra-fria`.
    pub game: &'static str,
    pub id: &'static str,
    pub minutes: u8,
    pub steps: Vec<Step>,
    pub questions: Vec<Question>,
}

/// A task at the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Step {
    pub id: String,
    pub seat: String,
    pub position: String,
    pub nature: Vec<String>,
    /// What another seat answers, word by word.
    pub answers: Vec<(String, Vec<String>)>,
    pub look: Vec<String>,
    pub goals: Vec<Goal>,
    pub solution: Vec<String>,
    pub strays: Vec<Vec<String>>,
    pub mistakes: Vec<Mistake>,
}

/// A typical wrong try, which is answered with a text of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    pub id: String,
    /// All of this is so after such a try.
    pub goals: Vec<Goal>,
}

impl Mistake {
    fn parse(text: &str) -> Result<Mistake, String> {
        let (id, goals) = text.split_once(' ').unwrap_or((text, ""));
        let goals = goals.split(" and ").filter(|goal| !goal.is_empty()).map(Goal::parse);
        Ok(Mistake { id: id.to_owned(), goals: goals.collect::<Result<_, _>>()? })
    }
}

/// A question of the test at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Question {
    pub id: String,
    pub answers: Vec<String>,
    pub right: usize,
}

impl Lesson {
    /// How many steps and questions there are.
    pub fn stages(&self) -> usize {
        self.steps.len() + self.questions.len()
    }

    /// Reads a file. The error names the line.
    pub fn parse(game: &'static str, id: &'static str, text: &str) -> Result<Lesson, String> {
        let mut lesson = Lesson { game, id, minutes: 0, steps: Vec::new(), questions: Vec::new() };
        for (i, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if !line.is_empty() {
                lesson.line(line).map_err(|why| format!("{id}: line {}: {why}", i + 1))?;
            }
        }
        if lesson.steps.is_empty() || lesson.questions.is_empty() || lesson.minutes == 0 {
            return Err(format!("{id}: a lesson has minutes, steps and questions"));
        }
        Ok(lesson)
    }

    fn line(&mut self, line: &str) -> Result<(), String> {
        let (key, rest) = line.split_once(' ').ok_or_else(|| format!("“{line}” says nothing"))?;
        let words = || rest.split_whitespace().map(str::to_owned).collect::<Vec<String>>();
        match key {
            "minutes" => self.minutes = rest.parse().map_err(|_| format!("“{rest}” is no number"))?,
            "step" => self.steps.push(Step { id: rest.to_owned(), ..Step::default() }),
            "question" => self.questions.push(Question { id: rest.to_owned(), ..Question::default() }),
            "answers" if !self.questions.is_empty() => return self.options(&words()),
            _ => return self.of_step(key, rest, words()),
        }
        Ok(())
    }

    fn options(&mut self, words: &[String]) -> Result<(), String> {
        let question = self.questions.last_mut().ok_or("answers before a question")?;
        question.right = words.iter().position(|word| word.ends_with('*')).ok_or("no answer has a star")?;
        question.answers = words.iter().map(|word| word.trim_end_matches('*').to_owned()).collect();
        Ok(())
    }

    fn of_step(&mut self, key: &str, rest: &str, words: Vec<String>) -> Result<(), String> {
        let step = self.steps.last_mut().ok_or_else(|| format!("{key} before a step"))?;
        match key {
            "seat" => rest.clone_into(&mut step.seat),
            "position" => {
                let more = format!("{} {rest}", step.position);
                more.trim().clone_into(&mut step.position);
            }
            "nature" => step.nature.extend(words),
            "answers" => {
                let (seat, words) = words.split_first().ok_or("answers of a seat")?;
                step.answers.push((seat.clone(), words.to_vec()));
            }
            "look" => step.look.extend(words),
            "goal" => step.goals.push(Goal::parse(rest)?),
            "solution" => step.solution.extend(words),
            "stray" => step.strays.push(words),
            "missed" => step.mistakes.push(Mistake::parse(rest)?),
            _ => return Err(format!("there is no “{key}”")),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_read_is_named_by_its_line() {
        let read = |text: &str| Lesson::parse("twilight", "x", text).unwrap_err();
        assert_eq!(read("minutes 2\nseat us"), "x: line 2: seat before a step");
        assert_eq!(read("step a\ncolour red"), "x: line 2: there is no “colour”");
        assert_eq!(read("step a\ngoal fly"), "x: line 2: “fly” is no goal");
        assert_eq!(read("step a\nmissed sky coup iran and fly"), "x: line 2: “fly” is no goal");
        assert_eq!(read("step a\nquestion b\nanswers 1 2"), "x: line 3: no answer has a star");
        assert_eq!(read("minutes 3"), "x: a lesson has minutes, steps and questions");
    }
}
