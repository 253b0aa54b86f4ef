//! E-mail through the operator's mail server, if one is named. Without it nothing is sent anywhere.

use std::time::Duration;

use lettre::message::Mailbox;
use lettre::message::header::ContentType;
use lettre::transport::smtp::AsyncSmtpTransport;
use lettre::{Address, AsyncTransport as _, Message, Tokio1Executor};

use super::Sent;
use crate::config::Smtp;

/// One try may take so long.
const PATIENCE: Duration = Duration::from_secs(30);

/// The way to the mail server.
pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl std::fmt::Debug for Mailer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The transport knows the password.
        f.debug_struct("Mailer").field("from", &self.from).finish_non_exhaustive()
    }
}

impl Mailer {
    /// Reads the settings; the error is a sentence and does not repeat a password.
    pub fn new(smtp: &Smtp) -> Result<Mailer, String> {
        let wrong = "the mail server is an address such as smtps://user:password@mail.example.org";
        let rest = smtp.url.strip_prefix("smtp://");
        if let Some(rest) = rest {
            let authority = rest.split(['/', '?']).next().unwrap_or_default();
            let (login, place) =
                authority.rsplit_once('@').map_or((None, authority), |(login, place)| (Some(login), place));
            let near = ["localhost", "127.", "[::1]"].iter().any(|near| place.starts_with(near));
            if login.is_some() && !near && !rest.contains("tls=required") {
                return Err(
                    "a password goes to the mail server only in secret: smtps://…, or smtp://…?tls=required"
                        .to_owned(),
                );
            }
        } else if !smtp.url.starts_with("smtps://") {
            return Err(wrong.to_owned());
        }
        let from = smtp.from.parse();
        let from =
            from.map_err(|_| format!("“{}” is no sender such as Détente <table@example.org>", smtp.from))?;
        let builder =
            AsyncSmtpTransport::<Tokio1Executor>::from_url(&smtp.url).map_err(|_| wrong.to_owned())?;
        Ok(Mailer { transport: builder.timeout(Some(PATIENCE)).build(), from })
    }

    /// Hands one message to the mail server.
    pub async fn send(&self, to: &str, subject: &str, text: String) -> Sent {
        let Ok(address) = to.parse::<Address>() else { return Sent::Never };
        let message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, address))
            .subject(subject)
            .header(ContentType::TEXT_PLAIN)
            .body(text);
        let Ok(message) = message else { return Sent::Never };
        match self.transport.send(message).await {
            Ok(_) => Sent::Done,
            Err(error) if error.is_permanent() => Sent::Never,
            Err(error) => {
                // Whether it is the network or the server; never what was said, nor to whom.
                tracing::warn!(
                    timeout = error.is_timeout(),
                    transient = error.is_transient(),
                    "the mail server failed"
                );
                Sent::Again
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(url: &str, from: &str) -> Result<Mailer, String> {
        Mailer::new(&Smtp { url: url.to_owned(), from: from.to_owned() })
    }

    #[tokio::test]
    async fn a_password_goes_out_only_in_secret_and_into_no_message() {
        let from = "Détente <table@example.org>";
        for good in [
            "smtps://u:hunter2@mail.example.org",
            "smtp://u:hunter2@mail.example.org:587?tls=required",
            "smtp://127.0.0.1:2525",
        ] {
            let mailer = read(good, from).unwrap_or_else(|why| panic!("{good}: {why}"));
            assert!(!format!("{mailer:?}").contains("hunter2"));
        }
        for bad in
            ["smtp://u:hunter2@mail.example.org", "http://u:hunter2@mail.example.org", "smtps://", "hunter2"]
        {
            let why = read(bad, from).expect_err(bad);
            assert!(!why.contains("hunter2"), "{why}");
        }
        assert!(read("smtps://mail.example.org", "nobody").is_err());
        let smtp = Smtp { url: "smtps://u:hunter2@mail.example.org".to_owned(), from: from.to_owned() };
        assert!(!format!("{smtp:?}").contains("hunter2"));
    }
}
