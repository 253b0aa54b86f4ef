//! Pictures of the main screens in four languages, small and large. `INSTA_UPDATE=always cargo test -p detente-tui` draws
//! them anew; look at the difference before you keep it.

use detente_game::{Seat, Viewer};
use detente_guerra_fria::GuerraFria;
use detente_struggle::Struggle;
use detente_tui::app::App;
use detente_tui::learn::{Kept, Learn};
use detente_tui::theme::Theme;
use detente_tui::viewing::Viewing;
use detente_tui::{Say, Shown};
use detente_words::Lang;
use ratatui::crossterm::event::KeyCode;

use crate::common::{fresh_file, table};
use crate::full_screen::{assert_whole, press, screen, settle, type_in};

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

/// Compares a screen with its picture in every language and size.
fn pictures<G: Shown>(name: &str, people: &[&str], seed: u64, rules: &[&str], play: fn(&mut App)) {
    for lang in Lang::ALL {
        let mut app = App::new(Box::new(table::<G>(people, rules, seed, lang)), Say(lang), Theme::Plain);
        settle(&mut app);
        play(&mut app);
        take(name, lang, &app);
    }
}

fn take(name: &str, lang: Lang, app: &App) {
    for (width, height) in SIZES {
        let lines = screen(app, width, height);
        assert_whole(app, &lines, width as usize);
        let text: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
        insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(format!("{name}-{width}x{height}-{}", lang.code()), text.join("\n"));
        });
    }
}

/// The set-up, all points in the first country.
fn set_up(app: &mut App) {
    for _ in 0..13 {
        press(app, KeyCode::Enter);
        settle(app);
        if app.overlay.is_some() {
            press(app, KeyCode::Enter);
        }
    }
}

#[test]
fn the_map_while_influence_is_placed() {
    pictures::<Struggle>("map", &["us", "ussr"], 5, &[], |app| {
        press(app, KeyCode::Enter);
        press(app, KeyCode::Down);
    });
}

#[test]
fn the_hand_before_the_headline() {
    pictures::<Struggle>("hand", &["us", "ussr"], 5, &[], |app| {
        set_up(app);
        press(app, KeyCode::Down);
    });
}

#[test]
fn the_help() {
    pictures::<Struggle>("help", &["us", "ussr"], 5, &[], |app| {
        // The name of the save, which stands in the help, is not the same twice.
        app.overlay = Some(detente_tui::screens::overlay::Overlay::text(
            app.say.line("help").lines().map(str::to_owned).collect(),
        ));
    });
}

#[test]
fn the_scores() {
    pictures::<Struggle>("scores", &["us", "ussr"], 5, &[], |app| press(app, KeyCode::Char('=')));
}

#[test]
fn a_country_looked_up() {
    pictures::<Struggle>("look-up", &["us", "ussr"], 5, &[], |app| {
        press(app, KeyCode::Char('/'));
        type_in(app, "iran");
        press(app, KeyCode::Enter);
    });
}

#[test]
fn guerra_fria() {
    pictures::<GuerraFria>("guerra-fria", &["south"], 5, &["max-rounds=20"], |app| {
        for key in ["1", "2", "1", "0", "1"] {
            type_in(app, key);
            press(app, KeyCode::Enter);
            settle(app);
        }
    });
}

#[test]
fn the_viewer() {
    let mut local = table::<Struggle>(&[], &[], 11, Lang::En);
    while detente_tui::table::TableScreen::scene(&local).over.is_none() {
        detente_tui::table::TableScreen::go_on(&mut local, std::time::Duration::from_secs(5));
    }
    for lang in Lang::ALL {
        let eyes = Viewer::Seat(Seat(1));
        let viewing = Viewing::new(local.record(), "game.txt".to_owned(), eyes, lang, ToString::to_string);
        let mut app = App::new(Box::new(viewing), Say(lang), Theme::Plain);
        press(&mut app, KeyCode::Home);
        (0..4).for_each(|_| press(&mut app, KeyCode::Down));
        take("viewer", lang, &app);
    }
}

/// The lesson about coups: its first task, then the coup made.
#[test]
fn a_lesson() {
    let lesson = detente_lessons::find("twilight", "coups").expect("the lesson");
    for lang in Lang::ALL {
        let learn = Learn::<Struggle>::new(lesson, Kept::in_file(fresh_file()), lang);
        let mut app = App::new(Box::new(learn), Say(lang), Theme::Plain);
        take("lesson-task", lang, &app);
        for word in &lesson.steps[0].solution {
            let question = app.table.scene().question.as_ref().expect("the step is to be done");
            let choice = question.choices.iter().find(|choice| choice.word == *word).expect("the solution");
            let key = choice.key.clone();
            type_in(&mut app, &key);
            press(&mut app, KeyCode::Enter);
        }
        take("lesson-done", lang, &app);
    }
}
