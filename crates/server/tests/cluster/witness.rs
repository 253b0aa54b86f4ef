//! Whoever writes to a table is whoever took it last: the database itself notes it, beside the servers. Each of them has a name of its own
//! there, and what is written in an epoch under another name than that under which the epoch began is one write of a former owner too many.

use std::process::Command;

use detente_store::{Postgres, Store as _};

const WITNESS: &str = "
create table witness_taken (game_table text, epoch bigint, who text, primary key (game_table, epoch));
create table witness_written (game_table text, epoch bigint, version bigint, who text, fits boolean);
create function witness() returns trigger language plpgsql as $$ begin
    if new.epoch > old.epoch then
        insert into witness_taken values (new.id, new.epoch, session_user) on conflict do nothing;
    end if;
    if new.version > old.version and new.epoch > 0 then
        insert into witness_written select new.id, new.epoch, new.version, session_user, exists
            (select 1 from witness_taken t where t.game_table = new.id and t.epoch = new.epoch and t.who = session_user);
    end if;
    return null;
end $$;
create trigger witness after update on game_table for each row execute function witness()";

/// Asks the database by its own program.
fn ask(database: &str, text: &str) -> String {
    let asked =
        Command::new("psql").args(["-qAtX", "-v", "ON_ERROR_STOP=1", "-d", database, "-c", text]).output();
    let told = asked.expect("psql");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    String::from_utf8_lossy(&told.stdout).trim().to_owned()
}

/// Before any of so many servers begins.
pub async fn begin(database: &str, nodes: usize) {
    let store = Postgres::open(database).await.expect("the database");
    store.close().await;
    for node in 0..nodes {
        ask(database, &format!("create role node{node} superuser login"));
    }
    ask(database, WITNESS);
}

/// How many changes of tables were written, and how many of them by somebody else than the owner of that time.
pub fn count(database: &str) -> (u64, u64) {
    let told =
        ask(database, "select count(*) || ' ' || count(*) filter (where not fits) from witness_written");
    let (written, wrong) = told.split_once(' ').expect("two numbers");
    (written.parse().expect("a number"), wrong.parse().expect("a number"))
}

/// How many tables of an event that are in play each of so many servers has.
pub fn owned(database: &str, event: &str, nodes: usize) -> Vec<u64> {
    let told = ask(
        database,
        &format!(
            "select w.who || ' ' || count(*) from game_table t join witness_taken w on w.game_table = t.id and w.epoch = t.epoch
             where t.status = 'playing' and t.owner <> '' and t.body::json -> 'event' ->> 'event' = '{event}' group by w.who"
        ),
    );
    let mut owned = vec![0; nodes];
    for line in told.lines() {
        let (who, count) = line.split_once(' ').expect("two words");
        let node: usize = who.trim_start_matches("node").parse().expect("a number");
        owned[node] = count.parse().expect("a number");
    }
    owned
}
