//! The full screen in a real pseudo-terminal: whole games, resizing, and every way out leaves the terminal as it was.

use std::fs;
use std::io::{Read, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

use crate::common::{Folder, detente};
use crate::playing::with_input;
use crate::serving::{DEADLINE, Person, Served};

/// A terminal with a program in it, and what both have written.
struct Terminal {
    master: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    screen: Arc<Mutex<vt100::Parser>>,
    raw: Arc<Mutex<Vec<u8>>>,
    reader: thread::JoinHandle<()>,
    /// The reader goes when it has read something more.
    enough: Arc<AtomicBool>,
}

impl Terminal {
    /// Runs `detente ARGS; echo left with its exit code; stty -a` in a terminal of 80×24.
    fn run(folder: &Folder, args: &str) -> Terminal {
        let program = env!("CARGO_BIN_EXE_detente");
        Terminal::run_line(folder, &format!("{program} {args}; echo left with $?; stty -a"))
    }

    /// Runs a line of the shell.
    fn run_line(folder: &Folder, line: &str) -> Terminal {
        let pair = native_pty_system()
            .openpty(PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 })
            .expect("a pseudo-terminal");
        let mut command = CommandBuilder::new("/bin/sh");
        // The last command of a line would take the place of the shell.
        command.args(["-c", &format!("{line}; true")]);
        command.env("LC_ALL", "C.UTF-8");
        command.env("TERM", "xterm-256color");
        command.env("XDG_DATA_HOME", folder.path());
        let child = pair.slave.spawn_command(command).expect("a shell");
        drop(pair.slave);
        let mut output = pair.master.try_clone_reader().expect("its output");
        let keys = pair.master.take_writer().expect("its input");
        let screen = Arc::new(Mutex::new(vt100::Parser::new(24, 80, 0)));
        let raw = Arc::new(Mutex::new(Vec::new()));
        let (to_screen, to_raw) = (Arc::clone(&screen), Arc::clone(&raw));
        let enough = Arc::new(AtomicBool::new(false));
        let read_enough = Arc::clone(&enough);
        let reader = thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                to_raw.lock().expect("whole").extend_from_slice(&bytes[..count]);
                to_screen.lock().expect("whole").process(&bytes[..count]);
                if read_enough.load(Ordering::SeqCst) {
                    return;
                }
            }
        });
        Terminal { master: pair.master, keys, child, screen, raw, reader, enough }
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("the terminal takes keys");
        self.keys.flush().expect("the terminal takes keys");
    }

    fn text(&self) -> String {
        self.screen.lock().expect("whole").screen().contents()
    }

    fn wait_for(&self, what: &str, fits: impl Fn(&str) -> bool) {
        let started = Instant::now();
        while !fits(&self.text()) {
            assert!(started.elapsed() < DEADLINE, "no {what} on\n{}", self.text());
            thread::sleep(Duration::from_millis(10));
        }
    }

    fn wait_for_text(&self, text: &str) {
        self.wait_for(text, |screen| screen.contains(text));
    }

    /// The program has ended well, and the terminal is as it was before.
    fn leave_in_order(mut self) -> String {
        self.wait_for_text("left with 0");
        self.child.wait().expect("the shell ends");
        // Nobody writes any more; what was written is read to the end.
        self.reader.join().expect("all was read");
        let raw = String::from_utf8_lossy(&self.raw.lock().expect("whole")).into_owned();
        let last =
            |sequence: &str| raw.rfind(sequence).unwrap_or_else(|| panic!("no {sequence:?} in {raw:?}"));
        assert!(last("\u{1b}[?1049l") > last("\u{1b}[?1049h"), "the alternate screen is left");
        assert!(last("\u{1b}[?25h") > last("\u{1b}[?25l"), "the cursor is shown");
        let after = &raw[last("left with 0")..];
        for word in ["icanon", "echo", "isig", "icrnl", "opost"] {
            let found = after.split([' ', ';', '\r', '\n']).any(|setting| setting == word);
            assert!(found, "{word} is not back in order: {after}");
        }
        raw
    }
}

/// The process that the shell of this id runs.
fn child_of(shell: u32) -> String {
    let ps = std::process::Command::new("ps").args(["-o", "pid=", "--ppid", &shell.to_string()]).output();
    String::from_utf8(ps.expect("ps").stdout).expect("a number").trim().to_owned()
}

/// Is it still there, and not only waiting to be counted among the dead?
fn is_running(process: &str) -> bool {
    let ps = std::process::Command::new("ps").args(["-o", "stat=", "-p", process]).output();
    let state = String::from_utf8(ps.expect("ps").stdout).expect("letters");
    !state.trim().is_empty() && !state.trim().starts_with('Z')
}

/// The only save in the folder, which must be a legal record.
fn the_save(folder: &Folder) -> String {
    let games = format!("{}/detente/games", folder.path());
    let names: Vec<_> =
        fs::read_dir(games).expect("saves").map(|entry| entry.expect("readable").path()).collect();
    assert_eq!(names.len(), 1, "{names:?}");
    let path = names[0].to_string_lossy().into_owned();
    detente(&["check", &path]).ok();
    path
}

#[test]
fn a_few_questions_are_answered_and_ctrl_c_leaves_everything_in_order() {
    let folder = Folder::new("pty-play");
    let mut terminal = Terminal::run(&folder, "play twilight --seed 5 --bot random --lang en");
    terminal.wait_for_text("7 points left");
    terminal.press("ital\r");
    terminal.wait_for_text("6 points left");
    terminal.press("\r");
    terminal.wait_for_text("5 points left");
    terminal.press("\u{1a}");
    terminal.wait_for_text("Undone.");
    terminal.wait_for_text("6 points left");
    terminal.press("\u{3}");
    let raw = terminal.leave_in_order();
    assert!(raw.contains("To continue: detente play --resume"));
    let saved = fs::read_to_string(the_save(&folder)).expect("readable");
    assert!(saved.trim_end().ends_with("us: italy"), "{saved}");
    let mut terminal = Terminal::run(&folder, "play --resume --lang en");
    terminal.wait_for_text("6 points left");
    terminal.press("\u{3}");
    terminal.leave_in_order();
}

#[test]
fn ctrl_c_leaves_from_help_from_a_search_and_while_a_bot_thinks() {
    for (name, keys, seen) in
        [("help", "?", "filter the answers"), ("search", "/ira", "/ira_"), ("scores", "=", "Final scoring")]
    {
        let folder = Folder::new(&format!("pty-{name}"));
        let mut terminal = Terminal::run(&folder, "play twilight --seed 5 --bot random --lang en");
        terminal.wait_for_text("7 points left");
        terminal.press(keys);
        terminal.wait_for_text(seen);
        terminal.press("\u{3}");
        terminal.leave_in_order();
        the_save(&folder);
    }
    // At once, whatever is going on then.
    let folder = Folder::new("pty-bot");
    let mut terminal = Terminal::run(&folder, "play guerra-fria --seed 5 --bot search --lang en");
    terminal.wait_for_text("Guerra Fr");
    terminal.press("\u{3}");
    terminal.leave_in_order();
}

#[test]
fn a_signal_from_outside_leaves_the_terminal_in_order() {
    for signal in ["TERM", "HUP", "INT"] {
        let folder = Folder::new(&format!("pty-{signal}"));
        let terminal = Terminal::run(&folder, "play twilight --seed 5 --bot random --lang en");
        terminal.wait_for_text("7 points left");
        let game = child_of(terminal.child.process_id().expect("it runs"));
        let killed = std::process::Command::new("kill").args([&format!("-{signal}"), &game]).status();
        assert!(killed.expect("kill").success());
        terminal.leave_in_order();
        the_save(&folder);
    }
}

#[test]
fn a_terminal_that_vanishes_ends_the_game_and_loses_nothing() {
    // With the signal that a shell's terminal sends, and without any: a session of its own hears of nothing.
    for (name, before) in [("shell", ""), ("session", "setsid ")] {
        let folder = Folder::new(&format!("pty-gone-{name}"));
        let line = format!("{before}{}", env!("CARGO_BIN_EXE_detente"));
        let mut terminal =
            Terminal::run_line(&folder, &format!("{line} play twilight --seed 5 --bot random --lang en"));
        terminal.wait_for_text("7 points left");
        terminal.press("ital\r");
        terminal.wait_for_text("6 points left");
        let game = child_of(terminal.child.process_id().expect("it runs"));
        assert!(is_running(&game), "{game}");
        // The reader holds the terminal open until it has read once more.
        terminal.enough.store(true, Ordering::SeqCst);
        terminal.press("\t");
        let Terminal { master, keys, reader, mut child, .. } = terminal;
        reader.join().expect("it has read");
        drop((master, keys));
        let started = Instant::now();
        while is_running(&game) {
            assert!(started.elapsed() < DEADLINE, "{game} is still there ({name})");
            thread::sleep(Duration::from_millis(50));
        }
        let _ = child.kill();
        let _ = child.wait();
        let saved = fs::read_to_string(the_save(&folder)).expect("readable");
        assert!(saved.trim_end().ends_with("us: italy"), "{saved}");
    }
}

#[test]
fn a_challenge_is_accepted_in_the_list_of_tables_and_every_key_reaches_the_full_screen() {
    let (server, folder) = (Served::new("pty-dare"), Folder::new("pty-dare"));
    let name = "Wilhelmina von Hohenzoll";
    let password = "correct horse";
    server.post("/api/register", &format!(r#"{{"name": "{name}", "password": "{password}"}}"#));
    let program = env!("CARGO_BIN_EXE_detente");
    let play = format!("{program} play --server {} --user '{name}' --lang en", server.url());
    let line = format!("DETENTE_PASSWORD='{password}' {play}; echo left with $?; stty -a");
    let mut terminal = Terminal::run_line(&folder, &line);
    terminal.wait_for_text("Also: challenges, events");
    // A letter that is no UTF-8, as an old terminal or a paste sends it, ends nothing.
    terminal.keys.write_all(b"profile Jos\xe9\r").expect("the terminal takes keys");
    terminal.wait_for_text("! There is no player of that name: Jos");
    let other = Folder::new("pty-dare-other");
    let mut ben = Person::plays(&other, &["--server", &server.url(), "--guest", "Ben"]);
    ben.reads("Also: ");
    ben.types(&format!("challenge {name} twilight us 45+60\n"));
    ben.reads("You have challenged Wilhelmina");
    // The news comes while nothing is typed; what does not fit goes on further in, with its words whole.
    terminal.wait_for_text("* Wilhelmina von Hohenzoll, Ben challenges you to a game of");
    terminal.wait_for_text("\n   ");
    terminal.wait_for("the whole address", |screen| screen.lines().any(|line| line.ends_with("/lobby")));
    terminal.press("accept\r");
    ben.reads("* Your game is ready");
    ben.types("tables\n1\n");
    // The set-up of the USSR comes first; the very first key counts.
    terminal.wait_for_text("6 points left");
    terminal.press("polan\r");
    terminal.wait_for_text("5 points left");
    terminal.press("\u{3}");
    terminal.leave_in_order();
}

#[test]
fn a_game_at_a_server_is_played_on_the_full_screen() {
    let (server, folder) = (Served::new("pty"), Folder::new("pty-server"));
    let line = format!("play twilight --server {} --seat us --open ussr --guest Ana --lang en", server.url());
    let mut terminal = Terminal::run(&folder, &line);
    terminal.wait_for_text("Waiting for a player: USSR");
    let table = server.only_table();
    let other = Folder::new("pty-server-other");
    let at = ["--server", &server.url(), "--table", &table, "--guest", "Ben"];
    let mut ben = Person::plays(&other, &at);
    ben.types(&"1\n".repeat(6));
    terminal.wait_for_text("7 points left");
    terminal.press("ital\r");
    terminal.wait_for_text("6 points left");
    terminal.press("\u{1a}");
    terminal.wait_for_text("Undone.");
    // F3 and the first of the deeds: saying something.
    terminal.press("\u{1b}OR");
    terminal.wait_for_text("At the table");
    terminal.press("\rgood evening\r");
    ben.reads("Ana: good evening");
    terminal.wait_for("table without a list over it", |screen| !screen.contains("Esc closes"));
    // The third one: a draw.
    terminal.press("\u{1b}OR");
    terminal.wait_for_text("Offer a draw");
    terminal.press("\u{1b}[B\u{1b}[B\r");
    terminal.wait_for_text("You offered a draw");
    ben.reads("US offers a draw (accept, refuse)");
    ben.types("refuse\n");
    terminal.wait_for("table without an offer", |screen| !screen.contains("You offered"));
    // The last one: giving up, which is asked again, with “no” before “yes”.
    terminal.press("\u{1b}OR");
    terminal.wait_for_text("Resign");
    terminal.press("\u{1b}[B\u{1b}[B\u{1b}[B\r");
    terminal.wait_for_text("are you sure?");
    terminal.press("\u{1b}[B\r");
    terminal.wait_for_text("USSR wins: ");
    terminal.press("\u{3}");
    let raw = terminal.leave_in_order();
    assert!(raw.contains(&format!("The table is {}/table/{table}", server.url())), "{raw}");
}

#[test]
fn whole_games_of_both_kinds_are_played_in_a_terminal() {
    for (name, args) in [
        ("pty-ts", "play twilight --seat ussr --seed 3 --bot random --lang en"),
        ("pty-gf", "play guerra-fria --seed 3 --bot random --rules max-rounds=3 --lang en"),
    ] {
        let folder = Folder::new(name);
        let mut terminal = Terminal::run(&folder, args);
        terminal.wait_for_text("Question");
        let started = Instant::now();
        // The first choice, again and again.
        while !terminal.text().contains("Tab looks around") {
            assert!(started.elapsed() < DEADLINE, "{}", terminal.text());
            terminal.press(&"\r".repeat(20));
            thread::sleep(Duration::from_millis(30));
        }
        terminal.press("\u{3}");
        let raw = terminal.leave_in_order();
        assert!(raw.contains("The record is "), "{name}");
        let saved = fs::read_to_string(the_save(&folder)).expect("readable");
        assert!(!saved.contains("result unfinished"), "{saved}");
    }
}

#[test]
fn a_screen_that_changes_its_size_is_drawn_anew() {
    let folder = Folder::new("pty-size");
    let mut terminal = Terminal::run(&folder, "play twilight --seed 5 --bot random --lang en");
    terminal.wait_for_text("7 points left");
    for (rows, cols, seen) in [(40, 120, "South America"), (10, 50, "too small"), (24, 80, "7 points left")] {
        terminal.screen.lock().expect("whole").screen_mut().set_size(rows, cols);
        terminal.master.resize(PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }).expect("resized");
        terminal.wait_for_text(seen);
    }
    terminal.press("\u{3}");
    terminal.leave_in_order();
}

#[test]
fn a_record_is_stepped_through_in_a_terminal() {
    let folder = Folder::new("pty-view");
    let mut terminal =
        Terminal::run(&folder, "play guerra-fria --seed 3 --bot random --rules max-rounds=3 --lang en");
    terminal.wait_for_text("Round 1");
    terminal.press("\u{3}");
    terminal.leave_in_order();
    let path = the_save(&folder);
    let mut terminal = Terminal::run(&folder, &format!("view {path} --lang en"));
    terminal.wait_for_text("seen by South");
    terminal.press("e");
    terminal.wait_for_text("seen by West");
    terminal.press("\u{1b}[H");
    terminal.wait_for(" step 0", |screen| screen.contains(" 0/"));
    terminal.press("\u{1b}[C");
    terminal.wait_for(" step 1", |screen| screen.contains(" 1/"));
    terminal.press("q");
    terminal.leave_in_order();
}

#[test]
fn a_lesson_is_played_through_by_keys_on_the_full_screen() {
    let folder = Folder::new("pty-learn");
    let mut terminal = Terminal::run(&folder, "learn guerra-fria attack --lang en");
    let lesson = detente_lessons::find("guerra-fria", "attack").expect("the lesson");
    for step in &lesson.steps {
        terminal.wait_for("task", |screen| screen.contains("Your task:") && !screen.contains("Go on"));
        for word in &step.solution {
            terminal.press(&format!("{word}\r"));
        }
        terminal.wait_for_text("Go on");
        terminal.press("\r");
    }
    for (at, question) in lesson.questions.iter().enumerate() {
        terminal.wait_for_text(&format!("Question {} of {}", at + 1, lesson.questions.len()));
        terminal.press(&format!("{}\r", question.right + 1));
        terminal.wait_for_text("Right.");
        terminal.press("\r");
    }
    terminal.wait_for_text("That was the last lesson");
    terminal.press("\u{3}");
    let raw = terminal.leave_in_order();
    assert!(raw.contains("Your progress is saved in"), "{raw}");
    let list = with_input(&folder, &["learn", "guerra-fria", "--lang", "en"], "").ok();
    let row = list.lines().find(|line| line.contains(" attack ")).expect("the lesson is listed");
    assert!(row.contains("(done)"), "{list}");
}
