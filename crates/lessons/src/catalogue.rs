//! Which lessons there are, in the order in which they are best taken.

use std::sync::LazyLock;

use crate::file::Lesson;

macro_rules! lessons {
    ($($game:literal: $($id:literal)*;)*) => {
        const TEXTS: &[(&str, &str, &str)] = &[$($(
            ($game, $id, include_str!(concat!("../lessons/", $game, "/", $id, ".txt"))),
        )*)*];
    };
}

lessons! {
    "twilight": "board" "influence" "cards" "their-cards" "coups" "realignment" "defcon" "military" "space" "scoring" "headline"
        "holding" "planning";
    "guerra-fria": "table" "plus-four" "reorganise" "attack";
}

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let read = |&(game, id, text): &(&'static str, &'static str, &str)| {
        Lesson::parse(game, id, text).expect("the tests have read every lesson")
    };
    TEXTS.iter().map(read).collect()
});

/// All lessons of all games.
pub fn all() -> &'static [Lesson] {
    &LESSONS
}

/// The lessons of one game.
pub fn of_game(game: &str) -> impl Iterator<Item = &'static Lesson> {
    all().iter().filter(move |lesson| lesson.game == game)
}

/// A lesson by its name.
pub fn find(game: &str, id: &str) -> Option<&'static Lesson> {
    of_game(game).find(|lesson| lesson.id == id)
}

/// The lesson of the same game that comes after this one; nothing after the last.
pub fn next(lesson: &Lesson) -> Option<&'static Lesson> {
    of_game(lesson.game).skip_while(|each| each.id != lesson.id).nth(1)
}
