-- What is to be done once, by whoever comes first: messages to people outside, clocks that run out, chores of the house.
create table job (
    id integer primary key,
    kind text not null,
    -- One job of a kind has one key: what comes later takes its place.
    key text not null,
    -- Whom it concerns; the job goes with the account. May be empty.
    account text not null,
    body text not null,
    due integer not null,
    attempts integer not null,
    -- Until then somebody is at it.
    claimed integer not null,
    created integer not null,
    unique (kind, key)
) strict;
create index job_by_due on job (due);
create index job_by_account on job (account) where account <> '';
insert into job (kind, key, account, body, due, attempts, claimed, created)
    select kind, account || ' ' || game_table, account, game_table, due, tries, 0, created from outgoing;
drop table outgoing;
