//! The real terminal: raw mode and the alternate screen on the way in, everything back in order on every way out.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};

use crate::app::App;

/// How long bots may work before the keys are looked at again.
const PATIENCE: Duration = Duration::from_millis(40);

/// Runs the full screen until the user leaves. The game is saved all the time; nothing is done on the way out.
///
/// Ctrl-C is a key like any other here. Signals from outside (SIGTERM, SIGHUP, SIGINT) end the loop in the same way, and
/// a panic restores the terminal before it is reported.
pub fn run(app: &mut App) -> io::Result<()> {
    let stop = Arc::new(AtomicBool::new(false));
    listen(&stop)?;
    let mut terminal = ratatui::try_init()?;
    let outcome = turn(app, &mut terminal, &stop);
    ratatui::try_restore()?;
    outcome
}

#[cfg(unix)]
fn listen(stop: &Arc<AtomicBool>) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    for signal in [SIGINT, SIGTERM, SIGHUP] {
        signal_hook::flag::register(signal, Arc::clone(stop))?;
    }
    Ok(())
}

#[cfg(not(unix))]
fn listen(_: &Arc<AtomicBool>) -> io::Result<()> {
    Ok(())
}

fn turn(app: &mut App, terminal: &mut DefaultTerminal, stop: &AtomicBool) -> io::Result<()> {
    let mut stale = true;
    while !app.quits && !stop.load(Ordering::Relaxed) {
        stale |= app.tick(PATIENCE);
        if stale {
            terminal.draw(|frame| app.draw(frame))?;
            stale = false;
        }
        // While a bot thinks it is asked again soon; otherwise only keys can change anything.
        let wait =
            if app.table.is_thinking() { Duration::from_millis(60) } else { Duration::from_millis(250) };
        if event::poll(wait)? {
            match event::read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => {
                    app.key(key);
                    stale = true;
                }
                Event::Resize(..) => stale = true,
                _ => {}
            }
        }
    }
    Ok(())
}
