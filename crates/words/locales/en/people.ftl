# The web pages around people: accounts, moderation, privacy.

web-privacy-kept = What is kept here
web-privacy-kept-text = A name, and of a password only a hash that does not lead back. Your e-mail address or webhook if you give one, and the push address of each browser you want woken. Your games with every play, your chat lines, your notes, and records you bring in. How far you are in the lessons. When each of your sessions was last used, and in which browser. A name you gave up, for 90 days. A guest is a name and a cookie.
web-privacy-seen = Who sees what
web-privacy-seen-text = Everybody sees your name and your finished games. Chat at a table is read by its players, and by spectators where they are allowed. Your notes, address and settings are seen by nobody but you. Moderators read the lines and games that somebody reports to them.
web-privacy-cookie = Cookies
web-privacy-cookie-text = One cookie keeps you logged in. Another, once you have a password, tells your browser from a stranger's when you log in, so that nobody can keep you out by guessing. Your browser also remembers your settings. There is no advertising, no counting of visitors, and no request to anybody else's server.
web-privacy-address = Network addresses
web-privacy-address-text = Your network address is counted for some minutes in memory, so that nobody can crowd others out. It is not stored with your games or your account. Where somebody was banned it is remembered for a day, in memory. Whoever runs this host may keep the usual logs of a web server for a short time. So that nobody plays rated games against themselves, a fingerprint of the addresses you last came from, which does not lead back to them, is kept in memory for a week.
web-privacy-long = How long
web-privacy-long-text = A session ends half a year after it was last used. A guest who has no games is forgotten after a month without a visit, and a game in which nobody does anything for half a year is called off. What was reported and decided stays with the moderators for a year. E-mails that cannot be delivered are dropped after a few hours. Games stay, so that opponents keep them.
web-privacy-yours = What is yours
web-privacy-yours-text = Under Account you can download everything of yours in one file, and delete it: name, address, chat, notes and imported games go; finished games stay without your name.
web-privacy-host = Who answers for this host
web-privacy-host-text = The people who run this host, not those who wrote the program. Ask them at the address they give.
web-account = Account and privacy
web-account-nobody = You are not logged in.
web-account-signing-in = Logging in
web-account-present = Current password
web-account-new = New password, 8 characters or more
web-account-changed = changed { $day }
web-account-password-kept = Your password is changed. Everywhere else you are logged out.
web-account-change = Change
web-account-confirmed = confirmed
web-account-unconfirmed = not confirmed
web-account-no-email = No address; a lost password could not be replaced.
web-account-second = Two-factor
web-account-second-text = Ask for a code from an authenticator app besides the password.
web-account-second-left = { $n ->
    [one] Authenticator app; { $n } recovery code left
   *[other] Authenticator app; { $n } recovery codes left
}
web-account-turn-on = Turn on
web-account-turn-off = Turn off
web-account-new-codes = New codes
web-account-again = Your password again
web-account-go-on = Go on
web-account-cancel = Cancel
web-account-qr = QR code for the authenticator app
web-account-scan = Scan the code with your authenticator app, or type this secret into it. Then enter the six digits it shows.
web-account-code = Code from the app, or a recovery code
web-account-codes = Recovery codes
web-account-codes-text = Each of them opens your account once if you lose the app. They are shown only now: print them or keep them somewhere safe.
web-account-codes-kept = I have saved them
web-account-data = Download my data
web-account-data-text = Account, games with their records, chat, notes, log-ins: one file.
web-account-data-ask = Download
web-account-delete = Delete the account
web-account-delete-text = Games in play are resigned after 7 days; until then you can come back by logging in. Finished games stay, under “former player”. Chat, e-mail and sessions are erased.
web-account-delete-guest = Your games in play are resigned at once. Finished games stay, under “former player”.
web-account-delete-name = Type your name to delete: { $name }
web-account-leaves = Your account ends on { $day }. Log in before then to keep it.
web-account-gone = Your account is gone.
web-sessions = Where you are logged in
web-sessions-others = Log out everywhere else
web-sessions-end = Log out
web-sessions-this = this one
web-sessions-token = token
web-sessions-unknown = A browser
web-tokens = Tokens for programs
web-tokens-text = A program that plays or reads in your name shows a token instead of a password. Treat it like one.
web-tokens-label = What is it for?
web-tokens-new = New token
web-tokens-shown = Copy it now: it is not shown again.
web-tokens-none = You have none.
web-tokens-drop = Revoke
web-account-name-new = New name
web-account-name-kept = Your name is changed. The old one stays reserved for you for 90 days.
web-replay-forget = Delete
web-replay-forget-title = Delete { $title }?
web-replay-forget-text = The game is gone from this server, and links to it lead nowhere.
web-reset = A new password
web-reset-lost = Lost your password?
web-reset-text = If the account has a confirmed address, we send a link there.
web-reset-send = Send the link
web-reset-asked = If there is such an account with a confirmed address, an e-mail is on its way. The link is good for an hour.
web-reset-choose = Choose another password. You will be logged out everywhere.
web-reset-done = Your password is changed. You can log in with the new one now.
web-slow-mode = Slow mode
web-slow-mode-seconds = { $n ->
    [one] one line every second
   *[other] one line every { $n } seconds
}
web-reports = Reports
web-reports-open = Open
web-reports-mine = Mine
web-reports-closed = Closed
web-reports-trail = Audit trail
web-reports-none = Nothing here.
web-reports-table = Open table
web-reports-evidence = Chat as it was when it was reported
web-reports-take = Take this report
web-reports-give-back = Give back
web-reports-days = Days
web-reports-reason = Reason, sent to { $name }
web-reports-taken = Taken by { $name }.
web-reports-second = Proposed: { $measure }. A second moderator must agree.
web-report-title = Report { $name }
web-report-kind = What is it about?
web-report-about = Who or what?
web-report-this-table = This table
web-report-other-title = Report somebody or this table
web-report-text = What happened?
web-report-send = Send the report
web-report-sent = Thank you. The moderators will look at it.
web-report = Report
web-notice-report = Something was done about what you reported. Thank you.
web-notice-until = until { $day }
web-notice-read = I have read it
web-report-chat = Chat
web-report-name = Name
web-report-conduct = Leaves or stalls games
web-report-unfair-help = Unfair help
web-report-table = The table itself or its title
web-report-other = Something else
web-measure-none = No action
web-measure-none-why = close as unfounded
web-measure-warn = Warn
web-measure-warn-why = a notice that must be read
web-notice-warn = You have received a warning
web-measure-mute = Mute
web-measure-mute-why = no chat anywhere; can still play
web-notice-mute = You can't chat for now
web-measure-suspend = Suspend
web-measure-suspend-why = can finish games, can't start any
web-notice-suspend = You can't start games for now
web-measure-ban = Ban
web-measure-ban-why = account closed, games given up; needs a second moderator
web-notice-ban = Your account is closed
web-measure-close-table = Close this table
web-measure-close-table-why = the game ends without a result; needs a second moderator
web-notice-close-table = A table of yours was closed
web-reports-count = { $n ->
    [one] { $n } report
   *[other] { $n } reports
}
web-reports-history = { $reported ->
    [one] reported once
   *[other] reported { $reported } times
}, { $upheld } upheld

## Clocks that stand still

web-weekends = Weekends
    .why = The clocks rest on Saturdays and Sundays (UTC).
web-weekends-yes = free
web-weekends-no = count
web-weekends-row = weekends free
web-weekends-count = weekends count
web-offer-a-pause = Offer a pause
web-resume = Resume
web-rest-paused = The clocks are paused.
web-rest-missing = The clocks start when everybody has come.
web-rest-weekend = The clocks rest for the weekend until { $until }.
web-rest-vacation = { $name } is on vacation until { $until }.
web-rest-vacation-own = You are on vacation until { $until }.
web-rest-mark-paused = paused
web-rest-mark-missing = not started
web-rest-mark-weekend = weekend
web-rest-mark-vacation = vacation
web-vacation = Vacation
    .why = While you are away, your clock stands still in games over days. You have three days to begin with and earn one more every twelve days, up to thirty.
web-vacation-left = { $n ->
    [one] One day left
   *[other] { $n } days left
}
web-vacation-days = Days
web-vacation-take = Go on vacation
web-vacation-end = End the vacation
web-vacation-taken = Have a good vacation.
web-vacation-ended = Welcome back. Your clocks are running again.
web-title-news = News
web-news-unread = { $n ->
    [one] News: one unread
   *[other] News: { $n } unread
}
web-news-none = Nothing new. Rounds and deadlines of your events, invitations and challenges are told here.
