//! What servers tell each other without being asked: who is where, what the lobby shows, lines for each other's clients. All of it is
//! numbered; whoever misses a number asks how things stand, or begins anew to watch.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use async_nats::Subscriber;
use futures_util::StreamExt as _;

use super::bus::Bus;
use super::wire::{Line, News, Question, State, Told, pack, unpack};
use super::{Cluster, Queues};
use crate::hub::{Hub, locked};

/// How long a server may take to say how things stand.
const PATIENCE: Duration = Duration::from_secs(3);

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
    /// The number of the last news, if it is known how things stood then.
    news: Option<u64>,
    /// The number of the last line for a client of ours.
    lines: u64,
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

    /// Asks a server how things stand there.
    pub(super) async fn catch_up(&self, hub: &Arc<Hub>, peer: &str) {
        let Some(bus) = &self.bus else { return };
        // Known from now on, so that it is noticed when it goes.
        locked(&self.peers).entry(peer.to_owned()).or_default();
        for _ in 0..3 {
            let asked = bus.ask(&format!("ask.{peer}"), pack(&Question::State), PATIENCE).await;
            let Some(state) = asked.ok().and_then(|answer| unpack::<State>(&answer)) else { return };
            {
                let mut peers = locked(&self.peers);
                let known = peers.entry(peer.to_owned()).or_default();
                // News that came meanwhile are not in it.
                if known.news.is_some_and(|last| last > state.number) {
                    known.news = None;
                    continue;
                }
                known.news = Some(state.number);
                known.users = state.users.into_iter().collect();
            }
            let own = state.listings.iter().map(|listing| listing.id.clone()).collect();
            for listing in state.listings {
                hub.list_elsewhere(listing, peer);
            }
            hub.only_these_elsewhere(peer, &own).await;
            return;
        }
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
        let whole = {
            let mut peers = locked(&cluster.peers);
            let peer = peers.entry(from.clone()).or_default();
            let expected = if matches!(what, News::Beat) { number } else { number.saturating_sub(1) };
            let whole = peer.news == Some(expected);
            peer.news = peer.news.filter(|_| whole).map(|_| number);
            match &what {
                News::Here(user) => drop(peer.users.insert(user.clone())),
                News::Gone(user) => drop(peer.users.remove(user)),
                _ => {}
            }
            whole
        };
        take(&hub, &from, what);
        if !whole {
            let (hub, cluster) = (hub.clone(), cluster.clone());
            tokio::spawn(async move { cluster.catch_up(&hub, &from).await });
        }
    }
}

fn take(hub: &Arc<Hub>, from: &str, news: News) {
    match news {
        News::Listed(listing) => hub.list_elsewhere(*listing, from),
        News::GoesOn { table, progress } => hub.goes_on_elsewhere(&table, progress),
        News::Turn { user, table, seat } => hub.your_turn_here(&user, &table, &seat),
        News::Over { user, table, ended } => hub.over_here(&user, &table, &ended),
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
        cluster.proxies.take(&from, what);
    }
}

#[cfg(test)]
mod tests {
    use detente_table::Listing;

    use super::*;
    use crate::hub::listing_of;
    use crate::trial;

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
