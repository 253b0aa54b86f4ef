//! The full screen without a terminal: keys in, rendered buffer out.

use std::time::Duration;

use detente_game::Rng;
use detente_game::record::{Ending, Record};
use detente_tui::app::{App, Panel};
use detente_tui::local::Local;
use detente_tui::theme::Theme;
use detente_tui::{Say, Shown};
use detente_words::Lang;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::common::{ENGLISH, always, guerra_fria, table, twilight};

pub fn press(app: &mut App, code: KeyCode) {
    app.key(KeyEvent::new(code, KeyModifiers::NONE));
}

pub fn type_in(app: &mut App, text: &str) {
    text.chars().for_each(|letter| press(app, KeyCode::Char(letter)));
}

/// Lets everybody else move until a person is asked or the game is over.
pub fn settle(app: &mut App) {
    while app.tick(Duration::from_millis(200)) {}
}

/// The screen as lines of text.
pub fn screen(app: &App, width: u16, height: u16) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a terminal of paper");
    terminal.draw(|frame| app.draw(frame)).expect("drawn");
    let buffer = terminal.backend().buffer();
    (0..height).map(|y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>()).collect()
}

/// Every frame is closed, every line has its width, nothing is left of a broken text.
pub fn assert_whole(app: &App, lines: &[String], width: usize) {
    let all = lines.join("\n");
    assert!(lines.iter().all(|line| line.chars().count() == width), "{all}");
    assert!(!all.contains(['{', '}', '\u{fffd}', '\u{2068}', '\u{2069}']), "{all}");
    let body = &lines[1..lines.len() - 1];
    let count = |corner: char| body.iter().flat_map(|line| line.chars()).filter(|&c| c == corner).count();
    let corners = ['┌', '┐', '└', '┘'].map(count);
    // What lies over the table may cover a corner.
    assert!(
        app.overlay.is_some() || corners.iter().all(|&n| n == corners[0] && n >= 1),
        "a frame is open: {corners:?}\n{all}"
    );
    let frames = if app.overlay.is_some() { &[] } else { body };
    for line in frames.iter().skip_while(|line| !line.starts_with('┌')) {
        assert!(line.starts_with(['┌', '│', '└']) && line.ends_with(['┐', '│', '┘']), "{line}\n{all}");
    }
}

fn app<G: Shown>(local: Local<G>, say: Say) -> App {
    let mut app = App::new(Box::new(local), say, Theme::Plain);
    settle(&mut app);
    app
}

/// Plays to the end with keys alone: arrows, numbers, Enter, now and then another panel or a look.
fn whole_game<G: Shown>(local: Local<G>, seed: u64, say: Say) {
    let path = local.path().to_owned();
    let mut app = app(local, say);
    let mut rng = Rng::new(seed);
    let mut answers = 0;
    while app.table.scene().over.is_none() {
        if app.overlay.is_some() {
            press(&mut app, KeyCode::Enter);
            press(&mut app, KeyCode::Esc);
        }
        let count = app.table.scene().question.as_ref().expect("a person is asked").choices.len();
        let at = rng.below(count as u32) as usize;
        match rng.below(6) {
            0 => press(&mut app, KeyCode::Tab),
            1 => press(&mut app, KeyCode::Right),
            2 => press(&mut app, KeyCode::PageDown),
            3 => press(&mut app, KeyCode::Char('=')),
            _ => {}
        }
        if answers % 7 == 0 {
            assert_whole(&app, &screen(&app, 80, 24), 80);
            assert_whole(&app, &screen(&app, 120, 40), 120);
        }
        if app.overlay.is_some() {
            press(&mut app, KeyCode::Esc);
        }
        if rng.below(2) == 0 {
            let key = app.table.scene().question.as_ref().expect("asked").choices[at].key.clone();
            type_in(&mut app, &key);
        } else {
            press(&mut app, KeyCode::Home);
            (0..at).for_each(|_| press(&mut app, KeyCode::Down));
        }
        press(&mut app, KeyCode::Enter);
        settle(&mut app);
        answers += 1;
        assert!(answers < 20_000, "the game does not end");
    }
    let lines = screen(&app, 80, 24);
    assert_whole(&app, &lines, 80);
    let saved = std::fs::read_to_string(path).expect("the game is saved");
    let record = Record::<G>::parse(&saved).expect("a record");
    record.check().expect("legal to its end");
    assert_ne!(record.ending, Ending::Unfinished);
}

#[test]
fn whole_games_of_twilight_struggle_are_played_with_keys() {
    whole_game(twilight(&["us"], 21), 21, ENGLISH);
    whole_game(table::<detente_struggle::Struggle>(&["us", "ussr"], &[], 22, Lang::Es), 22, Say(Lang::Es));
}

#[test]
fn whole_games_of_guerra_fria_are_played_with_keys() {
    whole_game(guerra_fria(&["west"], 21), 21, ENGLISH);
    let rules = ["max-rounds=4"];
    let people = ["south", "west", "north", "east"];
    whole_game(table::<detente_guerra_fria::GuerraFria>(&people, &rules, 22, Lang::It), 22, Say(Lang::It));
}

#[test]
fn letters_narrow_the_choices_and_point_at_the_name_that_begins_so() {
    let mut app = app(twilight(&["us", "ussr"], 5), ENGLISH);
    press(&mut app, KeyCode::Char('p'));
    assert_eq!(app.pointed().expect("Poland").word, "poland");
    type_in(&mut app, "ol");
    assert_eq!(app.fitting().len(), 1);
    press(&mut app, KeyCode::Char('x'));
    assert_eq!(app.typed, "pol", "a letter after which nothing fits is not taken");
    assert!(app.notice.is_some());
    press(&mut app, KeyCode::Enter);
    assert!(app.table.scene().log.last().expect("a line").text.contains("Poland"));
    assert_eq!(app.pointed().expect("the next point").word, "poland", "it stays pointed at");
    press(&mut app, KeyCode::Esc);
    app.key(KeyEvent::new(KeyCode::Char('z'), KeyModifiers::CONTROL));
    assert!(!app.table.scene().log.last().expect("a line").text.contains("Poland"), "taken back");
}

#[test]
fn a_card_or_country_is_looked_up_by_a_few_letters() {
    let mut app = app(twilight(&["us", "ussr"], 5), ENGLISH);
    press(&mut app, KeyCode::Char('/'));
    type_in(&mut app, "fid");
    assert!(screen(&app, 80, 24).join("\n").contains(">Fidel"));
    press(&mut app, KeyCode::Enter);
    assert!(screen(&app, 80, 24).join("\n").contains("Cuba loses all US influence"));
    press(&mut app, KeyCode::Esc);
    press(&mut app, KeyCode::Char('/'));
    type_in(&mut app, "iran");
    press(&mut app, KeyCode::Enter);
    let text = screen(&app, 80, 24).join("\n");
    assert!(text.contains("Coup, 3 Ops: ") && text.contains("67% success"), "{text}");
    press(&mut app, KeyCode::Esc);
    assert!(app.overlay.is_none());
}

#[test]
fn the_panels_follow_the_question_and_the_tab_key() {
    let mut app = app(twilight(&["us", "ussr"], 5), ENGLISH);
    assert_eq!(app.panel, Panel::Board);
    for expected in [Panel::Hand, Panel::Log, Panel::State, Panel::Board] {
        press(&mut app, KeyCode::Tab);
        assert_eq!(app.panel, expected);
        assert_whole(&app, &screen(&app, 80, 24), 80);
    }
    press(&mut app, KeyCode::Right);
    assert!(screen(&app, 80, 24)[3].contains("Asia"), "the next region");
}

#[test]
fn the_table_is_hidden_while_the_keyboard_changes_hands() {
    let mut app = app(twilight(&["us", "ussr"], 5), ENGLISH);
    for _ in 0..6 {
        press(&mut app, KeyCode::Enter);
        settle(&mut app);
    }
    let text = screen(&app, 80, 24).join("\n");
    assert!(text.contains("US to decide.") && !text.contains("DEFCON"), "{text}");
    press(&mut app, KeyCode::Char('x'));
    assert!(app.overlay.is_some(), "only Enter goes on");
    press(&mut app, KeyCode::Enter);
    assert!(screen(&app, 80, 24).join("\n").contains("you are the US"));
}

#[test]
fn any_size_is_drawn_without_harm() {
    let mut apps = [app(twilight(&["us"], 5), ENGLISH), app(guerra_fria(&["south"], 5), ENGLISH)];
    for app in &mut apps {
        for (width, height) in [(1, 1), (10, 3), (59, 24), (60, 16), (80, 24), (81, 25), (116, 38), (200, 60)]
        {
            for _ in 0..4 {
                press(app, KeyCode::Tab);
                let lines = screen(app, width, height);
                if width >= 60 && height >= 16 {
                    assert_whole(app, &lines, width as usize);
                }
            }
        }
        let small = screen(app, 50, 10).join("").replace(' ', "");
        assert!(small.contains("toosmall"), "{small}");
    }
}

#[test]
fn the_keys_fit_on_a_line_in_every_language() {
    for lang in Lang::ALL {
        for id in ["keys", "view-keys"] {
            let keys = Say(lang).line(id);
            assert!(keys.chars().count() <= 80, "{lang}: {keys}");
        }
    }
}

#[test]
fn colour_adds_nothing_that_is_not_written() {
    let mut plain = app(twilight(&["us"], 5), ENGLISH);
    for panel in 0..4 {
        let texts = [Theme::Plain, Theme::Sixteen, Theme::Indexed].map(|theme| {
            plain.theme = theme;
            screen(&plain, 120, 40)
        });
        assert!(texts[0] == texts[1] && texts[1] == texts[2], "panel {panel}");
        press(&mut plain, KeyCode::Tab);
    }
}

#[test]
fn ctrl_c_leaves_from_every_screen() {
    for key in ['?', '/', '=', 'p'] {
        let mut app = app(twilight(&["us", "ussr"], 5), ENGLISH);
        press(&mut app, KeyCode::Char(key));
        app.key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
        assert!(app.quits, "from {key}");
    }
}

#[test]
fn f5_shows_and_hides_why_a_bot_did_something() {
    let mut app = app(twilight(&["us"], 3).explained_by(always), ENGLISH);
    app.panel = Panel::Log;
    let shown = |app: &App| screen(app, 120, 40).iter().any(|line| line.contains("Bot: builds up "));
    assert!(shown(&app), "one plays alone against a bot");
    press(&mut app, KeyCode::F(5));
    assert!(!shown(&app) && app.notice.as_ref().is_some_and(|notice| notice.contains("no longer")));
    press(&mut app, KeyCode::F(5));
    assert!(shown(&app));
}
