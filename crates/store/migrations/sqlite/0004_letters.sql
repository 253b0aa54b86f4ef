-- When a letter was written to somebody who did not ask for it before: by the hash of the address, for a day.
create table letter (
    recipient text not null,
    at integer not null
) strict;
create index letter_by_recipient on letter (recipient, at);
create index letter_by_time on letter (at);
