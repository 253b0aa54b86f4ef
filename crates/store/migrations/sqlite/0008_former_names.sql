-- Names that somebody bore and that nobody else may bear for a while.
create table former_name (
    user text not null,
    name text not null,
    skeleton text not null,
    until integer not null
) strict;
create index former_name_by_skeleton on former_name (skeleton);
create index former_name_by_user on former_name (user);
