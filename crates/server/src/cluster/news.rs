//! What servers tell each other without being asked: who is where, what the lobby shows, lines for each other's clients. All of it is
//! numbered; whoever misses a number asks how things stand, or begins anew to watch.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use async_nats::Subscriber;
use detente_protocol::TableStatus;
use detente_table::Listing;
use futures_util::StreamExt as _;

use super::bus::Bus;
use super::wire::{After, Line, News, Question, State, Told, pack, unpack};
use super::{Cluster, Queues};
use crate::hub::{Hub, locked};
use crate::notify::page;

/// How long a server may take to say how things stand.
const PATIENCE: Duration = Duration::from_secs(3);
/// So often it is asked in a row, where more was missed meanwhile.
const TRIES: u32 = 3;
/// Where that was of no use it is asked again after this.
const PAUSE: Duration = Duration::from_secs(1);

/// Something on its way to others.
#[derive(Debug)]
pub(super) enum Outbound {
    All(News),
    To(String, Line),
    Beat,
}

/// What is known of another server.
#[derive(Debug, Default)]
pub(super) struct Peer {
    /// Who has a client there.
    users: HashSet<String>,
    heard: Heard,
    /// The number of the last line for a client of ours.
    lines: u64,
}

/// What was heard of a server, by number. Whether anything is missing is noticed at once, and asked for by one at a time, however much comes
/// meanwhile.
#[derive(Debug, Default)]
struct Heard {
    /// The number of the last news that was heard or is known otherwise.
    last: u64,
    /// Everything up to this number was once known: how things stood then, or later.
    known: Option<u64>,
    /// All news up to this number have to be known; some of them were not heard.
    needed: u64,
    /// What was heard while somebody asks.
    asking: Option<Meanwhile>,
}

/// What an answer that was given before does not know.
#[derive(Debug, Default)]
struct Meanwhile {
    /// Who came or went, with the number of the news.
    people: Vec<(u64, String, bool)>,
    /// Tables that have ended.
    ended: HashSet<String>,
}

impl Heard {
    /// Notes a number; says whether it is new.
    fn note(&mut self, number: u64, is_beat: bool) -> bool {
        let before = if is_beat { number } else { number.saturating_sub(1) };
        if before > self.last {
            self.needed = before;
        }
        let is_new = number > self.last;
        self.last = self.last.max(number);
        is_new
    }

    fn is_missing(&self) -> bool {
        self.known.is_none_or(|known| known < self.needed)
    }

    /// Somebody begins to ask, unless somebody does already.
    fn begin(&mut self) -> bool {
        if self.asking.is_some() {
            return false;
        }
        self.asking = Some(Meanwhile::default());
        true
    }

    /// How things stood at a number has come; gives what was heard since.
    fn learn(&mut self, number: u64) -> Meanwhile {
        self.known = self.known.max(Some(number));
        self.last = self.last.max(number);
        let mut meanwhile = self.asking.as_mut().map(std::mem::take).unwrap_or_default();
        meanwhile.people.retain(|(at, ..)| *at > number);
        meanwhile
    }
}

impl Cluster {
    /// Tells all other servers. Returns at once.
    pub fn tell(&self, news: News) {
        if self.bus.is_some() && self.news.try_send(Outbound::All(news)).is_err() {
            self.lost.store(true, Ordering::Relaxed);
        }
    }

    /// A line for a client of another server, in its turn.
    pub(super) async fn send_line(&self, node: &str, line: Line) {
        let _ = self.lines.send(Outbound::To(node.to_owned(), line)).await;
    }

    /// Has this user a client at another server?
    pub fn is_elsewhere(&self, user: &str) -> bool {
        locked(&self.peers).values().any(|peer| peer.users.contains(user))
    }

    /// Begins to ask a server how things stand there, unless somebody asks already. Nobody has to wait for it.
    pub(super) fn meet(self: &Arc<Self>, hub: &Arc<Hub>, peer: &str) -> Option<tokio::task::JoinHandle<()>> {
        // Known from now on, so that it is noticed when it goes.
        let begins = locked(&self.peers).entry(peer.to_owned()).or_default().heard.begin();
        begins.then(|| {
            let (hub, cluster, peer) = (hub.clone(), self.clone(), peer.to_owned());
            tokio::spawn(cluster.catch_up(hub, peer))
        })
    }

    /// Asks a server how things stand there until nothing is missing.
    async fn catch_up(self: Arc<Self>, hub: Arc<Hub>, peer: String) {
        let mut missing = true;
        // What was missed may be that a session has ended which somebody here still speaks with.
        if locked(&self.peers).get(&peer).is_some_and(|known| known.heard.known.is_some()) {
            hub.look_at_credentials();
        }
        for _ in 0..TRIES {
            let Some(state) = self.ask_state(&peer).await else { break };
            let Some(listings) = self.learn(&peer, state) else { break };
            missing = self.list_all(&hub, &peer, listings).await;
            if !missing {
                break;
            }
        }
        let end = async move {
            if missing {
                // The next news begin it again, but not at once.
                tokio::time::sleep(PAUSE).await;
            }
            if let Some(known) = locked(&self.peers).get_mut(&peer) {
                known.heard.asking = None;
            }
        };
        if missing {
            tokio::spawn(end);
        } else {
            end.await;
        }
    }

    /// How things stand at a server, part after part; its number is that of the first, since all others are newer.
    async fn ask_state(&self, peer: &str) -> Option<State> {
        let bus = self.bus.as_ref()?;
        let (mut whole, mut after) = (None::<State>, After::default());
        loop {
            let question = pack(&Question::State { after });
            let asked = bus.ask(&format!("ask.{peer}"), question, PATIENCE).await;
            let part = unpack::<State>(&asked.ok()?)?;
            let next = part.next.clone();
            match &mut whole {
                None => whole = Some(part),
                Some(whole) => {
                    whole.users.extend(part.users);
                    whole.listings.extend(part.listings);
                }
            }
            match next {
                Some(next) => after = next,
                None => return whole,
            }
        }
    }

    /// Takes over who is at a server; gives its tables that go on by all that was heard meanwhile. Nothing if the server is gone.
    fn learn(&self, peer: &str, state: State) -> Option<Vec<Listing>> {
        let State { number, users, mut listings, .. } = state;
        let ended = locked(&self.peers).get_mut(peer)?.learn(number, users);
        listings.retain(|listing| !ended.contains(&listing.id));
        Some(listings)
    }

    /// Lists the tables of another server; says whether anything was missed meanwhile.
    async fn list_all(&self, hub: &Arc<Hub>, peer: &str, listings: Vec<Listing>) -> bool {
        let mut own: HashSet<String> = listings.iter().map(|listing| listing.id.clone()).collect();
        for listing in listings {
            hub.list_elsewhere(listing, peer);
        }
        // What has ended since is looked up: it may have been told before it was listed here.
        if let Some(meanwhile) = locked(&self.peers).get(peer).and_then(|known| known.heard.asking.as_ref()) {
            own.retain(|table| !meanwhile.ended.contains(table));
        }
        hub.only_these_elsewhere(peer, &own).await;
        locked(&self.peers).get(peer).is_some_and(|known| known.heard.is_missing())
    }
}

impl Peer {
    /// Who was here at a number, as it was said, and who has come and gone since; gives the tables that have ended since.
    fn learn(&mut self, number: u64, users: Vec<String>) -> HashSet<String> {
        let Meanwhile { people, ended } = self.heard.learn(number);
        self.users = users.into_iter().collect();
        for (_, user, here) in people {
            self.is_here(user, here);
        }
        ended
    }

    fn is_here(&mut self, user: String, here: bool) {
        if here {
            self.users.insert(user);
        } else {
            self.users.remove(&user);
        }
    }

    /// Something was told; says whether anything before it is missing.
    fn hear(&mut self, number: u64, what: &News) -> bool {
        let is_new = self.heard.note(number, matches!(what, News::Beat));
        let person = match what {
            News::Here(user) => Some((user, true)),
            News::Gone(user) => Some((user, false)),
            _ => None,
        };
        // What is known otherwise already may be otherwise again by now.
        if let Some((user, here)) = person.filter(|_| is_new) {
            self.is_here(user.clone(), here);
        }
        if let Some(meanwhile) = &mut self.heard.asking {
            if let Some((user, here)) = person {
                meanwhile.people.push((number, user.clone(), here));
            }
            if let News::Listed(listing) = what
                && !matches!(listing.status, TableStatus::Open | TableStatus::Playing)
            {
                meanwhile.ended.insert(listing.id.clone());
            }
        }
        self.heard.is_missing()
    }
}

/// Sends what is to be told, in order.
pub(super) async fn speak(cluster: Arc<Cluster>, bus: Bus, queues: Queues) {
    let Queues { mut news, mut lines } = queues;
    let mut numbers: HashMap<String, u64> = HashMap::new();
    loop {
        let outbound = tokio::select! {
            Some(outbound) = news.recv() => outbound,
            Some(outbound) = lines.recv() => outbound,
            else => return,
        };
        let from = || cluster.node.clone();
        match outbound {
            Outbound::All(what) => {
                let step = if cluster.lost.swap(false, Ordering::Relaxed) { 2 } else { 1 };
                let number = cluster.told.fetch_add(step, Ordering::Relaxed) + step;
                bus.tell("all", pack(&Told { from: from(), number, what })).await;
            }
            Outbound::To(node, what) => {
                let number = numbers.entry(node.clone()).or_default();
                *number += 1;
                bus.tell(&format!("to.{node}"), pack(&Told { from: from(), number: *number, what })).await;
            }
            Outbound::Beat => {
                let number = cluster.told.load(Ordering::Relaxed);
                bus.tell("all", pack(&Told { from: from(), number, what: News::Beat })).await;
                let there: HashSet<String> = locked(&cluster.peers).keys().cloned().collect();
                numbers.retain(|node, _| there.contains(node));
                for (node, number) in &numbers {
                    let beat = Told { from: from(), number: *number, what: Line::Beat };
                    bus.tell(&format!("to.{node}"), pack(&beat)).await;
                }
            }
        }
    }
}

/// Hears what others tell all.
pub(super) async fn hear(hub: Arc<Hub>, cluster: Arc<Cluster>, mut all: Subscriber) {
    while let Some(message) = all.next().await {
        let Some(Told { from, number, what }) = unpack::<Told<News>>(&message.payload) else { continue };
        if from == cluster.node {
            continue;
        }
        if matches!(what, News::Left) {
            cluster.part_with(&hub, &from);
            continue;
        }
        let missing = locked(&cluster.peers).entry(from.clone()).or_default().hear(number, &what);
        take(&hub, &from, what);
        if missing {
            cluster.meet(&hub, &from);
        }
    }
}

fn take(hub: &Arc<Hub>, from: &str, news: News) {
    match news {
        News::Listed(listing) => hub.list_elsewhere(*listing, from),
        News::GoesOn { table, progress } => hub.goes_on_elsewhere(&table, progress),
        News::Turn { user, table, seat } => hub.your_turn_here(&user, &table, &seat),
        News::Over { user, table, ended } => hub.over_here(&user, &table, &ended),
        News::Noticed { user, id, about, at } => {
            let (hub, told) = (hub.clone(), detente_store::Told { id, about, at, read: false });
            tokio::spawn(async move { page::show_here(&hub, &user, told).await });
        }
        News::Renamed { user, name } => hub.renamed_here(&user, &name),
        News::LetGo { user, credential } => hub.let_go_here(&user, credential.as_deref()),
        News::Here(_) | News::Gone(_) | News::Beat | News::Left => {}
    }
}

/// Hears what is for our own clients.
pub(super) async fn read_lines(cluster: Arc<Cluster>, mut own: Subscriber) {
    while let Some(message) = own.next().await {
        let Some(Told { from, number, what }) = unpack::<Told<Line>>(&message.payload) else { continue };
        let whole = {
            let mut peers = locked(&cluster.peers);
            let peer = peers.entry(from.clone()).or_default();
            let expected = if matches!(what, Line::Beat) { number } else { number.saturating_sub(1) };
            let whole = peer.lines == expected;
            peer.lines = number;
            whole
        };
        if !whole {
            // Nobody knows what was in it: whoever watches there begins anew.
            cluster.proxies.give_up(|owner| owner == from);
            continue;
        }
        if let Some((table, sink)) = cluster.proxies.take(&from, what) {
            cluster.stop_watching(&from, table, sink).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hub::listing_of;
    use crate::trial;

    fn here(user: &str) -> News {
        News::Here(user.to_owned())
    }

    fn gone(user: &str) -> News {
        News::Gone(user.to_owned())
    }

    #[test]
    fn whoever_misses_news_asks_once_whatever_comes_meanwhile() {
        let mut peer = Peer::default();
        assert!(peer.hear(5, &here("ann")), "nothing is known of it");
        assert!(peer.heard.begin());
        for number in 6..50 {
            assert!(peer.hear(number, &News::Beat));
            assert!(!peer.heard.begin(), "somebody asks already");
        }
        // What was heard in time and is newer than the answer stays, and nothing has to be asked again.
        assert!(peer.hear(50, &here("bob")));
        assert!(peer.hear(51, &gone("cat")));
        peer.learn(50, vec!["cat".into(), "dan".into()]);
        let users: HashSet<String> = ["dan"].map(str::to_owned).into();
        assert_eq!(peer.users, users, "as it was said, and who has gone since");
        assert!(!peer.heard.is_missing());
        // What comes late is known already.
        assert!(!peer.hear(49, &gone("dan")));
        assert_eq!(peer.users, users);
        assert!(!peer.hear(51, &News::Beat) && !peer.hear(52, &here("bob")));
        assert!(peer.hear(53, &News::Beat), "one is missing");
    }

    #[test]
    fn an_answer_that_is_older_than_what_was_missed_is_not_enough() {
        let mut peer = Peer::default();
        peer.heard.begin();
        peer.learn(3, Vec::new());
        assert!(!peer.heard.is_missing());
        assert!(peer.hear(6, &News::Beat), "4 to 6 are missing");
        peer.learn(5, Vec::new());
        assert!(peer.heard.is_missing());
        peer.learn(6, Vec::new());
        assert!(!peer.heard.is_missing());
    }

    #[tokio::test]
    async fn tables_of_which_nobody_tells_any_more_leave_the_lobby_once_they_have_ended() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = trial::store(&folder).await;
        let ann = trial::user(&store, "ann").await;
        let owner = trial::hub(&store).await;
        let (ended, going) = (trial::table(&owner, &ann).await, trial::table(&owner, &ann).await);
        let other = trial::hub(&store).await;
        for table in [&ended, &going] {
            let row = store.table(table).await.expect("read").expect("there");
            let listing: Listing = listing_of(&row).expect("a table");
            other.list_elsewhere(listing, "owner");
        }
        // That the table has ended is told to nobody.
        let close = owner.table(&ended).await.expect("the owner's");
        close.ask(|answer| crate::table::Message::Close { answer }).await.expect("closed");
        let there = |table: &str| other.listing(table).is_some();
        assert!(there(&ended) && there(&going));
        other.only_these_elsewhere("somebody else", &HashSet::new()).await;
        assert!(there(&ended), "nobody else can say so");
        other.only_these_elsewhere("owner", &HashSet::from([ended.clone()])).await;
        assert!(there(&ended), "the owner says that it is there");
        other.only_these_elsewhere("owner", &HashSet::new()).await;
        assert!(!there(&ended));
        assert!(there(&going), "whoever has it now will tell of it");
    }
}
