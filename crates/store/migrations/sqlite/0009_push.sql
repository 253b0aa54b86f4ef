-- Browsers that are to be woken when a decision is awaited; they go with the session that asked for it.
create table push (
    endpoint text primary key,
    user text not null,
    credential text not null,
    created integer not null
) strict;
create index push_by_user on push (user, created);
create trigger push_goes_with_its_session after delete on credential begin
    delete from push where user = old.user and credential = old.id;
end;
-- What the server keeps for itself, by name.
create table kept (
    name text primary key,
    value text not null
) strict;
