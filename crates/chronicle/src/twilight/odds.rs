//! Chances before the die is cast: coups, realignments, wars, the Space Race.

use detente_struggle::cards::CardId;
use detente_struggle::map::Country;
use detente_struggle::options::Options;
use detente_struggle::rules::coup::{self, CoupChange};
use detente_struggle::rules::realignment;
use detente_struggle::rules::space_race::SpaceAttempt;
use detente_struggle::rules::war::WarRoll;
use detente_struggle::side::Side;
use detente_struggle::state::State;
use detente_words::Lang;

use super::tell::space_box;
use crate::memo::recalled;
use crate::say::Say;

/// What a coup may bring (6.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coup {
    pub coup: coup::Coup,
    /// What happens for each number of the die.
    pub outcomes: [CoupChange; 6],
    /// Where DEFCON would fall to, if the coup lowers it (6.3.4).
    pub defcon: Option<u8>,
    /// The attempt itself loses the game: DEFCON 1, or the Cuban Missile Crisis.
    pub loses: bool,
}

/// The odds of a coup by `by` in `target` with `points`, regional bonuses included.
pub fn coup(state: &State, by: Side, target: Country, points: u8) -> Coup {
    let coup = state.coup(by, target, points);
    Coup {
        coup,
        outcomes: [1, 2, 3, 4, 5, 6].map(|die| coup.change(die)),
        defcon: coup.degrades_defcon.then(|| state.defcon.saturating_sub(1)),
        loses: state.ended_by_coup(&coup).is_some_and(|result| result.winner == Some(by.opponent())),
    }
}

impl Coup {
    fn share(&self, fits: impl Fn(&CoupChange) -> bool) -> f64 {
        self.outcomes.iter().filter(|outcome| fits(outcome)).count() as f64 / 6.0
    }

    /// The chance that it changes anything.
    pub fn success(&self) -> f64 {
        self.share(|outcome| outcome.removed + outcome.added > 0)
    }

    /// The chance to control the country afterwards.
    pub fn control(&self) -> f64 {
        self.share(|outcome| self.coup.target.controller(outcome.after) == Some(self.coup.by))
    }

    /// By how many points the balance moves on average.
    pub fn expected(&self) -> f64 {
        self.outcomes.iter().map(|outcome| f64::from(outcome.removed + outcome.added)).sum::<f64>() / 6.0
    }

    pub fn text(&self, lang: Lang) -> String {
        let say = Say::new(lang);
        let mut text = match self.coup.least() {
            None => say.word("odds-hopeless"),
            Some(least) => {
                let numbers = [self.success(), self.expected(), self.control()];
                let key = (lang, least, numbers.map(f64::to_bits));
                recalled!(key, (Lang, u8, [u64; 3]) => say
                    .begin("odds-coup")
                    .with("chance", say.percent(numbers[0]))
                    .with("least", least)
                    .with("expected", say.decimal(numbers[1]))
                    .with("control", say.percent(numbers[2]))
                    .text())
            }
        };
        let warning = match (self.loses, self.defcon) {
            (true, _) => Some(say.word("odds-loses")),
            (false, Some(level)) => Some(say.begin("odds-defcon").with("n", level).text()),
            (false, None) => None,
        };
        if let Some(warning) = warning {
            text = format!("{text} · {warning}");
        }
        text
    }
}

/// What a realignment roll may bring (6.2).
#[derive(Clone, Debug, PartialEq)]
pub struct Realignment {
    pub realignment: realignment::Realignment,
    /// The chances that the enemy loses influence, that nothing happens, that the roller loses influence.
    pub win: f64,
    pub nothing: f64,
    pub lose: f64,
    /// How much the enemy loses on average.
    pub enemy_loss: f64,
}

/// The odds of one roll by `by` in `target`.
pub fn realignment(state: &State, by: Side, target: Country) -> Realignment {
    let realignment = state.realignment(by, target);
    let mut odds = Realignment { realignment, win: 0.0, nothing: 0.0, lose: 0.0, enemy_loss: 0.0 };
    for us in 1..=6i8 {
        for ussr in 1..=6i8 {
            let chance = 1.0 / 36.0;
            match realignment.loss(us - ussr) {
                None => odds.nothing += chance,
                Some(loss) if loss.side == by => odds.lose += chance,
                Some(loss) => {
                    odds.win += chance;
                    odds.enemy_loss += chance * f64::from(loss.points);
                }
            }
        }
    }
    odds
}

impl Realignment {
    pub fn text(&self, lang: Lang) -> String {
        let say = Say::new(lang);
        let numbers = [self.win, self.nothing, self.lose, self.enemy_loss];
        recalled!((lang, numbers.map(f64::to_bits)), (Lang, [u64; 4]) => say
            .begin("odds-realignment")
            .with("win", say.percent(self.win))
            .with("nothing", say.percent(self.nothing))
            .with("lose", say.percent(self.lose))
            .with("gain", say.decimal(self.enemy_loss))
            .text())
    }
}

/// What a war card's die needs (7.6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct War(pub WarRoll);

/// The odds of the war that `card` makes on `target`; nothing if it is no war card.
pub fn war(state: &State, by: Side, card: CardId, target: Country) -> Option<War> {
    state.war(by, card, target).map(War)
}

impl War {
    pub fn success(&self) -> f64 {
        self.0.least().map_or(0.0, |least| f64::from(7 - least) / 6.0)
    }

    pub fn text(&self, lang: Lang) -> String {
        let say = Say::new(lang);
        match self.0.least() {
            None => say.word("odds-hopeless"),
            Some(least) => {
                say.begin("odds-war").with("chance", say.percent(self.success())).with("least", least).text()
            }
        }
    }
}

/// What the next attempt of the Space Race may bring (6.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Space(pub SpaceAttempt);

/// The odds of the next attempt; nothing after the last box.
pub fn space(state: &State, side: Side) -> Option<Space> {
    state.space_attempt(side).map(Space)
}

impl Space {
    pub fn success(&self) -> f64 {
        f64::from(self.0.max_roll) / 6.0
    }

    pub fn text(&self, options: &Options, lang: Lang) -> String {
        let say = Say::new(lang);
        let text = say
            .begin("odds-space")
            .with("chance", say.percent(self.success()))
            .with("most", self.0.max_roll)
            .with("box", space_box(say, options, self.0.to))
            .text();
        if self.0.points == 0 {
            return text;
        }
        format!("{text} · {}", say.begin("vp").with("n", self.0.points).text())
    }
}
