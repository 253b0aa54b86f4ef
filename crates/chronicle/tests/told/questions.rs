//! Everything that a player can be asked has a question, and so has every step of every card.

use detente_chronicle::Told;
use detente_game::{Game, ToAct, Viewer};
use detente_struggle::Struggle;
use detente_struggle::cards::{CARDS, CardId, Step};
use detente_struggle::decision::Asked;
use detente_struggle::side::{BySide, Side, Us, Ussr};
use detente_words::{Lang, WORDS};

use crate::common::{check_text, position};

/// A full board: the Late War scenario's, with cards in both hands and in the discards.
const BOARD: &str = "turn=9 round=3 defcon=4 phasing=us vp=2 space=6/3 china=us/up \
    us=united-kingdom:5,norway:4,finland:1,france:3,italy:2,west-germany:5,yugoslavia:1,romania:1,egypt:1,israel:4,\
    iran:2,jordan:2,pakistan:2,japan:4,thailand:2,panama:2,nicaragua:1,honduras:2,brazil:2,chile:3,zaire:1,lebanon:1 \
    ussr=finland:2,france:1,east-germany:3,poland:3,hungary:3,yugoslavia:2,romania:3,iraq:3,syria:3,jordan:2,india:3,\
    vietnam:5,cuba:3,angola:3,peru:1,colombia:1,algeria:2 \
    hand-us=asia-scoring,nato,containment,olympic-games hand-ussr=fidel,duck-and-cover,brush-war \
    known-us=asia-scoring looked-at=blockade,nasser discard=truman-doctrine,comecon,summit";

fn with_stack(frames: &str) -> Option<Struggle> {
    let mut game = position(&format!("{BOARD} stack={frames}"));
    game.reach = BySide::new(game.reach_of(Us), game.reach_of(Ussr));
    matches!(game.to_act(), ToAct::Seats(_)).then_some(game)
}

/// Asks whoever is awaited in every language. Gives the English text.
fn asked(game: &Struggle) -> Option<String> {
    let side = Side::BOTH.into_iter().find(|&side| game.awaits(side)).expect("somebody is awaited");
    let view = game.view(Viewer::Seat(side.seat()));
    let mut english = None;
    for lang in Lang::ALL {
        let question = Struggle::question(&view, side.seat(), lang)?;
        check_text(&question.text, &game.asked());
        for choice in &question.choices {
            check_text(&choice.label, choice);
        }
        check_text(&Struggle::waiting(&view, lang).expect("it goes on").text, &game.asked());
        english.get_or_insert(question.text);
    }
    english
}

#[test]
fn everything_that_a_player_can_be_asked_has_a_question() {
    for (frame, text) in [
        ("bid/open/open", "Which side do you want to play?"),
        ("bid/ussr/open", "How much extra influence do you offer your opponent for playing the USSR?"),
        ("open-bid-side/us", "You open the bidding: which side do you want to play?"),
        ("open-bid/us/ussr/0/no", "How many victory points do you bid for the USSR?"),
        ("open-bid/us/ussr/3/yes", "Raise the bid for the USSR, or let it stand"),
        ("setup/ussr/2/no", "Set-up: place influence in Eastern Europe, 2 points left"),
        ("setup/us/1/yes", "Place the extra influence where you already have some, 1 point left"),
        ("headline/open/open", "Choose your headline card"),
        ("headline/open/fidel", "Your opponent headlines Fidel. Choose your headline card"),
        ("action-round/us", "Action round 3 of 7: choose a card to play"),
        ("trap/ussr", "Bear Trap: discard a card worth 2 or more and roll 1–4 to get free"),
        ("use/us/nato/0", "What do you use NATO for?"),
        ("use/us/fidel/1", "What do you use the operations of Fidel for? Its event does not happen"),
        ("norad", "NORAD: you may add 1 influence in a country where you already have some"),
        ("operations/us/3/7/0/no/no/no", "What do you use 3 operations points for?"),
        (
            "event/junta/us/3/255/0,operations/us/2/6/4/yes/yes/no",
            "Junta: you may use 2 operations points in Central or South America",
        ),
        ("influence/us/1/3/no/no/no/0", "Place influence: 2 of 3 points left"),
        (
            "influence/us/4/4/yes/yes/no/0",
            "4 points placed: you may still place the extra point of the region",
        ),
        ("realign/us/1/2/0/no/no/no/no/no/0", "Choose a country to realign: 1 of 2 rolls left"),
        ("coup/us/3/0/no/no", "Choose the country for a coup with 3 operations points"),
        ("coup/us/3/1/yes/no", "Choose the country for a free coup with 3 operations points in Europe"),
        ("space-offer/us", "Roll the die of the Space Race?"),
        ("discard-held/ussr", "End of turn: you may discard a card you hold"),
    ] {
        let game = with_stack(frame).unwrap_or_else(|| panic!("{frame} waits for nobody"));
        assert_eq!(asked(&game).as_deref(), Some(text), "{frame}");
    }
}

#[test]
fn every_step_of_a_card_that_asks_can_be_put_to_a_player() {
    let mut seen = 0;
    for card in CardId::all() {
        for (number, step) in CARDS[card.index() as usize].event.iter().enumerate() {
            if !matches!(step, Step::Each(_) | Step::Country { .. } | Step::Card { .. } | Step::Word { .. }) {
                continue;
            }
            let by = CARDS[card.index() as usize].side.unwrap_or(Us);
            // The second memory holds a card for Grain Sales, a small number for the others.
            let memory = if card == CardId::GrainSalesToSoviets { CardId::Fidel.index() } else { 2 };
            let frames =
                format!("event/{}/{}/{}/255/{memory},ask/{number}/2", card.id(), by.word(), number + 1);
            let game = with_stack(&frames).unwrap_or_else(|| panic!("{frames} waits for nobody"));
            assert!(matches!(game.asked(), Some(Asked::Event { .. })));
            if let Some(text) = asked(&game) {
                let id = format!("ask-{}-{number}", card.id());
                let begins = WORDS.format(Lang::En, &id, &[("n", 2.into())]);
                let title = begins.split(':').next().expect("a title").to_owned();
                assert!(text.starts_with(&title), "{text}");
                seen += 1;
            }
        }
    }
    assert!(seen >= 50, "only {seen} steps had something to choose from");
}
