-- Messages to people outside that are not delivered yet. What they say is worked out when they are sent: whoever has
-- changed his mind or moved meanwhile gets nothing.
create table outgoing (
    id integer primary key,
    user text not null references user (id) on delete cascade,
    -- `webhook`, `mail`, or `confirm` for the question whether an address is his.
    kind text not null,
    -- Where it is his turn; empty for a confirmation.
    game_table text not null,
    tries integer not null,
    due integer not null,
    created integer not null,
    unique (user, kind, game_table)
) strict;
create index outgoing_by_due on outgoing (due);
