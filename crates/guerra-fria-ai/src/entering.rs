//! From a chosen play to the steps of its entry, one legal action at a time.

use detente_guerra_fria::{Action, Play, Player, View};

/// The steps that enter a valid play by the guided way.
pub fn steps(by: Player, play: Play) -> Vec<Action> {
    let rivals = by.rivals();
    let number = |(marker, n): (usize, i8)| {
        if n < 0 {
            Action::From(rivals[marker], n.unsigned_abs())
        } else {
            Action::To(rivals[marker], n as u8)
        }
    };
    let mut steps = match play {
        Play::Attack(ally) => vec![Action::Ally(ally)],
        Play::Build(_) => vec![Action::Build],
        Play::Regroup(_) => vec![Action::Regroup],
    };
    match play {
        Play::Attack(_) => {}
        Play::Build(numbers) => steps.extend(numbers.map(|n| n as i8).into_iter().enumerate().map(number)),
        Play::Regroup(numbers) => steps.extend(numbers.into_iter().enumerate().map(number)),
    }
    steps.push(Action::Commit);
    steps
}

/// The next step towards `play`. Steps that lead elsewhere (someone else has begun this entry) are taken back first.
pub fn next_step(by: Player, play: Play, view: &View) -> Action {
    let wanted = steps(by, play);
    let taken = view.own.steps();
    if wanted.starts_with(taken) { wanted[taken.len()] } else { Action::Back }
}

/// A bot decides once a round and then enters what it has decided.
#[derive(Clone, Debug, Default)]
pub struct Decided(Option<(u32, [detente_guerra_fria::Arsenal; 4], Play)>);

impl Decided {
    /// The play for this round; `decide` is asked once.
    pub fn play(&mut self, view: &View, decide: impl FnOnce() -> Play) -> Play {
        match self.0 {
            Some((round, arsenals, play)) if round == view.round && arsenals == view.arsenals => play,
            _ => {
                let play = decide();
                self.0 = Some((view.round, view.arsenals, play));
                play
            }
        }
    }

    pub fn forget(&mut self) {
        self.0 = None;
    }
}
