//! Bots as anchors: ratings that never move and hold the scale in place. They come from matches (`docs/opponents.md`: Elo beside
//! `greedy`), and change there only with a level; a result keeps the one it was played against.

use detente_protocol::Pace;

/// Where `greedy` stands.
const GREEDY: f64 = 1500.0;

/// Levels of Twilight Struggle with their distance from `greedy`, the weakest first.
const TWILIGHT: [(&str, f64); 8] = [
    ("recruit", -374.0),
    ("corporal", -225.0),
    ("sergeant", -56.0),
    ("greedy", 0.0),
    ("captain", 93.0),
    ("learned", 232.0),
    ("colonel", 232.0),
    ("marshal", 420.0),
];

/// The rating of a bot; none if its strength was not measured. A bot plays alike on every clock.
pub fn rating(game: &str, level: &str) -> Option<f64> {
    let known = if game == "twilight" { TWILIGHT.as_slice() } else { &[] };
    known.iter().find(|(name, _)| *name == level).map(|(_, apart)| GREEDY + apart)
}

/// All of a game.
pub fn all(game: &str, _pace: Pace) -> Vec<(&'static str, f64)> {
    let known = if game == "twilight" { TWILIGHT.as_slice() } else { &[] };
    known.iter().filter(|(name, _)| *name != "colonel").map(|&(name, apart)| (name, GREEDY + apart)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_anchor_is_a_level_that_can_be_played() {
        let game = detente_games::GameName::by_name("twilight").expect("it is there");
        let levels = detente_games::with_game!(game, G => crate::table::company::<G>().levels);
        for (level, _) in all("twilight", Pace::Fast) {
            assert!(levels.contains(&level), "{level}");
        }
        assert!(rating("guerra-fria", "greedy").is_none());
    }
}
