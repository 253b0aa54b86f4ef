//! What a game must tell of itself beyond the chronicle, so that a table can show it.

use detente_chronicle::{Chronicle, Tone};
use detente_game::{Game, Seat, Viewer};
use detente_table::Hosted;
use detente_words::Lang;

use crate::say::Say;
use crate::scene::{Board, Choice, Eyes, HandCard, LogLine, Question, Scene, Subject, Track, Weight};
use crate::table::{Refused, Thing};

/// A game that can be shown at a table.
pub trait Shown: Hosted {
    /// `Turn 3, action round 2`.
    fn when(view: &Self::View, say: Say) -> String;
    fn tracks(view: &Self::View, say: Say) -> Vec<Track>;
    fn board(view: &Self::View, say: Say) -> Board;
    /// A heading and the cards under it.
    fn hand(view: &Self::View, say: Say) -> (String, Vec<HandCard>);
    /// Effects in force and other standing facts.
    fn notes(view: &Self::View, say: Say) -> Vec<String>;

    /// Do the bots of this game say why they do something?
    const GIVES_REASONS: bool = false;

    /// What is typed for an action, if not its place in the list.
    fn key(_action: Self::Action) -> Option<String> {
        None
    }

    fn index(say: Say) -> Vec<Thing>;
    fn about(view: &Self::View, id: &str, say: Say) -> Vec<String>;
    fn odds(view: &Self::View, words: &[&str], say: Say) -> Result<Vec<String>, Refused>;
    fn score(view: &Self::View, words: &[&str], say: Say) -> Result<Vec<String>, Refused>;
}

/// Everything `viewer` sees of the game, without what only the table knows (the log, undo, troubles, steps).
pub fn scene<G: Shown>(view: &G::View, viewer: Viewer, lang: Lang) -> Scene {
    let say = Say(lang);
    let (hand_title, hand) = G::hand(view, say);
    let asked = match viewer {
        Viewer::Seat(seat) => G::question(view, seat, lang),
        Viewer::Observer => None,
    };
    let (question, aside) = match asked {
        Some(asked) if asked.awaited => (Some(question::<G>(asked)), None),
        unasked => (None, unasked.map(question::<G>)),
    };
    Scene {
        title: say.word(&format!("game-{}", G::NAME)),
        when: G::when(view, say),
        eyes: eyes::<G>(viewer, say),
        tracks: G::tracks(view, say),
        board: G::board(view, say),
        hand,
        hand_title,
        notes: G::notes(view, say),
        question,
        aside,
        waiting: G::waiting(view, lang).map(|waiting| waiting.text),
        ..Scene::default()
    }
}

/// The log as these eyes read it, with the reasons of the seats that give them.
pub fn log<G: Shown>(
    log: &G::Log,
    viewer: Viewer,
    lang: Lang,
    gives_reasons: impl Fn(Seat) -> bool,
) -> Vec<LogLine> {
    let lines = log.lines(viewer, lang).into_iter().filter(|line| !line.text.is_empty());
    let told = lines.flat_map(|mut line| {
        let why = line.why.take().filter(|why| gives_reasons(why.seat));
        let why = why.map(|why| reason(&why.text, Some(why.seat.0), Say(lang)));
        std::iter::once(log_line(line)).chain(why)
    });
    told.collect()
}

/// The log with what a guide says before some of its lines, by their places.
pub fn guided_log<G: Shown>(
    log: &G::Log,
    viewer: Viewer,
    lang: Lang,
    said: &[(usize, String)],
) -> Vec<LogLine> {
    let mut told = Vec::new();
    for (at, line) in log.lines(viewer, lang).into_iter().enumerate() {
        let before = said.iter().filter(|(place, _)| *place == at);
        told.extend(before.map(|(_, text)| LogLine {
            text: text.clone(),
            weight: Weight::Reason,
            seat: None,
        }));
        if !line.text.is_empty() {
            told.push(log_line(line));
        }
    }
    told
}

/// Why a bot did something, as a line of its own.
pub fn reason(why: &str, seat: Option<u8>, say: Say) -> LogLine {
    LogLine { text: say.text("bot-why", &[("why", why.to_owned().into())]), weight: Weight::Reason, seat }
}

pub fn eyes<G: Game>(viewer: Viewer, say: Say) -> Eyes {
    match viewer {
        Viewer::Seat(seat) => {
            let id = G::SEATS[seat.0 as usize];
            let form = |form: &str| say.seat_in(form, id);
            let (the, by, turn) = (form("the"), form("by"), form("turn"));
            Eyes { seat: Some(seat.0), name: say.seat(id), the, by, turn }
        }
        Viewer::Observer => {
            let (name, by) = (say.line("observer"), say.line("observer.by"));
            Eyes { seat: None, the: name.clone(), name, by, turn: String::new() }
        }
    }
}

fn log_line(line: detente_chronicle::Line) -> LogLine {
    let weight = match line.tone {
        Tone::Turn => Weight::Heading,
        Tone::Round => Weight::Subheading,
        _ => Weight::Plain,
    };
    LogLine { text: line.text, weight, seat: line.seat.map(|seat| seat.0) }
}

fn question<G: Shown>(question: detente_chronicle::Question) -> Question {
    let choices = question.choices.into_iter().enumerate().map(|(i, choice)| {
        let own_key = G::parse_action(&choice.word).and_then(G::key);
        Choice {
            key: own_key.unwrap_or_else(|| (i + 1).to_string()),
            word: choice.word,
            label: choice.label,
            hint: choice.hint,
            warning: choice.warning,
            subject: match choice.subject {
                detente_chronicle::Subject::Card(id) => Subject::Card(id.to_owned()),
                detente_chronicle::Subject::Country(id) => Subject::Country(id.to_owned()),
                _ => Subject::Other,
            },
        }
    });
    Question {
        text: question.text,
        why: question.why,
        card: question.card.map(str::to_owned),
        choices: choices.collect(),
    }
}
