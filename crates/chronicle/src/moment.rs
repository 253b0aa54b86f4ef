//! What happened, for programs: plays, each a list of moments in the order of the facts.
//!
//! A *play* is what a person would call one: the set-up of a side, a headline, an action round, a card played inside an
//! event, the end of a turn. A *moment* is one step of it that a screen can show: a card, a die, a country before and after.
//! Both are kept once, without language and without viewer, while the facts come in; the log's entries stand beside them,
//! and every moment names the entries that tell it. This file is the same for every game; each game says what its plays and
//! its moments are (`twilight::moment`, `guerra_fria::moment`).
//!
//! Facts of one deed are drawn together (three points in Poland are one change of Poland), so a new fact may change the last
//! moments instead of adding one. Every viewer has the same plays with the same number of moments.

use core::ops::Range;

use detente_game::{Seat, Viewer};

use crate::tail::Tail;

/// Who may know the whole of a moment. Whoever may not is told that it happened, and no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    Everybody,
    Only(Seat),
}

impl Audience {
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::Everybody => true,
            Audience::Only(seat) => viewer == Viewer::Seat(seat),
        }
    }
}

/// What a moment tells.
pub trait Happening: Clone {
    fn audience(&self) -> Audience;

    /// The same for somebody outside the audience.
    #[must_use]
    fn blanked(&self) -> Self;

    /// The same for this viewer.
    #[must_use]
    fn told_to(&self, viewer: Viewer) -> Self {
        if self.audience().includes(viewer) { self.clone() } else { self.blanked() }
    }
}

/// For a game that tells no moments.
impl Happening for () {
    fn audience(&self) -> Audience {
        Audience::Everybody
    }

    fn blanked(&self) {}
}

/// One step of a play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment<W> {
    pub what: W,
    /// The entries of the log that tell it. Empty only until the next fact: an effect acts, and its points follow.
    pub lines: Vec<usize>,
}

/// Moments that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play<K, W> {
    pub kind: K,
    /// The play whose event this one is played in.
    pub within: Option<usize>,
    /// The play that goes on here, after one that was played in its event.
    pub continues: Option<usize>,
    /// Its first entry in the log; the last is the one before the next play.
    pub first_line: usize,
    pub moments: Vec<Moment<W>>,
}

/// Where an entry of the log belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub play: usize,
    /// The first moment that it tells; a heading tells none.
    pub moment: Option<usize>,
}

/// All plays of a game so far; there is always one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plays<K, W> {
    plays: Tail<Play<K, W>>,
}

impl<K, W> Plays<K, W> {
    /// A game that begins with this play.
    pub fn new(kind: K) -> Plays<K, W> {
        let first = Play { kind, within: None, continues: None, first_line: 0, moments: Vec::new() };
        Plays { plays: Tail::new(vec![first]) }
    }

    /// All of them, unless the log was told to forget its beginning: then those that are left.
    pub fn all(&self) -> &[Play<K, W>] {
        self.plays.kept()
    }

    /// How many there are, with those that were forgotten.
    #[allow(clippy::len_without_is_empty, reason = "there is always one")]
    pub fn len(&self) -> usize {
        self.plays.len()
    }

    /// The play of this number, unless it was forgotten.
    pub fn get(&self, index: usize) -> Option<&Play<K, W>> {
        self.plays.get(index)
    }

    /// Forgets the plays before this one; the one under way is never forgotten.
    pub(crate) fn forget(&mut self, before: usize) {
        self.plays.forget(before.min(self.current()));
    }

    /// The play that an entry belongs to; the last one for an entry that is still to come.
    pub fn of_line(&self, line: usize) -> usize {
        let before = self.plays.kept().partition_point(|play| play.first_line <= line);
        self.plays.first() + before.saturating_sub(1)
    }

    /// Where the entry `line` belongs.
    pub fn place(&self, line: usize) -> Place {
        let play = self.of_line(line);
        let moment = self.plays[play].moments.iter().position(|moment| moment.lines.contains(&line));
        Place { play, moment }
    }

    /// The first moment of the play of `line` that may be new or changed if the log is from there on.
    pub fn first_changed(&self, line: usize) -> usize {
        let moments = &self.plays[self.of_line(line)].moments;
        let changed =
            |moment: &Moment<W>| moment.lines.is_empty() || moment.lines.iter().any(|&told| told >= line);
        moments.iter().position(changed).unwrap_or(moments.len())
    }

    /// The number of the play under way.
    pub(crate) fn current(&self) -> usize {
        self.plays.len() - 1
    }

    /// The play under way.
    pub(crate) fn last(&self) -> &Play<K, W> {
        self.plays.last().expect("there is always a play")
    }

    fn last_mut(&mut self) -> &mut Play<K, W> {
        self.plays.last_mut().expect("there is always a play")
    }

    /// A play begins with the entry `line`, which is still to come.
    pub(crate) fn begin(&mut self, kind: K, line: usize) -> &mut Play<K, W> {
        self.plays.push(Play { kind, within: None, continues: None, first_line: line, moments: Vec::new() });
        self.last_mut()
    }

    /// The next moment, told by these entries.
    pub(crate) fn tell(&mut self, what: W, lines: impl IntoIterator<Item = usize>) {
        self.last_mut().moments.push(Moment { what, lines: lines.into_iter().collect() });
    }

    /// Moments whose entry had not come yet are told by these.
    pub(crate) fn settle(&mut self, lines: &Range<usize>) {
        for moment in self.last_mut().moments.iter_mut().rev().take_while(|moment| moment.lines.is_empty()) {
            moment.lines.extend(lines.clone());
        }
    }

    /// Looks for a moment to draw the next one together with, in the run of moments at the end for which `run` holds; those
    /// to which `join` says yes are told by these entries too. False if there is none.
    pub(crate) fn join(
        &mut self,
        run: impl Fn(&W) -> bool,
        mut join: impl FnMut(&mut W) -> bool,
        lines: impl IntoIterator<Item = usize>,
    ) -> bool {
        let end = self.last_mut().moments.iter_mut().rev().take_while(|moment| run(&moment.what));
        for moment in end {
            if join(&mut moment.what) {
                for line in lines {
                    if !moment.lines.contains(&line) {
                        moment.lines.push(line);
                    }
                }
                moment.lines.sort_unstable();
                return true;
            }
        }
        false
    }

    /// All entries from `line` on have gone, which were of the play under way; what they told is told by `into`.
    pub(crate) fn lines_removed(&mut self, line: usize, into: usize) {
        for moment in &mut self.last_mut().moments {
            if moment.lines.iter().any(|&told| told >= line) {
                moment.lines.iter_mut().filter(|told| **told >= line).for_each(|told| *told = into);
                moment.lines.sort_unstable();
                moment.lines.dedup();
            }
        }
    }

    /// An entry has gone; what it told is told by `into`, as the entries are numbered after that.
    pub(crate) fn line_removed(&mut self, line: usize, into: usize) {
        for play in self.plays.iter_mut().rev() {
            if play.first_line > line {
                play.first_line -= 1;
            }
            for moment in &mut play.moments {
                for told in &mut moment.lines {
                    match (*told).cmp(&line) {
                        core::cmp::Ordering::Less => {}
                        core::cmp::Ordering::Equal => *told = into,
                        core::cmp::Ordering::Greater => *told -= 1,
                    }
                }
                moment.lines.sort_unstable();
                moment.lines.dedup();
            }
            if play.first_line <= line {
                break;
            }
        }
    }
}
