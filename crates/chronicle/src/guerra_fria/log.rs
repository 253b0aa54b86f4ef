//! The log of a game of Guerra Fría. What a player enters before the reveal is nobody's business and is not kept.

use detente_game::Viewer;
use detente_guerra_fria::card::Placement;
use detente_guerra_fria::game::Ending;
use detente_guerra_fria::{Arsenal, Card, Fact, Forces, GuerraFria, Null, Options, Pair, Player};
use detente_words::Lang;

use super::moment::{self, PlayKind, What};
use super::{name, pair_name};
use crate::say::{Say, signed};
use crate::tail::Tail;
use crate::{Chronicle, Line, Plays, Tone};

/// One entry of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    Round {
        round: u32,
    },
    Chosen {
        by: Player,
    },
    Built {
        by: Player,
        numbers: [u8; 3],
        after: Arsenal,
    },
    Regrouped {
        by: Player,
        numbers: [i8; 3],
        after: Arsenal,
    },
    Nullified {
        by: Player,
        cards: Placement,
        why: Null,
    },
    Offered {
        by: Player,
        to: Player,
    },
    Unanswered {
        by: Player,
        to: Player,
    },
    /// A valid attack; whether it was victorious once that is known.
    Attack {
        attackers: Pair,
        forces: Forces,
        won: Option<bool>,
    },
    Over {
        ending: Ending,
    },
}

/// The log of a game.
#[derive(Clone, Debug)]
pub struct Log {
    entries: Tail<Entry>,
    /// The cards turned up in this round.
    revealed: [Option<Placement>; 4],
    plays: Plays<PlayKind, What>,
}

impl Chronicle<GuerraFria> for Log {
    type Kind = PlayKind;
    type What = What;

    fn new(_options: &Options) -> Log {
        Log {
            entries: Tail::new(vec![Entry::Round { round: 1 }]),
            revealed: [None; 4],
            plays: Plays::new(PlayKind::Choices { round: 1 }),
        }
    }

    fn of_position(game: &GuerraFria) -> Log {
        let round = game.round();
        Log {
            entries: Tail::new(vec![Entry::Round { round }]),
            revealed: [None; 4],
            plays: Plays::new(PlayKind::Choices { round }),
        }
    }

    fn tell(&mut self, fact: &Fact) -> usize {
        moment::turn_page(&mut self.plays, *fact, self.entries.len());
        let changed = self.take(*fact);
        if let Some(what) = moment::what(*fact) {
            // Cards that are turned up have no entry: the heading of the round tells them.
            let line = match what {
                What::Revealed { .. } => self.plays.last().first_line,
                _ => self.entries.len() - 1,
            };
            self.plays.tell(what, [line]);
        }
        changed
    }

    fn len(&self) -> usize {
        self.entries.len()
    }

    fn first(&self) -> usize {
        self.entries.first()
    }

    fn forget(&mut self, before: usize) {
        let play = self.plays.of_line(before);
        if let Some(play) = self.plays.get(play) {
            self.entries.forget(play.first_line);
        }
        self.plays.forget(play);
    }

    fn plays(&self) -> &Plays<PlayKind, What> {
        &self.plays
    }

    fn line(&self, index: usize, _viewer: Viewer, lang: Lang) -> Line {
        line(self.entries[index], Say::new(lang))
    }

    fn open_line(&self, index: usize, lang: Lang) -> Line {
        line(self.entries[index], Say::new(lang))
    }

    fn is_heading(&self, index: usize) -> bool {
        matches!(self.entries[index], Entry::Round { .. })
    }
}

impl Log {
    /// Writes a fact down. Gives the first entry that changed.
    fn take(&mut self, fact: Fact) -> usize {
        match fact {
            Fact::Entered { .. } => self.entries.len(),
            Fact::Chosen { by } => self.push(Entry::Chosen { by }),
            Fact::Revealed { by, cards } => {
                self.revealed[by as usize] = Some(cards);
                self.hide_chosen()
            }
            Fact::Nullified { by, why } => {
                let cards = self.revealed[by as usize].unwrap_or([[Card::Missiles(0); 2]; 3]);
                self.push(Entry::Nullified { by, cards, why })
            }
            Fact::Built { by, numbers, after, .. } => self.push(Entry::Built { by, numbers, after }),
            Fact::Regrouped { by, numbers, after, .. } => self.push(Entry::Regrouped { by, numbers, after }),
            Fact::AllianceOffered { by, to } => self.push(Entry::Offered { by, to }),
            Fact::AllianceUnanswered { by, to } => self.push(Entry::Unanswered { by, to }),
            Fact::AttackValid { attackers, forces } => {
                self.push(Entry::Attack { attackers, forces, won: None })
            }
            Fact::AttackFailed { attackers, forces } => self.attack(attackers, forces, false),
            Fact::AttackVictorious { attackers, forces } => self.attack(attackers, forces, true),
            Fact::RoundBegins { round } => {
                self.revealed = [None; 4];
                self.push(Entry::Round { round })
            }
            Fact::GameOver { ending } => self.push(Entry::Over { ending }),
        }
    }

    pub fn entries(&self) -> &[Entry] {
        self.entries.kept()
    }

    fn push(&mut self, entry: Entry) -> usize {
        self.entries.push(entry);
        self.entries.len() - 1
    }

    /// The cards take the place of the news that they lie there. The first entry that changes is the heading of the round,
    /// which tells them now.
    fn hide_chosen(&mut self) -> usize {
        let heading = self.plays.last().first_line;
        let had = self.entries.len();
        while let Some(Entry::Chosen { .. }) = self.entries.last() {
            self.entries.pop();
        }
        if self.entries.len() < had {
            self.plays.lines_removed(self.entries.len(), heading);
        }
        heading
    }

    /// How a valid attack ended belongs to it.
    fn attack(&mut self, attackers: Pair, forces: Forces, won: bool) -> usize {
        let open = Entry::Attack { attackers, forces, won: None };
        if self.entries.last() == Some(&open) {
            self.entries.pop();
        }
        self.push(Entry::Attack { attackers, forces, won: Some(won) })
    }
}

fn line(entry: Entry, say: Say) -> Line {
    let by_name = |id: &str, by: Player| say.begin(id).with("name", name(say, by));
    match entry {
        Entry::Round { round } => Line::new(Tone::Turn, say.begin("gf-round").with("n", round).text()),
        Entry::Chosen { by } => Line::new(Tone::Choice, by_name("gf-chosen", by).text()).of(by.seat()),
        Entry::Built { by, numbers, after } => {
            let changes = items(say, by, numbers.map(|n| n as i8), &after);
            let text = if changes.is_empty() {
                by_name("gf-built-reserve", by)
            } else {
                by_name("gf-built", by).with("items", changes)
            };
            Line::new(Tone::Influence, text.with("reserve", after.reserve).text()).of(by.seat())
        }
        Entry::Regrouped { by, numbers, after } => {
            let text = by_name("gf-regrouped", by).with("items", items(say, by, numbers, &after)).text();
            Line::new(Tone::Influence, text).of(by.seat())
        }
        Entry::Nullified { by, cards, why } => {
            let shown: Vec<String> = by
                .rivals()
                .into_iter()
                .zip(cards)
                .map(|(rival, [one, other])| {
                    format!("{} {} + {}", name(say, rival), card_label(say, one), card_label(say, other))
                })
                .collect();
            let text =
                by_name("gf-null", by).with("cards", shown.join(", ")).with("why", null(say, why)).text();
            Line::new(Tone::Play, text).of(by.seat())
        }
        Entry::Offered { by, to } => {
            let text = by_name("gf-offered", by).with("ally", name(say, to)).text();
            Line::new(Tone::Choice, text).of(by.seat())
        }
        Entry::Unanswered { by, to } => {
            let text = by_name("gf-unanswered", by).with("ally", name(say, to)).text();
            Line::new(Tone::Choice, text).of(by.seat())
        }
        Entry::Attack { attackers, forces, won } => {
            let outcome = match won {
                Some(true) => say.word("gf-attack-won"),
                Some(false) => say.word("gf-attack-failed"),
                None => say.word("gf-attack-open"),
            };
            let text = say
                .begin("gf-attack")
                .with("attackers", pair_name(say, attackers))
                .with("defenders", pair_name(say, attackers.opponents()))
                .with("attacking", forces.attacking)
                .with("defending", forces.defending)
                .with("outcome", outcome);
            Line::new(Tone::Dice, text.text())
        }
        Entry::Over { ending: Ending::Attack(pair) } => {
            let text = say.begin("gf-over-attack").with("winners", pair_name(say, pair)).text();
            Line::new(Tone::End, text)
        }
        Entry::Over { ending: Ending::MaxRounds } => Line::new(Tone::End, say.word("gf-over-max-rounds")),
    }
}

/// What changes at the markers, those without change left out.
fn items(say: Say, by: Player, numbers: [i8; 3], after: &Arsenal) -> String {
    let mut items = Vec::new();
    for (marker, rival) in by.rivals().into_iter().enumerate() {
        if numbers[marker] != 0 {
            let text = say
                .begin("gf-item")
                .with("rival", name(say, rival))
                .with("change", signed(numbers[marker]))
                .with("now", after.attack[marker]);
            items.push(text.text());
        }
    }
    items.join(", ")
}

/// What a card says, as it is printed: `+` for ENTRADA.
pub(super) fn card_label(say: Say, card: Card) -> String {
    match card {
        Card::Salida => say.word("gf-card-salida"),
        Card::Entrada => say.word("gf-card-entrada"),
        Card::Alianza => say.word("gf-card-alianza"),
        Card::Missiles(0) => say.word("gf-card-cero"),
        Card::Missiles(n) => n.to_string(),
    }
}

/// Why a play is null, as a clause.
pub fn null_text(why: Null, lang: Lang) -> String {
    null(Say::new(lang), why)
}

/// Why a play is null.
fn null(say: Say, why: Null) -> String {
    match why {
        Null::NoPlay => say.word("gf-null-no-play"),
        Null::OverTwelve { sum } => say.begin("gf-null-over-twelve").with("n", sum).text(),
        Null::ReserveBelowZero { reserve, taken } => {
            say.begin("gf-null-reserve").with("reserve", reserve).with("taken", taken).text()
        }
        Null::MovedOverTwelve { moved } => say.begin("gf-null-moved").with("n", moved).text(),
        Null::Unequal { leaving, coming } => {
            say.begin("gf-null-unequal").with("leaving", leaving).with("coming", coming).text()
        }
        Null::MarkerBelowZero { against, missiles, leaving } => say
            .begin("gf-null-marker")
            .with("rival", name(say, against))
            .with("missiles", missiles)
            .with("leaving", leaving)
            .text(),
    }
}
