//! Who one was the last time: a session for each server and each name, so that a guest who comes again is the same person.
//!
//! One file each, readable by nobody else, in a folder of its own. A session is worth a password for that server and is
//! never printed.

use std::fs;
use std::io;
use std::path::PathBuf;

use crate::address::Address;
use crate::private::{plain, write};
use crate::server::Secret;

/// The folder of the sessions.
#[derive(Clone, Debug)]
pub struct Sessions {
    folder: PathBuf,
}

impl Sessions {
    pub fn new(folder: PathBuf) -> Sessions {
        Sessions { folder }
    }

    /// The file of `who` at a server.
    fn file(&self, address: &Address, who: &str) -> PathBuf {
        let scheme = if address.tls { "https" } else { "http" };
        self.folder.join(format!("{scheme}-{}-{}-{}", plain(&address.host), address.port, plain(who)))
    }

    pub fn find(&self, address: &Address, who: &str) -> Option<Secret> {
        let text = fs::read_to_string(self.file(address, who)).ok()?;
        let secret = text.trim();
        let fits = !secret.is_empty() && secret.chars().all(|c| c.is_ascii_graphic());
        fits.then(|| Secret::Session(secret.to_owned()))
    }

    /// Keeps a session; a token is its owner's own to keep.
    pub fn keep(&self, address: &Address, who: &str, secret: &Secret) -> io::Result<()> {
        let Secret::Session(text) = secret else { return Ok(()) };
        write(&self.file(address, who), &format!("{text}\n"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_is_found_again_and_nobody_else_can_read_it() {
        let folder = std::env::temp_dir().join(format!("detente-sessions-{}", std::process::id()));
        let sessions = Sessions::new(folder.clone());
        let at = |text: &str| Address::parse(text).expect("an address").0;
        let secret = Secret::Session("abc".to_owned());
        sessions.keep(&at("http://[::1]:1989"), "Ana / María", &secret).expect("kept");
        assert_eq!(sessions.find(&at("http://[::1]:1989"), "Ana / María"), Some(secret));
        assert_eq!(sessions.find(&at("http://[::1]:1990"), "Ana / María"), None);
        assert_eq!(sessions.find(&at("http://[::1]:1989"), "Ana"), None);
        let files: Vec<PathBuf> =
            fs::read_dir(&folder).expect("a folder").map(|entry| entry.expect("a file").path()).collect();
        assert_eq!(files.len(), 1, "nothing is left beside it: {files:?}");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode =
                |path: &std::path::Path| fs::metadata(path).expect("there").permissions().mode() & 0o777;
            assert_eq!((mode(&folder), mode(&files[0])), (0o700, 0o600));
        }
        fs::remove_dir_all(&folder).expect("cleared away");
    }
}
