//! Plays a record through and holds Nature's answers against those that the dice give.

use detente_game::record::{Ending, Fault, Record};
use detente_game::{Actor, Game, Notation, ToAct};

use super::{Finding, Report};
use crate::history::Chain;

/// What came of it.
#[derive(Debug, Default)]
pub struct Walk {
    /// How many answers of Nature there are.
    pub answers: usize,
    /// The first that is not what the dice give, and how many are not.
    pub differs: Option<Finding>,
    pub wrong: usize,
    /// Why it does not go on by the rules.
    pub stopped: Option<Finding>,
}

impl Walk {
    /// `answer` gives what Nature should have answered, if that can be known: from the history, the position, and how many
    /// answers were given before.
    pub fn through<G: Notation>(
        record: &Record<G>,
        mut answer: impl FnMut(&Chain, &G, usize) -> Option<G::Action>,
    ) -> Walk {
        let mut walk = Walk::default();
        let mut game = G::new(&record.options);
        let mut history = Chain::begin::<G>(&record.options);
        for (i, &(by, action)) in record.actions.iter().enumerate() {
            if by == Actor::Nature && game.to_act() == ToAct::Nature {
                if let Some(expected) = answer(&history, &game, walk.answers)
                    && expected != action
                {
                    walk.wrong += 1;
                    walk.differs.get_or_insert_with(|| {
                        let (expected, got) = (G::action_word(expected), G::action_word(action));
                        Finding::broken("differs").at(i + 1).instead(expected, got)
                    });
                }
                walk.answers += 1;
            }
            if game.apply(by, action).is_err() {
                walk.stopped = Some(refused(&game, i, by, action));
                break;
            }
            history = history.and::<G>(by, action);
        }
        walk
    }

    /// Tells what was found of the rules, the end and, where something was `proved`, the answers.
    pub fn tell<G: Notation>(self, record: &Record<G>, proved: bool, report: &mut Report) {
        let legal = self.stopped.is_none();
        if proved {
            match self.differs {
                Some(differs) => report.push(differs.count(self.wrong)),
                None if legal && self.answers == 0 => {
                    report.answers = Some(0);
                    report.push(Finding::holds("answers-none"));
                }
                None if legal => {
                    report.answers = Some(self.answers);
                    report.push(Finding::holds("answers").count(self.answers));
                }
                None => {}
            }
        }
        if let Some(stopped) = self.stopped {
            report.push(stopped);
            return;
        }
        report.push(Finding::holds("legal").count(record.actions.len()));
        if let Err(error) = record.check()
            && let Fault::OtherEnd { stated, reached } = error.fault
        {
            report.push(Finding::broken("ending-other").instead(reached, stated));
        } else if record.ending == Ending::Unfinished {
            report.push(Finding::open("unfinished"));
        }
    }
}

/// Why an action cannot be played, as what it tells of the game.
fn refused<G: Notation>(game: &G, index: usize, by: Actor, action: G::Action) -> Finding {
    let asked = Game::to_act(game) == ToAct::Nature;
    let what = match (by, asked) {
        (Actor::Nature, false) => "answer-extra",
        (Actor::Nature, true) => "answer-impossible",
        (Actor::Seat(_), true) => "answer-missing",
        (Actor::Seat(_), false) => "illegal",
    };
    let finding = Finding::broken(what).at(index + 1).instead("", G::action_word(action));
    match by {
        Actor::Seat(seat) => finding.of(seat.name::<G>()),
        Actor::Nature => finding,
    }
}
