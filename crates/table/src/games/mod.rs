//! What a table needs to know of a game beyond the contract: how a view becomes a message.

mod guerra_fria;
mod moments;
mod twilight;
mod twilight_moments;

use detente_chronicle::{Chronicle as _, Line, Place, Question as Asked, Subject, Told, Tone};
use detente_game::{Actor, Game, Seat, Viewer};
use detente_protocol::{Choice, ChoiceKind, GameView, HistoryPoint, LogDie, LogLine, NamedCard, Question};
use detente_words::Lang;

pub use moments::{Moments, plays};

/// Help in deciding that a table can do without.
pub const HELP: [&str; 4] = ["odds", "scores", "warnings", "tracker"];

/// How a view is wanted.
#[derive(Clone, Copy, Debug)]
pub struct Manner<'a> {
    pub lang: Lang,
    /// Words of [`HELP`] that this table does without.
    pub without: &'a [String],
}

impl Manner<'_> {
    pub fn has(&self, help: &str) -> bool {
        !self.without.iter().any(|word| word == help)
    }
}

/// A part of a game: a set-up, an action round, a round in which all choose at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Another number in every part.
    pub number: u32,
    /// Several choose at the same time and in secret.
    pub together: bool,
}

/// A game that can be played at a table.
pub trait Hosted:
    Told<Action: Send + Sync, View: Send + Sync, Options: Send + Sync, Fact: Send + Sync, Log: Send + Sync>
    + Moments
    + Send
    + Sync
    + 'static
{
    /// What a table remembers of the past for its views: public facts only.
    type Memory: Clone + std::fmt::Debug + Default + Send + Sync;

    fn remember(memory: &mut Self::Memory, fact: &Self::Fact);

    fn show(view: &Self::View, memory: &Self::Memory, manner: Manner<'_>) -> GameView;

    /// How the game stands, as a point of its course; nothing where there is no such course.
    fn course(&self) -> Option<HistoryPoint> {
        None
    }

    /// Have the players of seats 0 and 1 changed chairs?
    fn swapped(&self) -> bool {
        false
    }

    /// Which part of the game this is; a play never goes on from one part into the next.
    fn part(&self) -> Part;

    /// For each action of a game from its beginning whether `viewer` may know it by now: the words of a running game are
    /// given to its players only so far.
    fn known(options: &Self::Options, actions: &[(Actor, Self::Action)], viewer: Viewer) -> Vec<bool>;

    /// May the players talk?
    fn may_talk(_options: &Self::Options) -> bool {
        true
    }
}

pub fn seat_name<G: Game>(seat: Seat) -> String {
    G::SEATS[usize::from(seat.0)].to_owned()
}

/// The question as a message.
pub fn question<G: Hosted>(asked: Asked, manner: Manner<'_>) -> Question {
    let choices = asked.choices.into_iter().map(|choice| {
        let (kind, target, missiles, interruption) = match choice.subject {
            Subject::Card(id) => (ChoiceKind::Card, Some(id), None, false),
            Subject::Country(id) => (ChoiceKind::Country, Some(id), None, false),
            Subject::Seat(id) => (ChoiceKind::Seat, Some(id), None, false),
            Subject::Missiles(id, n) => (ChoiceKind::Missiles, Some(id), Some(n), false),
            Subject::Interruption(id) => (ChoiceKind::Country, Some(id), None, true),
            Subject::Word => (ChoiceKind::Word, None, None, false),
        };
        Choice {
            label: choice.label,
            kind,
            hint: choice.hint.filter(|_| manner.has("odds")),
            target: target.map(str::to_owned),
            cost: choice.cost,
            warning: choice.warning.filter(|_| manner.has("warnings")),
            missiles,
            interruption,
            action: choice.word,
        }
    });
    Question {
        seat: seat_name::<G>(asked.seat),
        text: asked.text,
        card: asked.card.map(str::to_owned),
        why: asked.why,
        awaited: asked.awaited,
        choices: choices.collect(),
    }
}

/// A line of the log as a message; whether the reason is told is for the table to decide.
pub fn log_line<G: Game>(line: Line, place: Place) -> LogLine {
    let seat = |seat: Option<Seat>| seat.map(seat_name::<G>);
    let owned = |ids: Vec<&'static str>| ids.into_iter().map(str::to_owned).collect();
    LogLine {
        text: line.text,
        tone: tone(line.tone),
        play: place.play as u32,
        moment: place.moment.map(|moment| moment as u32),
        seat: seat(line.seat),
        countries: owned(line.countries),
        cards: owned(line.cards),
        names: line.names.into_iter().map(named).collect(),
        dice: line.dice.into_iter().map(|die| LogDie { seat: seat(die.seat), pips: die.pips }).collect(),
        why: None,
    }
}

fn named(name: detente_chronicle::NamedCard) -> NamedCard {
    NamedCard { card: name.card, from: name.from as u32, to: name.to as u32 }
}

/// The lines of a log from an entry on, as one viewer may read them.
pub fn log_lines<G: Hosted>(log: &G::Log, from: usize, viewer: Viewer, lang: Lang) -> Vec<LogLine> {
    let lines = log.lines_from(from, viewer, lang).into_iter().zip(from..);
    lines.map(|(line, index)| log_line::<G>(line, log.plays().place(index))).collect()
}

const fn tone(tone: Tone) -> detente_protocol::Tone {
    use detente_protocol::Tone as To;
    match tone {
        Tone::Turn => To::Turn,
        Tone::Round => To::Round,
        Tone::Play => To::Play,
        Tone::Event => To::Event,
        Tone::Influence => To::Influence,
        Tone::Dice => To::Dice,
        Tone::War => To::War,
        Tone::Score => To::Score,
        Tone::Defcon => To::Defcon,
        Tone::Military => To::Military,
        Tone::Space => To::Space,
        Tone::Card => To::Card,
        Tone::Effect => To::Effect,
        Tone::Choice => To::Choice,
        Tone::End => To::End,
    }
}
