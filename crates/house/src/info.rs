//! What a form for a new table needs: seats, presets, options, levels.

use detente_game::Notation;
use detente_games::Levels;
use detente_guerra_fria::GuerraFria;
use detente_protocol::{GameInfo, GameOption, OptionKind, Preset, SeatInfo};
use detente_struggle::Struggle;
use detente_struggle::cards::CardId;
use detente_struggle::options::{KEYS, Options, PRESETS, PROMOTIONAL};
use detente_words::{Lang, WORDS, seat_name};

/// Both games, in a language.
pub fn info(lang: Lang) -> Vec<GameInfo> {
    vec![
        game::<Struggle>(lang, twilight_presets(lang), twilight_options(lang)),
        game::<GuerraFria>(lang, Vec::new(), guerra_fria_options(lang)),
    ]
}

fn game<G: Levels>(lang: Lang, presets: Vec<Preset>, options: Vec<GameOption>) -> GameInfo {
    let seats =
        G::SEATS.iter().map(|&id| SeatInfo { id: id.to_owned(), name: seat_name(lang, id).into_owned() });
    GameInfo {
        id: G::NAME.to_owned(),
        name: word(lang, &format!("game-{}", G::NAME)),
        rules: G::RULES_VERSION,
        seats: seats.collect(),
        presets,
        options,
        levels: G::LEVELS.iter().map(|&level| level.to_owned()).collect(),
        beginner: G::BEGINNER.to_owned(),
    }
}

fn word(lang: Lang, id: &str) -> String {
    WORDS.get(lang, id).into_owned()
}

fn twilight_presets(lang: Lang) -> Vec<Preset> {
    PRESETS
        .into_iter()
        .map(|id| Preset {
            id: id.to_owned(),
            name: word(lang, &format!("server-preset-{id}")),
            options: Options::preset(id).map(|options| Struggle::options_words(&options)).unwrap_or_default(),
        })
        .collect()
}

fn twilight_options(lang: Lang) -> Vec<GameOption> {
    // The departures of the digital edition are for imported games.
    let keys = KEYS.iter().filter(|(key, _)| *key != "departures");
    keys.map(|&(key, values)| {
        let (kind, values) = match key {
            "promo" => (OptionKind::Cards, PROMOTIONAL.iter().map(|card| card.id().to_owned()).collect()),
            "without" => (OptionKind::Cards, all_cards()),
            "us-handicap" | "ussr-handicap" => (OptionKind::Number, vec!["0".to_owned(), "12".to_owned()]),
            _ if values == "on|off" => (OptionKind::Switch, vec!["on".to_owned(), "off".to_owned()]),
            _ => (OptionKind::Choice, values.split('|').map(str::to_owned).collect()),
        };
        let default = match key {
            "optional-cards" => "on",
            "promo" | "without" => "",
            "us-handicap" | "ussr-handicap" => "0",
            "edition" => "deluxe",
            "scenario" => "standard",
            "bid" => "none",
            _ => "off",
        };
        GameOption {
            key: key.to_owned(),
            kind,
            values,
            default: default.to_owned(),
            name: word(lang, &format!("server-option-{key}")),
        }
    })
    .collect()
}

fn all_cards() -> Vec<String> {
    CardId::all().filter(|&card| card != CardId::TheChinaCard).map(|card| card.id().to_owned()).collect()
}

fn guerra_fria_options(lang: Lang) -> Vec<GameOption> {
    let talk = GameOption {
        key: "talk".to_owned(),
        kind: OptionKind::Choice,
        values: vec!["none".to_owned(), "open".to_owned()],
        default: "none".to_owned(),
        name: word(lang, "server-option-talk"),
    };
    let rounds = GameOption {
        key: "max-rounds".to_owned(),
        kind: OptionKind::Number,
        values: vec!["1".to_owned(), "1000".to_owned()],
        default: "none".to_owned(),
        name: word(lang, "server-option-max-rounds"),
    };
    vec![talk, rounds]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_default_is_read_by_the_rules_and_means_the_default() {
        for option in twilight_options(Lang::En) {
            if !option.default.is_empty() {
                let word = format!("{}={}", option.key, option.default);
                let options = Struggle::parse_options(&[&word]).unwrap_or_else(|why| panic!("{word}: {why}"));
                assert_eq!(options, Options::default(), "{word}");
            }
        }
        for option in guerra_fria_options(Lang::En) {
            let word = format!("{}={}", option.key, option.default);
            assert_eq!(
                GuerraFria::parse_options(&[&word]),
                Ok(detente_guerra_fria::Options::default()),
                "{word}"
            );
        }
    }

    #[test]
    fn every_name_is_written_in_every_language() {
        for lang in Lang::ALL {
            for game in info(lang) {
                let names = game.presets.iter().map(|preset| &preset.name);
                let names = names.chain(game.options.iter().map(|option| &option.name)).chain([&game.name]);
                for name in names {
                    assert!(!name.contains("server-"), "{lang:?}: {name}");
                }
            }
        }
    }
}
