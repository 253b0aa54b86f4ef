//! A tiny mail server on loopback.

use std::time::Duration;

use detente_server::Config;
use detente_server::config::Smtp;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use super::{PATIENCE, config};

/// A letter as it came.
#[derive(Debug)]
pub struct Letter {
    pub to: String,
    pub text: String,
}

/// A mail server. `answers` are what it says to the first letters, instead of taking them.
pub async fn mail_server(mut answers: Vec<&'static str>) -> (String, mpsc::UnboundedReceiver<Letter>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!("smtp://{}", listener.local_addr().expect("bound"));
    let (sender, letters) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let mut stream = BufReader::new(stream);
            stream.write_all(b"220 here\r\n").await.expect("sent");
            let (mut to, mut line) = (String::new(), String::new());
            while stream.read_line(&mut line).await.is_ok_and(|n| n > 0) {
                let word = line.split([' ', '\r']).next().unwrap_or_default().to_owned();
                let answer = match word.as_str() {
                    "MAIL" if !answers.is_empty() => answers.remove(0),
                    "RCPT" => {
                        line.clone_into(&mut to);
                        "250 ok"
                    }
                    "DATA" => "354 go on",
                    "QUIT" => "221 bye",
                    _ => "250 ok",
                };
                stream.write_all(format!("{answer}\r\n").as_bytes()).await.expect("sent");
                if word == "DATA" {
                    let mut text = String::new();
                    while !text.ends_with("\r\n.\r\n") {
                        assert!(stream.read_line(&mut text).await.expect("read") > 0);
                    }
                    stream.write_all(b"250 taken\r\n").await.expect("sent");
                    // Long lines come broken.
                    let text = text.replace("=\r\n", "").replace("=3D", "=");
                    sender.send(Letter { to: to.trim().to_owned(), text }).expect("somebody reads");
                }
                line.clear();
            }
        }
    });
    (url, letters)
}

pub async fn next(letters: &mut mpsc::UnboundedReceiver<Letter>) -> Letter {
    tokio::time::timeout(PATIENCE, letters.recv()).await.expect("in time").expect("a letter")
}

pub fn with_mail(folder: &tempfile::TempDir, url: String) -> Config {
    let smtp = Smtp { url, from: "Détente <table@example.org>".to_owned() };
    Config { smtp: Some(smtp), pauses: vec![Duration::ZERO; 3], ..config(folder) }
}

/// The path of the link in a letter, which begins so.
pub fn link(letter: &Letter, begins: &str) -> String {
    let at = letter.text.find(begins).unwrap_or_else(|| panic!("a link: {letter:?}"));
    letter.text[at..].split_whitespace().next().expect("a path").to_owned()
}
