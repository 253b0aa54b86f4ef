-- What somebody is at is little beside what is to be done: when it is free again is asked every few seconds.
create index job_claimed on job (claimed) where claimed > 0;
