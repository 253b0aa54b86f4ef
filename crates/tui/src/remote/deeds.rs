//! What can be done at a server's table besides answering: talking, offers, giving up, beginning.

use detente_protocol::{SeatWish, Sitter, TableCommand, TableStatus};

use super::Remote;
use crate::shown::Shown;
use crate::table::{Deed, Refused, Wants, What};

impl<G: Shown> Remote<G> {
    pub(super) fn possible_deeds(&self) -> Vec<Deed> {
        let deed = |what: What| {
            let wants = match what {
                What::Say => Wants::Text,
                What::Resign | What::CallOff => Wants::Certainty,
                _ => Wants::Nothing,
            };
            Deed { what, label: self.say().line(&format!("deed-{}", what.word())), wants }
        };
        What::ALL.into_iter().filter(|&what| self.may(what)).map(deed).collect()
    }

    fn may(&self, what: What) -> bool {
        let whole = &self.whole;
        let plays = self.own().next().is_some();
        let playing = self.status() == TableStatus::Playing && plays;
        let hosts = whole.table.host == self.me.id && self.status() == TableStatus::Open;
        let free = whole.table.seats.iter().any(|seat| seat.sitter == Sitter::Open);
        let has = |wanted: fn(&Sitter) -> bool| whole.table.seats.iter().any(|seat| wanted(&seat.sitter));
        match what {
            What::Accept => self.scene.offers.iter().any(|offer| offer.to_answer),
            What::Refuse => plays && !whole.offers.is_empty(),
            What::Say => whole.may_chat,
            What::TakeBack => playing && whole.actions > 0 && whole.offers.is_empty(),
            // A bot never agrees.
            What::Draw => {
                playing && whole.offers.is_empty() && !has(|sitter| matches!(sitter, Sitter::Bot { .. }))
            }
            // Without clocks there is nothing to stop.
            What::Pause => playing && !whole.clocks.is_empty() && !whole.paused && whole.offers.is_empty(),
            What::Resume => playing && whole.paused,
            What::Claim => whole.may_claim,
            What::Resign => playing,
            What::Start => self.may_start(),
            What::Bots => hosts && free,
            What::CallOff => hosts,
            What::Rematch => self.status() == TableStatus::Over && plays,
        }
    }

    pub(super) fn deed(&mut self, what: What, text: &str) -> Result<Option<String>, Refused> {
        if !self.may(what) {
            return Err(Refused(self.say().line("not-here")));
        }
        let seat = self.seat().unwrap_or_default();
        let command = match what {
            What::Say => TableCommand::Chat { text: text.to_owned() },
            What::Accept => return self.accept(),
            What::Refuse => TableCommand::Answer { seat, accept: false },
            What::TakeBack => return self.ask_take_back(seat),
            What::Draw => TableCommand::OfferDraw { seat },
            What::Pause => TableCommand::OfferPause { seat },
            What::Resume => TableCommand::Resume { seat },
            What::Claim => TableCommand::ClaimTime { seat },
            What::Resign => TableCommand::Resign { seat },
            What::Start => TableCommand::Start,
            What::Bots => return self.seat_bots(),
            What::CallOff => TableCommand::Abort,
            What::Rematch => {
                if let Some(table) = self.command(&TableCommand::Rematch)? {
                    self.move_to(table);
                }
                return Ok(None);
            }
        };
        self.command(&command)?;
        Ok(None)
    }

    /// Agrees for every own seat.
    fn accept(&mut self) -> Result<Option<String>, Refused> {
        let own: Vec<String> = self.own().map(str::to_owned).collect();
        for seat in own {
            if !self.whole.offers.is_empty() {
                // Another game that all have agreed to has a table of its own.
                if let Some(table) = self.command(&TableCommand::Answer { seat, accept: true })? {
                    self.move_to(table);
                    break;
                }
            }
        }
        Ok(None)
    }

    /// Asks to go back to before one's own last play.
    fn ask_take_back(&mut self, seat: String) -> Result<Option<String>, Refused> {
        self.command(&TableCommand::AskTakeBack { seat })?;
        let agreed = self.whole.offers.is_empty();
        Ok(agreed.then(|| self.say().line("undone")))
    }

    /// Bots on all free seats, as strong as the strongest.
    fn seat_bots(&mut self) -> Result<Option<String>, Refused> {
        let seats = self.whole.table.seats.iter().filter(|seat| seat.sitter == Sitter::Open);
        let free: Vec<String> = seats.map(|seat| seat.seat.clone()).collect();
        for seat in free {
            let wish = SeatWish::Bot { level: self.bot_level.clone() };
            self.command(&TableCommand::SetSeat { seat, wish })?;
        }
        Ok(None)
    }
}
