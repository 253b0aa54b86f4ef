-- Several servers on one database: who is there, and whose a table is. The epoch grows with every owner, and a change that names another
-- one is refused.
create table node (
    id text collate "C" primary key,
    -- Does it want no other beside it?
    alone boolean not null,
    began bigint not null,
    -- It counts as gone from then on, by the clock of the database.
    until bigint not null
);
alter table game_table add column owner text collate "C" not null default '';
alter table game_table add column epoch bigint not null default 0;
create index table_by_owner on game_table (owner) where owner <> '';
