//! The door: connections are counted, in all and by address, and none may take its time. A head that does not come, a request
//! that is not sent to its end and a client that takes no answer are let go.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use hyper_util::server::graceful::GracefulShutdown;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::time::Sleep;
use tokio_util::either::Either;
use tower::ServiceExt as _;

use crate::hub::Hub;
use crate::limits::Held;
use crate::place;
use crate::tls::Certificates;

/// Files that the program needs for itself: the database, mail, webhooks, what it listens to.
const OWN_FILES: usize = 64;
/// When three quarters of all places are taken, an address may have so many: whoever comes late still finds one.
const WHEN_FULL: usize = 8;

/// Who may come in.
#[derive(Debug)]
struct Door {
    hub: Arc<Hub>,
    in_all: usize,
    places: Arc<Semaphore>,
}

/// A place, given back when dropped.
#[derive(Debug)]
struct Inside {
    hub: Arc<Hub>,
    _place: OwnedSemaphorePermit,
    _held: Option<Held>,
}

impl Drop for Inside {
    fn drop(&mut self) {
        self.hub.metrics.connection_closed();
    }
}

impl Door {
    fn new(hub: Arc<Hub>) -> Door {
        let wanted = hub.config.connections.in_all.get();
        let files = most_files().map_or(wanted, |files| files.saturating_sub(OWN_FILES).max(OWN_FILES));
        let in_all = wanted.min(files);
        if in_all < wanted {
            tracing::warn!(in_all, wanted, "the system lets this program have few files: fewer connections");
        }
        Door { hub, in_all, places: Arc::new(Semaphore::new(in_all)) }
    }

    fn enter(&self, peer: SocketAddr) -> Option<Inside> {
        let left = self.places.available_permits();
        let mut most = self.hub.config.connections.per_address.get();
        if left < self.in_all / 4 {
            most = most.min(WHEN_FULL);
        }
        // Behind proxies all come from these.
        let known = self.hub.config.proxies.trusted == 0;
        let held = known.then(|| self.hub.limits.hold("connection", &place::share(peer.ip()), most));
        let inside = match held {
            Some(None) => None,
            Some(held) => Some(held),
            None => Some(None),
        };
        let entered = inside.and_then(|held| {
            let place = self.places.clone().try_acquire_owned().ok()?;
            Some(Inside { hub: self.hub.clone(), _place: place, _held: held })
        });
        self.hub.metrics.connection(entered.is_some());
        entered
    }
}

/// How many files this program may have open, where the system tells.
fn most_files() -> Option<usize> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find(|line| line.starts_with("Max open files"))?;
    line.split_whitespace().nth(3)?.parse().ok()
}

/// Answers whoever comes, until told to stop; then finishes what is under way.
pub async fn serve(
    listener: TcpListener,
    mut certificates: Option<Certificates>,
    app: Router,
    hub: Arc<Hub>,
    mut stopped: oneshot::Receiver<()>,
) {
    let door = Door::new(hub.clone());
    let graceful = GracefulShutdown::new();
    loop {
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // No file is left, or whoever came is gone again: not a reason to stop.
                    tracing::warn!(%error, "a connection could not be taken");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
            _ = &mut stopped => break,
        };
        // Whoever finds no place is not kept waiting.
        let Some(inside) = door.enter(peer) else { continue };
        let _ = stream.set_nodelay(true);
        let times = &hub.config.connections;
        let stream = Patient {
            stream,
            patience: times.write_seconds,
            tired: None,
            silent: Some(Box::pin(tokio::time::sleep(times.head_seconds))),
            _inside: inside,
        };
        let app = app.clone();
        let service = service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            app.clone().oneshot(request)
        });
        let mut builder = auto::Builder::new(TokioExecutor::new()).http1_only();
        builder.http1().timer(TokioTimer::new()).header_read_timeout(times.head_seconds);
        let (secret, patience) = (certificates.as_mut().map(Certificates::acceptor), times.head_seconds);
        let watcher = graceful.watcher();
        tokio::spawn(async move {
            let stream = match secret {
                None => Either::Left(stream),
                // Agreeing on a key takes no longer than a head may.
                Some(acceptor) => match tokio::time::timeout(patience, acceptor.accept(stream)).await {
                    Ok(Ok(stream)) => Either::Right(stream),
                    _ => return,
                },
            };
            let connection = builder.serve_connection_with_upgrades(TokioIo::new(stream), service);
            // Whatever went wrong was wrong with the client.
            let _ = watcher.watch(connection.into_owned()).await;
        });
    }
    drop(listener);
    graceful.shutdown().await;
}

/// A connection that gives up when the other side takes nothing for too long.
#[derive(Debug)]
struct Patient {
    stream: TcpStream,
    patience: Duration,
    tired: Option<Pin<Box<Sleep>>>,
    /// Until the first byte has come: whoever says nothing at all is not waited for either.
    silent: Option<Pin<Box<Sleep>>>,
    _inside: Inside,
}

impl Patient {
    fn waited<T>(&mut self, cx: &mut Context<'_>, done: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if done.is_ready() {
            self.tired = None;
            return done;
        }
        let patience = self.patience;
        let tired = self.tired.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        tired.as_mut().poll(cx).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Patient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        to: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let read = Pin::new(&mut self.stream).poll_read(cx, to);
        if read.is_ready() {
            self.silent = None;
        } else if let Some(silent) = &mut self.silent {
            return silent.as_mut().poll(cx).map(|()| Err(io::ErrorKind::TimedOut.into()));
        }
        read
    }
}

impl AsyncWrite for Patient {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.waited(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.waited(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let closed = Pin::new(&mut self.stream).poll_shutdown(cx);
        self.waited(cx, closed)
    }
}
