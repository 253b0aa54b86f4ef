# `detente --help` and the manual pages. help-<command> says what a command does, its attributes what each argument is
# for; help-common holds what several commands share. Words in capitals are the names of values and stay as they are.

## The program

help-detente = Two Cold War games to play, host, study and program
help-common =
    .lang = Language of everything printed: en, es, pt or it [default: the one of your locale]
    .help = Show this help
    .version = Show the version
    .json = Print one JSON object
    .rules = Options of the rules, as in a record: key=value,key=value; a preset, if the game has one, comes first
    .plain = Line by line, for screen readers, scripts and slow lines
    .game = Which game
    .file = The record
help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-default = [default: { $value }]
help-values = [possible values: { $values }]

## The manual

help-man-name = NAME
help-man-synopsis = SYNOPSIS
help-man-description = DESCRIPTION
help-man-options = OPTIONS
help-man-commands = SUBCOMMANDS
help-man-version = VERSION

## The commands

help-sim = Matches between bots: wins per seat, draws, how games ended, mean length, decisions, seconds
    .seats = Who plays: SEAT=LEVEL for every seat (us=search,ussr=random), all=LEVEL for the same everywhere, or all=LEVEL,LEVEL,… for a tournament in which every two levels meet. search@200ms or search@4000n sets the effort; exec:PROGRAM is a program that speaks the engine protocol
    .games = How many games; in a tournament, how many for every two levels
    .seed = The same seed gives the same games [default: from the clock; it is printed]
    .move-time = How long an external program (exec:PROGRAM) may think about a decision, in milliseconds
    .save = Write the record of every game into this folder
    .threads = Threads to use [default: all cores]; the results do not depend on it
help-field = How strong the levels are: a fixed field of players, everybody against everybody, in Elo with the time of a choice
    .games = How many games for every two players; sides change about under the same cards and dice
    .levels = Other players than those of the field: LEVEL,LEVEL,…
    .seed = The same seed gives the same games, except for players limited by time [default: from the clock; it is printed]
    .threads = Threads to use [default: all cores]; the results do not depend on it
help-bench = How fast the rules play: one thread, random legal play of whole games, every game in turn
    .seconds = How long to play each game, in seconds
    .seed = The same seed plays the same games, as far as time allows [default: from the clock]
help-replay = A record as readable text, or the position after so many actions
    .to = Show the position after this many actions, dice and deals included
    .view = Show only what this seat may know, or “observer” [default: everything]
    .actions = Show the numbered actions in the words of the record instead of a report
help-check = Check that a record replays legally to its stated end
help-conform = Replay logs of the official digital edition and compare every value they print with the rules
    .paths = Logs, or folders of logs
help-import = Turn a log of the official digital edition into a record
    .log = The log
    .output = Write the record here [default: standard output]
help-card = A card of Twilight Struggle by its number or name, or all of them
    .card = Number, id, or part of the name in any of the four languages
    .all = Every card
    .edition = The cards of which edition: deluxe or first
help-map = The map of Twilight Struggle: countries, stability, battlegrounds, starting influence, connections
help-rules = The rules of the games in our own words: the table of contents, a section with all that is under it, or what answers a question
    .section = The number of a section (6, 6.3.2, 4.5.C), or words: how do I lose by nukes
    .game = Whose rules: twilight or guerra-fria
    .json = Print one JSON object; without a section, all of them
help-play = Play in the terminal: offline against bots or at one keyboard, or at a server's table
    .seat = The seats that people play, at one keyboard: one, several separated by commas, or all [default: the first]
    .coach = A first game with a coach, against the beginner's level; usual, more, less or silent says how much it tells
    .bot = The level of all other seats [default: the strongest]
    .seed = The same seed deals the same cards and rolls the same dice [default: from the clock]
    .resume = Continue a saved game: this one, or the last unfinished one
    .save = Save the game in this file [default: one in your data folder]
    .server = Play at this server: http://HOST:PORT or https://HOST, or the link of a table
    .table = Sit down at this table: in your own seat, or in a free one (--seat says which)
    .watch = Watch without taking a seat
    .open = At a new table: seats left free for other people, separated by commas, or all others
    .clock = At a new table: minutes for each player, and seconds added for each decision
    .private = A new table that can only be found by its link
    .guest = Join as a guest with this name; next time you are the same guest [default: a name the server picks]
    .user = Log in with this name; the password comes from DETENTE_PASSWORD, or you are asked for it
    .password = The password of --user; others on this computer can read it here, so DETENTE_PASSWORD is safer
    .token = A token instead of a name; safer in DETENTE_TOKEN, for the same reason
help-learn = Lessons that are played: the list with how far you are, or one of them
    .lesson = A lesson by its name or number in the list [default: the list]
help-view = Step through a record, from any seat
    .seat = See it as this seat does, or as “observer” [default: the first seat]
    .to = Begin after this many actions [default: at the end]
    .file = The record, or “tournament” for the game that the rulebooks tell, with a guide
    .at = Begin after this play: 2-us-3 for an action round, 2-headline, setup
help-engine = The line protocol for bots on standard input and output
help-completions = Print what a shell needs to complete the commands of detente
    .shell = The shell
help-man = Print the manual page of the program or of a command
    .command = The command [default: the program itself]
    .dir = Write every page into this folder instead
help-serve = Host tables for people and bots, with the web table built in
    .config = A file with settings; what is given on the command line wins
    .print-config = Print a file with every setting at its default and a comment for each
    .addr = Where to listen [default: 127.0.0.1:1989]
    .data = The folder for the database [default: your own folder for program data]
    .database = The address of the database, instead of a file in the folder: sqlite:FILE
    .public-url = How the server is reached from outside, for links: https://example.org
    .trust-proxy = Take the client's address from the last entry of X-Forwarded-For (only behind a proxy of your own)
    .allow-private-webhooks = Let webhooks lead to private and loopback addresses
    .smtp = The mail server for turn reminders, such as smtps://mail.example.org (safer as DETENTE_SMTP in the environment) [default: no mail is sent]
    .mail-from = The sender of mail: “Détente <table@example.org>” (or DETENTE_MAIL_FROM in the environment)
    .bot-threads = Bots that think at the same time [default: one less than there are cores]
    .no-rate-limits = Accept every request as fast as it comes (for load tests)
help-admin = Look after the database of a server: people, reports, measures, tables, copies
    .task = What to do
    .what = The user, the table or the file
    .data = The folder of the database [default: your own folder for program data]
    .reason = Why; kept in the trail and told to the person
    .days = For how many days (mute, suspend) [default: for good]
    .rules = Another version of the rules, for repair
    .force = Replace a database that is there (restore)
help-verify = Check which promises about the dice hold: in a record, or in what you saw of a game
    .seen = What you had seen of the game before (downloaded while it was played), to compare the record with
