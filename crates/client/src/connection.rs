//! A connection, plain or secret, for requests and for the socket alike.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::address::Address;
use crate::trouble::Trouble;

/// How long a connection and an answer may take.
pub const PATIENCE: Duration = Duration::from_secs(15);

/// Bytes both ways.
pub trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}
impl<S: AsyncRead + AsyncWrite + Unpin + Send> Stream for S {}

pub async fn connect(address: &Address) -> Result<Box<dyn Stream>, Trouble> {
    let tcp = timeout(PATIENCE, TcpStream::connect((address.host.as_str(), address.port)));
    let tcp = tcp.await.map_err(|_| Trouble::Silent)?.map_err(|error| unreachable(&error))?;
    // Messages are small and each is waited for.
    let _ = tcp.set_nodelay(true);
    if !address.tls {
        return Ok(Box::new(tcp));
    }
    let insecure = |why: &dyn ToString| Trouble::Insecure(why.to_string());
    let name = ServerName::try_from(address.host.clone()).map_err(|error| insecure(&error))?;
    let connector = TlsConnector::from(Arc::new(config().map_err(|error| insecure(&error))?));
    let secret = timeout(PATIENCE, connector.connect(name, tcp)).await.map_err(|_| Trouble::Silent)?;
    Ok(Box::new(secret.map_err(|error| insecure(&error))?))
}

/// Certificates of the public authorities, nothing that this machine may have added.
fn config() -> Result<ClientConfig, tokio_rustls::rustls::Error> {
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let builder = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
    Ok(builder.with_safe_default_protocol_versions()?.with_root_certificates(roots).with_no_client_auth())
}

/// The system's own words, without the number of the error behind them.
pub fn unreachable(error: &io::Error) -> Trouble {
    let text = error.to_string();
    Trouble::Unreachable(text.split(" (os error").next().unwrap_or_default().to_owned())
}
