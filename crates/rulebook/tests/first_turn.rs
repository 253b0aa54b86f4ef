//! The first turn that chapter 1 tells is a game: a record is played by the rules, and every picture and figure of the chapter
//! is what stands on its board.

use detente_game::record::Record;
use detente_game::{Game, Notation};
use detente_guerra_fria::Player;
use detente_rulebook::{Figure, Lang, Placed, Rules, section, sections};
use detente_struggle::map::{Country, Region};
use detente_struggle::side::{Us, Ussr};
use detente_struggle::state::State;

const RECORD: &str = include_str!("first-turn.txt");

/// The position at the end of everything under each heading.
fn ends() -> Vec<(String, State)> {
    let record = Record::<State>::parse(RECORD).unwrap_or_else(|error| panic!("{error}"));
    let mut game = <State as Game>::new(&record.options);
    let mut ends: Vec<(String, State)> = Vec::new();
    for &(actor, action) in &record.actions {
        // In the middle of a play there is no heading: it goes on.
        let heading = game.heading().or_else(|| ends.last().map(|(heading, _)| heading.clone()));
        let heading = heading.unwrap_or_default();
        assert!(game.apply(actor, action).is_ok(), "{heading}: {} is refused", action.text());
        match ends.last_mut() {
            Some((known, end)) if *known == heading => end.clone_from(&game),
            _ => ends.push((heading, game.clone())),
        }
    }
    ends
}

/// What stands after the play of this heading.
fn after(heading: &str) -> State {
    let ends = ends();
    let found = ends.iter().find(|(known, _)| known.eq_ignore_ascii_case(heading));
    let known: Vec<&String> = ends.iter().map(|(heading, _)| heading).collect();
    found.unwrap_or_else(|| panic!("no “{heading}” in {known:?}")).1.clone()
}

/// Which play each picture shows the end of.
const PICTURES: [(&str, &str); 7] = [
    ("1.1.1", "set-up"),
    ("1.1.3", "turn 1, headline"),
    ("1.1.4", "turn 1, ussr action round 1"),
    ("1.1.5", "turn 1, us action round 1"),
    ("1.1.6", "turn 1, ussr action round 2"),
    ("1.1.8", "turn 1, ussr action round 5"),
    ("1.1.9", "turn 1, ussr action round 6"),
];

fn figures(number: &str) -> Vec<Figure<'static>> {
    let found = &section(Rules::Twilight, Lang::En, number).expect("a section")[0];
    found.blocks().filter_map(|block| block.figure()).collect()
}

#[test]
fn every_picture_of_the_first_turn_is_what_stands_on_the_board() {
    for (number, heading) in PICTURES {
        let game = after(heading);
        let [Figure::Board(placed)] = &figures(number)[..] else { panic!("one picture in {number}") };
        for &Placed { country, us, ussr } in placed {
            let at = Country::parse(country).unwrap_or_else(|| panic!("no country {country}"));
            let stands = (game.influence(Us, at), game.influence(Ussr, at));
            assert_eq!(stands, (us, ussr), "{number}: {country}");
        }
    }
}

#[test]
fn the_tracks_of_the_first_turn_stand_where_the_chapter_says() {
    // Positive points are those of the US.
    let tracks = |heading: &str| {
        let game = after(heading);
        (game.vp, game.defcon, game.military_ops[Ussr])
    };
    assert_eq!(tracks("turn 1, headline"), (2, 5, 0));
    assert_eq!(tracks("turn 1, ussr action round 1"), (2, 4, 3));
    assert_eq!(tracks("turn 1, ussr action round 2"), (4, 3, 3));
    assert_eq!(tracks("turn 1, ussr action round 3"), (3, 3, 3));
    assert_eq!(tracks("turn 1, ussr action round 5"), (-3, 3, 3));
    let last = after("turn 1, us action round 6");
    assert_eq!((last.vp, last.turn, last.defcon), (-6, 2, 4), "the turn has ended and the next begins");
}

#[test]
fn figures_are_drawn_from_countries_and_regions_that_there_are() {
    for rules in Rules::ALL {
        for lang in Lang::ALL {
            for section in sections(rules, lang) {
                let marked =
                    section.blocks().filter(|block| block.kind == detente_rulebook::BlockKind::Figure);
                for block in marked {
                    match block.figure().unwrap_or_else(|| panic!("{}: {}", section.number, block.text)) {
                        Figure::Board(placed) => {
                            assert!(placed.iter().all(|placed| Country::parse(placed.country).is_some()));
                        }
                        Figure::Countries(region) => {
                            assert!(Region::ALL.iter().any(|known| known.id() == region), "{region}");
                        }
                        Figure::Table(players) => {
                            let players: Vec<&str> = players.iter().map(|arms| arms.player).collect();
                            assert_eq!(players, Player::WORDS, "{}", section.number);
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn the_table_of_countries_leaves_no_region_out() {
    let shown = section(Rules::Twilight, Lang::En, "20").expect("the chapter");
    let regions = shown.iter().flat_map(detente_rulebook::Section::blocks).filter_map(|block| block.figure());
    let shown: Vec<String> = regions.map(|figure| format!("{figure:?}")).collect();
    let all: Vec<String> = Region::ALL.iter().map(|region| format!("Countries({:?})", region.id())).collect();
    assert_eq!(shown, all);
}
