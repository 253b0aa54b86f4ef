//! A game at a server's table. The server says how the table stands, in the notation of the rules, and the same code draws
//! it as draws a game on this machine; what is chosen goes to the server, which alone decides.
//!
//! A lost connection is told, mended by [`detente_client::Link`], and the table is looked at anew.

mod clocks;
mod deeds;
mod log;
mod part;
mod words;

use std::time::{Duration, Instant};

use detente_client::{Contribution, Link, News, Server, Trouble};
use detente_game::{Seat, Viewer};
use detente_protocol::{
    ChatLine, ClientMessage, ErrorCode, LogLine, Me, ServerMessage, Sitter, TableCommand, TableStatus,
    TableView,
};
use detente_rulebook::Rules;
use detente_words::Lang;

use crate::aside::Asides;
use crate::local::result_line;
use crate::say::Say;
use crate::scene::{Board, Scene};
use crate::shown::{self, Shown};
use crate::table::{Deed, Refused, TableScreen, Thing, What};

pub use clocks::day;
pub use part::contributions;
pub use words::{language, seats, trouble as tell_trouble};

/// How long an answer of the server may take.
const PATIENCE: Duration = Duration::from_secs(15);
/// Whoever is too fast tries again after this time, and this number of times.
const AGAIN: Duration = Duration::from_millis(250);
const TRIES: usize = 60;
/// The number of messages whose answer nobody waits for; orders are counted from 1.
const UNASKED: Option<u32> = Some(0);

/// A table at a server.
#[derive(Debug)]
pub struct Remote<G: Shown> {
    link: Link,
    /// The server's address, as it is shown.
    server: String,
    table: String,
    me: Me,
    /// The level of bots that are put on free seats.
    bot_level: String,
    /// What somebody who comes back must type besides the table: ` --guest Ana`.
    come_as: String,
    lang: Lang,
    /// The table as it was last told, and when.
    whole: TableView,
    told: Instant,
    view: G::View,
    eyes: Viewer,
    log: Vec<LogLine>,
    chat: Vec<ChatLine>,
    /// What was said, and what one was told of events meanwhile, in the order in which it came.
    said: Vec<String>,
    asides: Asides,
    /// Are the reasons of the bots shown? Whoever has not said so sees them where nobody else plays.
    reasons: Option<bool>,
    connection: Connection,
    /// What is wrong with the connection.
    trouble: Option<String>,
    /// The table, its log and its chat have come.
    settled: bool,
    /// The number of the last order, and what came of it.
    order: u32,
    reply: Option<Reply>,
    /// The table was asked to begin by itself.
    began: bool,
    /// One's own part in the dice of this table.
    part: Contribution,
    scene: Scene,
}

/// How the connection is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Connection {
    Stands,
    /// Not yet, or not now.
    Lost,
    /// Nothing comes any more.
    Gone,
}

/// What the server says to an order: the new table, if it made one, or why not.
type Reply = Result<Option<String>, (ErrorCode, String)>;

/// The game and the eyes of a view, or a line that says that server and program do not understand each other.
fn read<G: Shown>(whole: &TableView, say: Say) -> Result<(G::View, Viewer), String> {
    let view = G::parse_view(&whole.text).map_err(|_| say.line("remote-versions"))?;
    let seat = whole.seat.as_deref().and_then(Seat::parse::<G>);
    Ok((view, seat.map_or(Viewer::Observer, Viewer::Seat)))
}

impl<G: Shown> Remote<G> {
    /// Sits down at a table, or looks on, as somebody the server knows. The error is a line for a person.
    pub fn open(
        server: &Server,
        me: Me,
        whole: TableView,
        bot_level: &str,
        come_as: &str,
        lang: Lang,
    ) -> Result<Remote<G>, String> {
        let say = Say(lang);
        let (view, eyes) = read::<G>(&whole, say)?;
        let link = server.link().map_err(|error| error.to_string())?;
        let table = whole.table.id.clone();
        let mut remote = Remote {
            link,
            server: server.address.to_string(),
            table: table.clone(),
            me,
            bot_level: bot_level.to_owned(),
            come_as: come_as.to_owned(),
            lang,
            whole,
            told: Instant::now(),
            view,
            eyes,
            log: Vec::new(),
            chat: Vec::new(),
            said: Vec::new(),
            asides: Asides::default(),
            reasons: None,
            connection: Connection::Lost,
            trouble: None,
            settled: false,
            order: 0,
            reply: None,
            began: false,
            part: contributions().of(&table),
            scene: Scene::default(),
        };
        remote.settle();
        remote.show();
        Ok(remote)
    }

    /// Waits for the first words of the socket, so that the log is told before the question.
    fn settle(&mut self) {
        let until = Instant::now() + PATIENCE;
        while !self.settled && self.trouble.is_none() {
            let left = until.saturating_duration_since(Instant::now());
            match self.link.wait(left) {
                Some(news) => {
                    self.hear(news);
                }
                None if left.is_zero() => return,
                None => {}
            }
        }
    }

    fn say(&self) -> Say {
        Say(self.lang)
    }

    /// The own seats, by name.
    fn own(&self) -> impl Iterator<Item = &str> {
        self.whole.table.seats.iter().filter(|seat| seat.mine).map(|seat| seat.seat.as_str())
    }

    /// The own seat that is looked through, or any other own one.
    fn seat(&self) -> Option<String> {
        self.whole.seat.clone().or_else(|| self.own().next().map(str::to_owned))
    }

    fn status(&self) -> TableStatus {
        self.whole.table.status
    }

    fn is_over(&self) -> bool {
        matches!(self.status(), TableStatus::Over | TableStatus::Aborted)
    }

    fn watch(&self, seat: Option<String>) {
        let table = self.table.clone();
        self.link.send(ClientMessage::Watch { id: UNASKED, table, seat, since: None });
    }

    /// Takes what came over the socket. Tells whether there is something new to show.
    fn hear(&mut self, news: News) -> bool {
        match news {
            News::Connected => {
                self.connection = Connection::Stands;
                self.trouble = None;
                self.contribute();
                self.watch(None);
            }
            News::Lost(trouble) => {
                self.connection = Connection::Lost;
                let why = words::trouble(&trouble, &self.server, self.say());
                self.trouble = Some(self.say().text("remote-lost", &[("why", why.into())]));
            }
            News::Refused(trouble) => {
                self.connection = Connection::Gone;
                self.trouble = Some(words::trouble(&trouble, &self.server, self.say()));
            }
            News::Message(message) => return self.take(*message),
        }
        true
    }

    fn take(&mut self, message: ServerMessage) -> bool {
        match message {
            ServerMessage::Table { view } if view.table.id == self.table => self.look(*view),
            ServerMessage::Presence { table, connected, watching, queued, waiting, clocks }
                if table == self.table =>
            {
                for seat in &mut self.whole.table.seats {
                    if let Sitter::Person { connected: here, .. } = &mut seat.sitter {
                        *here = connected.contains(&seat.seat);
                    }
                }
                let whole = &mut self.whole;
                (whole.watching, whole.queued, whole.waiting, whole.clocks) =
                    (watching, queued, waiting, clocks);
                self.told = Instant::now();
            }
            ServerMessage::Log { table, from, lines } if table == self.table => {
                self.log.truncate(from as usize);
                self.log.extend(lines);
            }
            ServerMessage::Chat { table, lines } if table == self.table => {
                // After somebody comes, the chat is the last thing told.
                self.settled = true;
                let last = self.chat.last().map(|line| line.number);
                let new: Vec<ChatLine> =
                    lines.into_iter().filter(|line| last.is_none_or(|last| line.number > last)).collect();
                self.said.extend(new.iter().map(|line| format!("{}: {}", line.name, line.text)));
                self.chat.extend(new);
            }
            ServerMessage::Notice { notice } => self.said.push(format!("* {}", notice.text)),
            ServerMessage::Gone { table } if table == self.table => {
                self.connection = Connection::Gone;
                self.trouble = Some(self.say().line("remote-gone"));
            }
            ServerMessage::Done { id, created } => {
                if id == Some(self.order) {
                    self.reply = Some(Ok(created));
                }
                return false;
            }
            // A message that was not even read (too fast) is refused without its number.
            ServerMessage::Error { id, code, text } => {
                if id.is_none_or(|id| id == self.order) {
                    self.reply = Some(Err((code, text)));
                }
                return false;
            }
            _ => return false,
        }
        true
    }

    /// The table as it stands now.
    fn look(&mut self, whole: TableView) {
        let (view, eyes) = match read::<G>(&whole, self.say()) {
            Ok(read) => read,
            Err(line) => {
                self.connection = Connection::Gone;
                self.trouble = Some(line);
                return;
            }
        };
        (self.view, self.eyes, self.whole, self.told) = (view, eyes, whole, Instant::now());
        // Somebody who plays several seats looks through one that is asked.
        let asked = |seat: &String| self.whole.awaited.contains(seat);
        if self.own().count() > 1
            && !self.whole.seat.as_ref().is_some_and(asked)
            && let Some(other) = self.own().find(|&seat| asked(&seat.to_owned()))
        {
            self.watch(Some(other.to_owned()));
        }
        self.contribute();
        // The host sits here and waits for nothing else: the game begins when the last seat is taken.
        if self.may_start() && self.whole.table.host == self.me.id && !self.began {
            self.began = true;
            let (table, command) = (self.table.clone(), TableCommand::Start);
            self.link.send(ClientMessage::Command { id: UNASKED, table, command });
        }
    }

    fn may_start(&self) -> bool {
        let full = self.whole.table.seats.iter().all(|seat| seat.sitter != Sitter::Open);
        self.status() == TableStatus::Open && full && self.own().next().is_some()
    }

    /// Sends an order and waits until the server has carried it out, or says why not.
    fn command(&mut self, command: &TableCommand) -> Result<Option<String>, Refused> {
        for _ in 0..TRIES {
            match self.try_command(command.clone())? {
                Err((ErrorCode::TooOften, _)) => std::thread::sleep(AGAIN),
                Err((_, text)) => return Err(Refused(text)),
                Ok(created) => return Ok(created),
            }
        }
        Err(Refused(self.say().line("remote-too-often")))
    }

    fn try_command(&mut self, command: TableCommand) -> Result<Reply, Refused> {
        if self.connection != Connection::Stands {
            return Err(Refused(self.say().line("remote-away")));
        }
        self.order += 1;
        self.reply = None;
        let (id, table) = (Some(self.order), self.table.clone());
        self.link.send(ClientMessage::Command { id, table, command });
        let until = Instant::now() + PATIENCE;
        while self.reply.is_none() && self.connection == Connection::Stands {
            let left = until.saturating_duration_since(Instant::now());
            match self.link.wait(left) {
                Some(news) => {
                    self.hear(news);
                }
                None if left.is_zero() => break,
                None => {}
            }
        }
        self.show();
        // Whether it has been heard is seen when the connection stands again.
        self.reply.take().ok_or_else(|| Refused(self.say().line("remote-unheard")))
    }

    /// The same players at the next table.
    fn move_to(&mut self, table: String) {
        self.part = contributions().of(&table);
        self.table = table;
        self.log.clear();
        self.chat.clear();
        self.said.clear();
        self.asides = Asides::default();
        self.began = false;
        self.watch(None);
    }

    fn has_help(&self, help: &str) -> bool {
        !self.whole.table.without_help.iter().any(|word| word == help)
    }

    fn needs_help(&self, help: &str) -> Result<(), Refused> {
        if self.has_help(help) { Ok(()) } else { Err(Refused(self.say().line("without-help"))) }
    }

    fn show(&mut self) {
        let say = self.say();
        let mut scene = shown::scene::<G>(&self.view, self.eyes, self.lang);
        if self.status() != TableStatus::Playing {
            (scene.question, scene.aside) = (None, None);
        }
        self.leave_out_help(&mut scene);
        self.asides.offer(&mut scene, say);
        scene.waiting = Some(match self.status() {
            TableStatus::Open => words::who_is_missing(&self.whole.table, &self.server, say),
            _ if self.whole.waiting.is_empty() => scene.waiting.unwrap_or_default(),
            _ => self.whole.waiting.clone(),
        });
        scene.log = log::lines::<G>(&self.log, self.shows_reasons(), say);
        scene.chat.clone_from(&self.said);
        scene.over = self.over();
        scene.may_undo = self.whole.undo_to.is_some();
        scene.trouble.clone_from(&self.trouble);
        scene.offers = words::offers(&self.whole, say);
        scene.tracks.extend(clocks::track(&self.whole, self.told.elapsed(), say));
        scene.notes.extend(words::seats(&self.whole.table, say));
        self.scene = scene;
    }

    /// The players of this table have agreed to do without some help.
    fn leave_out_help(&self, scene: &mut Scene) {
        let (odds, warnings) = (self.has_help("odds"), self.has_help("warnings"));
        for choice in scene.question.iter_mut().chain(&mut scene.aside).flat_map(|asked| &mut asked.choices) {
            choice.hint = choice.hint.take().filter(|_| odds);
            choice.warning = choice.warning.take().filter(|_| warnings);
        }
        if let (Board::Map(regions), false) = (&mut scene.board, self.has_help("scores")) {
            for region in regions {
                "–".clone_into(&mut region.score);
            }
        }
    }

    fn over(&self) -> Option<String> {
        let say = self.say();
        if self.status() == TableStatus::Aborted {
            return Some(say.line("remote-called-off"));
        }
        let result = self.whole.table.result.as_ref()?;
        let winners: Vec<String> = result.winners.iter().map(|seat| say.seat(seat)).collect();
        Some(result_line(&winners, &result.ending, say))
    }
}

impl<G: Shown> TableScreen for Remote<G> {
    fn scene(&self) -> &Scene {
        &self.scene
    }

    fn go_on(&mut self, patience: Duration) -> bool {
        let until = Instant::now() + patience;
        let mut changed = false;
        loop {
            // What has come is taken at once; only the first piece is waited for.
            let left = if changed { Duration::ZERO } else { until.saturating_duration_since(Instant::now()) };
            match self.link.wait(left) {
                Some(news) => changed |= self.hear(news),
                None => break,
            }
        }
        let ticked = clocks::track(&self.whole, self.told.elapsed(), self.say())
            .is_some_and(|clock| !self.scene.tracks.contains(&clock));
        if changed || ticked {
            self.show();
        }
        changed || ticked
    }

    fn is_thinking(&self) -> bool {
        self.scene.question.is_none() && self.scene.over.is_none() && self.connection != Connection::Gone
    }

    fn answer(&mut self, choice: usize) -> Result<(), Refused> {
        let refused = || Refused(self.say().line("not-now"));
        let question = self.scene.question.as_ref().ok_or_else(refused)?;
        let word = question.choices.get(choice).map(|choice| choice.word.clone()).ok_or_else(refused)?;
        let seat = self.whole.seat.clone().ok_or_else(refused)?;
        if self.asides.pass(&word, &self.scene) {
            self.show();
            return Ok(());
        }
        let version = self.whole.version;
        self.command(&TableCommand::Act { seat, version, action: word, lay: false })?;
        Ok(())
    }

    fn undo(&mut self) -> Result<(), Refused> {
        let (Some(seat), Some(_)) = (self.seat(), self.whole.undo_to) else {
            return Err(Refused(self.say().line("remote-undo-not")));
        };
        let version = self.whole.version;
        self.command(&TableCommand::Undo { seat, version }).map(|_| ())
    }

    fn rules(&self) -> Option<(Rules, Lang)> {
        Some((Rules::from_key(G::NAME)?, self.lang))
    }

    fn index(&self) -> Vec<Thing> {
        G::index(self.say())
    }

    fn about(&self, id: &str) -> Vec<String> {
        let mut lines = G::about(&self.view, id, self.say());
        if !self.has_help("odds") {
            let heading =
                |seat: &&str| format!("{}:", self.say().text("odds-of", &[("side", (*seat).into())]));
            let headings: Vec<String> = G::SEATS.iter().map(heading).collect();
            let end = lines.iter().position(|line| headings.contains(line)).unwrap_or(lines.len());
            lines.truncate(end);
        }
        lines
    }

    fn odds(&self, words: &[&str]) -> Result<Vec<String>, Refused> {
        self.needs_help("odds")?;
        G::odds(&self.view, words, self.say())
    }

    fn score(&self, words: &[&str]) -> Result<Vec<String>, Refused> {
        self.needs_help("scores")?;
        G::score(&self.view, words, self.say())
    }

    fn turn_reasons(&mut self) -> Option<bool> {
        if !self.has_reasons() {
            return None;
        }
        self.reasons = Some(!self.shows_reasons());
        self.show();
        self.reasons
    }

    fn people(&self) -> usize {
        self.own().count().max(1)
    }

    fn kept_in(&self) -> String {
        format!("{}/table/{}", self.server, self.table)
    }

    fn kept_line(&self, say: Say) -> String {
        say.text("remote-here", &[("url", self.kept_in().into())])
    }

    fn farewell(&self, say: Say) -> String {
        let args = [
            ("url", self.kept_in().into()),
            ("server", self.server.clone().into()),
            ("table", format!("{}{}", self.table, self.come_as).into()),
        ];
        say.text(if self.is_over() { "remote-farewell-over" } else { "remote-farewell" }, &args)
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn deeds(&self) -> Vec<Deed> {
        self.possible_deeds()
    }

    fn carry_out(&mut self, what: What, text: &str) -> Result<Option<String>, Refused> {
        let done = self.deed(what, text);
        self.show();
        done
    }
}

/// Does this trouble mean that the session is not known any more?
pub fn is_unknown(trouble: &Trouble) -> bool {
    trouble.code() == Some(ErrorCode::NotLoggedIn)
}
