//! From facts to entries: draws together what belongs together and finds the names of modifiers.
//!
//! The log follows the public side of the game (influence, effects, tracks) by the facts alone, so that it can name
//! what was added to a die or how a region's points come about. It never knows a hidden card beyond the facts that
//! carry one, and those keep their audience. Plays and moments are kept beside the entries (`plays`).

use core::ops::Range;
use std::collections::BTreeMap;

use detente_game::bot::Reason;
use detente_game::{Game, Seat, Viewer};
use detente_struggle::Struggle;
use detente_struggle::cards::CardId;
use detente_struggle::decision::{Stage, Tabletop, Word};
use detente_struggle::effects::{Effect, Effects};
use detente_struggle::fact::Fact;
use detente_struggle::map::{Country, Region};
use detente_struggle::options::Options;
use detente_struggle::rules::operations::OpsValue;
use detente_struggle::side::{BySide, Side};
use detente_struggle::state::{China, State};
use detente_words::Lang;

use super::entry::{Change, Entry, Roll};
use super::moment::{Holding, PlayKind, What};
use super::plays::Book;
use super::tell;
use crate::tail::Tail;
use crate::{Chronicle, Line, Plays, Why, reason};

/// What a fact did to the log.
struct Taken {
    /// The first entry that is new or has changed.
    changed: usize,
    /// The entries that tell the fact.
    lines: Range<usize>,
}

impl Taken {
    /// The one entry that is new or has changed and tells the fact.
    const fn at(index: usize) -> Taken {
        Taken { changed: index, lines: index..index + 1 }
    }
}

/// The log of a game.
#[derive(Clone, Debug)]
pub struct Log {
    entries: Tail<Entry>,
    /// Why some of them came about, by their numbers; nothing is said of most.
    whys: BTreeMap<usize, Vec<(Seat, Reason)>>,
    /// Why the next one will.
    because: Option<(Seat, Reason)>,
    book: Book,
    /// The public table as the facts left it.
    board: State,
    /// Shuttle Diplomacy: the country that does not count in the next scoring.
    shuttle: Option<Country>,
    /// The effect that gives the next points.
    acting: Option<Effect>,
    /// The headline phase of this turn has its heading.
    headlines: bool,
    /// Some turn has one.
    turns: bool,
}

impl Chronicle<Struggle> for Log {
    type Kind = PlayKind;
    type What = What;

    fn new(options: &Options) -> Log {
        Log {
            entries: Tail::new(vec![Entry::Setup]),
            whys: BTreeMap::new(),
            because: None,
            book: Book::new(),
            board: <Struggle as Game>::new(options),
            shuttle: None,
            acting: None,
            headlines: false,
            turns: false,
        }
    }

    fn of_position(game: &Struggle) -> Log {
        let turn = game.turn;
        let kind = match game.stage() {
            Stage::Headline => PlayKind::Headlines { turn },
            Stage::ActionRound { by, number } => PlayKind::ActionRound { turn, round: number, by },
            Stage::EndOfTurn => PlayKind::EndOfTurn { turn },
            Stage::Bid | Stage::SetUp | Stage::Deal | Stage::Over => PlayKind::Setup { by: None },
        };
        Log {
            entries: Tail::new(vec![Entry::Turn { turn }]),
            turns: true,
            book: Book::of(kind),
            board: game.clone(),
            ..Log::new(&game.options)
        }
    }

    fn tell(&mut self, fact: &Fact) -> usize {
        self.book.turn_page(*fact, &self.board, self.entries.len());
        let Taken { changed, lines } = self.take(*fact);
        self.moments(*fact, lines);
        if changed < self.entries.len()
            && let Some(why) = self.because.take()
        {
            // A country whose control is broken and then taken is told once.
            let whys = self.whys.entry(changed).or_default();
            match whys.iter_mut().find(|(_, known)| known.details.first() == why.1.details.first()) {
                Some(known) => *known = why,
                None => whys.push(why),
            }
        }
        changed
    }

    fn because(&mut self, why: Option<(Seat, Reason)>) {
        self.because = why;
    }

    fn len(&self) -> usize {
        self.entries.len()
    }

    fn first(&self) -> usize {
        self.entries.first()
    }

    fn forget(&mut self, before: usize) {
        let plays = &self.book.plays;
        // The last entry of the play before may belong to the first fact of the next.
        let play = plays.of_line(before).min(self.book.needed()).min(plays.current().saturating_sub(1));
        let Some(first) = plays.get(play).map(|play| play.first_line) else { return };
        self.entries.forget(first);
        self.whys = self.whys.split_off(&first);
        self.book.plays.forget(play);
    }

    fn plays(&self) -> &Plays<PlayKind, What> {
        &self.book.plays
    }

    fn line(&self, index: usize, viewer: Viewer, lang: Lang) -> Line {
        let may_see = |fact| Struggle::may_see(&fact, viewer);
        let line = tell::line(&self.entries[index], &self.board.options, may_see, lang);
        if !self.whys.contains_key(&index) {
            return line;
        }
        // Whoever may not know the deed need not know why.
        let open = self.open_line(index, lang);
        if line.text == open.text { open } else { line }
    }

    fn open_line(&self, index: usize, lang: Lang) -> Line {
        let line = tell::line(&self.entries[index], &self.board.options, |_| true, lang);
        Line { why: self.why(index, lang), ..line }
    }
}

impl Log {
    pub fn entries(&self) -> &[Entry] {
        self.entries.kept()
    }

    /// The public table as the facts tell it: influence, effects, tracks, The China Card. Cards are not followed.
    pub fn board(&self) -> &State {
        &self.board
    }

    /// Why an entry came about, in words.
    fn why(&self, index: usize, lang: Lang) -> Option<Why> {
        let whys = self.whys.get(&index)?;
        let (seat, _) = whys.first()?;
        let texts: Vec<String> = whys.iter().map(|(_, why)| reason(lang, why)).collect();
        Some(Why { seat: *seat, text: texts.join("; ") })
    }

    fn push(&mut self, entry: Entry) -> Taken {
        self.turns |= matches!(entry, Entry::Turn { .. });
        self.entries.push(entry);
        Taken::at(self.entries.len() - 1)
    }

    /// Nothing is written down; the next entry will tell it.
    fn nothing(&self) -> Taken {
        Taken { changed: self.entries.len(), lines: 0..0 }
    }

    /// The first entry that a fact may be drawn together with: one of the same play, behind the last for which `run` does not
    /// hold.
    fn run_start(&self, run: impl Fn(&Entry) -> bool) -> usize {
        let start = self.entries.rposition(|entry| !run(entry)).map_or(0, |last| last + 1);
        start.max(self.book.plays.last().first_line)
    }

    /// Adds the fact to the play under way, and keeps the public table in step.
    fn moments(&mut self, fact: Fact, lines: Range<usize>) {
        self.book.plays.settle(&lines);
        if let Fact::Influence { country, .. } = fact {
            let before = Holding::of(&self.board, country);
            self.follow(fact);
            self.book.change(country, before, Holding::of(&self.board, country), lines);
            return;
        }
        let entry = if lines.is_empty() { None } else { self.entries.get(lines.end - 1) };
        self.book.add(fact, &self.board, lines, entry);
        self.follow(fact);
    }

    /// Writes a fact down.
    fn take(&mut self, fact: Fact) -> Taken {
        let board = &self.board;
        match fact {
            Fact::Step { .. } | Fact::Disposed { .. } | Fact::HeadlineBegins { .. } => self.nothing(),
            Fact::Turn { turn } => self.push(Entry::Turn { turn }),
            Fact::HeadlineChosen { .. } => self.headline_chosen(fact),
            Fact::Headline { side, .. } => self.headline(side, fact),
            Fact::Shortfall { us, ussr } => {
                let turn = board.turn;
                let changed = self.push(Entry::EndOfTurn { turn }).changed;
                for (side, points) in [(Side::Us, us), (Side::Ussr, ussr)] {
                    if points > 0 {
                        self.push(Entry::Lacks { side, points });
                    }
                }
                Taken { changed, lines: changed..self.entries.len() }
            }
            Fact::Dealt { .. } | Fact::LooksAt { .. } | Fact::Reveals { .. } | Fact::Discards { .. } => {
                self.cards(fact)
            }
            Fact::Plays { side, card, how } => self.push(Entry::Plays { side, card, how, value: None }),
            Fact::Operations { side, how, value } => self.operations(side, how, value, fact),
            Fact::Event { card, by } => {
                if card == CardId::SoutheastAsiaScoring {
                    let points = board.southeast_asia_points();
                    return self.push(Entry::SoutheastAsia { us: points.us, ussr: points.ussr });
                }
                // The play has said so already.
                let said = matches!(self.entries.last(), Some(Entry::Plays { side, card: played, how: Word::Event, .. })
                    if *played == card && *side == by);
                if said { Taken::at(self.entries.len() - 1) } else { self.push(Entry::Plain(fact)) }
            }
            Fact::Influence { country, side, change, us, ussr } => {
                let points = change.unsigned_abs();
                self.influence(side, change > 0, Change { country, points, us, ussr })
            }
            Fact::VictoryPoints { side, points, score } => self.victory_points(side, points, score),
            Fact::Coup { by, target, die, points, modifiers, result } => {
                self.push(Entry::Coup { by, target, die, points, modifiers, result })
            }
            Fact::Realignment { by, target, us_die, us_modifiers, ussr_die, ussr_modifiers } => {
                let us = Roll { die: us_die, modifiers: us_modifiers };
                let ussr = Roll { die: ussr_die, modifiers: ussr_modifiers };
                self.push(Entry::Realignment { by, target, us, ussr })
            }
            Fact::War { card, by, target, die, modifiers, needed, won } => {
                self.push(Entry::War { card, by, target, roll: Roll { die, modifiers }, needed, won })
            }
            Fact::Contest { card, us_die, us_modifiers, ussr_die, ussr_modifiers } => {
                let us = Roll { die: us_die, modifiers: us_modifiers };
                let ussr = Roll { die: ussr_die, modifiers: ussr_modifiers };
                self.push(Entry::Contest { card, us, ussr })
            }
            Fact::Scored { region, us, ussr } => self.scored(region, us, ussr),
            Fact::China { holder, face_up } => {
                let moves = board.china.holder != Some(holder);
                self.push(Entry::China { holder, face_up, moves })
            }
            Fact::Acts(effect) if effect != Effect::Norad => {
                self.acting = Some(effect);
                self.nothing()
            }
            Fact::Names { country, .. } => {
                self.shuttle = Some(country);
                self.push(Entry::Plain(fact))
            }
            _ => self.push(Entry::Plain(fact)),
        }
    }

    /// The first turn is not announced by a fact of its own.
    fn headline_chosen(&mut self, fact: Fact) -> Taken {
        let changed = self.entries.len();
        if !self.headlines {
            self.headlines = true;
            if !self.turns {
                self.push(Entry::Turn { turn: self.board.turn });
            }
            self.push(Entry::Headlines);
        }
        Taken { changed, ..self.push(Entry::Plain(fact)) }
    }

    /// An opened headline takes the place of the news that it was chosen.
    fn headline(&mut self, side: Side, fact: Fact) -> Taken {
        let chosen = Entry::Plain(Fact::HeadlineChosen { side });
        let Some(place) = self.entries.rposition(|entry| *entry == chosen) else {
            return self.push(Entry::Plain(fact));
        };
        self.entries.remove(place);
        let behind = self.whys.split_off(&place);
        self.whys.extend(behind.into_iter().filter(|&(at, _)| at > place).map(|(at, why)| (at - 1, why)));
        self.book.plays.line_removed(place, self.entries.len());
        Taken { changed: place, ..self.push(Entry::Plain(fact)) }
    }

    /// Deals, looks, shows and discards that follow each other become one entry a side.
    fn cards(&mut self, fact: Fact) -> Taken {
        let (new, card) = match fact {
            Fact::Dealt { side, card } => (Entry::Dealt { side, cards: vec![card] }, card),
            Fact::Reveals { side, card } => (Entry::Reveals { side, cards: vec![card] }, card),
            Fact::Discards { side, card } => (Entry::Discards { side, cards: vec![card] }, card),
            Fact::LooksAt { card } => (Entry::LooksAt { cards: vec![card] }, card),
            _ => return self.nothing(),
        };
        let heap = |entry: &Entry| {
            matches!(
                entry,
                Entry::Dealt { .. } | Entry::Reveals { .. } | Entry::Discards { .. } | Entry::LooksAt { .. }
            )
        };
        let start = self.run_start(heap);
        for (index, entry) in self.entries.since_mut(start) {
            match (entry, &new) {
                (Entry::Dealt { side, cards }, Entry::Dealt { side: to, .. })
                | (Entry::Reveals { side, cards }, Entry::Reveals { side: to, .. })
                | (Entry::Discards { side, cards }, Entry::Discards { side: to, .. })
                    if side == to =>
                {
                    cards.push(card);
                    return Taken::at(index);
                }
                (Entry::LooksAt { cards }, Entry::LooksAt { .. }) => {
                    cards.push(card);
                    return Taken::at(index);
                }
                _ => {}
            }
        }
        self.push(new)
    }

    /// Operations that begin with the play of a card belong to it.
    fn operations(&mut self, side: Side, how: Word, value: OpsValue, fact: Fact) -> Taken {
        if let Some(Entry::Plays { side: by, how: played, value: known @ None, .. }) = self.entries.last_mut()
            && (*by, *played) == (side, how)
        {
            *known = Some(value);
            return Taken::at(self.entries.len() - 1);
        }
        self.push(Entry::Plain(fact))
    }

    /// Points placed or removed one after the other are one entry a side and direction. What lies in a country is told
    /// as it was after the last of them.
    fn influence(&mut self, side: Side, gain: bool, change: Change) -> Taken {
        let run = |entry: &Entry| matches!(entry, Entry::Influence { .. });
        let start = self.run_start(run);
        for (index, entry) in self.entries.since_mut(start) {
            let Entry::Influence { side: whose, gain: sign, changes } = entry else { continue };
            if (*whose, *sign) != (side, gain) {
                continue;
            }
            match changes.iter_mut().find(|known| known.country == change.country) {
                Some(known) => *known = Change { points: known.points + change.points, ..change },
                None => changes.push(change),
            }
            return Taken::at(index);
        }
        self.push(Entry::Influence { side, gain, changes: vec![change] })
    }

    /// “We Will Bury You” and U2 Incident end in paying; that is one entry.
    fn victory_points(&mut self, side: Side, points: u8, score: i8) -> Taken {
        let mut because = self.acting.take();
        if let Some(&Entry::Plain(Fact::Ends(effect @ (Effect::WeWillBuryYou | Effect::U2Incident)))) =
            self.entries.last()
            && because.is_none()
        {
            self.entries.pop();
            self.whys.remove(&self.entries.len());
            // The entry that comes next stands in the same place.
            because = Some(effect);
        }
        self.push(Entry::VictoryPoints { side, points, score, because })
    }

    fn scored(&mut self, region: Region, us: i8, ussr: i8) -> Taken {
        let asia = matches!(region, Region::Asia | Region::MiddleEast);
        let shuttle = if asia { self.shuttle.take() } else { None };
        let parts = self.board.score(region, self.board.amendments(shuttle));
        let agrees = (parts.shares.us.points(), parts.shares.ussr.points()) == (us, ussr);
        self.push(Entry::Scored { us, ussr, parts: Box::new(parts), agrees })
    }

    /// Keeps the public table in step.
    fn follow(&mut self, fact: Fact) {
        let board = &mut self.board;
        match fact {
            Fact::Turn { turn } => {
                (board.turn, board.round) = (turn, 0);
                self.headlines = false;
            }
            Fact::Round { side, round } => (board.phasing, board.round) = (side, round),
            Fact::Influence { country, us, ussr, .. } => {
                let mut table = Tabletop::new(board, None);
                table.set_influence(Side::Us, country, us);
                table.set_influence(Side::Ussr, country, ussr);
            }
            Fact::ChineseCivilWar { influence } => board.chinese_civil_war = influence,
            Fact::Defcon { to, .. } => board.defcon = to,
            Fact::VictoryPoints { score, .. } => board.vp = score,
            Fact::MilitaryOps { side, total } => board.military_ops[side] = total,
            Fact::Shortfall { .. } => board.military_ops = BySide::default(),
            Fact::Space { side, to } => board.space[side] = to,
            Fact::Begins(effect) => board.effects.insert(effect),
            Fact::Ends(effect) => board.effects.remove(effect),
            Fact::China { holder, face_up } => board.china = China { holder: Some(holder), face_up },
            _ => {}
        }
    }

    /// The effects in force.
    pub fn effects(&self) -> Effects {
        self.board.effects
    }
}
