//! The line mode: whole games by a script, answers in words, looking around, the end of the input.

use std::cell::RefCell;
use std::io::{self, BufRead, Read, Write};
use std::rc::Rc;

use detente_game::bot::{Detail, Reason, Thoughts, Watch};
use detente_game::coach::{Advised, Coaching, Note, Talk, Weight, Wish};
use detente_game::record::{Ending, Record};
use detente_game::{Bot, Rng, Seat};
use detente_guerra_fria::GuerraFria;
use detente_struggle::Struggle;
use detente_struggle::decision::Action;
use detente_struggle::map::Country;
use detente_struggle::view::View;
use detente_tui::coach::Coach;
use detente_tui::local::Local;
use detente_tui::plain::{self, Echo};
use detente_tui::table::TableScreen;
use detente_tui::{Say, Shown};
use detente_words::Lang;

use crate::common::{ENGLISH, always, fresh_file, guerra_fria, random_bots, table, twilight};

/// What the program prints, shared with the script that reads it.
#[derive(Clone, Default)]
struct Page(Rc<RefCell<Vec<u8>>>);

impl Page {
    fn text(&self) -> String {
        String::from_utf8(self.0.borrow().clone()).expect("text")
    }
}

impl Write for Page {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A player made of a script: it reads the last list of choices and answers with one of their numbers.
struct Script {
    page: Page,
    read: usize,
    keys: Vec<String>,
    rng: Rng,
    line: Vec<u8>,
}

impl Script {
    fn new(page: &Page, seed: u64) -> Script {
        Script { page: page.clone(), read: 0, keys: Vec::new(), rng: Rng::new(seed), line: Vec::new() }
    }

    /// The numbers in front of the choices that were printed since the last answer; the same ones if none were.
    fn look(&mut self) {
        let text = self.page.text();
        let new = &text[self.read..];
        let keys: Vec<String> = new.lines().flat_map(keys_of).collect();
        if !keys.is_empty() {
            self.keys = keys;
        }
        self.read = text.len();
    }
}

/// `3 Poland (…)` or `Europe: 1 Canada (US 2, USSR 0), 2 Norway`: the numbers, in either form.
fn keys_of(line: &str) -> Vec<String> {
    let number = |word: &str| {
        let key = word.split(' ').next().unwrap_or("");
        let is_number = key.trim_start_matches('-').parse::<u8>().is_ok();
        (word.contains(' ') && (is_number || key == "b")).then(|| key.to_owned())
    };
    if let Some(one) = number(line) {
        if !line.contains("), ") && !line.starts_with("13 ") {
            return vec![one];
        }
        return line.split(", ").filter_map(number).collect();
    }
    match line.split_once(": ") {
        Some((_, list)) if number(list).is_some() && list.contains('(') => {
            list.split("), ").filter_map(number).collect()
        }
        _ => Vec::new(),
    }
}

impl Read for Script {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        unreachable!("lines are read")
    }
}

impl BufRead for Script {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.line.is_empty() {
            self.look();
            assert!(!self.keys.is_empty(), "no choices in\n{}", self.page.text());
            let at = self.rng.below(self.keys.len() as u32) as usize;
            self.line = format!("{}\n", self.keys[at]).into_bytes();
        }
        Ok(&self.line)
    }
    fn consume(&mut self, amount: usize) {
        self.line.drain(..amount);
    }
}

/// Plays a whole game by a script and gives back what was printed.
fn whole_game<G: Shown>(mut local: Local<G>, seed: u64) -> String {
    let page = Page::default();
    plain::run(&mut local, &mut Script::new(&page, seed), &mut page.clone(), ENGLISH, Echo::No)
        .expect("it ran");
    let saved = std::fs::read_to_string(local.path()).expect("the game is saved");
    let record = Record::<G>::parse(&saved).expect("the save is a record");
    record.check().expect("it is legal from the first action to its stated end");
    assert_ne!(record.ending, Ending::Unfinished);
    let text = page.text();
    let result = local.scene().over.clone().expect("the game is over");
    assert!(text.contains(&result), "the result is told: {result}");
    assert!(text.ends_with(&format!("The record is {}\n", local.kept_in())), "and where the record lies");
    assert!(!text.contains(['\u{1b}', '\r', '\t']), "no cursor movement");
    text
}

#[test]
fn a_script_plays_whole_games_of_twilight_struggle_against_bots() {
    for seed in 1..=3 {
        let text = whole_game(twilight(&["ussr"], seed), seed);
        assert!(text.contains("Turn 1") && text.contains("Headline phase"), "{text}");
    }
}

#[test]
fn a_script_plays_whole_games_of_guerra_fria_against_bots() {
    for seed in 1..=3 {
        whole_game(guerra_fria(&["north"], seed), seed);
    }
}

#[test]
fn a_script_plays_both_games_with_every_seat_at_one_keyboard() {
    let text = whole_game(twilight(&["us", "ussr"], 7), 7);
    assert!(text.contains("--- US ---") && text.contains("--- USSR ---"), "whose turn it is is said");
    let text = whole_game(guerra_fria(&["south", "west", "north", "east"], 7), 7);
    assert!(text.contains("--- East ---"));
}

#[test]
fn a_bid_that_changes_the_chairs_is_played_to_the_end() {
    let local = table::<Struggle>(&["us"], &["bid=sealed"], 3, Lang::En);
    whole_game(local, 3);
}

/// Feeds these lines to a table and gives back what was printed.
fn feed(local: &mut dyn TableScreen, lines: &str, say: Say) -> String {
    let page = Page::default();
    plain::run(local, &mut lines.as_bytes(), &mut page.clone(), say, Echo::No).expect("it ran");
    page.text()
}

#[test]
fn several_answers_in_words_go_on_one_line() {
    let mut local = twilight(&["us", "ussr"], 5);
    let text = feed(&mut local, "poland poland poland poland EAST GERMANY finland\n", ENGLISH);
    assert!(text.contains("The USSR adds influence: Poland +4 (now 4, control)"), "{text}");
    assert!(text.contains("Western Europe, 7 points left"), "{text}");
}

#[test]
fn a_coup_is_made_with_two_words() {
    let mut local = twilight(&["us", "ussr"], 5);
    feed(&mut local, "poland poland poland poland east finland\n", ENGLISH);
    feed(&mut local, "italy italy italy italy france france france\n", ENGLISH);
    // Both headlines, then the first card of the USSR that may be used for a coup.
    for _ in 0..40 {
        let scene = local.scene();
        let question = scene.question.as_ref().expect("somebody is asked");
        if question.choices.iter().any(|choice| choice.word == "coup") {
            let text = feed(&mut local, "coup iran\n", ENGLISH);
            assert!(text.contains("attempts a coup in Iran: die "), "{text}");
            return;
        }
        let last = question.choices.last().expect("a choice").key.clone();
        feed(&mut local, &format!("{last}\n"), ENGLISH);
    }
    panic!("nobody could make a coup in the first turn");
}

#[test]
fn what_is_no_answer_is_said_and_changes_nothing() {
    let mut local = twilight(&["us", "ussr"], 5);
    let text = feed(&mut local, "peru\ncoup iran\n99\nan\n", ENGLISH);
    assert_eq!(text.matches("is not an answer to this question").count(), 3, "{text}");
    assert!(text.contains("“an” fits more than one: "), "{text}");
    assert!(local.record().actions.iter().all(|(by, _)| *by == detente_game::Actor::Nature), "only the deal");
}

#[test]
fn one_looks_around_without_answering() {
    let mut local = twilight(&["us", "ussr"], 5);
    let lines = "state\nhand\nlog\nscore asia\nscore\nodds coup iran 3\nodds realign iran\nodds space\n? fidel\n\
                 about iran\nmap africa\n?\nodds\nscore atlantis\nundo\n";
    let text = feed(&mut local, lines, ENGLISH);
    for part in [
        "DEFCON: 5",
        "Hand:",
        "The US is dealt 8 cards",
        "Asia: US 3",
        "Final scoring:",
        "Iran: 83% success (die 2 or more)",
        "72% nothing",
        "Earth Satellite",
        "Cuba loses all US influence",
        "Iran: stability 2, battleground; US 1, USSR 0; uncontrolled",
        "Angola: stability 1, battleground",
        "choices: list the answers again",
        "type: odds coup COUNTRY POINTS",
        "no region is called “atlantis”",
        "can't undo: dice, a card draw or another player came in between",
    ] {
        assert!(text.contains(part), "“{part}” is missing in\n{text}");
    }
    assert_eq!(text.matches("Set-up: place influence").count(), 2, "asked once, and explained once");
}

/// Would take the last choice, and says why.
struct Wise;

impl Bot<Struggle> for Wise {
    fn choose(&mut self, _: Seat, _: &View, legal: &[Action]) -> Action {
        legal[legal.len() - 1]
    }

    fn think(&mut self, seat: Seat, view: &View, legal: &[Action], watch: &mut Watch<'_, Action>) -> Action {
        let country = ("country", Detail::Text("country-iran".to_owned()));
        let reason = Reason { id: "ai-coup", details: vec![country, ("chance", Detail::Number(74))] };
        let _ = watch(&Thoughts { reason: Some(reason), ..Thoughts::default() });
        self.choose(seat, view, legal)
    }
}

#[test]
fn a_hint_says_what_a_bot_would_do_and_why_and_changes_nothing() {
    let mut local = twilight(&["ussr"], 3).advised_by(Box::new(Wise));
    let out = feed(&mut local, "hint\nchoices\n", ENGLISH);
    let (_, after) = out.split_once("Hint: ").unwrap_or_else(|| panic!("{out}"));
    let (choice, _) =
        after.split_once(" (coups Iran: 74% to take control)").unwrap_or_else(|| panic!("{out}"));
    let last = local.scene().question.as_ref().and_then(|question| question.choices.last()).cloned();
    assert_eq!(last.map(|last| last.label).as_deref(), Some(choice));
    let mut alone = twilight(&["ussr"], 3);
    assert!(feed(&mut alone, "hint\n", ENGLISH).contains("no hint here"));
}

/// A coach who thinks the last choice best, the first one dangerous, and has two things to say.
fn guide(wish: Wish) -> Coach<Struggle> {
    #[expect(clippy::unnecessary_wraps, reason = "as coaches are asked: some have nothing to say")]
    fn coach(_: &View, _: Seat, legal: &[Action]) -> Option<Coaching<Action>> {
        let note = |weight, id| Note { weight, reason: Reason { id, details: Vec::new() } };
        let notes =
            vec![note(Weight::Danger, "coach-defcon-two"), note(Weight::Lesson, "coach-about-influence")];
        let plays = vec![Advised { action: legal[legal.len() - 1], reasons: Vec::new() }];
        Some(Coaching { notes, plays, usual: Talk::Everything })
    }
    fn dangers(_: &View, _: Seat, action: Action) -> Vec<Note> {
        let reason = Reason { id: "coach-danger-defcon", details: Vec::new() };
        let first = action == Action::Country(Country::Finland);
        if first { vec![Note { weight: Weight::Danger, reason }] } else { Vec::new() }
    }
    Coach { coach, dangers, wish }
}

#[test]
fn a_coach_speaks_before_the_question_says_less_when_told_and_keeps_silent() {
    let mut local = twilight(&["ussr"], 3).coached_by(guide(Wish::Usual));
    let out = feed(&mut local, "choices\ncoach less\ncoach silent\ncoach\ncoach loudly\n", ENGLISH);
    let danger = "! DEFCON is 2. A coup in a battleground would be nuclear war, and you would lose.";
    let lesson = "· A point costs 1, or 2 where your opponent has control.";
    let (before, _) = out.split_once("Set-up: place influence").unwrap_or_else(|| panic!("{out}"));
    assert!(before.contains(danger) && before.contains(lesson) && before.contains("Coach: "), "{before}");
    assert!(out.contains("! DEFCON falls to 2."), "beside the choice: {out}");
    let (_, less) = out.split_once("The coach says less.").unwrap_or_else(|| panic!("{out}"));
    let (less, silent) = less.split_once("The coach is silent.").unwrap_or_else(|| panic!("{out}"));
    assert!(less.contains(danger) && !less.contains(lesson), "{less}");
    assert!(!silent.contains(danger) && silent.contains("the coach has nothing to say"), "{silent}");
    assert!(silent.contains("type: coach, coach less"), "{silent}");
    // How much is to be said is kept with the game.
    assert_eq!(Local::wish_of(&local.record()), Some(Wish::Silence));
    let mut alone = twilight(&["ussr"], 3);
    assert!(feed(&mut alone, "coach\n", ENGLISH).contains("there is no coach here"));
    assert_eq!(Local::wish_of(&alone.record()), None);
}

#[test]
fn there_is_no_coach_where_two_people_play() {
    let mut local = twilight(&["us", "ussr"], 3).coached_by(guide(Wish::Usual));
    assert!(feed(&mut local, "coach\n", ENGLISH).contains("there is no coach here"));
}

#[test]
fn the_log_says_why_a_bot_did_something_where_one_plays_alone() {
    let mut local = twilight(&["us"], 3).explained_by(always);
    let told = |text: &str| text.lines().filter(|line| line.starts_with("Bot: builds up ")).count();
    let out = feed(&mut local, "reasons\nlog 30\nreasons\nlog 30\n", ENGLISH);
    let parts: Vec<&str> = out.split("> ").collect();
    assert_eq!(parts.len(), 6, "{out}");
    assert_eq!(told(parts[0]), 1, "the set-up of the USSR is told with its reason: {out}");
    assert!(parts[1].contains("no longer says why"), "{out}");
    assert_eq!((told(parts[2]), told(parts[4])), (0, 1), "{out}");
    // One's own plays have none.
    let out = feed(&mut local, "1\n", ENGLISH);
    assert!(out.contains("The US adds 1 influence") && told(&out) == 1, "{out}");
    // A game that is taken up again says as much as before.
    let record = local.record();
    let again = Local::resume(&record, random_bots(3), fresh_file(), Lang::En);
    let again = again.expect("it replays").explained_by(always);
    assert_eq!(again.scene().log, local.scene().log);
}

#[test]
fn several_people_ask_for_reasons_and_without_bots_there_are_none() {
    let mut people = twilight(&["us", "ussr"], 3).explained_by(always);
    let out = feed(&mut people, "reasons\n", ENGLISH);
    assert!(out.contains("no bot says why") && !out.contains("Bot: "), "{out}");
    let mut other = guerra_fria(&["south"], 3);
    assert!(feed(&mut other, "reasons\n", ENGLISH).contains("no bot says why"));
}

#[test]
fn every_language_has_its_own_words_for_looking_around() {
    for (lang, line, part) in [
        (Lang::Es, "estado\npuntos asia\nprobabilidad golpe irán 3\n", "Irán: "),
        (Lang::Pt, "estado\npontos ásia\nchances golpe irã 3\n", "Irã: "),
        (Lang::It, "stato\npunti asia\nprobabilità colpo iran 3\n", "Iran: "),
    ] {
        let mut local = table::<Struggle>(&["us", "ussr"], &[], 5, lang);
        let text = feed(&mut local, line, Say(lang));
        assert!(text.contains("DEFCON: 5") && text.contains(part), "{lang}:\n{text}");
    }
}

#[test]
fn the_end_of_the_input_leaves_the_game_saved() {
    let mut local = guerra_fria(&["south"], 4);
    let text = feed(&mut local, "build\n2\n", ENGLISH);
    assert!(text.ends_with(&format!("Saved in {}. To continue: detente play --resume\n", local.kept_in())));
    let saved = std::fs::read_to_string(local.path()).expect("saved");
    let record = Record::<GuerraFria>::parse(&saved).expect("a record");
    assert_eq!(record.actions.len(), local.record().actions.len());
}

#[test]
fn bytes_that_are_no_text_are_no_answer() {
    let mut local = guerra_fria(&["south"], 4);
    let page = Page::default();
    let mut input: &[u8] = &[0xff, 0xfe, b'\n', 0, b'\n'];
    plain::run(&mut local, &mut input, &mut page.clone(), ENGLISH, Echo::No).expect("it ran");
    assert_eq!(page.text().matches("is not an answer").count(), 2, "{}", page.text());
}
