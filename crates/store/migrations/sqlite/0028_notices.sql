-- News of events and challenges stand beside what moderators tell: what they are about, empty for the latter.
alter table notice add column about text not null default '';
