//! Following a log: the rules tell what happens, and every telling must be found in the log, in its place.
//!
//! A log is cut into *sections*. Lines that begin something (a block, an event, operations, a target, a war) open a
//! section and stand in strict order. The lines under them say what came of it; inside one section their order is the
//! program's own affair, and points of influence are added up by country. Each line must be told in full before the next
//! section begins, and nothing may be told that is not there.
//!
//! Lines about lasting effects are checked block by block, in one direction only: what the log prints must be so.

use detente_struggle::cards::{CardId, CardSet};
use detente_struggle::map::CountrySet;
use detente_struggle::side::{Side, Us, Ussr};

use crate::grammar::{Header, Phase};
use crate::line::{Line, Use, Won};
use crate::log::{Entry, Log};
use crate::names::card_name;
use crate::parting::{Parting, Said};

/// What the rules say happens next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Telling {
    /// A headline phase or an action round begins.
    Block(Phase),
    /// The card of an action round; `None`: the side passes.
    Card(Option<CardId>),
    /// This must be the next beginning, or a line of this section.
    Line(Line),
    /// A line that the program may leave out.
    Perhaps(Line),
    /// What the turn's end gives for military operations; some logs lost this line.
    Cleanup(Line),
    /// Points that win the game. The program may stop before it prints them, or print only that the game is won.
    Winning(Line),
    Begins(CardId),
    Ends(CardId),
    /// The game is over; the remark that some logs end with.
    Over(Option<Line>),
}

/// A log cut into sections.
#[derive(Debug)]
pub struct Script {
    sections: Vec<Section>,
    blocks: Vec<BlockLines>,
    /// Does the log print the military operations of every turn's end?
    prints_cleanups: bool,
    last_line: usize,
    /// The last section that says anything.
    end: usize,
    /// The last block, if it is a headline phase in which only one side has shown its card.
    hidden_headline: Option<usize>,
}

#[derive(Debug)]
struct Section {
    block: usize,
    head: Head,
    number: usize,
    leaves: Vec<(usize, Line)>,
    countries: CountrySet,
}

#[derive(Debug, PartialEq, Eq)]
enum Head {
    /// Only a blank line stands before it.
    None,
    Block(Header),
    Line(Line),
}

/// What is checked when a block is left.
#[derive(Debug, Default)]
struct BlockLines {
    effects: Vec<(usize, Line)>,
}

impl Script {
    pub fn of(log: &Log) -> Script {
        let mut script = Script {
            sections: Vec::new(),
            blocks: Vec::new(),
            prints_cleanups: log.prints_cleanups,
            last_line: 0,
            end: 0,
            hidden_headline: hidden_headline(log),
        };
        for (index, block) in log.blocks.iter().enumerate() {
            script.blocks.push(BlockLines::default());
            script.open(index, Head::Block(block.header.clone()), block.number);
            let mut blank = false;
            for entry in &block.entries {
                let Some(line) = &entry.line else {
                    blank = true;
                    continue;
                };
                script.last_line = entry.number;
                if begins_section(line) {
                    // Events with two options are announced twice.
                    let again = script.sections.last().is_some_and(|last| {
                        last.leaves.is_empty() && last.head == Head::Line(line.clone()) && is_event(line)
                    });
                    if !again {
                        script.open(index, Head::Line(line.clone()), entry.number);
                    }
                } else if matches!(line, Line::Begins { .. } | Line::Ends { .. }) {
                    script.blocks[index].effects.push((entry.number, line.clone()));
                } else {
                    if blank {
                        script.open(index, Head::None, entry.number);
                    }
                    if let Some(section) = script.sections.last_mut() {
                        if let Line::Influence { country, .. } = line {
                            section.countries.insert(*country);
                        }
                        section.leaves.push((entry.number, line.clone()));
                    }
                }
                blank = false;
            }
            script.last_line = script.last_line.max(block.number);
        }
        script.end = script.sections.iter().rposition(|section| script.says_something(section)).unwrap_or(0);
        script
    }

    /// The last line that says anything.
    pub fn last_line(&self) -> usize {
        self.last_line
    }

    fn says_something(&self, section: &Section) -> bool {
        let soft = matches!(&section.head, Head::Block(header) if is_soft(header.phase));
        !soft || !section.leaves.is_empty() || !self.blocks[section.block].effects.is_empty()
    }

    /// A coup that is announced and not made: Che's, declined or without a target.
    fn is_idle(&self, section: usize) -> bool {
        let Some(here) = self.sections.get(section) else { return false };
        let coup = matches!(here.head, Head::Line(Line::Operations { how: Use::Coup, .. }));
        let target = |next: &Section| matches!(next.head, Head::Line(Line::Target { .. }));
        coup && here.leaves.is_empty() && section < self.end && !target(&self.sections[section + 1])
    }

    fn open(&mut self, block: usize, head: Head, number: usize) {
        let countries = match head {
            Head::Line(Line::Target { country } | Line::War { country }) => CountrySet::one(country),
            _ => CountrySet::EMPTY,
        };
        self.sections.push(Section { block, head, number, leaves: Vec::new(), countries });
    }
}

fn hidden_headline(log: &Log) -> Option<usize> {
    let last = log.blocks.last()?;
    let shown = |entry: &&Entry| matches!(entry.line, Some(Line::Headlines { .. }));
    let headline = matches!(last.header.phase, Phase::Headline { .. });
    (headline && last.entries.iter().filter(shown).count() < 2).then_some(log.blocks.len() - 1)
}

/// Blocks that nothing in the rules announces.
fn is_soft(phase: Phase) -> bool {
    matches!(phase, Phase::Cleanup | Phase::End)
}

fn is_event(line: &Line) -> bool {
    matches!(line, Line::Event { .. })
}

fn begins_section(line: &Line) -> bool {
    matches!(line, Line::Event { .. } | Line::Operations { .. } | Line::Target { .. } | Line::War { .. })
}

/// A place in a script, and what has been told so far.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cursor {
    section: usize,
    /// For each line of the section how much of it has been told: points of influence, else 1.
    told: Vec<u8>,
    /// The card of the round is still to be named.
    card_open: bool,
    score: i16,
    begun: CardSet,
    ended: CardSet,
    in_force: CardSet,
    /// Values compared so far.
    pub checks: u32,
}

impl Cursor {
    pub fn start(script: &Script) -> Cursor {
        let mut cursor = Cursor {
            section: 0,
            told: Vec::new(),
            card_open: false,
            score: 0,
            begun: CardSet::EMPTY,
            ended: CardSet::EMPTY,
            in_force: CardSet::EMPTY,
            checks: 0,
        };
        cursor.told = vec![0; script.sections[0].leaves.len()];
        // The head lines of the set-up are options; nothing tells them.
        for (i, (_, line)) in script.sections[0].leaves.iter().enumerate() {
            if line.values() == 0 || matches!(line, Line::Handicap { .. }) {
                cursor.told[i] = 1;
            }
        }
        cursor
    }

    /// The section that is being told, from 0.
    pub fn section(&self) -> usize {
        self.section
    }

    /// Has everything been told?
    pub fn is_finished(&self, script: &Script) -> bool {
        self.section >= script.end && self.open_leaf(script).is_none()
    }

    /// The header of the block that is being told.
    pub fn header<'a>(&self, script: &'a Script) -> Option<&'a Header> {
        script.sections[..=self.section].iter().rev().find_map(|section| match &section.head {
            Head::Block(header) => Some(header),
            _ => None,
        })
    }

    /// Countries that the rest of this block speaks of, those of this section first.
    pub fn countries(&self, script: &Script) -> (CountrySet, CountrySet) {
        let section = &script.sections[self.section];
        let here = section
            .leaves
            .iter()
            .zip(&self.told)
            .filter_map(|((_, line), &told)| match line {
                Line::Influence { country, change, .. } if u16::from(told) < change.unsigned_abs() => {
                    Some(*country)
                }
                _ => None,
            })
            .collect();
        let rest = script.sections[self.section + 1..]
            .iter()
            .take_while(|next| next.block == section.block)
            .fold(CountrySet::EMPTY, |set, next| set | next.countries);
        (here, rest)
    }

    /// Cards that the rest of this block names, in order.
    pub fn cards(&self, script: &Script) -> Vec<CardId> {
        let block = script.sections[self.section].block;
        let mut cards = Vec::new();
        for section in script.sections[self.section..].iter().take_while(|next| next.block == block) {
            if let Head::Line(Line::Event { card }) = section.head {
                cards.push(card);
            }
            for (_, line) in &section.leaves {
                if let Line::Discards { card, .. }
                | Line::Plays { card, .. }
                | Line::Reveals { card, .. }
                | Line::Headlines { card, .. } = line
                {
                    cards.push(*card);
                }
            }
        }
        cards
    }

    /// The headline of a side in this or the next block.
    pub fn headline(&self, script: &Script, of: Side) -> Option<CardId> {
        let block = script.sections[self.section].block;
        script.sections[self.section..]
            .iter()
            .take_while(|next| next.block <= block + 1)
            .flat_map(|section| &section.leaves)
            .find_map(|(_, line)| match line {
                Line::Headlines { side, card } if *side == of => Some(*card),
                _ => None,
            })
    }

    /// Does the log say that this effect ends in the block that is being told?
    pub fn ends_here(&self, script: &Script, card: CardId) -> bool {
        let block = script.sections[self.section].block;
        script.blocks[block].effects.iter().any(|(_, line)| *line == Line::Ends { card })
    }

    /// Who holds The China Card when it is next heard of: taking it is never printed.
    pub fn next_china_holder(&self, script: &Script) -> Option<Side> {
        script.sections[self.section + 1..].iter().find_map(|section| {
            let gain = section.leaves.iter().any(|(_, line)| matches!(line, Line::Gains { .. }));
            let influence = section.leaves.iter().any(|(_, line)| matches!(line, Line::Influence { .. }));
            let holder = |is_us: bool| Some(if is_us { Us } else { Ussr });
            match &section.head {
                Head::Line(Line::Event { card: CardId::NixonPlaysTheChinaCard }) => holder(gain),
                Head::Line(Line::Event { card: CardId::CulturalRevolution }) => holder(!gain),
                Head::Line(Line::Event { card: CardId::UssuriRiverSkirmish }) => holder(influence),
                Head::Block(Header { phase: Phase::Round { side, .. }, cards }) => {
                    cards.contains(&CardId::TheChinaCard).then_some(*side)
                }
                _ => None,
            }
        })
    }

    /// The first line of this section that has not been told in full.
    fn open_leaf<'a>(&self, script: &'a Script) -> Option<&'a (usize, Line)> {
        let leaves = &script.sections[self.section].leaves;
        leaves.iter().zip(&self.told).find(|((_, line), told)| !is_told(line, **told)).map(|(leaf, _)| leaf)
    }

    /// Goes on by what the rules tell.
    pub fn tell_all(&mut self, script: &Script, tellings: &[Telling]) -> Result<(), Parting> {
        tellings.iter().try_for_each(|telling| self.tell(script, telling))
    }

    fn tell(&mut self, script: &Script, telling: &Telling) -> Result<(), Parting> {
        if let Telling::Line(Line::Gains { score, .. })
        | Telling::Winning(Line::Gains { score, .. })
        | Telling::Cleanup(Line::Gains { score, .. }) = telling
        {
            self.score = *score;
        }
        match telling {
            Telling::Begins(card) => {
                self.begun.insert(*card);
                self.in_force.insert(*card);
                Ok(())
            }
            Telling::Ends(card) => {
                self.ended.insert(*card);
                self.in_force.remove(*card);
                Ok(())
            }
            _ if self.is_finished(script) => self.tell_after_the_end(script, telling),
            Telling::Over(remark) => self.tell_over(script, remark.as_ref()),
            Telling::Block(phase) => self.tell_block(script, *phase),
            Telling::Card(card) => self.tell_card(script, *card),
            Telling::Line(line) => self.tell_line(script, line),
            Telling::Cleanup(line) if script.prints_cleanups => self.tell_line(script, line),
            Telling::Perhaps(line) | Telling::Winning(line) | Telling::Cleanup(line) => {
                let mut next = self.clone();
                if next.tell_line(script, line).is_ok() {
                    *self = next;
                }
                Ok(())
            }
        }
    }

    /// The last block says no more than that the game is over, and perhaps who has won.
    fn tell_over(&mut self, script: &Script, remark: Option<&Line>) -> Result<(), Parting> {
        loop {
            if let Some(remark) = remark {
                self.tell_leaf(script, remark);
            }
            if self.open_leaf(script).is_some() || !self.next_is_soft(script) {
                return Ok(());
            }
            self.advance(script)?;
        }
    }

    /// What comes after the last line is not in the log; only the card of a last header still has to fit.
    fn tell_after_the_end(&mut self, script: &Script, telling: &Telling) -> Result<(), Parting> {
        match telling {
            Telling::Card(card) if self.card_open => self.tell_card(script, *card),
            _ => Ok(()),
        }
    }

    /// What the log says next.
    pub fn expected(&self, script: &Script) -> Parting {
        let (line, expected) = match self.open_leaf(script) {
            Some((number, line)) => (*number, Said::Line(line.to_string())),
            None => match script.sections.get(self.section + 1) {
                Some(next) => (next.number, Said::Line(next.text())),
                None => (script.last_line, Said::EndOfLog),
            },
        };
        Parting { line, expected, got: Said::Nothing }
    }

    fn parting<T>(&self, script: &Script, got: String) -> Result<T, Parting> {
        Err(Parting { got: Said::Line(got), ..self.expected(script) })
    }

    /// Has a round been opened whose card has not been told?
    pub fn is_card_open(&self) -> bool {
        self.card_open
    }

    fn tell_block(&mut self, script: &Script, phase: Phase) -> Result<(), Parting> {
        while self.open_leaf(script).is_none() && self.next_is_soft(script) {
            self.advance(script)?;
        }
        if self.is_finished(script) {
            return Ok(());
        }
        let found = script
            .sections
            .get(self.section + 1)
            .is_some_and(|next| matches!(&next.head, Head::Block(header) if header.phase == phase));
        if self.open_leaf(script).is_some() || !found {
            return self.parting(script, phase_text(phase));
        }
        self.advance(script)?;
        self.checks += 1;
        self.card_open = matches!(phase, Phase::Round { .. });
        Ok(())
    }

    fn tell_card(&mut self, script: &Script, card: Option<CardId>) -> Result<(), Parting> {
        let section = &script.sections[self.section];
        let expected = self.header(script).and_then(|header| header.cards.first().copied());
        self.card_open = false;
        if expected == card {
            self.checks += 1;
            return Ok(());
        }
        let said = |card: Option<CardId>| card.map_or(Said::NoCard, |card| Said::Line(card_name(card)));
        Err(Parting { line: section.number, expected: said(expected), got: said(card) })
    }

    /// May the next section begin by itself: a clean-up, the last block, lines after a blank, an idle announcement?
    fn next_is_soft(&self, script: &Script) -> bool {
        script.sections.get(self.section + 1).is_some_and(|next| match &next.head {
            Head::None => true,
            Head::Block(header) => is_soft(header.phase),
            Head::Line(_) => script.is_idle(self.section + 1),
        })
    }

    fn tell_line(&mut self, script: &Script, line: &Line) -> Result<(), Parting> {
        let start = self.clone();
        if begins_section(line) {
            loop {
                let next = script.sections.get(self.section + 1);
                let found = next.is_some_and(|next| matches!(&next.head, Head::Line(head) if head == line));
                let told = self.open_leaf(script).is_none();
                if told && found {
                    self.advance(script)?;
                    self.checks += line.values();
                    return Ok(());
                }
                if !told || !script.is_idle(self.section + 1) {
                    *self = start;
                    return self.parting(script, line.to_string());
                }
                self.advance(script)?;
            }
        }
        loop {
            if self.tell_leaf(script, line) || self.is_finished(script) {
                return Ok(());
            }
            if self.open_leaf(script).is_some() || !self.next_is_soft(script) {
                let like = start.like(script, line);
                *self = start;
                return like.map_or_else(|| self.parting(script, line.to_string()), Err);
            }
            self.advance(script)?;
        }
    }

    /// An untold line of this section that speaks of the same thing, for a better message.
    fn like(&self, script: &Script, line: &Line) -> Option<Parting> {
        let leaves = &script.sections[self.section].leaves;
        let untold = leaves.iter().zip(&self.told).filter(|((_, leaf), told)| !is_told(leaf, **told));
        untold.into_iter().find_map(|((number, leaf), told)| {
            if let (
                Line::Influence { side: s, country: c, .. },
                &Line::Influence { side, change, country, us, ussr },
            ) = (leaf, line)
            {
                // All points of the section so far.
                let change = change + i16::from(*told) * change.signum();
                let got = Line::Influence { side, change, country, us, ussr };
                return (*s == side && *c == country).then(|| differ(*number, leaf, &got));
            }
            let same = core::mem::discriminant(leaf) == core::mem::discriminant(line);
            same.then(|| differ(*number, leaf, line))
        })
    }

    /// Finds the line in this section.
    fn tell_leaf(&mut self, script: &Script, line: &Line) -> bool {
        let mut found = false;
        for (i, (_, leaf)) in script.sections[self.section].leaves.iter().enumerate() {
            if is_told(leaf, self.told[i]) {
                continue;
            }
            match (leaf, line) {
                (
                    Line::Influence { side, change, country, us, ussr },
                    Line::Influence { side: s, change: c, country: at, us: u, ussr: r },
                ) if side == s && country == at && change.signum() == c.signum() => {
                    let total = u16::from(self.told[i]) + c.unsigned_abs();
                    let all = change.unsigned_abs();
                    // The numbers in brackets are those after the last point.
                    if total < all || total == all && (us, ussr) == (u, r) {
                        self.told[i] = u8::try_from(total).unwrap_or(u8::MAX);
                        self.checks += if total == all { leaf.values() } else { 0 };
                        return true;
                    }
                }
                // How the program calls a victory that it seldom prints is its own affair.
                (Line::Wins { side, how }, Line::Wins { side: s, how: h })
                    if side == s && [how, h].iter().any(|how| matches!(how, Won::Otherwise(_))) =>
                {
                    self.told[i] = 1;
                    return true;
                }
                // A region that the log lost may be any.
                (Line::ChoosesLostRegion { side, .. }, Line::ChoosesRegion { side: s, .. }) if side == s => {
                    self.told[i] = 1;
                    return true;
                }
                // These are printed once, twice or three times for one card.
                (
                    Line::Reveals { side, card, .. } | Line::Plays { side, card },
                    Line::Reveals { side: s, card: c, .. } | Line::Plays { side: s, card: c },
                ) if core::mem::discriminant(leaf) == core::mem::discriminant(line)
                    && side == s
                    && card == c =>
                {
                    self.told[i] = 1;
                    self.checks += 1;
                    found = true;
                }
                _ if leaf == line => {
                    self.told[i] = 1;
                    self.checks += leaf.values();
                    return true;
                }
                _ => {}
            }
        }
        found
    }

    /// Goes to the next section. Whoever leaves a block must find its effects in force, or gone.
    fn advance(&mut self, script: &Script) -> Result<(), Parting> {
        let next = &script.sections[self.section + 1];
        if next.block != script.sections[self.section].block {
            self.check_effects(script)?;
            self.begun = CardSet::EMPTY;
            self.ended = CardSet::EMPTY;
        }
        self.section += 1;
        self.told = vec![0; next.leaves.len()];
        for (i, (number, line)) in next.leaves.iter().enumerate() {
            match line {
                // Told by silence: whatever else is told here would have no line.
                Line::NothingToReveal { .. } | Line::NothingToDiscard { .. } => {}
                // The log stops while the other headline is still hidden.
                Line::Headlines { .. } if script.hidden_headline == Some(next.block) => {}
                Line::NoPoints { score } if *score == self.score => {}
                Line::NoPoints { .. } => {
                    return Err(differ(*number, line, &Line::NoPoints { score: self.score }));
                }
                _ => continue,
            }
            self.told[i] = 1;
            self.checks += 1;
        }
        Ok(())
    }

    /// What the log says of lasting effects in the block that is being left.
    pub fn check_effects(&mut self, script: &Script) -> Result<(), Parting> {
        let block = script.sections[self.section].block;
        for (number, line) in &script.blocks[block].effects {
            let holds = match line {
                Line::Begins { card } => self.begun.contains(*card) || self.in_force.contains(*card),
                Line::Ends { card } => self.ended.contains(*card) || !self.in_force.contains(*card),
                _ => true,
            };
            if !holds {
                let got = match line {
                    Line::Begins { card } => Line::Ends { card: *card },
                    Line::Ends { card } => Line::Begins { card: *card },
                    _ => line.clone(),
                };
                return Err(differ(*number, line, &got));
            }
            self.checks += 1;
        }
        Ok(())
    }
}

fn differ(number: usize, expected: &Line, got: &Line) -> Parting {
    Parting { line: number, expected: Said::Line(expected.to_string()), got: Said::Line(got.to_string()) }
}

impl Section {
    fn text(&self) -> String {
        match &self.head {
            Head::Block(header) => phase_text(header.phase),
            Head::Line(line) => line.to_string(),
            Head::None => self.leaves.first().map_or_else(String::new, |(_, line)| line.to_string()),
        }
    }
}

fn is_told(line: &Line, told: u8) -> bool {
    match line {
        Line::Influence { change, .. } => u16::from(told) >= change.unsigned_abs(),
        _ => told > 0,
    }
}

fn phase_text(phase: Phase) -> String {
    match phase {
        Phase::Setup => "SETUP".to_owned(),
        Phase::Headline { turn } => format!("Turn {turn}, Headline Phase"),
        Phase::Round { turn, side, round } => {
            format!("Turn {turn}, {} AR{round}", crate::line::side_name(side))
        }
        Phase::Cleanup => "Cleanup".to_owned(),
        Phase::End => "the last block".to_owned(),
    }
}
