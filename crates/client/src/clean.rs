//! What a server says goes to a terminal: nothing in it may be an order to that terminal. Our own server sends nothing of the
//! kind, but nobody knows whom an address leads to.

use detente_protocol::ServerMessage;
use detente_protocol::plain::{is_plain, plain_line, plain_text};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Reads JSON whose texts have been cleaned.
pub(crate) fn read<T: DeserializeOwned>(bytes: &[u8]) -> serde_json::Result<T> {
    let mut value: Value = serde_json::from_slice(bytes)?;
    clean(&mut value);
    serde_json::from_value(value)
}

/// A message of the socket; a line of chat and a notice stay one line, so that nobody can put words into another's mouth.
pub(crate) fn read_message(text: &str) -> serde_json::Result<ServerMessage> {
    let mut message = read(text.as_bytes())?;
    match &mut message {
        ServerMessage::Chat { lines, .. } => {
            for line in lines {
                line.text = plain_line(&line.text);
                line.name = plain_line(&line.name);
            }
        }
        ServerMessage::Notice { notice } => notice.text = plain_line(&notice.text),
        _ => {}
    }
    Ok(message)
}

fn clean(value: &mut Value) {
    match value {
        Value::String(text) if !is_plain(text) => *text = plain_text(text),
        Value::Array(values) => values.iter_mut().for_each(clean),
        Value::Object(fields) => fields.values_mut().for_each(clean),
        _ => {}
    }
}

/// Every text becomes one line.
pub(crate) fn make_lines(value: &mut Value) {
    match value {
        Value::String(text) => *text = plain_line(text),
        Value::Array(values) => values.iter_mut().for_each(make_lines),
        Value::Object(fields) => fields.values_mut().for_each(make_lines),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_to_a_terminal_are_taken_out_of_everything() {
        let said = r#"{"type":"chat","table":"t","lines":[{"number":1,"channel":"players","user":"u","name":"A\u001b[2Jnn","text":"hi\u001b]0;gotcha\u0007\nBob: I resign","at":1}]}"#;
        let ServerMessage::Chat { lines, .. } = read_message(said).expect("the promised form") else {
            panic!("chat")
        };
        assert_eq!((lines[0].name.as_str(), lines[0].text.as_str()), ("A[2Jnn", "hi]0;gotcha Bob: I resign"));
        let text: Vec<String> = read(br#"["\u009b31m", "two\nlines"]"#).expect("a list");
        assert_eq!(text, ["31m", "two\nlines"]);
    }
}
