//! Texts with numbers: every noun after a number agrees with it, in every language and for every kind of number.

use detente_words::{Lang, Value, WORDS};

use crate::common::texts;

/// The numbers that texts are tried with: none, one, the smallest plural, a usual one, and one that ends in 1.
const NUMBERS: [i32; 5] = [0, 1, 2, 5, 21];

/// Nouns that are counted, one and many, as they follow a number.
fn nouns(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::En => &[
            ("point", "points"),
            ("Op", "Ops"),
            ("operation", "operations"),
            ("operations point", "operations points"),
            ("victory point", "victory points"),
            ("military operation", "military operations"),
            ("card", "cards"),
            ("roll", "rolls"),
            ("step", "steps"),
            ("line", "lines"),
            ("game", "games"),
            ("action", "actions"),
            ("missile", "missiles"),
            ("section", "sections"),
            ("second", "seconds"),
            ("battleground", "battlegrounds"),
            ("country", "countries"),
            ("report", "reports"),
            ("recovery code", "recovery codes"),
            ("player", "players"),
            ("decision", "decisions"),
            ("round", "rounds"),
            ("turn", "turns"),
            ("table", "tables"),
            ("match", "matches"),
            ("day", "days"),
            ("hour", "hours"),
            ("minute", "minutes"),
            ("place", "places"),
            ("puzzle", "puzzles"),
            ("review", "reviews"),
            ("result", "results"),
            ("division", "divisions"),
            ("row", "rows"),
            ("seat", "seats"),
            ("person", "people"),
            ("change", "changes"),
            ("log", "logs"),
        ],
        Lang::Es => &[
            ("punto", "puntos"),
            ("Op", "Ops"),
            ("operación", "operaciones"),
            ("carta", "cartas"),
            ("tirada", "tiradas"),
            ("paso", "pasos"),
            ("línea", "líneas"),
            ("partida", "partidas"),
            ("acción", "acciones"),
            ("misil", "misiles"),
            ("sección", "secciones"),
            ("segundo", "segundos"),
            ("país", "países"),
            ("impresa", "impresas"),
            ("requerida", "requeridas"),
            ("descartada", "descartadas"),
            ("denuncia", "denuncias"),
            ("código", "códigos"),
            ("jugador", "jugadores"),
            ("decisión", "decisiones"),
            ("ronda", "rondas"),
            ("turno", "turnos"),
            ("mesa", "mesas"),
            ("encuentro", "encuentros"),
            ("día", "días"),
            ("hora", "horas"),
            ("minuto", "minutos"),
            ("plaza", "plazas"),
            ("puesto", "puestos"),
            ("problema", "problemas"),
            ("resultado", "resultados"),
            ("división", "divisiones"),
            ("fila", "filas"),
            ("asiento", "asientos"),
            ("persona", "personas"),
            ("vez", "veces"),
            ("log", "logs"),
        ],
        Lang::Pt => &[
            ("ponto", "pontos"),
            ("Ponto", "Pontos"),
            ("PV", "PVs"),
            ("Op", "Ops"),
            ("Operação", "Operações"),
            ("carta", "cartas"),
            ("rolagem", "rolagens"),
            ("passo", "passos"),
            ("linha", "linhas"),
            ("partida", "partidas"),
            ("ação", "ações"),
            ("míssil", "mísseis"),
            ("seção", "seções"),
            ("segundo", "segundos"),
            ("País-Chave", "Países-Chaves"),
            ("impressa", "impressas"),
            ("obrigatória", "obrigatórias"),
            ("descartada", "descartadas"),
            ("país", "países"),
            ("denúncia", "denúncias"),
            ("código", "códigos"),
            ("jogador", "jogadores"),
            ("decisão", "decisões"),
            ("Rodada", "Rodadas"),
            ("rodada", "rodadas"),
            ("turno", "turnos"),
            ("mesa", "mesas"),
            ("confronto", "confrontos"),
            ("dia", "dias"),
            ("hora", "horas"),
            ("minuto", "minutos"),
            ("vaga", "vagas"),
            ("lugar", "lugares"),
            ("problema", "problemas"),
            ("análise", "análises"),
            ("resultado", "resultados"),
            ("divisão", "divisões"),
            ("jogada", "jogadas"),
            ("pessoa", "pessoas"),
            ("vez", "vezes"),
            ("log", "logs"),
        ],
        Lang::It => &[
            ("punto", "punti"),
            ("Punto", "Punti"),
            ("Operazione", "Operazioni"),
            ("carta", "carte"),
            ("tiro", "tiri"),
            ("passo", "passi"),
            ("riga", "righe"),
            ("partita", "partite"),
            ("azione", "azioni"),
            ("missile", "missili"),
            ("sezione", "sezioni"),
            ("secondo", "secondi"),
            ("Stato Conteso", "Stati Contesi"),
            ("stampata", "stampate"),
            ("richiesta", "richieste"),
            ("scartata", "scartate"),
            ("nazione", "nazioni"),
            ("segnalazione", "segnalazioni"),
            ("codice", "codici"),
            ("giocatore", "giocatori"),
            ("decisione", "decisioni"),
            ("turno", "turni"),
            ("tavolo", "tavoli"),
            ("incontro", "incontri"),
            ("giorno", "giorni"),
            ("minuto", "minuti"),
            ("posto", "posti"),
            ("problema", "problemi"),
            ("risultato", "risultati"),
            ("divisione", "divisioni"),
            ("persona", "persone"),
            ("volta", "volte"),
        ],
    }
}

/// Verbs that stand before a number and agree with it, one and many. In English none of ours stands there.
fn verbs_before(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::En => &[],
        Lang::Es => &[
            ("falta", "faltan"),
            ("queda", "quedan"),
            ("resta", "restan"),
            ("sobra", "sobran"),
            ("sube", "suben"),
            ("baja", "bajan"),
            ("espera", "esperan"),
            ("sale", "salen"),
            ("entra", "entran"),
            ("Ha elegido", "Han elegido"),
        ],
        Lang::Pt => &[
            ("falta", "faltam"),
            ("resta", "restam"),
            ("fica", "ficam"),
            ("sobra", "sobram"),
            ("sobe", "sobem"),
            ("desce", "descem"),
            ("espera", "esperam"),
            ("sai", "saem"),
            ("entra", "entram"),
        ],
        Lang::It => &[
            ("manca", "mancano"),
            ("resta", "restano"),
            ("avanza", "avanzano"),
            ("serve", "servono"),
            ("sale", "salgono"),
            ("scende", "scendono"),
            ("aspetta", "aspettano"),
            ("esce", "escono"),
            ("entra", "entrano"),
            ("Ha scelto", "Hanno scelto"),
        ],
    }
}

/// Verbs that follow a noun which a number counts, one and many.
fn verbs_after_nouns(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::En => &[
            ("is", "are"),
            ("has", "have"),
            ("does", "do"),
            ("waits", "wait"),
            ("leaves", "leave"),
            ("comes", "come"),
        ],
        Lang::Es => &[
            ("te espera", "te esperan"),
            ("espera", "esperan"),
            ("mira", "miran"),
            ("no pasa", "no pasan"),
            ("no coincide", "no coinciden"),
        ],
        Lang::Pt => &[("espera", "esperam"), ("não passa", "não passam"), ("não confere", "não conferem")],
        Lang::It => &[
            ("ti aspetta", "ti aspettano"),
            ("aspetta", "aspettano"),
            ("guarda", "guardano"),
            ("non passa", "non passano"),
            ("non concorda", "non concordano"),
        ],
    }
}

/// Verbs that follow a number itself, with what stands between; none of them may follow a name, which the texts are filled
/// with as if it were a number.
fn verbs_after_numbers(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::En => &[
            ("of 4 has chosen", "of 4 have chosen"),
            ("leaves", "leave"),
            ("comes", "come"),
            ("does not match", "do not match"),
            ("did not match and is", "did not match and are"),
        ],
        Lang::Es => &[("no coincide", "no coinciden"), ("no coincidía", "no coincidían")],
        Lang::Pt => &[
            ("de 4 já escolheu", "de 4 já escolheram"),
            ("não confere", "não conferem"),
            ("não conferia", "não conferiam"),
        ],
        Lang::It => &[("non coincide", "non coincidono"), ("non coincideva", "non coincidevano")],
    }
}

/// Arguments that are never a whole number before a noun: names and phrases, numbers with decimals, the size of a screen.
const PHRASES: [&str; 14] = [
    "who", "the", "to", "name", "card", "era", "where", "seat", "chair", "until", "rate", "expected",
    "width", "height",
];

/// A text with every argument a number, or with the words that it chooses by where it chooses by words.
fn filled(lang: Lang, key: &str, arguments: &[&str], n: i32, side: &'static str) -> String {
    let value = |name: &&str| match *name {
        "side" | "late" | "nato" => Value::from(side),
        name if PHRASES.contains(&name) => Value::from("…"),
        _ => Value::from(n),
    };
    let args: Vec<_> = arguments.iter().map(|name| (*name, value(name))).collect();
    WORDS.find(lang, key, &args).unwrap_or_else(|| panic!("{lang}: {key} is not found")).into_owned()
}

/// Does the number stand before the noun, both as whole words?
fn counts(text: &str, n: i32, noun: &str) -> bool {
    stands_in(text, &format!("{n} {noun}"))
}

/// Does a phrase stand in a text as whole words?
fn stands_in(text: &str, phrase: &str) -> bool {
    text.match_indices(phrase).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + phrase.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

/// Every text that takes arguments, filled in, in a language.
fn all(lang: Lang, mut check: impl FnMut(&str, i32, &str)) {
    for (key, parsed) in texts(lang) {
        let arguments: Vec<&str> = parsed.arguments.iter().map(String::as_str).collect();
        if arguments.is_empty() {
            continue;
        }
        for n in NUMBERS {
            for side in ["us", "ussr", "yes"] {
                check(&key, n, &filled(lang, &key, &arguments, n, side));
            }
        }
    }
}

#[test]
fn every_text_can_be_filled_with_every_number() {
    for lang in Lang::ALL {
        all(lang, |key, n, text| {
            // What Fluent cannot fill in it shows in braces.
            assert!(!text.contains(['{', '}']), "{lang}: {key} with {n} shows {text:?}");
        });
    }
}

#[test]
fn one_is_followed_by_a_singular_and_all_other_numbers_by_a_plural() {
    let mut wrong = Vec::new();
    for lang in Lang::ALL {
        all(lang, |key, n, text| {
            for (one, many) in nouns(lang) {
                let bad = if n == 1 { many } else { one };
                // “1 operations point”: the noun goes on.
                let other = nouns(lang)
                    .iter()
                    .any(|(one, _)| one.len() > bad.len() && n == 1 && counts(text, n, one));
                if counts(text, n, bad) && !other {
                    wrong.push(format!("{lang}: {key}: {text}"));
                }
            }
        });
    }
    wrong.dedup();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_verb_before_a_number_agrees_with_it() {
    let mut wrong = Vec::new();
    for lang in Lang::ALL {
        all(lang, |key, n, text| {
            let phrases = verbs_before(lang)
                .iter()
                .map(|(one, many)| format!("{} {n}", if n == 1 { many } else { one }));
            for phrase in phrases.filter(|phrase| stands_in(text, phrase)) {
                wrong.push(format!("{lang}: {key}: {phrase:?} in {text}"));
            }
        });
    }
    wrong.dedup();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_verb_after_a_number_or_its_noun_agrees_with_it() {
    let mut wrong = Vec::new();
    for lang in Lang::ALL {
        all(lang, |key, n, text| {
            let of_number = |(one, many): &(&'static str, &'static str)| if n == 1 { *one } else { *many };
            let of_others = |(one, many): &(&'static str, &'static str)| if n == 1 { *many } else { *one };
            let mut phrases: Vec<String> =
                verbs_after_numbers(lang).iter().map(of_others).map(|verb| format!("{n} {verb}")).collect();
            for verb in verbs_after_nouns(lang).iter().map(of_others).filter(|verb| stands_in(text, verb)) {
                phrases.extend(nouns(lang).iter().map(of_number).map(|noun| format!("{n} {noun} {verb}")));
            }
            for phrase in phrases.iter().filter(|phrase| stands_in(text, phrase)) {
                wrong.push(format!("{lang}: {key}: {phrase:?} in {text}"));
            }
        });
    }
    wrong.dedup();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn portuguese_selects_the_number_1_and_not_one_which_would_include_0() {
    for source in detente_words::sources(Lang::Pt) {
        let line = source.text.lines().position(|line| line.trim_start().starts_with("[one]"));
        assert_eq!(line.map(|at| at + 1), None, "pt/{}.ftl", source.name);
    }
}

#[test]
fn no_number_is_taken_for_another() {
    /// The numbers of a text, where `n` is written `n`.
    fn numbers(text: &str, n: i32) -> Vec<String> {
        let digits = text.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty());
        digits.map(|part| if part == n.to_string() { "n".to_owned() } else { part.to_owned() }).collect()
    }
    for lang in Lang::ALL {
        for (key, parsed) in texts(lang) {
            let arguments: Vec<&str> = parsed.arguments.iter().map(String::as_str).collect();
            // 0 and 13 are both plural in all four languages: only the number may differ.
            let none = numbers(&filled(lang, &key, &arguments, 0, "us"), 0);
            let many = numbers(&filled(lang, &key, &arguments, 13, "us"), 13);
            // A 0 that is written out (“DEFCON 0”) is no argument; texts that have one are told apart by their length.
            assert_eq!(none.len(), many.len(), "{lang}: {key}");
            assert!(
                none.iter().zip(&many).all(|(a, b)| a == b || a == "n"),
                "{lang}: {key}: {none:?} {many:?}"
            );
        }
    }
}
