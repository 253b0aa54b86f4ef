//! Programs that behave badly, each in its own way: a table is never held up, and the report says what was wrong.

use std::fs;
use std::path::{Path, PathBuf};

use detente_game::testkit::toy::{Action, Nim, Options};
use detente_game::{Game, Viewer};
use detente_words::Lang;

use super::*;

/// Says hello and is then ready, as the protocol has it.
const READY: &str = "read hello; echo detenteok 1\n";

/// A folder of its own, gone with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("detente-exec-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a temporary folder");
        Folder(path)
    }

    /// The file in which a script leaves its process id.
    fn id(&self) -> PathBuf {
        self.0.join("id")
    }

    /// A bot that does this.
    fn bot(&self, script: &str) -> Exec {
        let path = self.0.join("bot.sh");
        fs::write(&path, format!("echo $$ > {}\n{script}", self.id().display())).expect("a temporary file");
        Exec::new(&format!("sh {}", path.display()), Duration::from_millis(100), Say::new(Lang::En))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn ask(bot: &mut Exec, legal: &[Action]) -> Action {
    let game = Nim::<2>::new(&Options::default());
    Bot::<Nim>::choose(bot, Seat(0), &game.view(Viewer::Seat(Seat(0))), legal)
}

fn fault(bot: &Exec) -> Option<String> {
    Bot::<Nim>::fault(bot)
}

/// The report about a bot that does this when it is asked once.
fn report(name: &str, script: &str) -> String {
    let folder = Folder::new(name);
    let mut bot = folder.bot(script);
    ask(&mut bot, &[Action::Take(1), Action::Take(2)]);
    fault(&bot).unwrap_or_else(|| panic!("{name} plays on"))
}

/// More legal actions than a pipe holds.
fn endless() -> Vec<Action> {
    vec![Action::Take(1); 100_000]
}

/// Nobody has that process id: the process is dead, and its parent knows.
fn is_gone(id: &Path) -> bool {
    let id = fs::read_to_string(id).expect("the script has left its id");
    !Path::new("/proc").join(id.trim()).exists()
}

#[test]
fn a_program_that_never_reads_its_input_loses_and_is_stopped() {
    let folder = Folder::new("deaf");
    let mut bot = folder.bot(&format!("{READY}exec sleep 20"));
    ask(&mut bot, &endless());
    let report = fault(&bot).expect("it cannot have read that");
    assert!(report.contains("did not read"), "{report}");
    if cfg!(target_os = "linux") {
        assert!(is_gone(&folder.id()));
    }
}

#[test]
fn a_program_that_guesses_its_answers_without_reading_loses_too() {
    let folder = Folder::new("guesses");
    let mut bot = folder.bot(&format!("{READY}while :; do echo bestaction take-1; done"));
    ask(&mut bot, &endless());
    let report = fault(&bot).expect("it cannot have read that");
    assert!(report.contains("did not read"), "{report}");
}

#[test]
fn a_program_that_says_much_but_never_answers_is_called_silent() {
    let report = report("talks", &format!("{READY}while :; do echo info nodes 1; done"));
    assert!(report.contains("gave no answer"), "{report}");
}

#[test]
fn a_line_without_an_end_is_no_answer_and_fills_no_memory() {
    for (name, stream) in [("no-end", ""), ("no-end-in-errors", ">&2")] {
        let report = report(name, &format!("{READY}cat /dev/zero {stream}"));
        assert!(report.contains("gave no answer") && report.len() < 500, "{report}");
    }
}

#[test]
fn a_program_that_closes_its_ears_or_its_mouth_loses() {
    let answers = "while :; do echo bestaction take-1; sleep 0.1; done";
    let deaf = report("closes-input", &format!("read hello; exec <&-; echo detenteok 1\n{answers}"));
    assert!(deaf.contains("closed its standard input"), "{deaf}");
    let dumb = report("closes-output", &format!("{READY}exec >&-; exec sleep 20"));
    assert!(dumb.contains("closed its standard output"), "{dumb}");
}

#[test]
fn a_program_that_ends_at_once_loses_with_its_last_words() {
    for (name, script) in [("ends", "exit 3"), ("ends-ready", "read hello; echo detenteok 1; exit 3")] {
        let report = report(name, &format!("printf 'no such file' >&2; {script}"));
        assert!(report.contains("status: 3: no such file"), "{report}");
    }
}

#[test]
fn whoever_has_lost_is_not_asked_again() {
    let folder = Folder::new("again");
    let mut bot = folder.bot("exit 0");
    ask(&mut bot, &[Action::Take(1)]);
    let first = fault(&bot);
    assert!(first.is_some());
    fs::remove_file(folder.id()).expect("it was started");
    ask(&mut bot, &[Action::Take(1)]);
    assert_eq!(fault(&bot), first);
    assert!(!folder.id().exists(), "it is started only once");
}

#[test]
fn a_program_that_plays_on_after_the_end_is_stopped() {
    let folder = Folder::new("plays-on");
    let answers = "while read line; do case \"$line\" in go*|quit) echo bestaction take-2;; esac; done";
    let mut bot = folder.bot(&format!("{READY}trap '' TERM\n{answers}\nexec sleep 20"));
    for _ in 0..3 {
        assert_eq!(ask(&mut bot, &[Action::Take(1), Action::Take(2)]), Action::Take(2));
    }
    assert_eq!(fault(&bot), None);
    drop(bot);
    if cfg!(target_os = "linux") {
        assert!(is_gone(&folder.id()));
    }
}
