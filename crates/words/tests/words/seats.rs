//! Seats in sentences: a side has its article and its number in every language. The glossaries' test reads the files, where an
//! argument hides what stands in its place; here every text that a seat goes into is rendered with each of them.

use detente_words::{Lang, Value, WORDS, seat_name};

use crate::common::texts;

const SIDES: [&str; 2] = ["us", "ussr"];
const PLAYERS: [&str; 4] = ["south", "west", "north", "east"];

/// The forms of a seat that sentences are made with.
const FORMS: [&str; 6] = ["the", "of", "to", "by", "turn", "who"];

/// Texts that a program fills with a bare name, which therefore may only be a label: `Contra Sur`, `Resultado: EE. UU.`.
const BARE: [&str; 3] = ["seat", "name", "winners"];

/// What must not come out: a name without its article, or a verb in the wrong number.
fn broken(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &["by US", "by USSR", "for US", "for USSR", "US win"],
        Lang::Es => &[
            "de EE. UU.",
            "de URSS",
            "por EE. UU.",
            "por URSS",
            "a EE. UU.",
            "a URSS",
            "con EE. UU.",
            "con URSS",
            "para EE. UU.",
            "para URSS",
            "gana EE. UU.",
            "gana URSS",
            "gana los",
            "ganan la URSS",
        ],
        Lang::Pt => &[
            "de EUA",
            "de URSS",
            "por EUA",
            "por URSS",
            "a EUA",
            "com EUA",
            "com URSS",
            "para EUA",
            "para URSS",
            "EUA vence",
            "URSS vencem",
        ],
        Lang::It => &[
            "di USA",
            "di URSS",
            "da USA",
            "da URSS",
            "a USA",
            "a URSS",
            "con USA",
            "con URSS",
            "per USA",
            "per URSS",
            "vince USA",
            "vince URSS",
            "vince gli",
            "vincono l'",
        ],
    }
}

/// Does a phrase stand in a text as whole words?
fn says(text: &str, phrase: &str) -> bool {
    text.match_indices(phrase).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + phrase.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric)
            && (phrase.ends_with('\'') || !after.is_some_and(char::is_alphanumeric))
    })
}

#[test]
fn every_seat_has_every_form_that_sentences_need() {
    for lang in Lang::ALL {
        for seat in SIDES.into_iter().chain(PLAYERS) {
            for form in FORMS {
                let text = WORDS.get(lang, &format!("seat-{seat}.{form}"));
                let name = seat_name(lang, seat);
                assert!(text.contains(&*name), "{lang}: seat-{seat}.{form} is {text:?}");
            }
        }
    }
}

#[test]
fn a_side_stands_with_its_article_and_its_number_wherever_a_text_puts_it() {
    let mut wrong = Vec::new();
    for lang in Lang::ALL {
        for (key, parsed) in texts(lang) {
            for seat in SIDES {
                if !takes_a_seat(&key) {
                    continue;
                }
                let form = |form: &str| WORDS.get(lang, &format!("seat-{seat}.{form}")).into_owned();
                let value = |argument: &str| -> Value<'static> {
                    match argument {
                        "side" => seat.into(),
                        "n" => 1.into(),
                        // An offer is somebody's (`detente_table`).
                        "seat" if key.starts_with("table-") => form("who").into(),
                        argument if FORMS.contains(&argument) => form(argument).into(),
                        argument if BARE.contains(&argument) => seat_name(lang, seat).into_owned().into(),
                        _ => "…".into(),
                    }
                };
                let args: Vec<_> = parsed.arguments.iter().map(|name| (name.as_str(), value(name))).collect();
                let text = WORDS.format(lang, &key, &args);
                wrong.extend(
                    broken(lang)
                        .iter()
                        .filter(|phrase| says(&text, phrase))
                        .map(|phrase| format!("{lang}: {key}: {phrase:?} in {text:?}")),
                );
            }
        }
    }
    wrong.dedup();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Is one of the arguments of this text ever a side? Those of Guerra Fría take players, whose names stand alone. Elsewhere `$name` is somebody's name and `$seat` what was typed.
fn takes_a_seat(key: &str) -> bool {
    const OTHERS: [&str; 12] = [
        "gf-",
        "web-account",
        "web-report",
        "web-hello",
        "web-you-are",
        "web-event",
        "event-",
        "ladder-against",
        "ladder-challenge-",
        "server-",
        "tui-password",
        "tui-signed",
    ];
    key == "ladder-challenge-your-seat"
        || key == "server-won"
        || !OTHERS.iter().any(|start| key.starts_with(start))
}

#[test]
fn an_offer_is_made_by_whoever_plays_a_side() {
    let said = |lang| {
        SIDES.map(|seat| {
            let who = WORDS.get(lang, &format!("seat-{seat}.who"));
            WORDS.format(lang, "table-offer-draw", &[("seat", (&*who).into())]).into_owned()
        })
    };
    assert_eq!(said(Lang::En), ["The US offers a draw", "The USSR offers a draw"]);
    let [us, ussr] = ["El jugador de los EE. UU. ofrece el empate", "El jugador de la URSS ofrece el empate"];
    assert_eq!(said(Lang::Es), [us, ussr]);
    assert_eq!(said(Lang::Pt)[0], "O jogador dos EUA propõe empate");
    assert_eq!(said(Lang::It)[1], "Il giocatore URSS propone la parità");
}

#[test]
fn who_wins_and_who_controls_is_said_with_both_sides() {
    let said = |id: &str, lang: Lang| {
        SIDES.map(|side| {
            let by = WORDS.get(lang, &format!("seat-{side}.by"));
            WORDS.format(lang, id, &[("side", side.into()), ("by", (&*by).into())]).into_owned()
        })
    };
    for id in ["web-score-wins", "tui-wins-game"] {
        assert_eq!(said(id, Lang::Es), ["ganan los EE. UU.", "gana la URSS"]);
        assert_eq!(said(id, Lang::Pt), ["os EUA vencem", "a URSS vence"]);
        assert_eq!(said(id, Lang::It), ["vincono gli USA", "vince l'URSS"]);
    }
    for id in ["web-controlled-by", "tui-controlled-by"] {
        assert_eq!(said(id, Lang::Es), ["controlado por los EE. UU.", "controlado por la URSS"]);
        assert_eq!(said(id, Lang::Pt), ["controlado pelos EUA", "controlado pela URSS"]);
        assert_eq!(said(id, Lang::It), ["controllata dagli USA", "controllata dall'URSS"]);
    }
    assert_eq!(said("tui-odds-of", Lang::Es), ["Probabilidades de los EE. UU.", "Probabilidades de la URSS"]);
    let turn = |lang, seat: &str| WORDS.get(lang, &format!("seat-{seat}.turn")).into_owned();
    assert_eq!(
        ["us", "ussr", "east"].map(|seat| turn(Lang::It, seat)),
        ["Tocca agli USA", "Tocca all'URSS", "Tocca ad Est"]
    );
    assert_eq!(
        ["us", "ussr", "east"].map(|seat| turn(Lang::Pt, seat)),
        ["É a vez dos EUA", "É a vez da URSS", "É a vez de Leste"]
    );
}
