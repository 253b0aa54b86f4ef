//! One's own part in the dice of a server's table: it goes out by itself.

use detente_client::Contributions;
use detente_protocol::ClientMessage;

use super::{Remote, UNASKED};
use crate::save;
use crate::shown::Shown;

/// Where one's own parts in the dice are kept.
pub fn contributions() -> Contributions {
    Contributions::new(save::folder().with_file_name("fair"))
}

impl<G: Shown> Remote<G> {
    /// Sends what the dice of the table wait for, before anything else is sent.
    pub(super) fn contribute(&mut self) {
        for command in self.part.due(&self.whole) {
            let table = self.table.clone();
            self.link.send(ClientMessage::Command { id: UNASKED, table, command });
        }
    }
}
