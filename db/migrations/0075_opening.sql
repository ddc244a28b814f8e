-- What only a person can see while an installation gets ready to open, such as that the test mail arrived
-- (decision record 75).
create table opening_marks (
  line text primary key,
  staff_id uuid not null references staff,
  at timestamptz not null default now()
);
