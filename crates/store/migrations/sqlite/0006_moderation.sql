-- What people report, what moderators do about it, what the person concerned is told, and a trail that only grows.
alter table user add column role text not null default '';

create table report (
    id integer primary key,
    kind text not null,
    -- The user it is about, and who made it first.
    about text not null,
    by text not null,
    game_table text not null,
    line integer,
    -- JSON: what was written, and the chat as it was then.
    body text not null,
    count integer not null,
    state text not null,
    taken_by text not null,
    taken_at integer not null,
    upheld integer not null,
    created integer not null
) strict;
create index report_by_state on report (state, created);
create index report_by_about on report (about);
create index report_by_maker on report (by, created);

create table sanction (
    id integer primary key,
    user text not null,
    measure text not null,
    reason text not null,
    by text not null,
    begins integer not null,
    ends integer,
    lifted integer not null default 0
) strict;
create index sanction_by_user on sanction (user);
create index sanction_by_begin on sanction (begins);

create table notice (
    id integer primary key,
    user text not null,
    measure text not null,
    reason text not null,
    ends integer,
    at integer not null,
    read integer not null default 0
) strict;
create index notice_by_user on notice (user, read);

create table audit (
    id integer primary key,
    at integer not null,
    by text not null,
    what text not null,
    about text not null,
    report integer,
    measure text not null,
    reason text not null
) strict;
create index audit_by_about on audit (about, at);
create index audit_by_report on audit (report, at);
