//! The lobby: which tables are open or in play, and those who watch the list. Whoever begins to watch is sent the list once, and
//! then only what changes.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use detente_game::Game as _;
use detente_games::{GameName, with_game};
use detente_protocol::{Lobby, Privacy, ServerMessage, TableStatus, TableSummary};
use detente_store::{StoredTable, Which};
use detente_table::{Listing, Progress, Sitting};
use detente_words::Lang;
use tokio::sync::Notify;

use crate::cluster::wire::News;
use crate::error::Refusal;
use crate::hub::{Client, Hub, listing_of, locked};
use crate::sink;

/// The most tables that are listed at once.
const MOST: usize = 200;
/// Those who watch are told not more often than this.
const PAUSE: Duration = Duration::from_millis(500);

/// What a lobby is made of.
#[derive(Debug, Default)]
pub(crate) struct Board {
    listings: Mutex<HashMap<String, Arc<Listing>>>,
    watchers: Mutex<HashMap<u64, (String, Client)>>,
    /// What has changed since the watchers were last told: the tables as they are now, and whether others than those at the table see
    /// a difference.
    changed: Mutex<HashMap<String, (Arc<Listing>, bool)>>,
    bell: Notify,
    /// Which server has told of a table that is another's.
    told_by: Mutex<HashMap<String, String>>,
}

fn is_live(listing: &Listing) -> bool {
    matches!(listing.status, TableStatus::Open | TableStatus::Playing)
}

/// Has this user to do with the table?
fn concerns(listing: &Listing, user: &str) -> bool {
    let sits = |seat: &Sitting| matches!(seat, Sitting::Person { user: holder, .. } if holder == user);
    listing.host == user || listing.seats.iter().any(sits)
}

/// What other servers have to be told of a table.
#[derive(Debug)]
enum Difference {
    /// All of it: it is new, or its people, its terms or its state are otherwise.
    Whole,
    /// It has become somebody else's turn.
    Turn,
    /// Nothing that a lobby shows.
    Nothing,
}

impl Difference {
    fn between(known: Option<&Listing>, now: &Listing) -> Difference {
        match known {
            Some(known) if known.has_terms_of(now) => {
                if known.awaited == now.awaited {
                    Difference::Nothing
                } else {
                    Difference::Turn
                }
            }
            _ => Difference::Whole,
        }
    }
}

impl Hub {
    /// A table of this server is listed as it stands now, here and, as far as a lobby shows a difference, at all others.
    pub fn list(&self, listing: Listing) {
        if let Some(cluster) = self.cluster() {
            match Difference::between(self.listing(&listing.id).as_deref(), &listing) {
                Difference::Whole => cluster.tell(News::Listed(Box::new(listing.clone()))),
                Difference::Turn => {
                    let (table, progress) = (listing.id.clone(), listing.progress());
                    cluster.tell(News::GoesOn { table, progress });
                }
                Difference::Nothing => {}
            }
        }
        self.put_on_board(listing);
    }

    /// A table has become this server's: all others are told all of it, whatever they were told by whoever had it before.
    pub fn list_anew(&self, listing: Listing) {
        if let Some(cluster) = self.cluster() {
            cluster.tell(News::Listed(Box::new(listing.clone())));
            locked(&self.board.told_by).remove(&listing.id);
        }
        self.put_on_board(listing);
    }

    /// A table of another server is so far. One that is not known here is asked for when it is noticed that news are missing.
    pub(crate) fn goes_on_elsewhere(&self, table: &str, progress: Progress) {
        if let Some(known) = self.listing(table).filter(|known| known.updated <= progress.updated) {
            self.put_on_board(Listing::clone(&known).at(progress));
        }
    }

    /// A table of another server, all of it.
    pub(crate) fn list_elsewhere(&self, listing: Listing, node: &str) {
        let Some(game) = GameName::by_name(&listing.game) else { return };
        let seat_names = with_game!(game, G => G::SEATS);
        // What comes late does not replace what is newer.
        if self.listing(&listing.id).is_none_or(|known| known.updated <= listing.updated) {
            if is_live(&listing) {
                locked(&self.board.told_by).insert(listing.id.clone(), node.to_owned());
            }
            self.put_on_board(Listing { seat_names, ..listing });
        }
    }

    /// A server has said all the tables that are its own: others that it told of before have ended, or are somebody else's by now.
    pub(crate) async fn only_these_elsewhere(&self, node: &str, tables: &HashSet<String>) {
        let told: Vec<String> = locked(&self.board.told_by)
            .iter()
            .filter(|(table, by)| *by == node && !tables.contains(*table))
            .map(|(table, _)| table.clone())
            .collect();
        self.take_off_ended(told).await;
    }

    /// Takes tables off the board that are neither open nor in play any more, by what the store says: whoever should have told so did not.
    async fn take_off_ended(&self, tables: Vec<String>) {
        for table in tables {
            let live = |row: &StoredTable| matches!(row.status.as_str(), "open" | "playing");
            // What cannot be read now is looked at the next time.
            let Ok(row) = self.store.table(&table).await else { continue };
            if !row.as_ref().is_some_and(live)
                && let Some(listing) = self.listing(&table)
            {
                self.put_on_board(Listing { status: TableStatus::Aborted, ..Listing::clone(&listing) });
            }
        }
    }

    /// A server is gone. Those of its tables that go on are told of by whoever takes them; of the others nobody would.
    pub(crate) async fn gone_elsewhere(&self, node: &str) {
        self.only_these_elsewhere(node, &HashSet::new()).await;
    }

    fn put_on_board(&self, listing: Listing) {
        let listing = Arc::new(listing);
        let mut listings = locked(&self.board.listings);
        let before = listings.get(&listing.id);
        let seated = before.is_none_or(|old| old.status != listing.status || old.seats != listing.seats);
        let shown = seated || before.is_some_and(|old| old.awaited != listing.awaited);
        // When it becomes whose turn is nothing to those who may not look on, or see it later.
        let to_others = seated || listing.behind.is_none();
        if is_live(&listing) {
            listings.insert(listing.id.clone(), listing.clone());
        } else {
            listings.remove(&listing.id);
            locked(&self.places).remove(&listing.id);
            locked(&self.board.told_by).remove(&listing.id);
        }
        drop(listings);
        if shown && !locked(&self.board.watchers).is_empty() {
            let mut changed = locked(&self.board.changed);
            let told = changed.get(&listing.id).is_some_and(|(_, told)| *told);
            changed.insert(listing.id.clone(), (listing, told || to_others));
            drop(changed);
            self.board.bell.notify_one();
        }
    }

    /// A table that is open or in play, as it is listed.
    pub fn listing(&self, table: &str) -> Option<Arc<Listing>> {
        locked(&self.board.listings).get(table).cloned()
    }

    /// How many tables are open or in play.
    pub(crate) fn count_live(&self) -> usize {
        locked(&self.board.listings).len()
    }

    /// Those that are wanted, the newest first.
    pub(crate) fn live(&self, wanted: impl Fn(&Listing) -> bool) -> Vec<Arc<Listing>> {
        let mut found: Vec<Arc<Listing>> =
            locked(&self.board.listings).values().filter(|listing| wanted(listing)).cloned().collect();
        found.sort_by_key(|listing| std::cmp::Reverse((listing.updated, listing.id.clone())));
        found
    }

    /// Hands over each of them, and whether it was made from this place.
    pub(crate) fn look_at_live(&self, place: &str, mut look: impl FnMut(&Listing, bool)) {
        let (listings, places) = (locked(&self.board.listings), locked(&self.places));
        for listing in listings.values() {
            look(listing, places.get(&listing.id).is_some_and(|made| made == place));
        }
    }

    fn summary(&self, listing: &Listing, user: Option<&str>, lang: Lang) -> TableSummary {
        listing.summary(user, lang, |user| self.is_connected(user))
    }

    pub async fn lobby(&self, user: Option<&str>, lang: Lang) -> Result<Lobby, Refusal> {
        let public = by_turns(self.live(|listing| listing.privacy == Privacy::Public));
        let tables = public.iter().take(MOST).map(|listing| self.summary(listing, user, lang)).collect();
        let mut mine = Vec::new();
        if let Some(user) = user {
            let rows = self.store.tables(Which::Of { user: user.to_owned(), most: MOST as u32 }).await?;
            for row in rows {
                let listing = self.listing(&row.id);
                let listing = listing.or_else(|| listing_of(&row).map(Arc::new));
                let set_aside = self.is_aside(&row);
                let summary = |listing: Arc<Listing>| self.summary(&listing, Some(user), lang);
                mine.extend(listing.map(|listing| TableSummary { set_aside, ..summary(listing) }));
            }
        }
        Ok(Lobby { tables, mine })
    }

    /// Where a decision of this user is awaited.
    pub fn turns(&self, user: &str, lang: Lang) -> Vec<TableSummary> {
        let mine = self.live(|listing| listing.awaits(Some(user)));
        mine.iter().map(|listing| self.summary(listing, Some(user), lang)).collect()
    }

    // Those who watch

    pub fn watch_lobby(&self, user: String, client: Client) {
        locked(&self.board.watchers).insert(client.sink.id, (user, client));
    }

    pub fn leave_lobby(&self, sink: u64) {
        locked(&self.board.watchers).remove(&sink);
    }

    /// Tells those who watch the lobby what has changed, but not more than twice a second.
    pub async fn tend_lobby(self: Arc<Self>) {
        loop {
            self.board.bell.notified().await;
            self.tell_lobby();
            tokio::time::sleep(PAUSE).await;
        }
    }

    fn tell_lobby(&self) {
        let all: Vec<(Arc<Listing>, bool)> =
            std::mem::take(&mut *locked(&self.board.changed)).into_values().collect();
        let open: Vec<Arc<Listing>> =
            all.iter().filter(|(_, told)| *told).map(|(listing, _)| listing.clone()).collect();
        let watchers: Vec<(String, Client)> = locked(&self.board.watchers).values().cloned().collect();
        // Nearly everybody is told the same, which is written once.
        let common = self.changes(&open, None, Lang::En);
        let nothing = matches!(&common, ServerMessage::LobbyChanges { tables, gone, .. } if tables.is_empty() && gone.is_empty());
        let common = if nothing { None } else { sink::text(&common) };
        for (user, client) in watchers {
            if all.iter().any(|(listing, _)| concerns(listing, &user)) {
                let seen = all.iter().filter(|(listing, told)| *told || concerns(listing, &user));
                let seen: Vec<Arc<Listing>> = seen.map(|(listing, _)| listing.clone()).collect();
                client.sink.send(&self.changes(&seen, Some(&user), client.lang));
            } else if let Some(common) = &common {
                client.sink.send_text(common.clone());
            }
        }
    }

    /// What somebody is told of tables that have changed.
    fn changes(&self, changed: &[Arc<Listing>], user: Option<&str>, lang: Lang) -> ServerMessage {
        let (mut tables, mut mine, mut gone) = (Vec::new(), Vec::new(), Vec::new());
        for listing in changed {
            if user.is_some_and(|user| concerns(listing, user)) {
                mine.push(self.summary(listing, user, lang));
            }
            if listing.privacy != Privacy::Public {
                continue;
            }
            if is_live(listing) {
                tables.push(self.summary(listing, user, lang));
            } else {
                gone.push(listing.id.clone());
            }
        }
        ServerMessage::LobbyChanges { tables, mine, gone }
    }
}

/// The first table of every host, then the second of each, and so on: nobody pushes others out of the list.
fn by_turns(found: Vec<Arc<Listing>>) -> Vec<Arc<Listing>> {
    let mut counts: HashMap<String, usize> = HashMap::new();
    let mut ranked: Vec<(usize, Arc<Listing>)> = Vec::with_capacity(found.len());
    for listing in found {
        let count = counts.entry(listing.host.clone()).or_default();
        *count += 1;
        ranked.push((*count, listing));
    }
    // The sort keeps the order of equals.
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.into_iter().map(|(_, listing)| listing).collect()
}

#[cfg(test)]
mod tests {
    use detente_table::{Body, Head, Who};

    use super::*;

    fn listing() -> Listing {
        let who = Who { user: "ann".into(), name: "Ann".into() };
        let wish = serde_json::json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "open"}]});
        let wish = serde_json::from_value(wish).expect("a wish");
        let company = crate::table::company::<detente_struggle::Struggle>();
        let body = Body::wished(&who, wish, &company, "seed".into()).expect("a table");
        let head = Head { id: "t".into(), rules: 1, version: 0, created: 1, updated: 1 };
        Listing::new(&head, &body, "twilight", &["us", "ussr"])
    }

    #[test]
    fn other_servers_are_told_no_more_of_a_table_than_a_lobby_shows() {
        let known = listing();
        let played = Listing { actions: 7, updated: 9, ..known.clone() };
        let turned = Listing { awaited: vec![1], ..played.clone() };
        let over = Listing { status: TableStatus::Over, ..turned.clone() };
        let seated = Listing { seats: vec![Sitting::Open, Sitting::Open], ..known.clone() };
        assert!(matches!(Difference::between(None, &known), Difference::Whole), "it is new");
        assert!(matches!(Difference::between(Some(&known), &played), Difference::Nothing));
        assert!(matches!(Difference::between(Some(&known), &turned), Difference::Turn));
        assert!(matches!(Difference::between(Some(&turned), &over), Difference::Whole));
        assert!(matches!(Difference::between(Some(&known), &seated), Difference::Whole));
        let there = known.at(turned.progress());
        assert_eq!((there.actions, there.updated, there.awaited), (7, 9, vec![1]), "and know the same");
    }
}
