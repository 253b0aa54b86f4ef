-- Rated games: results are the truth, ratings and sides follow from them. Events are kept as the log of their acts.
create table rated_result (
    number integer primary key,
    at integer not null,
    game text not null,
    pace text not null,
    terms text not null,
    -- May be empty: a result that was brought in.
    game_table text not null,
    event text not null,
    body text not null
) strict;
create unique index result_by_table on rated_result (game_table) where game_table <> '';
-- Whoever played; the number stays when the account ends.
create table rated_player (
    account text not null,
    number integer not null references rated_result (number),
    primary key (account, number)
) strict;
create index player_by_number on rated_player (number);
create table rating (
    game text not null,
    pace text not null,
    account text not null,
    last integer not null,
    body text not null,
    primary key (game, pace, account)
) strict;
create index rating_by_account on rating (account);
create table rating_side (
    game text not null,
    terms text not null,
    body text not null,
    primary key (game, terms)
) strict;
create table event (
    id text primary key,
    status text not null,
    created integer not null,
    -- How many acts there are.
    version integer not null
) strict;
create index event_by_status on event (status, created);
create table event_act (
    event text not null references event (id),
    number integer not null,
    body text not null,
    primary key (event, number)
) strict;
