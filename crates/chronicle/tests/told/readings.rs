//! Single sentences, read as a player reads them.

use detente_chronicle::twilight::{barred, effects, odds, ops, preview};
use detente_chronicle::{Line, Question, Told, Tone, lines};
use detente_game::{Game, Seat, Viewer};
use detente_struggle::Struggle;
use detente_struggle::cards::{Barred, CardId};
use detente_struggle::decision::Word;
use detente_struggle::effects::Effect;
use detente_struggle::fact::Fact;
use detente_struggle::map::{Country, Region};
use detente_struggle::options::Options;
use detente_struggle::rules::modifier::{Cause, Modifiers};
use detente_struggle::rules::operations::OpsValue;
use detente_struggle::side::{Side, Us, Ussr};
use detente_words::Lang;

use crate::common::position;

fn told(facts: &[Fact], lang: Lang) -> Vec<Line> {
    lines::<Struggle>(&Options::default(), facts, Viewer::Observer, lang)
}

/// The texts after the heading of the set-up.
fn texts(facts: &[Fact], lang: Lang) -> Vec<String> {
    told(facts, lang).into_iter().skip(1).map(|line| line.text).collect()
}

fn in_all(facts: &[Fact]) -> [String; 4] {
    Lang::ALL.map(|lang| texts(facts, lang).pop().expect("a line"))
}

fn ask(text: &str, side: Side, lang: Lang) -> Question {
    let game = position(text);
    Struggle::question(&game.view(Viewer::Seat(side.seat())), side.seat(), lang).expect("a question")
}

fn influence(side: Side, country: Country, change: i8, us: u8, ussr: u8) -> Fact {
    Fact::Influence { country, side, change, us, ussr }
}

#[test]
fn points_placed_one_after_the_other_are_one_line() {
    let facts = [
        Fact::Plays { side: Ussr, card: CardId::Fidel, how: Word::Influence },
        Fact::Operations { side: Ussr, how: Word::Influence, value: OpsValue::plain(3) },
        influence(Ussr, Country::Poland, 1, 0, 2),
        influence(Ussr, Country::Poland, 1, 0, 3),
        influence(Ussr, Country::Poland, 1, 0, 4),
    ];
    assert_eq!(
        texts(&facts, Lang::En),
        [
            "The USSR plays Fidel to place influence (3 points)",
            "The USSR adds 3 influence in Poland (now 4, control)"
        ]
    );
    assert_eq!(
        in_all(&facts),
        [
            "The USSR adds 3 influence in Poland (now 4, control)",
            "La URSS añade 3 de influencia en Polonia (ahora 4, con control)",
            "A URSS coloca 3 de Influência na Polônia (agora 4, com Controle)",
            "L'URSS aggiunge 3 punti Influenza in Polonia (ora 4, con il Controllo)",
        ]
    );
    let line = told(&facts, Lang::En).pop().expect("a line");
    assert_eq!((line.tone, line.seat, line.countries), (Tone::Influence, Some(Seat(1)), vec!["poland"]));
}

#[test]
fn a_play_says_what_modifies_its_operations() {
    let modifiers = Modifiers::of([(1, Cause::Card(CardId::Containment))]);
    let value = OpsValue { printed: 3, modifiers, points: 4 };
    let facts = [
        Fact::Begins(Effect::Containment),
        Fact::Plays { side: Us, card: CardId::DuckAndCover, how: Word::Coup },
        Fact::Operations { side: Us, how: Word::Coup, value },
    ];
    assert_eq!(
        texts(&facts, Lang::En)[1],
        "The US plays Duck and Cover for a coup (3 printed, +1 Containment = 4)"
    );
}

#[test]
fn southeast_asia_is_scored_with_both_shares() {
    let facts = [
        influence(Us, Country::Thailand, 2, 2, 0),
        influence(Ussr, Country::Burma, 2, 0, 2),
        Fact::Plays { side: Us, card: CardId::SoutheastAsiaScoring, how: Word::Event },
        Fact::Event { card: CardId::SoutheastAsiaScoring, by: Us },
        Fact::VictoryPoints { side: Us, points: 1, score: 1 },
    ];
    assert_eq!(
        texts(&facts, Lang::En)[3..],
        ["Southeast Asia is scored: US 2, USSR 1", "The US gains 1 VP (score: US +1)"]
    );
}

#[test]
fn a_coup_names_everything_that_was_added() {
    let modifiers = Modifiers::of([
        (-1, Cause::Card(CardId::SaltNegotiations)),
        (1, Cause::Card(CardId::LatinAmericanDeathSquads)),
    ]);
    let facts = [
        Fact::Begins(Effect::Salt),
        Fact::Begins(Effect::DeathSquadsForUs),
        influence(Ussr, Country::Brazil, 2, 0, 2),
        Fact::Coup { by: Us, target: Country::Brazil, die: 5, points: 3, modifiers, result: 4 },
    ];
    let line = told(&facts, Lang::En).pop().expect("a line");
    assert_eq!(
        line.text,
        "The US attempts a coup in Brazil: die 5, +3 Ops, −1 SALT Negotiations, +1 Latin American Death Squads \
         = 8 against 4: success by 4"
    );
    assert_eq!(line.dice.len(), 1);
    assert_eq!(
        in_all(&facts)[1],
        "Los EE. UU. intentan un golpe de estado en Brasil: dado 5, +3 Ops, −1 «Negociaciones SALT», \
         +1 «Escuadrones de la muerte latinoamericanos» = 8 contra 4: éxito por 4"
    );
}

#[test]
fn a_realignment_names_what_each_side_adds() {
    let facts = [
        influence(Ussr, Country::NorthKorea, 3, 0, 3),
        influence(Us, Country::SouthKorea, 1, 1, 0),
        influence(Ussr, Country::SouthKorea, 2, 1, 2),
        Fact::Realignment {
            by: Ussr,
            target: Country::SouthKorea,
            us_die: 2,
            us_modifiers: Modifiers::NONE,
            ussr_die: 5,
            ussr_modifiers: Modifiers::of([(1, Cause::Neighbours), (1, Cause::Influence)]),
        },
    ];
    assert_eq!(
        in_all(&facts),
        [
            "Realignment in South Korea: US 2; USSR 5, +1 neighbouring country, +1 more influence = 7: the USSR wins by 5",
            "Realineamiento en Corea del Sur: EE. UU. 2; URSS 5, +1 país adyacente, +1 más influencia = 7: \
             la URSS gana por 5",
            "Realinhamento na Coreia do Sul: EUA 2; URSS 5, +1 país adjacente, +1 mais Influência = 7: \
             a URSS vence por 5",
            "Riallineamento in Corea del Sud: USA 2; URSS 5, +1 nazione adiacente, +1 più Influenza = 7: \
             l'URSS prevale di 5",
        ]
    );
}

#[test]
fn the_us_is_plural_in_three_languages() {
    let facts = [Fact::VictoryPoints { side: Us, points: 2, score: 5 }];
    assert_eq!(
        in_all(&facts),
        [
            "The US gains 2 VP (score: US +5)",
            "Los EE. UU. ganan 2 PV (marcador: EE. UU. +5)",
            "Os EUA marcam 2 PVs (placar: EUA +5)",
            "Gli USA ottengono 2 PV (punteggio: USA +5)",
        ]
    );
}

#[test]
fn points_that_an_effect_gives_name_the_effect() {
    let flower = [Fact::Acts(Effect::FlowerPower), Fact::VictoryPoints { side: Ussr, points: 2, score: -2 }];
    assert_eq!(texts(&flower, Lang::En), ["Flower Power: the USSR gains 2 VP (score: USSR +2)"]);
    let buried = [Fact::Ends(Effect::WeWillBuryYou), Fact::VictoryPoints { side: Ussr, points: 3, score: 0 }];
    assert_eq!(texts(&buried, Lang::En), ["“We Will Bury You”: the USSR gains 3 VP (score even)"]);
    // UN Intervention has spared the US.
    assert_eq!(texts(&buried[..1], Lang::En), ["“We Will Bury You” is no longer in force"]);
}

#[test]
fn opened_headlines_take_the_place_of_the_news_that_they_were_chosen() {
    let chosen = [Fact::HeadlineChosen { side: Us }, Fact::HeadlineChosen { side: Ussr }];
    assert_eq!(
        texts(&chosen, Lang::En),
        [
            "Turn 1, 1945–1948 · Early War",
            "Headline phase",
            "The US has chosen a headline",
            "The USSR has chosen a headline"
        ]
    );
    let mut facts = chosen.to_vec();
    facts.push(Fact::Headline { side: Ussr, card: CardId::Fidel });
    facts.push(Fact::Headline { side: Us, card: CardId::Defectors });
    facts.push(Fact::HeadlineCancelled { side: Ussr, card: CardId::Fidel });
    assert_eq!(
        texts(&facts, Lang::En)[2..],
        ["Headline of the USSR: Fidel", "Headline of the US: Defectors", "Defectors cancels Fidel"]
    );
}

#[test]
fn a_scoring_is_added_up_as_the_rulebook_does() {
    let game = position("turn=5 us=thailand:2,japan:4,south-korea:3,india:3,taiwan:3 ussr=north-korea:3");
    let score = preview::region(&game, Region::Asia);
    assert_eq!(
        preview::text(Lang::En, &score),
        "Asia: US 11 (Domination 7, 4 battlegrounds), USSR 4 (Presence 3, 1 battleground) → US +7"
    );
    assert_eq!(
        preview::text(Lang::It, &score),
        "Asia: USA 11 (Dominio 7, 4 Stati Contesi), URSS 4 (Presenza 3, 1 Stato Conteso) → USA +7"
    );
    // Afghanistan and North Korea lie beside the USSR.
    let game = position("turn=5 us=afghanistan:2 ussr=japan:4");
    let score = preview::region(&game, Region::Asia);
    assert_eq!(
        preview::text(Lang::En, &score),
        "Asia: US 4 (Presence 3, 1 next to the enemy superpower), USSR 5 (Presence 3, 1 battleground, \
         1 next to the enemy superpower) → USSR +1"
    );
}

#[test]
fn blockade_says_what_is_at_stake() {
    let text =
        "turn=5 round=1 us=west-germany:4 hand-us=nato,fidel stack=event/blockade/ussr/1/255/0,ask/0/1";
    let question = ask(text, Us, Lang::En);
    assert_eq!(
        question.text,
        "Blockade: discard a card worth 3 or more, or lose all influence in West Germany"
    );
    assert_eq!((question.card, question.why.as_str()), (Some("blockade"), "Blockade"));
    let labels: Vec<&str> = question.choices.iter().map(|choice| choice.label.as_str()).collect();
    assert_eq!(labels, ["NATO", "Lose West Germany"]);
    let spanish = ask(text, Us, Lang::Es);
    assert_eq!(
        spanish.text,
        "Bloqueo de Berlín: descarta una carta de valor 3 o más, o pierde toda la influencia en Alemania Occidental"
    );
}

#[test]
fn a_country_shows_its_influence_and_the_cost() {
    let text = "turn=5 round=1 us=panama:2 ussr=cuba:3 stack=influence/us/1/3/no/no/no/0";
    let mut game = position(text);
    game.reach.us = game.reach_of(Us);
    let question =
        Struggle::question(&game.view(Viewer::Seat(Seat(0))), Seat(0), Lang::En).expect("a question");
    assert_eq!(question.text, "Place influence: 2 of 3 points left");
    let cuba = question.choices.iter().find(|choice| choice.word == "cuba").expect("Cuba is next to the US");
    assert_eq!(cuba.label, "Cuba (US 0, USSR 3)");
    assert_eq!((cuba.hint.as_deref(), cuba.cost), (Some("costs 2 · 6 more for control"), Some(2)));
}

#[test]
fn the_missile_crisis_may_be_lifted_though_nobody_asks() {
    let text = "turn=5 round=1 ussr=cuba:3 us=panama:1 hand-us=nato effects=missile-crisis-on-ussr stack=action-round/us";
    let question = ask(text, Ussr, Lang::En);
    assert!(!question.awaited);
    assert_eq!(question.choices.len(), 1);
    assert_eq!(question.choices[0].word, "lift-cuba");
    assert_eq!(question.choices[0].label, "End the crisis: remove 2 influence from Cuba");
    let portuguese = ask(text, Ussr, Lang::Pt);
    assert_eq!(portuguese.choices[0].label, "Encerrar a crise: retirar 2 de Influência de Cuba");
}

#[test]
fn a_question_names_the_operations_as_they_count_now() {
    let games = |effects: &str| {
        let text =
            format!("turn=5 round=1 us=panama:1 {effects} stack=event/olympic-games/us/1/255/0,ask/0/1");
        ask(&text, Ussr, Lang::En).text
    };
    assert!(games("").ends_with("gives your opponent 4 operations points"), "{}", games(""));
    assert!(games("effects=red-scare-on-us").ends_with("gives your opponent 3 operations points"));
    let fidel = CardId::Fidel.index();
    let grain = |effects: &str, lang| {
        let stack = format!("hand-ussr=fidel stack=event/grain-sales-to-soviets/us/3/255/{fidel},ask/2/1");
        ask(&format!("turn=5 round=1 us=panama:1 {effects} {stack}"), Us, lang).text
    };
    assert!(grain("", Lang::En).ends_with("return it and use 2 operations points?"));
    assert!(grain("effects=containment", Lang::It).ends_with("la restituisci e usi 3 Punti Operazione?"));
    assert!(
        grain("effects=red-scare-on-us", Lang::Es).ends_with("la devuelves y usas 1 punto de operaciones?")
    );
}

#[test]
fn operations_name_every_modifier() {
    let game = position("turn=5 effects=containment,red-scare-on-us,vietnam-revolts");
    let worth = |side, card, lang| ops::of_card(&game, side, card).text(lang);
    assert_eq!(worth(Us, CardId::Nasser, Lang::En), "1 printed, +1 Containment, −1 Red Scare/Purge = 1");
    assert_eq!(
        worth(Ussr, CardId::TheChinaCard, Lang::En),
        "4 Ops; +1 The China Card if all points are spent in Asia; +1 Vietnam Revolts if all points are spent in Southeast Asia"
    );
    let game = position("turn=5 effects=containment");
    let worth = |card, lang| ops::of_card(&game, Us, card).text(lang);
    assert_eq!(worth(CardId::DuckAndCover, Lang::En), "3 printed, +1 Containment = 4");
    assert_eq!(worth(CardId::Nato, Lang::En), "4 printed, +1 Containment = 4 (at most 4)");
    assert_eq!(worth(CardId::Nato, Lang::Es), "4 de valor impreso, +1 «Contención» = 4 (máximo 4)");
}

#[test]
fn odds_are_said_in_one_line() {
    let game = position("turn=5 round=1 defcon=4 phasing=us ussr=iran:2 us=pakistan:2");
    let coup = odds::coup(&game, Us, Country::Iran, 3);
    assert_eq!(
        coup.text(Lang::En),
        "83% success (die 2 or more) · 2.5 points on average · 33% control · DEFCON falls to 3"
    );
    assert_eq!(
        coup.text(Lang::Es),
        "83\u{a0}% de éxito (dado 2 o más) · 2,5 puntos de media · 33\u{a0}% de control · el DEFCON baja a 3"
    );
    let space = odds::space(&game, Ussr).expect("a box");
    assert_eq!(space.text(&game.options, Lang::En), "50% to reach Earth Satellite (die 3 or less) · 2 VP");
    let war = odds::war(&game, Ussr, CardId::BrushWar, Country::Iran).expect("a war");
    assert_eq!(war.text(Lang::En), "50% victory (die 4 or more)");
}

#[test]
fn reasons_and_effects_are_clauses() {
    let needs = Lang::ALL.map(|lang| barred::text(lang, Barred::Needs(CardId::JohnPaulIiElectedPope)));
    assert_eq!(needs[0], "John Paul II Elected Pope is not in force");
    assert_eq!(needs[1], "«Juan Pablo II es elegido Papa» no está en vigor");
    let game = position("turn=5 effects=nato,de-gaulle");
    let told = effects::in_force(&game, Lang::En);
    assert_eq!(told.len(), 2);
    assert_eq!((told[1].title.as_str(), told[1].for_the_turn), ("De Gaulle Leads France", false));
    assert_eq!(told[1].text, "NATO does not protect France");
}

#[test]
fn the_other_side_is_told_what_is_awaited_and_no_more() {
    let text = "turn=5 round=3 hand-us=nato,fidel hand-ussr=duck-and-cover stack=action-round/us";
    let game = position(text);
    let waiting =
        |lang| Struggle::waiting(&game.view(Viewer::Seat(Seat(1))), lang).expect("the game goes on").text;
    assert_eq!(
        Lang::ALL.map(waiting),
        [
            "The US is choosing a card to play",
            "Los EE. UU. eligen una carta",
            "Os EUA escolhem uma carta",
            "Gli USA scelgono una carta",
        ]
    );
}
