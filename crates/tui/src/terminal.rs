//! The real terminal: raw mode and the alternate screen on the way in, everything back in order on every way out.

use std::io::{self, IsTerminal, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use ratatui::crossterm::terminal::{disable_raw_mode, enable_raw_mode, size};

use crate::app::App;

/// How long bots may work before the keys are looked at again.
const PATIENCE: Duration = Duration::from_millis(40);

/// How often is looked whether the terminal is still there.
const GLANCE: Duration = Duration::from_millis(250);
/// What a shell says of a program that a vanishing terminal has ended: 128 and the number of SIGHUP.
const HUNG_UP: i32 = 129;

/// Runs the full screen until the user leaves. The game is saved all the time; nothing is done on the way out.
///
/// Ctrl-C is a key like any other here. Signals from outside (SIGTERM, SIGHUP, SIGINT) end the loop in the same way, and
/// a panic restores the terminal before it is reported.
pub fn run(app: &mut App) -> io::Result<()> {
    let stop = Arc::new(AtomicBool::new(false));
    let left = Arc::new(AtomicBool::new(false));
    listen(&stop)?;
    let mut terminal = ratatui::try_init()?;
    guard(Arc::clone(&stop), Arc::clone(&left));
    let outcome = turn(app, &mut terminal, &stop);
    let restored = ratatui::try_restore();
    left.store(true, Ordering::Relaxed);
    outcome.and(restored)
}

/// Ends the program when its terminal has vanished. Whoever waits for keys of a terminal that is gone never comes back:
/// crossterm 0.29 tries to read from it again and again, so a signal alone would leave a busy loop behind.
fn guard(stop: Arc<AtomicBool>, left: Arc<AtomicBool>) {
    thread::spawn(move || {
        while io::stdin().is_terminal() {
            thread::sleep(GLANCE);
            if left.load(Ordering::Relaxed) {
                return;
            }
        }
        stop.store(true, Ordering::Relaxed);
        for _ in 0..8 {
            thread::sleep(GLANCE);
            if left.load(Ordering::Relaxed) {
                return;
            }
        }
        // Nothing is lost by it: the game is saved after every action, in a file that is always whole.
        std::process::exit(HUNG_UP);
    });
}

/// How many columns a line may have on the terminal; nothing where the output is none.
pub fn columns() -> Option<usize> {
    if !io::stdout().is_terminal() {
        return None;
    }
    let told = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    told.or_else(|| size().ok().map(|(columns, _)| columns.into())).filter(|&columns| columns > 0)
}

/// What was pressed while something was waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// Esc, q or Ctrl-C.
    Leave,
    Letter(char),
}

/// Waits for a key on a terminal that shows lines, for so long at most. Other keys are nothing.
pub fn wait_for_key(patience: Duration) -> io::Result<Option<Pressed>> {
    enable_raw_mode()?;
    let pressed = key_within(patience);
    disable_raw_mode()?;
    pressed
}

fn key_within(patience: Duration) -> io::Result<Option<Pressed>> {
    if !event::poll(patience)? {
        return Ok(None);
    }
    let Event::Key(key) = event::read()? else { return Ok(None) };
    if key.kind == KeyEventKind::Release {
        return Ok(None);
    }
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    Ok(match key.code {
        KeyCode::Esc | KeyCode::Char('q') => Some(Pressed::Leave),
        KeyCode::Char('c' | 'd') if control => Some(Pressed::Leave),
        KeyCode::Char(letter) if !control => Some(Pressed::Letter(letter)),
        _ => None,
    })
}

/// Asks for something that must not be seen on the screen; nothing if it is broken off.
pub fn ask_secret(prompt: &str) -> io::Result<Option<String>> {
    let mut out = io::stdout();
    write!(out, "{prompt} ")?;
    out.flush()?;
    enable_raw_mode()?;
    let typed = type_secret();
    disable_raw_mode()?;
    writeln!(out)?;
    typed
}

fn type_secret() -> io::Result<Option<String>> {
    let mut typed = String::new();
    loop {
        let Event::Key(key) = event::read()? else { continue };
        if key.kind == KeyEventKind::Release {
            continue;
        }
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Enter => return Ok(Some(typed)),
            KeyCode::Esc => return Ok(None),
            KeyCode::Char('c' | 'd') if control => return Ok(None),
            KeyCode::Backspace => {
                typed.pop();
            }
            KeyCode::Char(letter) if !control => typed.push(letter),
            _ => {}
        }
    }
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
