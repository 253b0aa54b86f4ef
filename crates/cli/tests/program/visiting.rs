//! The list of a server's tables and what else is done there before one sits down: challenges, events, players, vacation.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::common::Folder;
use crate::serving::{Person, Served, played};

const PASSWORD: &str = "correct horse";

/// A server with accounts, each with the cookie of its session.
fn house<const N: usize>(name: &str, people: [&str; N]) -> (Served, [String; N]) {
    let server = Served::new(name);
    let cookies = people.map(|who| {
        let answer = server.post("/api/register", &json!({"name": who, "password": PASSWORD}).to_string());
        let cookies = answer.lines().filter_map(|line| line.split_once(": "));
        let session = cookies.filter(|(name, _)| name.eq_ignore_ascii_case("set-cookie"));
        let session = session.filter_map(|(_, cookie)| cookie.split(';').next());
        session.collect::<Vec<_>>().join("; ")
    });
    (server, cookies)
}

/// Somebody who looks round there.
fn visitor(server: &Served, folder: &Folder, who: &str) -> Person {
    Person::plays(folder, &["--server", &server.url(), "--user", who, "--password", PASSWORD])
}

/// A whole visit with these lines; what was shown.
fn visit(server: &Served, who: &str, lines: &str) -> String {
    let folder = Folder::new(&format!("visit-{who}"));
    played(&folder, &["--server", &server.url(), "--user", who, "--password", PASSWORD], lines).ok()
}

/// The body of an answer.
fn body(answer: &str) -> Value {
    let body = answer.split_once("\r\n\r\n").expect("a body").1;
    // Longer ones come in pieces, each with its length before it.
    let body: String = body.lines().filter(|line| !line.chars().all(|c| c.is_ascii_hexdigit())).collect();
    serde_json::from_str(&body).unwrap_or_else(|error| panic!("{error}: {body}"))
}

fn clock() -> Value {
    json!({"type": "bank", "seconds": 2700, "increment": 60, "cap": 2700, "timeOut": "ends"})
}

/// Somebody announces an event; its id.
fn announced(server: &Served, by: &str, title: &str, terms: &Value) -> String {
    let mut all = json!({
        "title": title, "game": "twilight", "format": {"type": "round-robin", "cycles": 1}, "games": 1,
        "sides": "lot", "clock": clock(), "most": 8, "least": 2, "rounds": {"type": "when-done"},
        "tieBreaks": ["buchholz", "wins"],
    });
    for (key, value) in terms.as_object().expect("terms") {
        all[key] = value.clone();
    }
    let answer = server.ask_as(by, "POST", "/api/events", &all.to_string());
    body(&answer)["id"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned()
}

fn act(server: &Served, by: &str, event: &str, act: &Value) {
    let answer = server.ask_as(by, "POST", &format!("/api/events/{event}/acts"), &act.to_string());
    assert!(answer.starts_with("HTTP/1.1 200"), "{act}: {answer}");
}

#[test]
fn one_challenges_the_other_accepts_and_both_sit_at_the_table() {
    let (server, _) = house("dared", ["Ana", "Ben Dos"]);
    let (here, there) = (Folder::new("dared-a"), Folder::new("dared-b"));
    let mut ana = visitor(&server, &here, "Ana");
    let mut ben = visitor(&server, &there, "Ben Dos");
    ben.reads("No table is waiting for players.");
    ana.reads("Also: challenges, events, ladder, profile, vacation.");
    ana.types("challenge Nobody\nchallenge Ben Dos south twilight\n");
    ana.reads("! There is no player of that name: Nobody");
    ana.reads("! there is no seat “south” in this game; the seats are us, ussr");
    ana.types("challenge Ben Dos twilight ussr 45+60\n");
    ana.reads("You have challenged Ben Dos: Twilight Struggle, you play the USSR, 45 min + 1 min, not rated");
    // Whoever looks round is told at once, without asking.
    ben.reads("* Ben Dos, Ana challenges you to a game of Twilight Struggle.");
    ben.types("challenges\n");
    ben.reads("1 Ana challenges you: Twilight Struggle, you play the US, 45 min + 1 min, not rated");
    ben.types("1\naccept 2\n");
    ben.reads_what("twice how it is done", |page| {
        page.matches("“accept NUMBER” or “decline NUMBER”").count() > 2
    });
    ben.types("accept 1\n");
    ben.reads("Twilight Struggle. US");
    ana.reads("* Your game is ready: Twilight Struggle");
    ana.types("tables\n1\n");
    ana.reads("Twilight Struggle. USSR");
    ana.types("say good evening\n1\n");
    ana.reads("5 points left");
    ben.reads("Ana: good evening");
}

#[test]
fn a_challenge_is_declined_withdrawn_and_told_only_to_those_it_is_for() {
    let (server, _) = house("no", ["Ana", "Ben", "Cara"]);
    let page = visit(&server, "Ana", "challenge Ben guerra-fria\nchallenge Cara\nchallenges\nwithdraw 2\n");
    assert!(page.contains("1 You have challenged Ben: Guerra Fría, you play "), "{page}");
    assert!(page.contains("You have withdrawn your challenge to Cara."), "{page}");
    let page = visit(&server, "Cara", "challenges\naccept 1\n");
    assert!(page.contains("No challenge is waiting for an answer."), "{page}");
    let page = visit(&server, "Ben", "decline\nchallenges\n");
    assert!(page.contains("You have declined the challenge from Ana."), "{page}");
    assert!(page.ends_with("“challenge NAME” sends one.\n> \n"), "{page}");
    let page = visit(&server, "Ana", "challenges\nchallenge Ana\nchallenge\n");
    assert!(page.contains("No challenge is waiting for an answer."), "{page}");
    assert!(page.contains("! You cannot challenge yourself"), "{page}");
    assert!(page.contains("! challenge NAME [GAME] [SEAT]"), "{page}");
}

#[test]
fn one_registers_for_an_event_sees_the_round_and_opens_the_own_game() {
    let (server, [boss, ben, _]) = house("cup", ["Boss", "Ben", "Ana"]);
    let cup = announced(&server, &boss, "Spring Cup", &json!({"about": "Open to all."}));
    act(&server, &ben, &cup, &json!({"type": "register"}));
    let folder = Folder::new("cup-a");
    let mut ana = visitor(&server, &folder, "Ana");
    ana.types("events\n");
    ana.reads("1 Spring Cup: Twilight Struggle, Round robin, once, one sitting; Registration is open, 1 of 8 places taken");
    ana.types("3\n1\n");
    ana.reads("! a number from 1 to 1, please");
    ana.reads("Clock: 45 min + 1 min; not rated");
    ana.reads("Registration is open, 1 of 8 places taken. Organised by Boss.");
    ana.reads("Open to all.");
    ana.reads("Here: register. “events” leads back.");
    ana.types("register\n");
    ana.reads("You are registered.");
    ana.reads("Players: Ben, Ana");
    // Before it begins one may leave and come again.
    ana.types("withdraw\nregister\n");
    ana.reads_what("registered again", |page| page.matches("You are registered.").count() == 2);
    act(&server, &boss, &cup, &json!({"type": "begin"}));
    ana.reads("* Spring Cup: round 1 has begun, and your game awaits you.");
    // Its table is made a moment after the round.
    let path = format!("/api/events/{cup}");
    while !server.ask("GET", &path, "").contains("\"table\":\"") {
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    ana.types("events\n1\n");
    ana.reads("you take part");
    let page = ana.reads("Your match:\n 1 Round 1, table 1: ");
    let own = page.split("Your match:\n").last().expect("it was there").lines().next().expect("a line");
    assert!(own.contains("Ana (US") && own.contains("Ben (US"), "{own}");
    assert!(page.contains("Standings (0 of 1 game played"), "{page}");
    assert!(page.contains("1. ") && page.contains(" (you)  0 (Buch. 0, Wins 0)"), "{page}");
    // Leaving an event in play loses what is not played: it is said twice.
    ana.types("withdraw\n");
    ana.reads("Withdraw? If you are sure, type: withdraw yes");
    ana.types("1\n");
    ana.reads("Twilight Struggle. US");
    drop(ana);
    // The link of a notice leads to the page too.
    let url = format!("{}/events/{cup}", server.url());
    let who = ["--server", &url, "--user", "Ana", "--password", PASSWORD];
    let page = played(&folder, &who, "round 7\nround\nstandings\ncrosstable\nlog\n\n").ok();
    assert!(page.contains("Spring Cup\n") && page.contains("! a round from 1 to 1, please"), "{page}");
    assert!(
        page.contains("Equal points are decided by: Buchholz (the points of all opponents); matches won."),
        "{page}"
    );
    assert!(page.contains("     1 2\n1. Ben × ·  0") || page.contains("     1 2\n1. Ana × ·  0"), "{page}");
    let log = page
        .find(" UTC  Boss: The event was announced\n")
        .zip(page.find(" UTC  Boss: The event began with 2 players\n"));
    assert!(log.is_some_and(|(first, last)| first < last), "{page}");
    assert!(
        page.contains("1 Twilight Struggle, event “Spring Cup” ("),
        "an empty line leads to the tables: {page}"
    );
}

#[test]
fn an_invitation_is_accepted_on_the_page_of_the_event() {
    let (server, [boss, _]) = house("invited", ["Boss", "Ana"]);
    let cup = announced(&server, &boss, "Invitational", &json!({}));
    act(&server, &boss, &cup, &json!({"type": "enter", "name": "Ana"}));
    let page = visit(&server, "Ana", "events\n1\naccept\n");
    assert!(page.contains("Boss invites you to play in this event."), "{page}");
    assert!(page.contains("Here: accept, decline."), "{page}");
    assert!(page.contains("You are registered."), "{page}");
}

#[test]
fn more_time_is_asked_for_and_given_on_the_page_of_the_event() {
    let (server, [boss, ana, ben]) = house("slow", ["Boss", "Ana", "Ben"]);
    let weekends =
        json!({"type": "bank", "seconds": 259_200, "increment": 43200, "cap": 259_200, "timeOut": "ends"});
    let terms = json!({"days": 30, "clock": weekends, "weekends": true});
    let cup = announced(&server, &boss, "Slow Cup", &terms);
    for player in [&ana, &ben] {
        act(&server, player, &cup, &json!({"type": "register"}));
    }
    act(&server, &boss, &cup, &json!({"type": "begin"}));
    let page = visit(&server, "Ana", "events\n1\nmore\nmore 3\n");
    assert!(page.contains("Clock: 3 d + 12 h, weekends free"), "{page}");
    assert!(
        page.contains("Here: more, withdraw, standings") || page.contains("Also: more, withdraw"),
        "{page}"
    );
    assert!(page.contains("! more DAYS [NUMBER]"), "{page}");
    let asked = "   You have asked for time until 2";
    assert!(page.contains(asked) && page.contains("Your opponent is to answer."), "{page}");
    let page = visit(&server, "Ben", "events\n1\naccept\naccept\n");
    let until = |page: &str, before: &str| {
        page.split(before).nth(1).and_then(|rest| rest.split('.').next()).map(str::to_owned)
    };
    let wanted = until(&page, "Ana asks for time until ").unwrap_or_else(|| panic!("{page}"));
    assert!(page.contains("decline, more") || page.contains("accept, decline"), "{page}");
    assert_eq!(
        page.matches("Ana asks for time until ").count(),
        2,
        "as news and on the page, and no more: {page}"
    );
    assert!(page.contains(&format!("match done, until {wanted}")), "the match has it: {wanted}: {page}");
    assert!(page.contains("! No challenge is waiting for an answer."), "nothing is left to answer: {page}");
}

#[test]
fn players_the_ladder_and_a_vacation_are_looked_at() {
    let (server, _) = house("players", ["Ana", "Ben"]);
    let csv = "date,game,pace,players,winners,ending\n\
               2026-03-01,twilight,standard,Ana / Ben,us,vp\n2026-03-02,twilight,standard,Ben / Ana,,vp\n";
    let folder = Folder::new("players-csv");
    let file = folder.file("results.csv", csv);
    crate::common::detente(&["admin", "results", &file, "--data", &server.data()]).ok();
    let page = visit(
        &server,
        "Ana",
        "profile Ben\nprofile\nprofile Nobody\nladder\nladder guerra-fria fast\nladder up\n",
    );
    assert!(page.contains("Ben: Plays here since 2") && page.contains(", 2 rated games"), "{page}");
    let rating =
        page.lines().find(|line| line.starts_with("Twilight Struggle, standard: 1")).expect("a rating");
    assert!(
        rating.contains(" ± ")
            && rating.contains("provisional")
            && rating.ends_with("0 won, 1 drawn, 1 lost"),
        "{rating}"
    );
    assert!(page.contains("  Twilight Struggle, USSR: 0 won, 0 drawn, 1 lost"), "{page}");
    assert!(page.contains("  2026-03-01 lost, USSR – Ana: 20 victory points, 1259\n"), "{page}");
    assert!(page.contains("You and Ben: 1 won, 1 drawn, 0 lost"), "{page}");
    assert!(page.contains("Ana (you): Plays here since"), "{page}");
    assert!(page.contains("! There is no player of that name: Nobody"), "{page}");
    assert!(page.contains("ladder of Twilight Struggle, standard\n   –  1"), "{page}");
    assert!(page.contains("ladder of Guerra Fría, fast\nnobody has played"), "{page}");
    assert!(page.contains("! ladder [GAME] [fast|standard|days]"), "{page}");

    let page = visit(&server, "Ana", "vacation\nvacation 2\nvacation 9\nvacation off\nvacation soon\n");
    assert!(page.contains("3 days left") && page.contains("You are on vacation until 2"), "{page}");
    assert!(page.contains("One day left") && page.contains("! You do not have that many days"), "{page}");
    assert!(page.contains("Welcome back.") && page.contains("! vacation [DAYS|off]"), "{page}");
}

#[test]
fn what_is_not_known_or_not_there_is_said_and_nothing_ends() {
    let (server, _) = house("round", ["Ana"]);
    let lines = "dance\nevents\n1\nevents past\nevents soon\nround\nregister\nchallenges\n1\nhelp\nquit\n";
    let page = visit(&server, "Ana", lines);
    for part in [
        "! “dance” is not a word here; “help” lists them",
        "There are no events here.",
        "! nothing on this page has a number",
        "! events [past]",
        "! open an event first: “events” lists them",
        "challenge NAME [GAME] [SEAT] [MINUTES[+SECONDS]] [rated]: challenges somebody",
        "No challenge is waiting for an answer.",
    ] {
        assert!(page.contains(part), "no {part} in {page}");
    }
    // Guests are told why not.
    let boss = house("round-b", ["Boss"]);
    announced(&boss.0, &boss.1[0], "Cup", &json!({}));
    let folder = Folder::new("round-guest");
    let page = played(&folder, &["--server", &boss.0.url()], "events\n1\nregister\n").ok();
    assert_eq!(
        page.matches("Only players with a name and a password take part in events").count(),
        2,
        "{page}"
    );
    let unknown = ["--server", &format!("{}/events/nowhere", boss.0.url())];
    assert!(played(&folder, &unknown, "").complaint(1).len() > 5);
}

#[test]
fn a_server_that_goes_away_is_said_to_be_and_comes_back() {
    let (mut server, [_, boss]) = house("gone", ["Ana", "Boss"]);
    let folder = Folder::new("gone");
    let mut ana = visitor(&server, &folder, "Ana");
    ana.reads("Also: ");
    let wish =
        json!({"to": "Ana", "table": {"game": "twilight", "seats": [{"type": "me"}, {"type": "open"}]}});
    server.ask_as(&boss, "POST", "/api/challenges", &wish.to_string());
    ana.reads("* Ana, Boss challenges you");
    server.kill();
    ana.reads("! connection lost, trying again: ");
    ana.types("events\n");
    ana.reads("cannot be reached");
    server.start_again();
    ana.reads("The connection is back.");
    ana.types("profile\nquit\n");
    ana.reads("Ana (you)");
    ana.leaves().ok();
}

#[test]
fn whoever_is_signed_out_from_elsewhere_is_told_so() {
    let (server, [ana]) = house("out", ["Ana"]);
    let folder = Folder::new("out");
    let mut here = visitor(&server, &folder, "Ana");
    here.reads("Also: ");
    let answer = server.ask_as(&ana, "DELETE", "/api/sessions", "");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    here.types("challenges\nprofile\nquit\n");
    here.reads("! you are no longer signed in here; leave and come again");
    here.reads("Ana: Plays here since");
    here.leaves().ok();
}

#[test]
fn the_dialogue_speaks_the_language_of_its_reader() {
    let (server, [boss, _]) = house("tongues", ["Boss", "Ana"]);
    announced(&server, &boss, "Copa", &json!({}));
    let folder = Folder::new("tongues");
    let mut child = Command::new(env!("CARGO_BIN_EXE_detente"))
        .args(["play", "--plain", "--lang", "es", "--server", &server.url(), "--user", "Ana"])
        .envs([("DETENTE_PASSWORD", PASSWORD), ("XDG_DATA_HOME", &folder.path())])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program can be started");
    let lines = "torneos\n1\ninscribir\nperfil\nayuda\nclasificación\nevents\nsalir\n";
    child.stdin.take().expect("a pipe").write_all(lines.as_bytes()).expect("it reads");
    let page = String::from_utf8(child.wait_with_output().expect("it ends").stdout).expect("UTF-8");
    for part in ["Copa: Twilight Struggle, ", "Aquí: inscribir.", "Organiza: Boss.", "Ana (tú)", "mesas: "]
    {
        assert!(page.contains(part), "no {part} in {page}");
    }
}

#[test]
fn what_is_pasted_into_the_list_of_tables_gives_no_orders_to_the_terminal() {
    let (server, _) = house("pasted", ["Ana"]);
    let shown = visit(&server, "Ana", "profile \u{1b}]0;gotcha\u{7}Zoe\nxyz\u{1b}[2J\u{202e}abc\n");
    assert!(shown.contains("! There is no player of that name: ]0;gotchaZoe\n"), "{shown}");
    assert!(shown.contains("! “xyz[2Jabc” is not a word here"), "{shown}");
    assert!(!shown.contains(['\u{1b}', '\u{7}', '\u{202e}']), "{shown:?}");
}
