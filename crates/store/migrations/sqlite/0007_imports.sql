-- Imported games are counted against their owner, in number and in bytes.
alter table replay add column bytes integer not null default 0;
update replay set bytes = length(cast(record as blob));
create index replay_by_bytes on replay (bytes);
