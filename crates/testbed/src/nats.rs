//! A NATS server.

use crate::run::{Service, free_port, said, which};

/// A server that can be stopped and started again at the same address.
#[derive(Debug)]
pub struct Nats {
    command: Vec<String>,
    port: u16,
    running: Option<Service>,
    folder: tempfile::TempDir,
}

impl Nats {
    pub fn start() -> Result<Nats, String> {
        let program = which("nats-server").ok_or("nats-server is not installed")?;
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let port = free_port()?;
        let mut command = vec![program.to_string_lossy().into_owned()];
        command.extend(["-a", "127.0.0.1", "-p"].map(str::to_owned));
        command.push(port.to_string());
        let mut nats = Nats { command, port, running: None, folder };
        nats.begin()?;
        Ok(nats)
    }

    /// The id of a process whose children it and its own children are; none while it is stopped.
    pub fn id(&self) -> Option<u32> {
        self.running.as_ref().map(Service::id)
    }

    /// Starts it again after [`Nats::stop`].
    pub fn begin(&mut self) -> Result<(), String> {
        let folder = self.folder.path();
        std::fs::create_dir_all(folder).map_err(said(folder))?;
        self.running = Some(Service::start(&self.command, folder, None, "TERM", self.port)?);
        Ok(())
    }

    pub fn stop(&mut self) {
        self.running = None;
    }

    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}
