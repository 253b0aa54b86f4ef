//! Webhooks: a short message in the form that Discord and others take, posted to an address that a user has set. Where it may
//! lead, [`super::outside`] says.

use serde_json::json;

use super::Sent;
use super::outside::{Request, Undelivered, check_url, post};

/// Posts a message once. Discord reads `content`, Slack and Mattermost read `text`.
pub async fn send(url: &str, said: &str, allow_private: bool) -> Sent {
    let Ok(address) = check_url(url) else { return Sent::Never };
    let head = "Content-Type: application/json\r\n".to_owned();
    let body = json!({"content": said, "text": said}).to_string();
    match post(&address, &Request { head, body }, allow_private).await {
        Ok(status) if (200..300).contains(&status) => Sent::Done,
        // What is wrong with the message will not mend.
        Ok(status) if (400..500).contains(&status) && status != 429 => Sent::Never,
        Err(Undelivered::Refused) => Sent::Never,
        _ => Sent::Again,
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    use super::*;

    #[tokio::test]
    async fn a_message_is_posted_and_its_answer_read_but_to_loopback_only_if_allowed() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}/hook", listener.local_addr().expect("bound"));
        let served = tokio::spawn(async move {
            let mut requests = Vec::new();
            for status in ["503 Busy", "404 Gone", "204 No Content"] {
                let (mut stream, _) = listener.accept().await.expect("a client");
                let mut bytes = vec![0; 4096];
                let mut text = String::new();
                while !text.contains('}') {
                    let n = stream.read(&mut bytes).await.expect("a request");
                    text.push_str(&String::from_utf8_lossy(&bytes[..n]));
                }
                stream.write_all(format!("HTTP/1.1 {status}\r\n\r\n").as_bytes()).await.expect("sent");
                requests.push(text);
            }
            requests
        });
        assert_eq!(send(&url, "your turn", false).await, Sent::Never, "loopback is refused by default");
        assert_eq!(send(&url, "your turn", true).await, Sent::Again);
        assert_eq!(send(&url, "your turn", true).await, Sent::Never);
        assert_eq!(send(&url, "your turn", true).await, Sent::Done);
        let requests = served.await.expect("served");
        assert!(requests[2].starts_with("POST /hook HTTP/1.1\r\n"));
        assert!(requests[2].ends_with(r#"{"content":"your turn","text":"your turn"}"#));
    }
}
