//! `detente play --server`, line by line, against a real server on a port of this machine.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpListener;

use crate::common::Folder;
use crate::serving::{Person, Served, played, table_in};

/// More first choices than any game has questions.
fn first_choices() -> String {
    "1\n".repeat(5000)
}

#[test]
fn a_whole_game_of_guerra_fria_is_played_at_a_server() {
    let (server, folder) = (Served::new("gf"), Folder::new("at-gf"));
    let url = server.url();
    let args =
        ["guerra-fria", "--server", &url, "--seat", "east", "--bot", "random", "--rules", "max-rounds=5"];
    let out = played(&folder, &args, &"build\n1\n1\n1\ncommit\n".repeat(20)).ok();
    assert!(out.contains("Round 1: what do you play?") && out.contains("Round 2"), "{out}");
    assert!(out.contains(" win") || out.contains("Draw: "), "{out}");
    assert!(out.trim_end().ends_with(&format!("The table is {url}/table/{}", table_of(&out))), "{out}");
}

/// The id in the last line.
fn table_of(page: &str) -> String {
    page.trim_end().rsplit('/').next().expect("a path").to_owned()
}

#[test]
fn a_whole_game_of_twilight_struggle_is_played_at_a_server() {
    let (server, folder) = (Served::new("ts"), Folder::new("at-ts"));
    let args = ["twilight", "--server", &server.url(), "--seat", "ussr", "--bot", "random"];
    let out = played(&folder, &args, &first_choices()).ok();
    assert!(out.contains("Turn 1") && out.contains("The table is "), "{out}");
    assert!(out.contains(" wins: ") || out.contains("Draw: "), "{out}");
    assert!(!out.lines().any(|line| line.starts_with("! ")), "nothing went wrong: {out}");
}

#[test]
fn two_terminals_play_against_each_other_and_end_alike() {
    let server = Served::new("two");
    let (here, there) = (Folder::new("at-two-a"), Folder::new("at-two-b"));
    let url = server.url();
    let open = ["twilight", "--server", &url, "--seat", "us", "--open", "ussr", "--guest", "Ana"];
    let mut ana = Person::plays(&here, &open);
    let table = table_in(&ana.reads("Others join with"));
    ana.reads("Waiting for a player: USSR");
    let mut ben = Person::plays(&there, &["--server", &url, "--table", &table, "--guest", "Ben"]);
    ben.reads("Twilight Struggle. USSR");
    ben.types("say good evening\n");
    ana.reads("Ben: good evening");
    // Nobody writes to another's terminal but letters.
    ben.types("say \u{1b}]0;owned\u{7}\u{1b}[2Jread this\n");
    let page = ana.reads("read this");
    assert!(!page.contains(['\u{1b}', '\u{7}']), "{page:?}");
    ana.types(&first_choices());
    ben.types(&first_choices());
    let (ana, ben) = (ana.leaves().ok(), ben.leaves().ok());
    let result = |page: &str| {
        let line = page.lines().find(|line| line.contains(" wins: ") || line.contains("Draw: "));
        line.unwrap_or_else(|| panic!("no result in\n{page}")).to_owned()
    };
    assert_eq!(result(&ana), result(&ben));
}

#[test]
fn offers_are_made_and_answered_and_a_game_is_given_up() {
    let server = Served::new("offers");
    let (here, there) = (Folder::new("at-offers-a"), Folder::new("at-offers-b"));
    let url = server.url();
    let mut ana = Person::plays(&here, &["twilight", "--server", &url, "--seat", "us", "--open", "all"]);
    let table = table_in(&ana.reads("Others join with"));
    let mut ben = Person::plays(&there, &["--server", &url, "--table", &table]);
    ben.reads("points left");
    ben.types("draw\n");
    ben.reads("You offered a draw");
    ana.reads("USSR offers a draw (accept, refuse)");
    ana.types("refuse\n");
    ben.reads("US declines the draw");
    ben.types("1\nundo\n1\n1\n1\n1\n1\n1\n");
    ben.reads("Undone.");
    ana.reads("points left");
    ana.types(&"1\n".repeat(7));
    // Both choose a headline now. The last play of the USSR goes back, the whole set-up, and the US is told which.
    ben.types("takeback\n");
    ben.reads("You asked to go back to before this play");
    ana.reads("USSR asks to go back to before this play: ");
    ana.types("accept\n");
    ben.reads_what("the first question again", |page| page.matches("6 points left").count() > 2);
    ben.types("resign\n");
    ben.reads("resign yes");
    ben.types("resign yes\n");
    for page in [ben.leaves().ok(), ana.leaves().ok()] {
        assert!(page.contains("US wins: "), "{page}");
    }
}

#[test]
fn a_server_that_is_killed_and_comes_back_is_waited_for() {
    let (mut server, folder) = (Served::new("killed"), Folder::new("at-killed"));
    let mut ana =
        Person::plays(&folder, &["twilight", "--server", &server.url(), "--seat", "ussr", "--bot", "random"]);
    ana.types(&"1\n".repeat(12));
    ana.reads_what("twelve answers", |page| page.matches("> 1\n").count() >= 12);
    server.kill();
    ana.reads("! connection lost, trying again: ");
    server.start_again();
    ana.reads("The connection is back.");
    ana.types(&first_choices());
    let page = ana.leaves().ok();
    assert!(page.contains(" wins: ") || page.contains("Draw: "), "{page}");
    let after = page.split("The connection is back.").nth(1).expect("it went on");
    assert!(after.matches("> 1\n").count() > 20, "{after}");
}

#[test]
fn a_guest_who_comes_again_is_the_same_person() {
    let (server, folder) = (Served::new("again"), Folder::new("at-again"));
    let url = server.url();
    let ussr = ["twilight", "--server", &url, "--seat", "ussr", "--bot", "random", "--guest", "Ana María"];
    let out = played(&folder, &ussr, "poland poland poland\n").ok();
    assert!(
        out.contains(&format!("{url}: you are Ana María")) && out.contains("The table stays at "),
        "{out}"
    );
    let table = table_in(&out);
    let resume = ["--server", &url, "--table", &table, "--guest", "Ana María"];
    let out = played(&folder, &resume, "hand\n").ok();
    assert!(out.contains("Eastern Europe, 3 points left"), "{out}");
    // The link of the table does as well.
    let out =
        played(&folder, &["--server", &format!("{url}/table/{table}"), "--guest", "Ana María"], "").ok();
    assert!(out.contains("3 points left"), "{out}");
    // So does the list of tables.
    let out = played(&folder, &["--server", &url, "--guest", "Ana María"], "7\n1\npoland\n").ok();
    assert!(out.contains("1 Twilight Struggle (your turn)") && out.contains("a number from 1 to 1"), "{out}");
    assert!(out.contains("2 points left"), "{out}");
    // Somebody else is nobody there.
    let line = played(&folder, &["--server", &url, "--table", &table, "--guest", "Ben"], "").complaint(1);
    assert_eq!(line, "no seat is free at this table; use --watch to watch");
    played(&folder, &["--server", &url, "--table", &table, "--watch", "--guest", "Ben"], "").ok();
    let sessions = format!("{}/detente/sessions", folder.path());
    let files: Vec<_> = fs::read_dir(sessions).expect("a folder").map(|file| file.expect("a file")).collect();
    assert_eq!(files.len(), 2, "{files:?}");
    #[cfg(unix)]
    for file in files {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(file.metadata().expect("there").permissions().mode() & 0o777, 0o600, "{file:?}");
    }
}

#[test]
fn names_with_passwords_and_tokens_are_let_in_and_never_shown() {
    let (server, folder) = (Served::new("names"), Folder::new("at-names"));
    let url = server.url();
    server.post("/api/register", "{\"name\":\"carla\",\"password\":\"correct horse\"}");
    let wrong = played(&folder, &["--server", &url, "--user", "carla", "--password", "wrong horse"], "");
    assert!(!wrong.out.contains("horse"), "{wrong:?}");
    assert_eq!(wrong.complaint(1), "Wrong name or password");
    let missing = played(&folder, &["--server", &url, "--user", "carla"], "").complaint(2);
    assert!(missing.contains("DETENTE_PASSWORD"), "{missing}");
    let args = ["guerra-fria", "--server", &url, "--bot", "random", "--user", "carla"];
    let right = played(&folder, &[&args[..], &["--password", "correct horse"]].concat(), "").ok();
    assert!(right.contains(": you are carla") && !right.contains("horse"), "{right}");
    let unknown = played(&folder, &["--server", &url, "--token", "nonsense"], "");
    assert!(!unknown.out.contains("nonsense"), "{unknown:?}");
    assert_eq!(unknown.complaint(1), "the server does not know this token");
}

#[test]
fn what_is_wrong_with_a_server_or_a_table_is_said_in_one_line() {
    let (server, folder) = (Served::new("wrong"), Folder::new("at-wrong"));
    let url = server.url();
    let nobody = TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("its address");
    let foreign = TcpListener::bind("127.0.0.1:0").expect("a port");
    let other = foreign.local_addr().expect("its address").to_string();
    std::thread::spawn(move || {
        while let Ok((mut stream, _)) = foreign.accept() {
            let _ = stream.read(&mut [0; 4096]);
            let _ =
                stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 6\r\nConnection: close\r\n\r\n<html>");
        }
    });
    for (args, code, part) in [
        (&["--server", "ftp://example.org"][..], 2, "is not an address"),
        (&["--server", &format!("http://{nobody}")], 1, "cannot be reached"),
        (&["--server", &format!("https://{other}")], 1, "no secure connection"),
        (&["--server", &other], 1, "not a Détente server"),
        (&["--server", &url, "--table", "nowhere"], 1, "there is no table “nowhere”"),
        (&["--server", &url, "--table", "../me"], 1, "there is no table"),
        (&["--server", &url, "--guest", "x"], 2, "name has 2 to 24"),
        (&["--server", &url], 1, "no table is waiting for players"),
        (&["twilight", "--server", &url, "--seat", "mars"], 2, "us, ussr"),
        (&["twilight", "--server", &url, "--open", "mars"], 2, "us, ussr"),
        (&["twilight", "--server", &url, "--open", "us"], 2, "cannot be yours and free"),
        (&["twilight", "--server", &url, "--clock", "soon"], 2, "15+30"),
        (&["twilight", "--server", &url, "--rules", "gravity=off"], 2, "gravity"),
        (&["twilight", "--server", &url, "--clock", "10", "--range", "200"], 2, "--seek"),
        (&["twilight", "--server", &url, "--seek", "--clock", "10", "--range", "0"], 2, "1, 2, 3"),
        (&["twilight", "--table", "x"], 2, "--server"),
        (&["twilight", "--server", &url, "--seed", "5"], 2, "--s"),
    ] {
        let line = played(&folder, args, "").complaint(code);
        assert!(line.contains(part), "{args:?}: {line}");
    }
    let host = Person::plays(&folder, &["twilight", "--server", &url, "--seat", "us", "--open", "ussr"]);
    let table = table_in(&host.reads("Others join with"));
    let other_game = ["guerra-fria", "--server", &url, "--table", &table];
    assert_eq!(played(&folder, &other_game, "").complaint(1), "this table plays Twilight Struggle");
}

#[test]
fn clocks_are_shown_and_those_who_look_on_see_the_table() {
    let (server, folder, other) =
        (Served::new("clocks"), Folder::new("at-clocks-a"), Folder::new("at-clocks-b"));
    let url = server.url();
    let args = ["twilight", "--server", &url, "--seat", "ussr", "--open", "us", "--clock", "15+30"];
    let mut ana = Person::plays(&folder, &args);
    let table = table_in(&ana.reads("Waiting for a player: US"));
    let _ben = Person::plays(&other, &["--server", &url, "--table", &table]);
    ana.types("1\n1\nstate\n");
    let page = ana.reads("Clocks: US 15:00, USSR ");
    assert!(page.contains("(running)") && page.contains("USSR: Guest "), "{page}");
    let looking = ["--server", &url, "--table", &table, "--watch", "--guest", "Carla"];
    let watched = played(&folder, &looking, "state\nresign\n1\nhand\n").ok();
    assert!(watched.contains("Twilight Struggle. observer") && watched.contains("Clocks: "), "{watched}");
    assert!(watched.contains("you have nothing to decide now"), "{watched}");
}

#[test]
fn clocks_are_paused_by_agreement_and_it_is_said_why_they_stand() {
    let (server, folder, other) =
        (Served::new("paused"), Folder::new("at-paused-a"), Folder::new("at-paused-b"));
    let url = server.url();
    // More than six days for each player.
    let days = ["--clock", "10000+3600"];
    let args = [&["twilight", "--server", &url, "--seat", "ussr", "--open", "us"], &days[..]].concat();
    let mut ana = Person::plays(&folder, &args);
    let table = table_in(&ana.reads("Waiting for a player: US"));
    let mut ben = Person::plays(&other, &["--server", &url, "--table", &table]);
    ana.reads("Twilight Struggle. ");
    ana.types("1\n1\npause\n");
    ana.reads("You proposed to stop the clocks");
    ben.reads("proposes to stop the clocks for a while (accept, refuse)");
    ben.types("accept\n");
    ben.reads("The clocks are paused");
    ana.reads("The clocks are paused");
    ana.types("pause\nstate\n");
    let page = ana.reads(", paused");
    assert!(!page.contains("(running)"), "nobody's time runs: {page}");
    ana.types("resume\nstate\n");
    ana.reads("(running)");
    ana.types("resume\n");
    ana.reads("“resume” is not an answer to this question");
}

#[test]
fn a_clock_of_days_rests_on_weekends_if_it_is_asked_for() {
    let (server, folder) = (Served::new("weekends"), Folder::new("at-weekends"));
    let url = server.url();
    let args = |clock| ["twilight", "--server", &url, "--open", "all", "--weekends", "--clock", clock];
    let line = played(&folder, &args("15+30"), "").complaint(2);
    assert!(line.contains("only a clock of days"), "{line}");
    let ana = Person::plays(&folder, &args("10000+3600"));
    ana.reads("Others join with");
    let lobby = server.ask("GET", "/api/lobby", "");
    assert!(lobby.contains("\"weekends\":true"), "{lobby}");
}

#[test]
fn rated_tables_ratings_and_the_ladder_are_shown_and_a_game_is_looked_for() {
    let server = Served::new("rated");
    let (here, there) = (Folder::new("at-rated-a"), Folder::new("at-rated-b"));
    let url = server.url();
    server.post("/api/register", r#"{"name": "Ana", "password": "correct horse"}"#);
    let by_name = ["--server", &url, "--user", "Ana", "--password", "correct horse"];
    let rated = [&["twilight", "--open", "all", "--clock", "45+60", "--rated"], &by_name[..]].concat();
    let ana = Person::plays(&here, &rated);
    ana.reads("Others join with");
    let list = played(&there, &["--server", &url], "\n").ok();
    assert!(list.contains("Twilight Struggle (free seat, rated): US: Ana, USSR: free"), "{list}");
    let refused =
        played(&there, &["twilight", "--server", &url, "--open", "all", "--clock", "45", "--rated"], "");
    assert!(refused.err.contains("name and a password"), "a guest plays unrated: {refused:?}");
    let ladder = played(&there, &["--server", &url, "--ladder"], "").ok();
    assert!(ladder.contains("ladder of Twilight Struggle, standard"), "{ladder}");
    assert!(
        ladder.contains("nobody has played a rated game") && ladder.contains("1500  bot (greedy)"),
        "{ladder}"
    );

    // Two who look for the same find each other, whichever of them came first.
    let seek = |guest| ["twilight", "--server", &url, "--seek", "--clock", "10+30", "--guest", guest];
    let ben = Person::plays(&there, &seek("Ben"));
    ben.reads("Waiting 0:0");
    ben.reads("how long it usually takes is not known yet; nobody else is waiting; ratings within ");
    let third = Folder::new("at-rated-c");
    // The same rules, written otherwise.
    let cara = Person::plays(&third, &[&seek("Cara")[..], &["--rules", "standard"]].concat());
    cara.reads("Twilight Struggle. ");
    ben.reads("Twilight Struggle. ");
}

#[test]
fn a_search_reaches_no_further_than_the_range_that_was_asked_for() {
    let (server, folder) = (Served::new("range"), Folder::new("at-range"));
    let url = server.url();
    let seek = ["twilight", "--server", &url, "--seek", "--clock", "10", "--range", "40", "--guest", "Ana"];
    let mut ana = Person::plays(&folder, &seek);
    ana.reads("ratings within 40 of yours");
    ana.types("quit\n");
    ana.leaves().ok();
}

#[test]
fn who_does_not_want_to_wait_any_longer_leaves_and_is_not_waited_for() {
    let server = Served::new("seeks");
    let folder = Folder::new("at-seeks");
    let url = server.url();
    let mut ana =
        Person::plays(&folder, &["twilight", "--server", &url, "--seek", "--clock", "10", "--guest", "Ana"]);
    ana.reads("“quit” stops looking");
    ana.reads("Waiting 0:0");
    assert!(server.ask("GET", "/api/seeks", "").contains("\"waiting\":1"));
    ana.types("what\n");
    ana.reads_what("the word once more", |page| page.matches("“quit” stops looking").count() == 2);
    ana.types("quit\n");
    let page = ana.leaves().ok();
    assert!(page.contains("You are no longer looking for a game"), "{page}");
    assert!(server.ask("GET", "/api/seeks", "").ends_with("[]"));
}

#[test]
fn news_are_told_before_the_list_of_tables_and_once() {
    let server = Served::new("news");
    let folder = Folder::new("at-news");
    let url = server.url();
    let account = |name: &str| {
        let who = format!(r#"{{"name": "{name}", "password": "correct horse"}}"#);
        let answer = server.post("/api/register", &who);
        let cookies = answer.lines().filter_map(|line| line.split_once(": "));
        let session = cookies.filter(|(name, _)| name.eq_ignore_ascii_case("set-cookie"));
        let session = session.filter_map(|(_, cookie)| cookie.split(';').next());
        session.collect::<Vec<_>>().join("; ")
    };
    let ana = account("Ana");
    account("Ben");
    let wish = r#"{"to": "Ben", "table": {"game": "twilight", "seats": [{"type": "me"}, {"type": "open"}]}}"#;
    let made = server.ask_as(&ana, "POST", "/api/challenges", wish);
    assert!(made.contains("\"to\":\"Ben\""), "{made}");
    let list =
        || played(&folder, &["--server", &url, "--user", "Ben", "--password", "correct horse"], "\n").out;
    // It is stored a moment after the answer.
    let told = std::iter::repeat_with(list).take(50).find(|page| page.contains("Ana challenges you"));
    let told = told.expect("it is told");
    assert!(
        told.contains(&format!("* Ben, Ana challenges you to a game of Twilight Struggle. {url}/lobby")),
        "{told}"
    );
    assert!(!list().contains("challenges you"), "once");
}
