-- Reviews of games that are over: asked for once, made once, the same for everybody.
create table review (
    -- The game, as replays name it.
    id text collate "C" primary key,
    -- Who asked for it.
    account text collate "C" not null,
    game text collate "C" not null,
    -- asked, done, failed.
    state text collate "C" not null,
    -- Of so many pieces of work so many are done.
    tasks bigint not null,
    done bigint not null,
    -- What is reviewed and what was found so far; empty once it is done.
    record text not null,
    findings text not null,
    body text not null,
    created bigint not null,
    updated bigint not null
);
create index review_by_state on review (state, created);
create index review_by_account on review (account);
