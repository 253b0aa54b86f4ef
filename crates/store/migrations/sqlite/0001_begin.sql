-- The first shape. Times are milliseconds since 1970; ids are random words made by the server.

create table user (
    id text primary key,
    -- Unique among names with a password; guests may share theirs.
    name text not null,
    guest integer not null,
    password text,
    body text not null,
    created integer not null
) strict;
create unique index user_by_name on user (lower(name)) where guest = 0;

-- Sessions and tokens: only the hash of the secret is kept.
create table credential (
    hash text primary key,
    id text not null unique,
    user text not null references user (id) on delete cascade,
    kind text not null,
    label text not null,
    created integer not null
) strict;
create index credential_by_user on credential (user);

create table game_table (
    id text primary key,
    game text not null,
    rules integer not null,
    status text not null,
    public integer not null,
    version integer not null,
    created integer not null,
    updated integer not null,
    -- What only the server reads: seats, clocks, seed, result, as JSON.
    body text not null
) strict;
create index table_by_status on game_table (status, updated);

create table seat (
    game_table text not null references game_table (id) on delete cascade,
    user text not null,
    primary key (game_table, user)
) strict, without rowid;
create index seat_by_user on seat (user);

-- The truth of every game: its actions in order, players' and Nature's.
create table game_action (
    game_table text not null references game_table (id) on delete cascade,
    number integer not null,
    actor text not null,
    word text not null,
    -- Which draw of the secret seed answered, for Nature's actions.
    draw integer,
    at integer not null,
    primary key (game_table, number)
) strict, without rowid;

create table chat (
    game_table text not null references game_table (id) on delete cascade,
    number integer not null,
    channel text not null,
    user text not null,
    name text not null,
    text text not null,
    at integer not null,
    primary key (game_table, number)
) strict, without rowid;

create table note (
    game_table text not null references game_table (id) on delete cascade,
    user text not null,
    text text not null,
    primary key (game_table, user)
) strict, without rowid;

create table replay (
    id text primary key,
    user text not null,
    game text not null,
    title text not null,
    record text not null,
    created integer not null
) strict;
