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
