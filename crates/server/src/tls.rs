//! TLS by files, for hosts without a proxy. Certificates are renewed under a running server: when a file has changed, new
//! connections get the new certificate; if it cannot be read, they go on with the old one.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};

use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

/// The files are looked at this often, and only when somebody comes.
const LOOK: Duration = Duration::from_secs(60);

/// The certificate with its chain, and its key: two PEM files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Files {
    pub certificate: PathBuf,
    pub key: PathBuf,
}

impl Files {
    /// What is wrong with them, if they cannot be used.
    pub fn read(&self) -> Result<Arc<ServerConfig>, String> {
        let wrong = |path: &Path, error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
        let chain = CertificateDer::pem_file_iter(&self.certificate)
            .and_then(Iterator::collect::<Result<Vec<_>, _>>)
            .map_err(|error| wrong(&self.certificate, &error))?;
        if chain.is_empty() {
            return Err(wrong(&self.certificate, &"no certificate in this file"));
        }
        let key = PrivateKeyDer::from_pem_file(&self.key).map_err(|error| wrong(&self.key, &error))?;
        let mut config = ServerConfig::builder()
            .with_no_client_auth()
            .with_single_cert(chain, key)
            .map_err(|error| wrong(&self.certificate, &error))?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Arc::new(config))
    }

    fn changed(&self) -> Option<(SystemTime, SystemTime)> {
        let at = |path: &Path| std::fs::metadata(path).and_then(|file| file.modified()).ok();
        Some((at(&self.certificate)?, at(&self.key)?))
    }
}

/// What connections are taken with, as long as the files say the same.
#[derive(Debug)]
pub struct Certificates {
    files: Files,
    config: Arc<ServerConfig>,
    read: Option<(SystemTime, SystemTime)>,
    looked: Instant,
}

impl Certificates {
    pub fn open(files: Files) -> Result<Certificates, String> {
        let read = files.changed();
        let config = files.read()?;
        Ok(Certificates { files, config, read, looked: Instant::now() })
    }

    pub fn acceptor(&mut self) -> TlsAcceptor {
        if self.looked.elapsed() >= LOOK {
            self.look_again();
        }
        TlsAcceptor::from(self.config.clone())
    }

    fn look_again(&mut self) {
        self.looked = Instant::now();
        let now = self.files.changed();
        if now == self.read {
            return;
        }
        match self.files.read() {
            Ok(config) => {
                tracing::info!("a new certificate is in use");
                (self.config, self.read) = (config, now);
            }
            // Perhaps only one of the two is written yet: the next look will tell.
            Err(error) => {
                tracing::warn!(%error, "the new certificate cannot be read; the old one stays in use");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(folder: &Path, name: &str) -> Files {
        let made = rcgen::generate_simple_self_signed(vec![name.to_owned()]).expect("a certificate");
        let files = Files { certificate: folder.join("chain.pem"), key: folder.join("key.pem") };
        std::fs::write(&files.certificate, made.cert.pem()).expect("written");
        std::fs::write(&files.key, made.signing_key.serialize_pem()).expect("written");
        files
    }

    #[test]
    fn a_renewed_certificate_is_taken_up_and_a_broken_one_is_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let files = write(folder.path(), "one.example.org");
        let mut certificates = Certificates::open(files.clone()).expect("they fit");
        let first = certificates.config.clone();
        certificates.look_again();
        assert!(Arc::ptr_eq(&first, &certificates.config), "nothing has changed");

        // Files written within one tick of the clock would look unchanged.
        let touch = |seconds| {
            let file = std::fs::File::options().append(true).open(&files.certificate).expect("there");
            file.set_modified(SystemTime::now() + Duration::from_secs(seconds)).expect("a time");
        };
        std::fs::write(&files.certificate, "no certificate").expect("written");
        touch(10);
        certificates.look_again();
        assert!(Arc::ptr_eq(&first, &certificates.config), "the old one stays in use");

        write(folder.path(), "two.example.org");
        touch(20);
        certificates.look_again();
        assert!(!Arc::ptr_eq(&first, &certificates.config), "the new one is in use");
    }

    #[test]
    fn files_that_are_missing_or_do_not_belong_together_are_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let missing = Files { certificate: folder.path().join("no.pem"), key: folder.path().join("key.pem") };
        assert!(Certificates::open(missing).expect_err("not there").contains("no.pem"));
        let files = write(folder.path(), "one.example.org");
        let key = rcgen::KeyPair::generate().expect("a key");
        std::fs::write(&files.key, key.serialize_pem()).expect("written");
        assert!(Certificates::open(files).expect_err("another key").contains("chain.pem"));
    }
}
