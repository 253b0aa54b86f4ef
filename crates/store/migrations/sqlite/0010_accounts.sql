-- `user` is a word of its own in PostgreSQL, where a forgotten pair of quotes means whoever is connected to the database. Statements are
-- written once for both, so the name goes here too.
alter table user rename to account;
alter table credential rename column user to account;
alter table seat rename column user to account;
alter table chat rename column user to account;
alter table note rename column user to account;
alter table replay rename column user to account;
alter table outgoing rename column user to account;
alter table mute rename column user to account;
alter table sanction rename column user to account;
alter table notice rename column user to account;
alter table former_name rename column user to account;
alter table push rename column user to account;
-- Said as the statements say them, so that they are used.
drop index user_by_name;
create unique index account_by_name on account (lower(name)) where not guest;
drop index user_by_skeleton;
create unique index account_by_skeleton on account (skeleton) where not guest and skeleton <> '';
drop index guest_by_skeleton;
create index guest_by_skeleton on account (skeleton) where guest and skeleton <> '';
