-- What a courier handed over: so many parcels were counted, and so many are scanned. Where the figures differ somebody
-- says why, and another person settles it (B-IN-48 to 52).
create table courier_handovers (
  id uuid primary key default new_id(),
  warehouse_id uuid not null references warehouses,
  courier_code text not null references couriers,
  bag_number text not null default '',
  counted int not null check (counted between 1 and 9999),
  note text not null default '',
  photo_file_ids uuid[] not null default '{}',
  state text not null default 'open' check (state in ('open', 'closed', 'difference', 'settled')),
  taken_by uuid not null references staff,
  taken_at timestamptz not null default now(),
  closed_by uuid references staff,
  closed_at timestamptz,
  explanation text not null default '',
  settled_by uuid references staff,
  settled_at timestamptz,
  settled_note text not null default '',
  constraint courier_handovers_closed check ((state = 'open') = (closed_at is null) and (closed_at is null) = (closed_by is null)),
  constraint courier_handovers_explained check (state not in ('difference', 'settled') or explanation <> ''),
  constraint courier_handovers_settled check ((state = 'settled') = (settled_at is not null) and (settled_at is null) = (settled_by is null)),
  constraint courier_handovers_second check (settled_by <> closed_by and (settled_by is null or settled_note <> ''))
);
create index courier_handovers_newest on courier_handovers (warehouse_id, taken_at desc, id desc);
create index courier_handovers_unfinished on courier_handovers (warehouse_id, taken_at, id) where state in ('open', 'difference');
create index courier_handovers_waiting on courier_handovers (closed_at, id) where state = 'difference';

-- The handover that the keeper was scanning for; a receipt that was undone does not count.
alter table receipts add column handover_id uuid references courier_handovers;
create index receipts_handover on receipts (handover_id, at desc, id desc) where handover_id is not null;

-- The end of a day, signed by one person with the figures as they were then, and countersigned by another while they
-- still are so (B-RP-21 to 24). Signed again, the earlier signature stays as replaced.
create table day_signatures (
  id uuid primary key default new_id(),
  warehouse_id uuid not null references warehouses,
  day date not null,
  figures jsonb not null,
  explanations jsonb not null,
  state text not null default 'signed' check (state in ('signed', 'closed', 'replaced')),
  signed_by uuid not null references staff,
  signed_at timestamptz not null default now(),
  countersigned_by uuid references staff,
  countersigned_at timestamptz,
  constraint day_signatures_second check (countersigned_by <> signed_by),
  constraint day_signatures_closed check ((countersigned_at is null) = (countersigned_by is null) and (state <> 'closed' or countersigned_at is not null))
);
create unique index day_signatures_current on day_signatures (warehouse_id, day) where state <> 'replaced';

-- What one person did on a day (B-RP-25 and 26).
create index receipts_staff on receipts (staff_id, at);
create index parcel_events_shelved on parcel_events (actor_id, at) where code = 'shelved' and actor_kind = 'staff';
create index bin_count_scans_staff on bin_count_scans (staff_id, at);
create index unclaimed_parcels_shelved on unclaimed_parcels (shelved_by, shelved_at) where shelved_by is not null;
create index label_prints_staff on label_prints (staff_id, at);
