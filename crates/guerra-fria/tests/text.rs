//! The text forms: positions, views, options, words, and the form for services.

use detente_game::{Actor, Game, Notation, Viewer};
use detente_guerra_fria::{Action, GuerraFria, Options, Player, Talk};

const MIDDLE: &str = "talk=open max-rounds=60 round=7 south=3/0/1+2 west=0/0/0+24 north=12/0/0+0 east=5/6/7+2 \
                      south:build,to-west-1 north:ally-east,commit";

#[test]
fn a_position_reads_back() {
    let game = GuerraFria::parse_position(MIDDLE).expect("a position");
    assert_eq!(game.position(), MIDDLE);
    assert_eq!(game.round(), 7);
    assert_eq!(game.arsenal(Player::East).attack, [5, 6, 7]);
    assert!(game.entry(Player::North).is_committed());
}

#[test]
fn a_view_tells_who_has_chosen_and_the_own_steps_only() {
    let game = GuerraFria::parse_position(MIDDLE).expect("a position");
    let table = "talk=open max-rounds=60 round=7 south=3/0/1+2 west=0/0/0+24 north=12/0/0+0 east=5/6/7+2";
    let text = |viewer| GuerraFria::view_text(&game.view(viewer));
    assert_eq!(
        text(Viewer::Seat(Player::South.seat())),
        format!("{table} chosen=north viewer=south south:build,to-west-1")
    );
    assert_eq!(
        text(Viewer::Seat(Player::North.seat())),
        format!("{table} chosen=north viewer=north north:ally-east,commit")
    );
    assert_eq!(text(Viewer::Observer), format!("{table} chosen=north viewer=observer"));
}

#[test]
fn a_view_reads_back_for_whoever_looks() {
    let game = GuerraFria::parse_position(MIDDLE).expect("a position");
    for viewer in Player::ALL.map(|player| Viewer::Seat(player.seat())).into_iter().chain([Viewer::Observer])
    {
        let view = game.view(viewer);
        assert_eq!(GuerraFria::parse_view(&GuerraFria::view_text(&view)), Ok(view));
    }
}

#[test]
fn a_wrong_view_is_refused_with_a_reason() {
    let table = "round=1 south=0/0/1+0 west=0/0/0+0 north=0/0/0+0 east=0/0/0+0";
    for (text, reason) in [
        (table.to_owned(), "whose it is"),
        (format!("{table} viewer=pope"), "pope"),
        (format!("{table} viewer=west viewer=west"), "again"),
        (format!("{table} viewer=west chosen=west"), "says both"),
        (format!("{table} viewer=west south:build"), "nothing of what south enters"),
        ("viewer=west".to_owned(), "round"),
    ] {
        let error = GuerraFria::parse_view(&text).expect_err(&text);
        assert!(error.contains(reason), "{text}: {error}");
    }
}

#[test]
fn a_wrong_position_is_refused_with_a_reason() {
    let good = "round=1 south=0/0/1+0 west=0/0/0+0 north=0/0/0+0 east=0/0/0+0";
    GuerraFria::parse_position(good).expect("a position");
    for (text, reason) in [
        ("", "lacks “round"),
        (&good.replace("round=1 ", ""), "lacks “round"),
        (&good.replace("round=1", "round=0"), "from 1"),
        (&good.replace(" east=0/0/0+0", ""), "lacks “east"),
        (&good.replace("west=0/0/0+0", "west=0/0/0"), "LEFT/OPPOSITE/RIGHT+RESERVE"),
        (&good.replace("west=0/0/0+0", "west=0/0/0/0+0"), "LEFT/OPPOSITE/RIGHT+RESERVE"),
        (&good.replace("west=0/0/0+0", "west=-1/0/0+0"), "LEFT/OPPOSITE/RIGHT+RESERVE"),
        (&good.replace("west=0/0/0+0", "west=4294967295/0/0+0"), "LEFT/OPPOSITE/RIGHT+RESERVE"),
        (&format!("{good} west=0/0/0+0"), "again"),
        (&format!("{good} pope=0/0/0+0"), "nobody here is called “pope”"),
        (&format!("{good} west:dance"), "not an action"),
        (&format!("{good} west:to-north-1"), "west cannot have entered “to-north-1”"),
        (&format!("{good} west:build,back"), "west cannot have entered “back”"),
        (&format!("{good} west:build,commit"), "west cannot have entered “commit”"),
        (&format!("{good} chess"), "no word of a position"),
        (&format!("{good} over=west"), "no ending"),
        (&format!("{good} over=west+north"), "no more missiles"),
        (&format!("{good} over=draw"), "max-rounds"),
        (&format!("{good} over=south+west west:build"), "someone is choosing"),
        (&format!("max-rounds=2 {}", good.replace("round=1", "round=3")), "beyond"),
        (
            &format!(
                "{good} south:ally-west,commit west:ally-south,commit north:ally-east,commit east:ally-west,commit"
            ),
            "carried out",
        ),
    ] {
        let error = GuerraFria::parse_position(text).expect_err(text);
        assert!(error.contains(reason), "{text}: {error}");
    }
}

#[test]
fn a_finished_game_reads_back() {
    for text in [
        "round=9 south=0/0/1+0 west=0/0/0+0 north=0/0/0+0 east=0/0/0+0 over=south+west",
        "max-rounds=9 round=9 south=0/0/1+0 west=0/0/0+0 north=0/0/0+0 east=0/0/0+0 over=draw",
    ] {
        assert_eq!(GuerraFria::parse_position(text).expect(text).position(), text);
    }
}

#[test]
fn options_are_words() {
    let options = Options { talk: Talk::Open, ..Options::drawn_after(60) };
    assert_eq!(GuerraFria::options_words(&options), ["talk=open", "max-rounds=60"]);
    assert!(GuerraFria::options_words(&Options::default()).is_empty());
    assert_eq!(GuerraFria::parse_options(&["max-rounds=60", "talk=open"]), Ok(options));
    assert_eq!(GuerraFria::parse_options(&["talk=none", "max-rounds=none"]), Ok(Options::default()));
    for wrong in ["talk=whisper", "max-rounds=0", "max-rounds=70000", "max-rounds=x", "bid=2", "talk"] {
        assert!(GuerraFria::parse_options(&[wrong]).is_err(), "{wrong}");
    }
}

#[test]
fn words_that_no_action_has_are_refused() {
    for word in
        ["to-north-13", "to-north-03", "to-north-+3", "from-north-0", "to-pope-3", "ally-", "13", "0", ""]
    {
        assert_eq!(GuerraFria::parse_action(word), None, "{word}");
    }
    assert_eq!(GuerraFria::parse_action("to-north-12"), Some(Action::To(Player::North, 12)));
}

#[test]
fn a_heading_stands_where_a_round_begins() {
    let mut game = GuerraFria::new(&Options::default());
    assert_eq!(game.heading().as_deref(), Some("Round 1"));
    game.apply(Actor::Seat(Player::West.seat()), Action::Free).expect("legal");
    assert_eq!(game.heading(), None);
}
