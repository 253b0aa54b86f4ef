-- When a session or token was last used, and when an account ends whose owner has asked for that.
alter table credential add column seen integer not null default 0;
alter table user add column leaves integer;
create index user_leaving on user (leaves) where leaves is not null;
create index chat_by_user on chat (user);
create index replay_by_user on replay (user);
