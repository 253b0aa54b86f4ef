//! A PostgreSQL server. It refuses to run as the administrator; started by one it runs as the user of its package, or as nobody.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::run::{As, Service, become_somebody, free_port, said, which};

/// Where the packages of Debian and others put their programs, which are not on the path.
const FOLDERS: [&str; 3] = ["/usr/lib/postgresql", "/usr/local/lib/postgresql", "/opt/postgresql"];

/// A server that can be stopped and started again with its data at the same address.
#[derive(Debug)]
pub struct Postgres {
    command: Vec<String>,
    who: Option<As>,
    port: u16,
    running: Option<Service>,
    /// Ours, with what belongs to the user of the server in it.
    folder: tempfile::TempDir,
    made: AtomicU32,
}

/// The newest of what is installed, or what is on the path.
pub(crate) fn program(name: &str) -> Option<PathBuf> {
    let versions = FOLDERS.iter().filter_map(|folder| std::fs::read_dir(folder).ok()).flatten().flatten();
    let newest = versions
        .filter_map(|entry| {
            let version: u32 = entry.file_name().to_str()?.parse().ok()?;
            let file = entry.path().join("bin").join(name);
            file.is_file().then_some((version, file))
        })
        .max();
    newest.map(|(_, file)| file).or_else(|| which(name))
}

impl Postgres {
    /// A fresh one. What it keeps is gone with it: it does not wait for the disk unless `durable` is asked for.
    pub fn start(durable: bool) -> Result<Postgres, String> {
        let (Some(initdb), Some(postgres)) = (program("initdb"), program("postgres")) else {
            return Err("postgresql is not installed".to_owned());
        };
        let who = somebody();
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let own = folder.path().join("own");
        std::fs::create_dir(&own).map_err(said(&own))?;
        give(folder.path(), &own, who)?;
        let data = own.join("data");
        let mut initdb = Command::new(initdb);
        initdb.args([
            "--auth=trust",
            "--username=detente",
            "--encoding=UTF8",
            "--locale=C.UTF-8",
            "--no-sync",
        ]);
        initdb.arg("--pgdata").arg(&data).current_dir(&own).stdin(Stdio::null());
        become_somebody(&mut initdb, who);
        let made = initdb.output().map_err(|error| format!("initdb: {error}"))?;
        if !made.status.success() {
            return Err(format!("initdb: {}", String::from_utf8_lossy(&made.stderr)));
        }
        let port = free_port()?;
        let mut command = vec![postgres.to_string_lossy().into_owned(), "-D".to_owned()];
        command.push(data.to_string_lossy().into_owned());
        let mut settings = vec![
            format!("port={port}"),
            "listen_addresses=127.0.0.1".to_owned(),
            "unix_socket_directories=".to_owned(),
            "max_connections=200".to_owned(),
        ];
        if !durable {
            settings.push("fsync=off".to_owned());
        }
        for setting in settings {
            command.extend(["-c".to_owned(), setting]);
        }
        let made = AtomicU32::new(0);
        let mut postgres = Postgres { command, who, port, running: None, folder, made };
        postgres.begin()?;
        Ok(postgres)
    }

    /// The id of a process whose children it and its own children are; none while it is stopped.
    pub fn id(&self) -> Option<u32> {
        self.running.as_ref().map(Service::id)
    }

    /// Starts it again after [`Postgres::stop`].
    pub fn begin(&mut self) -> Result<(), String> {
        let folder = self.folder.path();
        // Its fast end: whoever is connected is cut off.
        self.running = Some(Service::start(&self.command, folder, self.who, "INT", self.port)?);
        // It listens before it answers.
        let ready = program("pg_isready").ok_or("pg_isready is not installed")?;
        for _ in 0..3000 {
            let mut ready = Command::new(&ready);
            ready.args(["--quiet", "--host=127.0.0.1"]).arg(format!("--port={}", self.port));
            if ready.status().is_ok_and(|status| status.success()) {
                return Ok(());
            }
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        Err(format!(
            "PostgreSQL does not answer: {}",
            self.running.as_ref().map_or(String::new(), Service::log)
        ))
    }

    /// Stops it; whoever is connected is cut off.
    pub fn stop(&mut self) {
        self.running = None;
    }

    /// The address of a database of this server.
    pub fn address(&self, database: &str) -> String {
        format!("postgres://detente@127.0.0.1:{}/{database}", self.port)
    }

    /// The address of a fresh database.
    pub fn database(&self) -> Result<String, String> {
        let name = format!("detente{}", self.made.fetch_add(1, Ordering::Relaxed));
        let makes = program("createdb").ok_or("createdb is not installed")?;
        let mut makes = Command::new(makes);
        makes.args(["--host=127.0.0.1", "--username=detente", "--maintenance-db=postgres"]);
        makes.arg(format!("--port={}", self.port)).arg(&name);
        let made = makes.output().map_err(|error| format!("createdb: {error}"))?;
        if !made.status.success() {
            return Err(format!("createdb: {}", String::from_utf8_lossy(&made.stderr)));
        }
        Ok(self.address(&name))
    }
}

/// Nobody in particular where we are somebody in particular; the user of the package, or nobody, where we are the administrator.
fn somebody() -> Option<As> {
    if own_uid() != Some(0) {
        return None;
    }
    let users = std::fs::read_to_string("/etc/passwd").unwrap_or_default();
    let find = |name: &str| {
        let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut words = line.split(':').skip(2).map(str::parse);
        Some(As { uid: words.next()?.ok()?, gid: words.next()?.ok()? })
    };
    find("postgres").or_else(|| find("nobody")).or(Some(As { uid: 65534, gid: 65534 }))
}

#[cfg(unix)]
fn own_uid() -> Option<u32> {
    use std::os::unix::fs::MetadataExt as _;
    std::fs::metadata("/proc/self").ok().map(|own| own.uid())
}

#[cfg(not(unix))]
fn own_uid() -> Option<u32> {
    None
}

/// Lets the user of the server through our folder to its own.
#[cfg(unix)]
fn give(ours: &Path, own: &Path, who: Option<As>) -> Result<(), String> {
    use std::os::unix::fs::{PermissionsExt as _, chown};
    let Some(As { uid, gid }) = who else { return Ok(()) };
    std::fs::set_permissions(ours, std::fs::Permissions::from_mode(0o711)).map_err(said(ours))?;
    chown(own, Some(uid), Some(gid)).map_err(said(own))
}

#[cfg(not(unix))]
fn give(_: &Path, _: &Path, _: Option<As>) -> Result<(), String> {
    Ok(())
}
