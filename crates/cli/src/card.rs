//! `detente card`: the cards of Twilight Struggle, one or all of them.

use std::fmt::Write;

use detente_struggle::cards::{CARDS, Card, CardId, Deck};
use detente_struggle::rules::first_edition;
use detente_words::{Lang, WORDS, card_name};
use serde_json::{Value, json};

use crate::answer::{Answer, Failure};
use crate::layout::{table, wrap};
use crate::say::{Say, in_all_languages};

/// A card of Twilight Struggle by its number or name, or all of them
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Number, id, or (part of) the name in any of the four languages
    #[arg(required_unless_present = "all", value_name = "NAME|NUMBER")]
    card: Vec<String>,
    /// Every card
    #[arg(long, conflicts_with = "card")]
    all: bool,
    /// Which printing's cards: deluxe or first
    #[arg(long, value_name = "EDITION", default_value = "deluxe", value_parser = ["deluxe", "first"])]
    edition: String,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, say: Say) -> Result<Answer, Failure> {
    if args.all {
        return Ok(if args.json {
            let cards: Vec<Value> = all().map(|card| as_json(card, &args.edition)).collect();
            Answer::json(&json!({ "cards": cards }))
        } else {
            Answer::text(list(say))
        });
    }
    let card = find(&args.card.join(" "), say)?;
    // The first edition prints some figures otherwise.
    let card = if args.edition == "first" { first_edition::card(card.id) } else { card };
    let edition = &args.edition;
    Ok(if args.json {
        Answer::json(&as_json(card, edition))
    } else {
        Answer::text(as_text(card, edition, say))
    })
}

fn all() -> impl Iterator<Item = &'static Card> {
    CardId::all().map(|id| CARDS[id.index() as usize])
}

/// The card that somebody means: by number or id, by its whole name, or by a part that fits only one.
fn find(asked: &str, say: Say) -> Result<&'static Card, Failure> {
    let wanted = letters(asked);
    let number = asked.trim().trim_start_matches('#');
    if let Some(card) = all().find(|card| card.number == number || card.id.id() == asked) {
        return Ok(card);
    }
    let named = |fits: &dyn Fn(&str) -> bool| -> Vec<&'static Card> {
        all()
            .filter(|card| Lang::ALL.iter().any(|&lang| fits(&letters(&card_name(lang, card.id.id())))))
            .collect()
    };
    // The closest way in which any name fits decides.
    let mut found = named(&|name| name == wanted);
    if found.is_empty() && !wanted.is_empty() {
        found = named(&|name| name.starts_with(&wanted));
    }
    if found.is_empty() && !wanted.is_empty() {
        found = named(&|name| name.contains(&wanted));
    }
    match found.as_slice() {
        [card] => Ok(card),
        [] => Err(Failure::Bad(say.text("card-none", &[("asked", asked.to_owned().into())]))),
        several => {
            let names: Vec<&str> = several.iter().map(|card| card.id.id()).collect();
            let args = [("asked", asked.to_owned().into()), ("names", names.join(", ").into())];
            Err(Failure::Bad(say.text("card-several", &args)))
        }
    }
}

/// Letters and digits only, small and without accents: `“Lone Gunman”` and `lone-gunman` are the same to a reader.
fn letters(text: &str) -> String {
    let plain = |c: char| match c {
        'á' | 'à' | 'â' | 'ã' => 'a',
        'é' | 'è' | 'ê' => 'e',
        'í' | 'ì' => 'i',
        'ó' | 'ò' | 'ô' | 'õ' => 'o',
        'ú' | 'ù' | 'ü' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        c => c,
    };
    text.to_lowercase().chars().filter(|c| c.is_alphanumeric()).map(plain).collect()
}

/// The text of the event as this edition has it.
fn summary_id(id: &str, edition: &str) -> String {
    let own = format!("card-{id}.summary-{edition}");
    if WORDS.has(Lang::En, &own) { own } else { format!("card-{id}.summary") }
}

fn as_json(card: &Card, edition: &str) -> Value {
    let id = card.id.id();
    // The promotional cards have odd numbers, such as 111-es.
    let number = card.number.parse::<u64>().map_or_else(|_| card.number.into(), Value::from);
    json!({
        "number": number,
        "id": id,
        "name": in_all_languages(&format!("card-{id}")),
        "summary": in_all_languages(&summary_id(id, edition)),
        "era": card.era.word(),
        "ops": card.ops,
        "side": card.side.map_or("neutral", |side| side.word()),
        "scoring": card.scoring,
        "starred": card.starred,
        "underlined": card.underlined,
        "optional": card.deck != Deck::Basic,
        "promotional": card.deck == Deck::Promotional,
    })
}

fn side(card: &Card, say: Say) -> String {
    card.side.map_or_else(|| say.word("term-neutral"), |side| say.seat(side.word()))
}

fn as_text(card: &Card, edition: &str, say: Say) -> String {
    let id = card.id.id();
    let mut marks = vec![say.word(&format!("era-{}", card.era.word()))];
    if card.scoring {
        marks.push(say.word("term-scoring-card"));
    } else {
        marks.push(side(card, say));
        marks.push(say.ops(card.ops));
    }
    let terms = [
        (card.underlined, "term-lasting-event"),
        (card.starred, "term-removed-after-event"),
        (card.deck == Deck::Optional, "term-optional-card"),
        (card.deck == Deck::Promotional, "term-promotional-card"),
    ];
    marks.extend(terms.iter().filter(|(holds, _)| *holds).map(|(_, term)| say.word(term)));
    let mut out = String::new();
    let _ = writeln!(out, "{}  {}\n{}\n", card.number, say.word(&format!("card-{id}")), marks.join(" · "));
    wrap(&say.word(&summary_id(id, edition)), "", "", &mut out);
    out
}

/// All cards on a line each.
fn list(say: Say) -> String {
    let row = |card: &Card| {
        let star = if card.starred { "*" } else { "" };
        vec![
            card.number.to_owned(),
            format!("{}{star}", say.word(&format!("card-{}", card.id.id()))),
            say.word(&format!("era-{}", card.era.word())),
            if card.scoring { String::new() } else { side(card, say) },
            if card.scoring { String::new() } else { card.ops.to_string() },
        ]
    };
    table(&all().map(row).collect::<Vec<_>>(), 4)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(asked: &str) -> Result<&'static str, String> {
        find(asked, Say::new(Lang::En)).map(|card| card.id.id()).map_err(|failure| failure.line().to_owned())
    }

    #[test]
    fn a_card_is_found_by_number_id_and_name_in_any_language() {
        for asked in ["21", "#21", "nato", "NATO", "OTAN", " otan "] {
            assert_eq!(found(asked), Ok("nato"), "{asked}");
        }
        assert_eq!(found("111-es"), Ok("nato-referendum"));
        assert_eq!(found("Doutrina Truman"), Ok("truman-doctrine"));
        assert_eq!(found("creacion de la cia"), Ok("cia-created"), "accents do not matter");
    }

    #[test]
    fn a_part_of_a_name_is_enough_if_it_fits_one_card() {
        assert_eq!(found("lone gun"), Ok("lone-gunman"));
        assert_eq!(found("sum"), Ok("summit"), "the beginning of one name, though inside others");
        assert!(found("scoring").expect_err("there are seven").contains("asia-scoring, europe-scoring"));
        assert!(found("Waterloo").expect_err("no such card").contains("Waterloo"));
        assert!(found("--").is_err());
    }
}
