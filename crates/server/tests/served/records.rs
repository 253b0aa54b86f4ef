//! Records: of running games for their own players, each with what that seat may know; the game of the rulebooks.

use crate::common::{Client, Person, never_seen, request, server, two};
use detente_game::{Actor, Game, Notation, Rng, Seat, ToAct, Viewer};
use detente_guerra_fria::GuerraFria;
use detente_protocol::{TableCommand, TableStatus, TableView};
use detente_struggle::Struggle;
use detente_struggle::cards::{CardId, CardSet};
use detente_struggle::options::Options;
use detente_table::Hosted;
use detente_words::{Lang, card_name};
use serde_json::{Value, json};

type Actions<G> = Vec<(Actor, <G as Game>::Action)>;

/// A game of random play, broken off after so many actions or when it is over.
fn random_game<G: Notation>(options: &G::Options, length: usize, rng: &mut Rng) -> Actions<G> {
    let mut game = G::new(options);
    let mut actions = Vec::new();
    while actions.len() < length {
        let (by, action) = match game.to_act() {
            ToAct::Over(_) => break,
            ToAct::Nature => (Actor::Nature, game.sample_chance(rng)),
            ToAct::Seats(seats) => {
                let seats: Vec<_> = seats.iter().collect();
                let seat = rng.pick(&seats);
                (Actor::Seat(seat), game.sample_legal(seat, rng, &mut Vec::new()))
            }
        };
        game.apply(by, action).expect("legal");
        actions.push((by, action));
    }
    actions
}

/// What a viewer is told of the actions.
fn told<G: Hosted>(options: &G::Options, actions: &Actions<G>, viewer: Viewer) -> Vec<Option<String>> {
    let known = G::known(options, actions, viewer);
    let words = actions.iter().zip(known);
    words.map(|(&(_, action), known)| known.then(|| G::action_word(action))).collect()
}

/// The cards that this viewer has never seen by now.
fn unseen(actions: &Actions<Struggle>, viewer: Viewer) -> CardSet {
    *never_seen(&Options::default(), actions, viewer).last().expect("at least the beginning")
}

#[test]
fn what_a_seat_is_told_does_not_depend_on_cards_it_has_never_seen() {
    let options = Options::default();
    let mut compared = 0;
    for seed in 0..60 {
        let mut rng = Rng::new(seed);
        let length = 30 + rng.below(250) as usize;
        let actions = random_game::<Struggle>(&options, length, &mut rng);
        for &viewer in &[Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
            let mut game = <Struggle as Game>::new(&options);
            for &(by, action) in &actions {
                game.apply(by, action).expect("legal");
            }
            let never = unseen(&actions, viewer);
            let theirs = if viewer == Viewer::Seat(Seat(0)) { game.hand.ussr } else { game.hand.us };
            let held: Vec<CardId> = (theirs & never).iter().collect();
            let undrawn: Vec<CardId> = (game.deck & never).iter().collect();
            if held.is_empty() || undrawn.is_empty() {
                continue;
            }
            let (one, other) = (rng.pick(&held), rng.pick(&undrawn));
            // The same game, had the one been dealt in place of the other.
            let words = [Struggle::parse_action(one.id()), Struggle::parse_action(other.id())];
            let [Some(one), Some(other)] = words else { panic!("a card is a word") };
            let swap = |action| {
                if action == one {
                    other
                } else if action == other {
                    one
                } else {
                    action
                }
            };
            let swapped: Actions<Struggle> = actions.iter().map(|&(by, action)| (by, swap(action))).collect();
            let mut game = <Struggle as Game>::new(&options);
            if swapped == actions || !swapped.iter().all(|&(by, action)| game.apply(by, action).is_ok()) {
                continue;
            }
            assert_eq!(
                told::<Struggle>(&options, &actions, viewer),
                told::<Struggle>(&options, &swapped, viewer),
                "seed {seed}: {one:?} and {other:?} for {viewer:?}"
            );
            compared += 1;
        }
    }
    assert!(compared >= 20, "{compared} games were compared");
}

#[test]
fn nothing_of_a_finished_round_is_hidden_and_all_of_the_running_one_but_ones_own() {
    let options = detente_guerra_fria::Options::default();
    let actions = random_game::<GuerraFria>(&options, 400, &mut Rng::new(8));
    let viewer = Viewer::Seat(Seat(2));
    let mut game = GuerraFria::new(&options);
    let mut began = 0;
    for (i, &(by, action)) in actions.iter().enumerate() {
        let round = game.round();
        game.apply(by, action).expect("legal");
        if game.round() != round {
            began = i + 1;
        }
    }
    assert!(began > 0 && began < actions.len(), "some rounds, and the beginning of another");
    let told = told::<GuerraFria>(&options, &actions, viewer);
    for (i, (&(by, _), told)) in actions.iter().zip(&told).enumerate().skip(began) {
        assert_eq!(told.is_some(), by == Actor::Seat(Seat(2)), "action {i}");
    }
    let hidden = |told: &[Option<String>]| told.iter().filter(|word| word.is_none()).count();
    let backs = actions[..began].iter().filter(|(_, action)| GuerraFria::action_word(*action) == "back");
    let backs = backs.filter(|(by, _)| *by != Actor::Seat(Seat(2))).count();
    assert_eq!(hidden(&told[..began]), 2 * backs, "only what was taken back stays hidden, and that it was");
}

/// Plays one decision at random; false when the game is over.
async fn play_one(clients: &mut [Client; 2], table: &str, rng: &mut Rng) -> bool {
    // What somebody lays is nobody else's business until it is told.
    let told = |view: &TableView| view.actions - view.laid;
    for client in clients.iter_mut() {
        client.until(|view| view.table.status != TableStatus::Open).await;
    }
    let newest = clients.iter().map(|client| told(client.view())).max().expect("two");
    for client in clients.iter_mut() {
        client.until(|view| told(view) >= newest).await;
    }
    let asked = |client: &Client| client.view().question.as_ref().is_some_and(|question| question.awaited);
    let Some(client) = clients.iter_mut().find(|client| asked(client)) else { return false };
    let question = client.view().question.clone().expect("asked");
    let action = rng.pick(&question.choices.iter().map(|choice| choice.action.as_str()).collect::<Vec<_>>());
    let act = TableCommand::Act {
        seat: question.seat,
        version: client.version(),
        action: action.to_owned(),
        lay: false,
    };
    client.command(table, act).await.expect("a listed choice is taken");
    true
}

/// Is `name` there as a whole word?
fn names(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, found)| {
        let ends = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric() && c != '-');
        ends(text[..at].chars().next_back()) && ends(text[at + found.len()..].chars().next())
    })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_of_a_running_game_gets_his_own_part_of_it_and_no_byte_names_a_card_he_has_not_seen() {
    let server = server().await;
    let host = server.host();
    let mut rng = Rng::new(21);
    let (mut looked, mut masked, mut open) = (0, 0, 0);
    // Random players may blow up the world early: play until there was enough to see.
    while looked < 20 {
        let (ann, bob, table, a, b) = two(&host, json!({})).await;
        let mut clients = [a, b];
        for decision in 0.. {
            if decision > 150 || !play_one(&mut clients, &table, &mut rng).await {
                break;
            }
            if decision % 5 != 0 {
                continue;
            }
            let stored = server.running.hub.store.actions(&table).await.expect("read");
            let actions: Actions<Struggle> = stored
                .iter()
                .map(|action| {
                    let by = detente_game::record::parse_actor::<Struggle>(&action.actor).expect("an actor");
                    (by, Struggle::parse_action(&action.word).expect("a word"))
                })
                .collect();
            let mut game = <Struggle as Game>::new(&Options::default());
            for &(by, action) in &actions {
                game.apply(by, action).expect("legal");
            }
            if matches!(game.to_act(), ToAct::Over(_)) {
                break;
            }
            for (person, seat) in [(&ann, 0), (&bob, 1)] {
                let get = async |form: &str| {
                    let reply = person.get(&format!("/api/tables/{table}/{form}")).await;
                    assert_eq!(reply.status, 200, "{reply:?}");
                    reply.body
                };
                let (record, text, file) =
                    (get("record").await, get("record.txt").await, get("record.json").await);
                let mut json: Value = serde_json::from_str(&file).expect("JSON");
                assert_eq!(json["actions"].as_array().map(Vec::len), Some(actions.len()));
                assert!(json["seed"].is_null() && !record.contains("fair-seed"));
                assert!(record.starts_with("detente-seen 1\ngame twilight\n"), "{record}");
                // Every line is one of the log, which names its cards by id as well.
                for line in json["log"].as_array().expect("lines") {
                    assert!(text.contains(line["text"].as_str().expect("a text")), "{line} in {text}");
                }
                // An effect in force, and the reason why an event does not happen, may speak of a card that nobody has seen.
                let told = |line: &str| {
                    line.split(" in force: ")
                        .next()
                        .and_then(|line| line.split(" does not happen: ").next())
                        .map(str::to_owned)
                };
                let text = text.lines().filter_map(told).collect::<Vec<_>>().join("\n");
                // The list for those who count cards names every card that could be anywhere hidden.
                json["view"]["view"]["unseen"].take();
                let json = json.to_string();
                masked += record.matches(" ?").count();
                open += json.matches("\"action\":\"").count();
                for card in unseen(&actions, Viewer::Seat(Seat(seat))).iter() {
                    let name = card_name(Lang::En, card.id());
                    assert!(!names(&record, card.id()), "{} in {record}", card.id());
                    assert!(!json.contains(&format!("\"{}\"", card.id())), "{} in {json}", card.id());
                    assert!(!names(&text, &name), "{name} in {text}");
                }
                looked += 1;
            }
        }
    }
    assert!(
        looked >= 8 && masked > 100 && open > 100,
        "{looked} looks, {masked} hidden words, {open} open ones"
    );
    server.running.stop().await;
}

#[tokio::test]
async fn strangers_are_told_that_a_running_game_is_for_its_players() {
    let server = server().await;
    let host = server.host();
    let (ann, _, table, _a, _b) = two(&host, json!({})).await;
    let eve = Person::guest(&host, "Eve").await;
    for form in ["record", "record.txt", "record.json"] {
        let path = format!("/api/tables/{table}/{form}");
        for auth in [eve.cookie.as_str(), ""] {
            let reply = request(&host, "GET", &path, auth, "").await;
            assert_eq!((reply.status, reply.json()["code"].as_str()), (403, Some("forbidden")), "{reply:?}");
            assert!(
                reply.json()["text"]
                    .as_str()
                    .is_some_and(|text| text.contains("Only the players can see the record"))
            );
        }
        let other = ann.get(&format!("{path}?seat=ussr")).await;
        assert_eq!(other.status, 403, "not her seat");
    }
    assert_eq!(ann.get(&format!("/api/replays/{table}")).await.status, 409, "it is not over");
    let spanish = ann.get(&format!("/api/tables/{table}/record.txt?lang=es")).await.body;
    let italian = ann.get(&format!("/api/tables/{table}/record.txt?lang=it")).await.body;
    assert!(spanish.contains("URSS: Bob") && spanish != italian);
    ann.command(&table, &TableCommand::Resign { seat: "us".into() }).await;
    let record = eve.get(&format!("/api/tables/{table}/record")).await;
    assert!(record.body.starts_with("detente-record 1\n") && !record.body.contains(" ?"), "{record:?}");
    server.running.stop().await;
}

#[tokio::test]
async fn the_tournament_game_of_the_rulebooks_is_there_by_name_for_anybody() {
    let server = server().await;
    let host = server.host();
    let info = request(&host, "GET", "/api/replays/tournament", "", "").await.json();
    assert_eq!(info["id"], "tournament");
    assert_eq!(info["players"], json!(["Stefan Mecay", "Chris Withers"]));
    let actions = info["actions"].as_u64().expect("a number");
    let last =
        request(&host, "GET", &format!("/api/replays/tournament/{actions}?lang=pt"), "", "").await.json();
    assert_eq!(
        (last["action"].as_u64(), last["view"]["view"]["turn"].as_u64()),
        (Some(actions), Some(4)),
        "three turns are over"
    );
    server.running.stop().await;
}

#[tokio::test]
async fn a_game_goes_on_from_its_save_and_another_person_gets_none() {
    let server = server().await;
    let host = server.host();
    let ann = Person::guest(&host, "Ann").await;
    let wish = json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "bot", "level": "greedy"}]});
    let table = ann.create(wish).await;
    let save = ann.get(&format!("/api/tables/{table}/record?whole=1")).await;
    assert_eq!(save.status, 200, "{}", save.body);
    assert!(save.body.contains("\nplayer ussr bot greedy\n"), "{}", save.body);
    let bob = Person::guest(&host, "Bob").await;
    assert_eq!(bob.get(&format!("/api/tables/{table}/record?whole=1")).await.status, 403);

    let taken = request(&host, "POST", "/api/records", &bob.cookie, &save.body).await.json();
    let path = taken["path"].as_str().expect("a path").to_owned();
    assert!(path.starts_with("/table/"), "{taken}");
    let view = bob.get(&format!("/api{}", path.replace("/table/", "/tables/"))).await.json();
    assert_eq!((&view["table"]["status"], &view["seat"]), (&json!("playing"), &json!("us")));
    assert_eq!(view["table"]["seats"][1]["sitter"]["level"], "greedy");
    assert_eq!(view["table"]["privacy"], "private");

    let over = include_str!("../../../struggle/tests/games/tournament.txt")
        .replace("result unfinished", "result us resign");
    let brought = request(&host, "POST", "/api/records", &bob.cookie, &over).await.json();
    assert!(brought["path"].as_str().is_some_and(|path| path.starts_with("/replay/")), "{brought}");
    let refused = request(&host, "POST", "/api/records", &bob.cookie, "Call me Ishmael.").await;
    assert_eq!(refused.status, 400);
    server.running.stop().await;
}
