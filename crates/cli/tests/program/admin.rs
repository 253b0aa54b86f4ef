//! `detente admin` on the database of a real server.

use crate::common::{Folder, detente};
use crate::serving::Served;

#[test]
fn the_operator_looks_after_people_and_the_file() {
    let mut server = Served::new("admin");
    let data = server.data();
    let admin = |args: &[&str]| detente(&[&["admin"], args, &["--data", &data]].concat());
    for name in ["Nils", "Carla"] {
        let said =
            server.post("/api/register", &format!("{{\"name\":\"{name}\",\"password\":\"correct horse\"}}"));
        assert!(said.contains(" 200 "), "{said}");
    }
    let users = admin(&["users", "nil"]).ok();
    assert!(users.contains("  Nils  player") && !users.contains("Carla"), "{users}");
    admin(&["moderator", "Carla"]).ok();
    assert!(admin(&["users", "Carla"]).ok().contains("  moderator"));
    assert!(admin(&["ban", "Nils"]).complaint(2).contains("--reason"));
    assert!(admin(&["ban", "Nobody", "--reason", "x"]).complaint(1).contains("Nobody"));
    admin(&["ban", "Nils", "--reason", "sells things"]).ok();
    assert!(admin(&["bans"]).ok().contains("Nils  operator  sells things"));
    let login = "{\"name\":\"Nils\",\"password\":\"correct horse\"}";
    let refused = server.post("/api/login", login);
    assert!(refused.contains(" 403 ") && refused.contains("sells things"), "{refused}");
    let trail = admin(&["audit"]).ok();
    assert!(
        trail.contains("operator  decided  Nils  ban  sells things") && trail.contains("role  Carla"),
        "{trail}"
    );

    // A copy while the server runs; then the ban is lifted, and the copy brought back.
    let folder = Folder::new("admin-copies");
    let copy = format!("{}/copy.db", folder.path());
    admin(&["backup", &copy]).ok();
    assert!(admin(&["backup", &copy]).complaint(1).contains("there already"), "nothing is replaced");
    admin(&["lift", "Nils", "--reason", "an appeal"]).ok();
    assert!(server.post("/api/login", login).contains(" 200 "));
    assert!(admin(&["check"]).ok().contains("intact"));
    for task in [&["vacuum"][..], &["restore", &copy, "--force"]] {
        assert!(admin(task).complaint(1).contains("a server is running"), "{task:?} must wait");
    }
    assert!(server.post("/api/login", login).contains(" 200 "), "nothing was replaced under the server");
    server.kill();
    admin(&["vacuum"]).ok();
    assert!(admin(&["restore", &copy]).complaint(2).contains("--force"));
    admin(&["restore", &copy, "--force"]).ok();
    server.start_again();
    assert!(server.post("/api/login", login).contains(" 403 "), "as it was when it was copied");
    assert!(detente(&["admin", "users", "--data", &folder.path()]).complaint(2).contains("no database"));
}

#[test]
fn past_results_are_brought_in_once_and_all_ratings_are_counted_anew() {
    let server = Served::new("admin-ratings");
    let (data, folder) = (server.data(), Folder::new("admin-results"));
    let admin = |args: &[&str]| detente(&[&["admin"], args, &["--data", &data]].concat());
    let said = server.post("/api/register", "{\"name\":\"Nils\",\"password\":\"correct horse\"}");
    assert!(said.contains(" 200 "), "{said}");
    let file = |name: &str, lines: &str| {
        folder.file(name, &format!("date,game,pace,players,winners,ending\n{lines}"))
    };
    let season =
        "2025-03-01,twilight,days,Nils / Bo,us,vp\n2025-03-02,twilight,days,Bo / Nils,,final-scoring\n";
    let (season, alone) =
        (file("season.csv", season), file("alone.csv", "2025-03-03,twilight,days,Nils / nils,us,vp\n"));
    assert!(admin(&["results", &season]).ok().contains("Results brought in: 2"));
    assert!(admin(&["results", &season]).complaint(2).contains("line 2: this game was brought in before"));
    assert!(admin(&["results", &alone]).complaint(2).contains("line 2: nobody plays against themselves"));
    for task in ["check", "recompute"] {
        let told = admin(&["ratings", task]).ok();
        assert!(told.contains("results 2, ratings 2: what is kept matches them"), "{told}");
    }
    assert!(admin(&["ratings", "mend"]).complaint(2).contains("recompute or check"));
    // The server that runs all the while shows them.
    let told = server.ask("GET", "/api/players/Nils", "");
    assert!(told.contains("\"won\":1") && told.contains("\"drawn\":1"), "{told}");
}
