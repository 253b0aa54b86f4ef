//! The actions of a game as plays: what a take-back takes away.
//!
//! A play is what one seat decides in a row, with Nature's answers in between, within one part of the game (an action round, a
//! set-up). A choice that several make at the same time (headlines, sealed bids, a round of Guerra Fría) is one play of all of
//! them: whoever takes back the own part has seen the others', so that everybody chooses anew.

use std::ops::Range;

use detente_chronicle::{Chronicle as _, Line};
use detente_game::{Actor, Seat, Viewer};
use detente_words::Lang;

use crate::games::Hosted;
use crate::history::{Done, History};

impl<G: Hosted> History<G> {
    /// Where each play begins, as numbers of actions, in order. What Nature does before the first is no play.
    pub fn plays(&self) -> Vec<usize> {
        let mut starts = Vec::new();
        let mut last: Option<&Done<G>> = None;
        for (i, done) in self.actions().iter().enumerate() {
            if done.by == Actor::Nature {
                continue;
            }
            let goes_on =
                last.is_some_and(|last| done.part == last.part && (done.by == last.by || done.part.together));
            if !goes_on {
                starts.push(i);
            }
            last = Some(done);
        }
        starts
    }

    /// Where the steps begin that one seat took last, one after the other in one part of the game, each of which has shown
    /// nothing new; and whose they are. Choices made together are none: they were told together.
    pub(crate) fn last_free_steps(&self) -> Option<(usize, Seat)> {
        let last = self.actions().last().filter(|last| last.free && !last.part.together)?;
        let Actor::Seat(seat) = last.by else { return None };
        let goes_on = |done: &&Done<G>| done.free && done.by == last.by && done.part == last.part;
        let steps = self.actions().iter().rev().take_while(goes_on).count();
        Some((self.actions().len() - steps, seat))
    }

    /// How many actions are left if the last play of `seat` goes, with whatever came after it; nothing if there was none.
    pub fn before_last_play(&self, seat: Seat) -> Option<usize> {
        let last = self.actions().iter().rposition(|done| done.by == Actor::Seat(seat))?;
        self.plays().into_iter().rfind(|&start| start <= last)
    }

    /// The plays from the action `count` on, as ranges of actions.
    fn plays_from(&self, count: usize) -> Vec<Range<usize>> {
        let starts: Vec<usize> = self.plays().into_iter().filter(|&start| start >= count).collect();
        let ends = starts.iter().skip(1).copied().chain([self.actions().len()]);
        starts.iter().zip(ends).map(|(&start, end)| start..end).collect()
    }

    /// The plays from the action `count` on, each in the words of the log's own line for it.
    pub fn plays_in_words(&self, count: usize, viewer: Viewer, lang: Lang) -> Vec<String> {
        let plays = self.plays_from(count);
        let begins =
            |play: &Range<usize>| self.actions()[play.clone()].iter().map(|done| done.log_from).min();
        let Some(first) = plays.iter().filter_map(begins).min() else { return Vec::new() };
        let log = self.log_from(first);
        let line = |play: Range<usize>| {
            let from = begins(&play)?;
            let to = self.actions().get(play.end).map_or(log.len(), |next| next.log_from);
            let lines = (from..to.max(from + 1).min(log.len())).map(|index| log.line(index, viewer, lang));
            let told = |line: &Line| !line.tone.is_heading() && !line.text.is_empty();
            lines.into_iter().find(told).map(|line| line.text)
        };
        plays.into_iter().filter_map(line).collect()
    }
}
