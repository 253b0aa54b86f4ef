//! Bots as anchors: ratings that never move and hold the scale in place. They come from matches and stand here alone, with the table
//! of `docs/opponents.md` (Anchors) that says where each number comes from; a test holds the two together. When a level changes, `detente
//! field twilight` and `detente field guerra-fria` play it against the others again: the new figures go into that table and here. A result
//! keeps the anchor that it was played against.

use detente_protocol::Pace;

/// Where `greedy` stands.
const GREEDY: f64 = 1500.0;

/// Levels with their distance from `greedy`, the weakest first.
type Levels = [(&'static str, f64)];

const TWILIGHT: &Levels = &[
    ("recruit", -451.0),
    ("corporal", -270.0),
    ("sergeant", -102.0),
    ("greedy", 0.0),
    ("captain", 49.0),
    ("learned", 206.0),
    ("general", 323.0),
    ("marshal", 386.0),
];

const GUERRA_FRIA: &Levels = &[("recruit", -230.0), ("sergeant", -70.0), ("greedy", 0.0), ("learned", 100.0)];

/// Other names of the same level.
const SAME: [(&str, &str); 1] = [("colonel", "learned")];

fn levels(game: &str) -> &'static Levels {
    match game {
        "twilight" => TWILIGHT,
        "guerra-fria" => GUERRA_FRIA,
        _ => &[],
    }
}

/// The rating of a bot; none if its strength was not measured. A bot plays alike on every clock.
pub fn rating(game: &str, level: &str) -> Option<f64> {
    let level = SAME.iter().find(|(other, _)| *other == level).map_or(level, |&(_, name)| name);
    levels(game).iter().find(|(name, _)| *name == level).map(|(_, apart)| GREEDY + apart)
}

/// All of a game.
pub fn all(game: &str, _pace: Pace) -> Vec<(&'static str, f64)> {
    levels(game).iter().map(|&(name, apart)| (name, GREEDY + apart)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_anchor_is_a_level_that_can_be_played() {
        for name in ["twilight", "guerra-fria"] {
            let game = detente_games::GameName::by_name(name).expect("it is there");
            let levels = detente_games::with_game!(game, G => crate::table::company::<G>().levels);
            for (level, _) in all(name, Pace::Fast) {
                assert!(levels.contains(&level), "{name}: {level}");
            }
            assert_eq!(rating(name, "greedy"), Some(1500.0));
            assert_eq!(rating(name, "colonel"), rating(name, "learned"));
            assert!(rating(name, "random").is_none(), "nobody has measured it");
        }
    }

    #[test]
    fn the_anchors_are_those_of_the_table_in_the_documents() {
        let text = include_str!("../../../../docs/opponents.md");
        let rows = text.lines().filter_map(|line| {
            let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
            let [game @ ("twilight" | "guerra-fria"), level, apart, _] = cells.as_slice() else {
                return None;
            };
            let apart: f64 = apart.replace('\u{2212}', "-").parse().expect("a number");
            Some(((*game).to_owned(), level.trim_matches('`').to_owned(), apart))
        });
        let kept = [("twilight", TWILIGHT), ("guerra-fria", GUERRA_FRIA)];
        let kept = kept.into_iter().flat_map(|(game, levels)| {
            levels.iter().map(move |&(level, apart)| (game.to_owned(), level.to_owned(), apart))
        });
        assert_eq!(rows.collect::<Vec<_>>(), kept.collect::<Vec<_>>());
    }
}
