-- Several servers on one database: who is there, and whose a table is. The epoch grows with every owner, and a change that names another
-- one is refused.
create table node (
    id text primary key,
    -- Does it want no other beside it?
    alone integer not null,
    began integer not null,
    -- It counts as gone from then on, by the clock of the database.
    until integer not null
) strict;
alter table game_table add column owner text not null default '';
alter table game_table add column epoch integer not null default 0;
create index table_by_owner on game_table (owner) where owner <> '';
