//! A program that runs beside us and ends with us.

use std::fs::File;
use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How long a program may take to listen; the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(60);

/// Runs the program given as arguments until standard input ends, which it does with whoever holds the other end; then stops it with
/// the signal named first and waits for it.
const SHELL: &str = r#"signal=$1; shift; "$@" </dev/null & program=$!; cat >/dev/null; kill -s "$signal" "$program" 2>/dev/null; wait "$program""#;

/// Whom a program runs as.
#[derive(Clone, Copy, Debug)]
pub(crate) struct As {
    pub uid: u32,
    pub gid: u32,
}

#[derive(Debug)]
pub(crate) struct Service {
    shell: Child,
    log: PathBuf,
}

impl Service {
    /// Starts a program and waits until it listens on a port of the loopback. `signal` is how it is told to end.
    pub fn start(
        command: &[String],
        folder: &Path,
        who: Option<As>,
        signal: &str,
        port: u16,
    ) -> Result<Service, String> {
        let log = folder.join("log");
        let file = File::options().create(true).append(true).open(&log).map_err(said(&log))?;
        let again = file.try_clone().map_err(said(&log))?;
        let mut shell = Command::new("sh");
        shell.args(["-c", SHELL, "sh", signal]).args(command).current_dir(folder);
        shell.stdin(Stdio::piped()).stdout(file).stderr(again);
        become_somebody(&mut shell, who);
        let shell = shell.spawn().map_err(|error| format!("sh: {error}"))?;
        let mut service = Service { shell, log };
        let began = Instant::now();
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        while TcpStream::connect_timeout(&address, Duration::from_secs(1)).is_err() {
            if began.elapsed() > PATIENCE {
                let told = service.log();
                service.stop();
                return Err(format!("{} does not listen: {told}", command[0]));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(service)
    }

    /// The id of the shell whose child the program is.
    pub fn id(&self) -> u32 {
        self.shell.id()
    }

    /// What it has said.
    pub fn log(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap_or_default()
    }

    /// Ends it politely and waits for that.
    pub fn stop(&mut self) {
        drop(self.shell.stdin.take());
        let _ = self.shell.wait();
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        self.stop();
    }
}

#[cfg(unix)]
pub(crate) fn become_somebody(command: &mut Command, who: Option<As>) {
    use std::os::unix::process::CommandExt as _;
    if let Some(As { uid, gid }) = who {
        command.gid(gid).uid(uid);
    }
}

#[cfg(not(unix))]
pub(crate) fn become_somebody(_: &mut Command, _: Option<As>) {}

/// A port that nobody listens on.
pub(crate) fn free_port() -> Result<u16, String> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).map_err(|error| error.to_string())?;
    listener.local_addr().map(|address| address.port()).map_err(|error| error.to_string())
}

/// Where on the path a program lies. Daemons lie where only the path of an administrator leads.
pub(crate) fn which(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let more = ["/usr/local/sbin", "/usr/sbin", "/sbin"].map(PathBuf::from);
    std::env::split_paths(&path).chain(more).map(|folder| folder.join(name)).find(|file| file.is_file())
}

pub(crate) fn said(path: &Path) -> impl Fn(io::Error) -> String + '_ {
    move |error| format!("{}: {error}", path.display())
}
