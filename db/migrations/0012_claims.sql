-- Claims on parcels that nobody forecast and no label names (contract D3).

-- A parcel that somebody was given is theirs; one that was disposed of is nobody's any more.
alter table unclaimed_parcels
  add column version int not null default 1,
  add constraint unclaimed_parcels_given check ((state = 'claimed') = (parcel_id is not null));

-- The pool as members page through it, the list of the staff, and a number as both look for it.
drop index unclaimed_parcels_pool;
create index unclaimed_parcels_pool on unclaimed_parcels (publish_at desc, id desc) where state = 'to_be_claimed' and closed_reason is null and published;
create index unclaimed_parcels_newest on unclaimed_parcels (created_at desc, id desc);
create index unclaimed_parcels_number on unclaimed_parcels (tracking_number text_pattern_ops);
-- From a parcel back to what was weighed before it was anybody's.
create index unclaimed_parcels_parcel on unclaimed_parcels (parcel_id) where parcel_id is not null;
create index receipts_unclaimed on receipts (unclaimed_id) where unclaimed_id is not null;

-- What a member typed from the label, with the picture that shows it. A member has one claim on a parcel: handed in
-- again it is the same one, and what was decided before stands in the history.
create table claims (
  id uuid primary key default new_id(),
  unclaimed_id uuid not null references unclaimed_parcels,
  member_id uuid not null references members,
  warehouse_id uuid not null references warehouses,
  courier_code text not null references couriers,
  tracking_number text not null,
  file_id uuid references files,
  remark text not null default '',
  status text not null default 'under_review' check (status in ('under_review', 'approved', 'rejected', 'withdrawn')),
  submitted_at timestamptz not null default now(),
  reviewed_at timestamptz,
  staff_id uuid references staff,
  reject_reason text check (reject_reason in ('IMAGE_UNREADABLE', 'NUMBER_MISMATCH', 'NOT_OWNER', 'OTHER')),
  note text not null default '',
  -- Where two people decide: who said yes first.
  first_yes_by uuid references staff,
  version int not null default 1,
  constraint claims_once unique (unclaimed_id, member_id),
  constraint claims_reason check ((status = 'rejected') = (reject_reason is not null))
);
create unique index claims_winner on claims (unclaimed_id) where status = 'approved';
create index claims_member on claims (member_id, submitted_at desc, id desc);
create index claims_newest on claims (submitted_at desc, id desc);
create index claims_status on claims (status, submitted_at desc, id desc);
create index claims_file on claims (file_id);

-- Every move of an unclaimed parcel and of the claims on it, and what was typed with it.
create table unclaimed_history (
  no bigint generated always as identity primary key,
  unclaimed_id uuid not null references unclaimed_parcels,
  claim_id uuid references claims,
  event text not null,
  from_state text,
  to_state text,
  actor_kind text not null check (actor_kind in ('member', 'staff', 'system')),
  actor_id uuid,
  note text not null default '',
  details jsonb,
  at timestamptz not null default now()
);
create index unclaimed_history_parcel on unclaimed_history (unclaimed_id, no desc);
create index unclaimed_history_claims on unclaimed_history (actor_id, at) where event in ('submit', 'resubmit');
create trigger unclaimed_history_once before update or delete on unclaimed_history for each row execute function refuse_change();

-- What was typed and is on no such parcel: too many within an hour or a day, and a member has to wait (C-23). In an
-- ordinary table, so that a crash forgets none of them.
create table claim_misses (
  no bigint generated always as identity primary key,
  member_id uuid not null references members,
  at timestamptz not null default now()
);
create index claim_misses_member on claim_misses (member_id, at desc);

-- A weighing that was wrong is never changed: the right one is written beside it, and both are shown (B-IN-05).
alter table receipts drop constraint receipts_result_check;
alter table receipts add constraint receipts_result_check check (result in ('matched', 'direct', 'unclaimed', 'duplicate', 'corrected'));
