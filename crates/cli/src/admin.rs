//! `detente admin`: what the operator does to the database itself: people, reports, measures, tables, copies.
//!
//! It works on the database, whether or not a server runs on it; a running server acts on a ban within seconds, and reads a table
//! again that has changed. Only `restore` and `vacuum` want the server stopped, and say so if it is not.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use clap::{Args as ClapArgs, ValueEnum};
use detente_protocol::Measure;
use detente_server::moderation::deeds::{self, By};
use detente_server::ratings::export;
use detente_server::ratings::recount::recount;
use detente_server::store::sqlite::InUse;
use detente_server::store::{Postgres, Sqlite, Store, User, copy};
use detente_server::{Database, admin};

use crate::answer::{Answer, Failure};
use crate::say::Say;
use crate::serve::{data_folder, database_at, database_of_environment};

/// What to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Task {
    /// Lists users whose name contains WHAT.
    Users,
    /// Makes WHAT a moderator, or a player again.
    Moderator,
    Player,
    Reports,
    Bans,
    Audit,
    Warn,
    Mute,
    Suspend,
    Ban,
    /// Ends every measure against WHAT.
    Lift,
    /// Ends the table WHAT without a result.
    Close,
    /// Lists tables that are set aside.
    Aside,
    Repair,
    Backup,
    Restore,
    Check,
    Vacuum,
    /// Counts all ratings anew from all results: WHAT is `recompute` or `check`.
    Ratings,
    /// Brings in past results from the file WHAT.
    Results,
    /// Copies the file into the PostgreSQL database at WHAT.
    Move,
}

/// Look after the database of a server
#[derive(Debug, ClapArgs)]
pub struct Args {
    #[arg(value_enum)]
    task: Task,
    /// The user, the table or the file
    what: Option<String>,
    /// The folder of the database
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The database by its address, instead of the file in the folder (also DETENTE_DATABASE in the environment)
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    database: Option<String>,
    /// Why; kept in the trail and told to the person
    #[arg(long, value_name = "TEXT")]
    reason: Option<String>,
    /// For how many days
    #[arg(long, value_name = "N", value_parser = crate::usage::at_least_one::<u32>)]
    days: Option<u32>,
    /// Another version of the rules for a table
    #[arg(long, value_name = "N", value_parser = crate::usage::at_least_one::<u32>)]
    rules: Option<u32>,
    /// Replace a database that is there
    #[arg(long)]
    force: bool,
}

pub fn run(args: &Args, say: Say) -> Result<Answer, Failure> {
    let named = args.database.clone().or_else(|| database_of_environment().filter(|_| args.data.is_none()));
    let database = if let Some(url) = named {
        database_at(&url, say)?
    } else {
        let data = args.data.clone().or_else(data_folder);
        let data = data.ok_or_else(|| Failure::Bad(say.text("serve-no-folder", &[])))?;
        Database::File(data.join("detente.db"))
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::NotSo(error.to_string()))?;
    let desk = Desk { args, say, database };
    runtime.block_on(desk.work()).map(Answer::text)
}

struct Desk<'a> {
    args: &'a Args,
    say: Say,
    database: Database,
}

type Told = Result<String, Failure>;

#[allow(clippy::needless_pass_by_value, reason = "the form that `map_err` asks for")]
fn failed(error: impl ToString) -> Failure {
    Failure::NotSo(error.to_string())
}

fn shown(path: &Path) -> detente_words::Value<'static> {
    path.display().to_string().into()
}

impl Desk<'_> {
    async fn work(&self) -> Told {
        let file = match &self.database {
            Database::File(file) => file.as_path(),
            Database::Postgres(address) => {
                let store = Postgres::open(address).await.map_err(failed)?;
                let told = self.at(&store, None).await;
                store.close().await;
                return told;
            }
        };
        if self.args.task == Task::Restore {
            let from = PathBuf::from(self.what()?);
            if file.exists() && !self.args.force {
                return Err(Failure::Bad(self.say.text("admin-there", &[("file", shown(file))])));
            }
            let _alone = self.alone(file)?;
            admin::restore(&from, file).await.map_err(failed)?;
            return Ok(self.line("admin-restored", &[("file", shown(file))]));
        }
        if !file.exists() {
            return Err(Failure::Bad(self.say.text("admin-no-database", &[("file", shown(file))])));
        }
        let _alone = if self.args.task == Task::Move { self.alone(file)? } else { None };
        let store = Sqlite::open(file).await.map_err(failed)?;
        let told = self.at(&store, Some((&store, file))).await;
        store.close().await;
        told
    }

    /// Copies everything, or nothing, and says how much it was.
    async fn move_to(&self, file: &Sqlite) -> Told {
        let address = self.what()?;
        let Database::Postgres(address) = database_at(address, self.say)? else {
            return Err(Failure::Bad(self.say.text("admin-move-where", &[])));
        };
        let to = Postgres::open(&address).await.map_err(failed)?;
        let copied = copy(file, &to).await;
        to.close().await;
        let mut out = String::new();
        let mut rows = 0;
        for one in copied.map_err(failed)? {
            let _ = writeln!(out, "{}  {}", one.table, one.rows);
            rows += one.rows;
        }
        Ok(out + &self.line("admin-moved", &[("rows", rows.into())]))
    }

    fn line(&self, id: &str, args: &[(&str, detente_words::Value<'_>)]) -> String {
        self.say.text(id, args) + "\n"
    }

    fn what(&self) -> Result<&str, Failure> {
        self.args.what.as_deref().ok_or_else(|| Failure::Bad(self.say.text("admin-what", &[])))
    }

    /// Keeps servers away from the file for a while; refused if one runs on it.
    fn alone(&self, file: &Path) -> Result<Option<InUse>, Failure> {
        if !file.exists() {
            return Ok(None);
        }
        let in_use = || Failure::NotSo(self.say.text("admin-in-use", &[("file", shown(file))]));
        InUse::claim(file).map_err(failed)?.ok_or_else(in_use).map(Some)
    }

    fn reason(&self) -> Result<String, Failure> {
        let reason = self.args.reason.as_deref().and_then(deeds::reason);
        reason.ok_or_else(|| Failure::Bad(self.say.text("admin-reason", &[])))
    }

    async fn user(&self, store: &dyn Store) -> Result<User, Failure> {
        let what = self.what()?;
        let by_name = store.user_by_name(what).await.map_err(failed)?;
        let found = match by_name {
            Some(user) => Some(user),
            None => store.user(what).await.map_err(failed)?,
        };
        found
            .ok_or_else(|| Failure::NotSo(self.say.text("admin-nobody", &[("name", what.to_owned().into())])))
    }

    /// `file` is the same once more, where it is one.
    async fn at(&self, store: &dyn Store, file: Option<(&Sqlite, &Path)>) -> Told {
        let done = || self.line("admin-done", &[]);
        let must_be_file = || file.ok_or_else(|| Failure::Bad(self.say.text("admin-only-file", &[])));
        match self.args.task {
            Task::Users => self.users(store).await,
            Task::Moderator | Task::Player => {
                let user = self.user(store).await?;
                let role = if self.args.task == Task::Moderator { "moderator" } else { "" };
                store.set_role(&user.id, role).await.map_err(failed)?;
                let word = if role.is_empty() { "player" } else { role };
                let noted =
                    store.add_audit(&deeds::line(&By::operator(), "role", &user.id, None, None, word)).await;
                noted.map_err(failed)?;
                Ok(done())
            }
            Task::Reports => self.reports(store).await,
            Task::Bans => self.bans(store).await,
            Task::Audit => self.audit(store).await,
            Task::Warn => self.measure(store, Measure::Warn).await,
            Task::Mute => self.measure(store, Measure::Mute).await,
            Task::Suspend => self.measure(store, Measure::Suspend).await,
            Task::Ban => self.measure(store, Measure::Ban).await,
            Task::Lift => {
                let (user, reason) = (self.user(store).await?, self.reason()?);
                let mut lifted = false;
                for measure in [Measure::Mute, Measure::Suspend, Measure::Ban] {
                    let one = deeds::lift(store, &By::operator(), &user.id, measure, &reason).await;
                    lifted |= one.map_err(failed)?;
                }
                if lifted { Ok(done()) } else { Err(Failure::NotSo(self.say.text("admin-nothing", &[]))) }
            }
            Task::Close => {
                let (table, reason) = (self.what()?, self.reason()?);
                admin::close_table(store, table, &reason).await.map_err(failed)?;
                Ok(done())
            }
            Task::Aside => {
                let mut out = String::new();
                for (table, why) in admin::set_aside(store).await.map_err(failed)? {
                    let _ = writeln!(out, "{table}  {why}");
                }
                Ok(out)
            }
            Task::Repair => {
                let mended = admin::repair(store, self.what()?, self.args.rules).await.map_err(failed)?;
                let words = [("kept", mended.kept.into()), ("dropped", mended.dropped.into())];
                Ok(self.line("admin-repaired", &words))
            }
            Task::Backup => {
                let to = PathBuf::from(self.what()?);
                must_be_file()?.0.backup(&to).await.map_err(failed)?;
                Ok(self.line("admin-backup", &[("file", shown(&to))]))
            }
            Task::Check => {
                let mut wrong = match file {
                    Some((file, _)) => file.check().await.map_err(failed)?,
                    None => Vec::new(),
                };
                let aside = admin::set_aside(store).await.map_err(failed)?;
                wrong.extend(aside.into_iter().map(|(table, why)| format!("{table}: {why}")));
                match wrong.as_slice() {
                    [] => Ok(self.line("admin-check-good", &[])),
                    wrong => Err(Failure::NotSo(wrong.join("; "))),
                }
            }
            Task::Vacuum => {
                let (file, path) = must_be_file()?;
                let _alone = self.alone(path)?;
                file.vacuum().await.map_err(failed)?;
                Ok(done())
            }
            Task::Ratings => self.ratings(store).await,
            Task::Results => {
                let text = std::fs::read_to_string(self.what()?).map_err(failed)?;
                let count = export::bring_in(store, &text).await.map_err(Failure::Bad)?;
                let noted = deeds::line(&By::operator(), "results", "", None, None, &count.to_string());
                store.add_audit(&noted).await.map_err(failed)?;
                Ok(self.line("admin-results", &[("count", count.into())]))
            }
            Task::Move => self.move_to(must_be_file()?.0).await,
            // Done before a file is opened.
            Task::Restore => Err(Failure::Bad(self.say.text("admin-only-file", &[]))),
        }
    }

    /// Ratings follow from results; whatever is kept otherwise is said, and mended if asked for.
    async fn ratings(&self, store: &dyn Store) -> Told {
        let replace = match self.what()? {
            "recompute" => true,
            "check" => false,
            _ => return Err(Failure::Bad(self.say.text("admin-ratings-what", &[]))),
        };
        let found = recount(store, replace).await.map_err(failed)?;
        let words = [
            ("results", found.results.into()),
            ("ratings", found.ratings.into()),
            ("different", found.different.into()),
        ];
        if found.unread > 0 || found.different > 0 && !replace {
            return Err(Failure::NotSo(self.say.text("admin-ratings-other", &words)));
        }
        Ok(self
            .line(if found.different == 0 { "admin-ratings-same" } else { "admin-ratings-mended" }, &words))
    }

    async fn users(&self, store: &dyn Store) -> Told {
        let text = self.args.what.as_deref().unwrap_or_default();
        let mut out = String::new();
        for user in store.find_users(text, 200).await.map_err(failed)? {
            let kind = match (user.guest, user.role.as_str()) {
                (true, _) => "guest",
                (false, "") => "player",
                (false, role) => role,
            };
            let mut held = Vec::new();
            for measure in [Measure::Mute, Measure::Suspend, Measure::Ban] {
                if deeds::holds(store, &user.id, measure).await.map_err(failed)?.is_some() {
                    held.push(deeds::word(measure));
                }
            }
            let _ = writeln!(out, "{}  {}  {kind}  {}", user.id, user.name, held.join(","));
        }
        Ok(out)
    }

    async fn reports(&self, store: &dyn Store) -> Told {
        let mut out = String::new();
        for report in store.reports(false, 200).await.map_err(failed)? {
            let about =
                store.user(&report.about).await.map_err(failed)?.map_or(report.about, |user| user.name);
            let (id, state, kind, count) = (report.id, report.state, report.kind, report.count);
            let _ = writeln!(out, "{id}  {state}  {kind}  {about}  {count}  {}", report.table);
        }
        Ok(out)
    }

    async fn bans(&self, store: &dyn Store) -> Told {
        let mut out = String::new();
        for ban in store.sanctions_since(0).await.map_err(failed)? {
            if ban.measure == deeds::word(Measure::Ban) {
                let name = store.user(&ban.user).await.map_err(failed)?.map_or(ban.user, |user| user.name);
                let _ = writeln!(out, "{name}  {}  {}", ban.by, ban.reason);
            }
        }
        Ok(out)
    }

    async fn audit(&self, store: &dyn Store) -> Told {
        let about = match self.args.what {
            Some(_) => Some(self.user(store).await?.id),
            None => None,
        };
        let mut out = String::new();
        for line in store.audit(about.as_deref(), 500).await.map_err(failed)? {
            let name = store.user(&line.about).await.map_err(failed)?.map_or(line.about, |user| user.name);
            let _ = writeln!(
                out,
                "{}  {}  {}  {name}  {}  {}",
                line.at, line.by, line.what, line.measure, line.reason
            );
        }
        Ok(out)
    }

    async fn measure(&self, store: &dyn Store, measure: Measure) -> Told {
        let (user, reason) = (self.user(store).await?, self.reason()?);
        let days = self.args.days;
        let taken = deeds::take(store, &By::operator(), &user.id, measure, days, &reason).await;
        taken.map_err(failed)?;
        Ok(self.line("admin-done", &[]))
    }
}
