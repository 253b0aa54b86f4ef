//! A record that is looked at: any step of it, with the log up to there. A replay is a table whose actions are read.

use detente_chronicle::{Chronicle as _, Tone};
use detente_game::record::{Ending, Record, RecordError};
use detente_game::{Game, ToAct, Viewer};
use detente_protocol::{HistoryPoint, PlayKind, ReplayHeading, ReplayInfo, ReplayPlay, ReplayStep, Side};
use detente_words::Lang;

use crate::body::{Ended, result};
use crate::games::{Hosted, Manner, log_lines, plays};
use crate::history::History;

/// The tournament game that the rulebooks tell, as a record.
pub const TOURNAMENT: &str = include_str!("../../struggle/tests/games/tournament.txt");

/// How a guide names a play: `2-us-3`, `2-headline`, `setup`; nothing for what it does not speak of.
pub fn place(kind: &PlayKind) -> Option<String> {
    match kind {
        PlayKind::ActionRound { turn, round, by } => {
            let by = if *by == Side::Us { "us" } else { "ussr" };
            Some(format!("{turn}-{by}-{round}"))
        }
        PlayKind::Headlines { turn } | PlayKind::Headline { turn, .. } => Some(format!("{turn}-headline")),
        PlayKind::Setup { .. } => Some("setup".to_owned()),
        _ => None,
    }
}

/// Which part of the log is wanted: from a line on, but not more than so many of the last.
#[derive(Clone, Copy, Debug)]
pub struct LogPart {
    pub from: usize,
    pub most: usize,
}

impl LogPart {
    /// All of it.
    pub const WHOLE: LogPart = LogPart { from: 0, most: usize::MAX };
}

/// A record, open at one of its steps.
#[derive(Debug)]
pub struct Replay<G: Hosted> {
    record: Record<G>,
    at: History<G>,
    /// How far these rules play it.
    last: usize,
    /// Steps at which a turn or round begins.
    headings: Vec<usize>,
    refused: Option<RecordError>,
}

impl<G: Hosted> Replay<G> {
    /// Opens a record at its end, or where these rules refuse to go on.
    pub fn open(record: Record<G>) -> Replay<G> {
        let mut at = History::<G>::new(record.options.clone(), None);
        let (mut headings, mut headed, mut refused) = (Vec::new(), None, None);
        for (i, &(by, action)) in record.actions.iter().enumerate() {
            let heading = at.game().heading();
            if heading.is_some() && heading != headed {
                headings.push(i);
                headed = heading;
            }
            if at.play(by, action, None, 0).is_err() {
                refused = record.refused::<()>(i, at.game()).err();
                break;
            }
        }
        Replay { last: at.actions().len(), record, at, headings, refused }
    }

    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The game as far as it is open.
    pub fn history(&self) -> &History<G> {
        &self.at
    }

    /// How many actions have been played where it is open.
    pub fn step(&self) -> usize {
        self.at.actions().len()
    }

    /// How far these rules play it, and why not further.
    pub fn last(&self) -> usize {
        self.last
    }

    pub fn refused(&self) -> Option<&RecordError> {
        self.refused.as_ref()
    }

    /// Opens the record after `step` actions: forwards from where it is open, backwards from the beginning.
    pub fn step_to(&mut self, step: usize) {
        let step = step.min(self.last);
        if step < self.step() {
            self.at = History::new(self.record.options.clone(), None);
        }
        while self.step() < step {
            let (by, action) = self.record.actions[self.step()];
            let played = self.at.play(by, action, None, 0);
            debug_assert!(played.is_ok(), "it was tried when the record was opened");
        }
    }

    /// The step of the next turn or round, or of the one before.
    pub fn next_heading(&self, back: bool) -> usize {
        let at = self.step();
        let mut headings = self.headings.iter().copied();
        if back {
            headings.rfind(|&step| step < at).unwrap_or(0)
        } else {
            headings.find(|&step| step > at).unwrap_or(self.last)
        }
    }

    /// The plays of the log so far that a guide may speak of: the first line of each, and how the guide names it.
    pub fn places(&self) -> Vec<(usize, String)> {
        let all = self.at.log().plays().all().iter();
        let mut found: Vec<(usize, String)> =
            all.filter_map(|play| Some((play.first_line, place(&G::kind(&play.kind))?))).collect();
        found.dedup_by(|later, earlier| later.1 == earlier.1);
        found
    }

    /// The step at which a play is over, by the name that a guide gives it; `end` is the end.
    pub fn step_of(&self, wanted: &str) -> Option<usize> {
        if wanted == "end" {
            return Some(self.last);
        }
        let plays = Self::info(&self.record, String::new(), String::new(), Lang::En).plays;
        let over = plays.iter().rfind(|play| place(&play.kind).as_deref() == Some(wanted));
        over.map(|play| play.action as usize)
    }

    /// What there is to see of it.
    pub fn info(record: &Record<G>, id: String, title: String, lang: Lang) -> ReplayInfo {
        let mut at = History::<G>::new(record.options.clone(), None);
        let (mut headings, mut history, mut told) = (Vec::new(), Vec::<HistoryPoint>::new(), 0);
        let mut ends: Vec<u32> = Vec::new();
        for (i, &(by, action)) in record.actions.iter().enumerate() {
            // An old record may stop being legal under newer rules; what can be shown is shown.
            if at.play(by, action, None, 0).is_err() {
                break;
            }
            for index in told..at.log().len() {
                // Only headings are put into words: a game may have a hundred thousand lines.
                if at.log().is_heading(index) {
                    let line = at.log().line(index, Viewer::Observer, lang);
                    let turn = line.tone == Tone::Turn;
                    headings.push(ReplayHeading { action: i as u32 + 1, text: line.text, turn });
                    history.extend(at.game().course());
                }
            }
            told = at.log().len();
            // One action may end a play and begin the next: both have come so far with it.
            let plays = at.log().plays();
            let first = at.actions().last().map_or(0, |last| plays.of_line(last.log_from));
            ends.resize(plays.all().len(), 0);
            ends[first..].fill(i as u32 + 1);
        }
        let kinds = at.log().plays().all().iter().map(|play| G::kind(&play.kind));
        let plays = kinds.zip(ends).map(|(kind, action)| ReplayPlay { kind, action }).collect();
        history.extend(at.game().course());
        let ended = match &record.ending {
            Ending::Over { winners, how } => Some(Ended { winners: winners.clone(), ending: how.clone() }),
            Ending::Unfinished => None,
        };
        ReplayInfo {
            id,
            game: G::NAME.to_owned(),
            title,
            options: G::options_words(&record.options),
            players: players(record),
            actions: record.actions.len() as u32,
            headings,
            plays,
            result: ended.map(|ended| result(&ended, lang)),
            history,
        }
    }

    /// The game where it is open, as a viewer sees it, with that part of the log that is wanted.
    pub fn shown(&self, viewer: Viewer, lang: Lang, part: LogPart) -> ReplayStep {
        let manner = Manner { lang, without: &[] };
        let log = self.at.log();
        // The play that the last action belongs to.
        let changed = self.at.actions().last().map_or(0, |last| last.log_from);
        let play = log.plays().of_line(changed);
        let known = part.from.min(log.len());
        let from = known.max(log.len().saturating_sub(part.most));
        ReplayStep {
            action: self.step() as u32,
            view: G::show(&self.at.game().view(viewer), self.at.memory(), manner),
            log_kept: known as u32,
            log_from: from as u32,
            log: log_lines::<G>(log, from, viewer, lang),
            play: play as u32,
            plays: plays::<G>(log, play, viewer, lang),
            known: log.plays().first_changed(changed) as u32,
            position: self.at.game().position(),
        }
    }

    /// The first line of the log that the actions behind the first `since` have changed, as far as it is open.
    pub fn changed_since(&self, since: usize) -> usize {
        let later = self.at.actions().get(since..).unwrap_or_default();
        later.iter().map(|done| done.log_from).min().unwrap_or(self.at.log().len())
    }

    /// How the game ended, if it has where it is open.
    pub fn outcome(&self) -> Option<detente_game::Outcome> {
        match self.at.game().to_act() {
            ToAct::Over(outcome) => Some(outcome),
            _ => None,
        }
    }
}

/// The names of those who played, in the order of the seats; none where a record does not say.
pub fn players<G: Game>(record: &Record<G>) -> Vec<String> {
    let named = |seat: &str| {
        let mut tags = record.tags.iter().filter(|(key, _)| key == "player");
        tags.find_map(|(_, value)| value.strip_prefix(seat)?.strip_prefix(' '))
    };
    G::SEATS.iter().filter_map(|seat| named(seat)).map(str::to_owned).collect()
}
