-- Rated games: results are the truth, ratings and sides follow from them. Events are kept as the log of their acts.
create table rated_result (
    number bigint primary key,
    at bigint not null,
    game text collate "C" not null,
    pace text collate "C" not null,
    terms text collate "C" not null,
    -- May be empty: a result that was brought in.
    game_table text collate "C" not null,
    event text collate "C" not null,
    body text not null
);
create unique index result_by_table on rated_result (game_table) where game_table <> '';
-- Whoever played; the number stays when the account ends.
create table rated_player (
    account text collate "C" not null,
    number bigint not null references rated_result (number),
    primary key (account, number)
);
create index player_by_number on rated_player (number);
create table rating (
    game text collate "C" not null,
    pace text collate "C" not null,
    account text collate "C" not null,
    last bigint not null,
    body text not null,
    primary key (game, pace, account)
);
create index rating_by_account on rating (account);
create table rating_side (
    game text collate "C" not null,
    terms text collate "C" not null,
    body text not null,
    primary key (game, terms)
);
create table event (
    id text collate "C" primary key,
    status text collate "C" not null,
    created bigint not null,
    -- How many acts there are.
    version bigint not null
);
create index event_by_status on event (status, created);
create table event_act (
    event text collate "C" not null references event (id),
    number bigint not null,
    body text not null,
    primary key (event, number)
);
