-- Names that look the same have the same skeleton, worked out by the server; it fills the column of older rows when it starts.
alter table user add column skeleton text not null default '';
create unique index user_by_skeleton on user (skeleton) where guest = 0 and skeleton <> '';
create index guest_by_skeleton on user (skeleton) where guest = 1 and skeleton <> '';

-- Whose chat somebody does not want to read at a table.
create table mute (
    game_table text not null references game_table (id) on delete cascade,
    user text not null,
    muted text not null,
    primary key (game_table, user, muted)
) strict, without rowid;
create index mute_by_user on mute (user);
create index note_by_user on note (user);
