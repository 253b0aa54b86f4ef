-- Reviews of games that are over: asked for once, made once, the same for everybody.
create table review (
    -- The game, as replays name it.
    id text primary key,
    -- Who asked for it.
    account text not null,
    game text not null,
    -- asked, done, failed.
    state text not null,
    -- Of so many pieces of work so many are done.
    tasks integer not null,
    done integer not null,
    -- What is reviewed and what was found so far; empty once it is done.
    record text not null,
    findings text not null,
    body text not null,
    created integer not null,
    updated integer not null
) strict;
create index review_by_state on review (state, created);
create index review_by_account on review (account);
