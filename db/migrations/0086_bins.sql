-- Bins: the places of a warehouse. What lies in a bin is what has its code as shelf, in capitals or not: whoever writes a
-- shelf (a scan, a receipt, a split, a file of a move) needs no second column, and a shelf written before is a bin's at once.
create table bins (
  id uuid primary key default new_id(),
  warehouse_id uuid not null references warehouses,
  code text not null check (code ~ '^[A-Z0-9]([A-Z0-9-]{0,18}[A-Z0-9])?$'),
  zone text not null check (zone <> ''),
  -- In parcels; null: as many as there is room for.
  capacity int check (capacity > 0),
  longest_side_mm int check (longest_side_mm > 0),
  -- How a keeper walks: the smallest first.
  walk_order int not null check (walk_order >= 0),
  closed_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  constraint bins_code unique (warehouse_id, code)
);
create index bins_walk on bins (warehouse_id, walk_order, code);

-- An unclaimed parcel lay where its receipt said, for good. Now it can be moved, like any other.
alter table unclaimed_parcels add column shelf text, add column shelved_at timestamptz, add column shelved_by uuid references staff;
update unclaimed_parcels u set shelf = r.shelf, shelved_at = r.at, shelved_by = r.staff_id from receipts r where r.id = u.receipt_id;

create index parcels_on_shelf on parcels (warehouse_id, upper(shelf))
  where shelf is not null and status in ('in_stock', 'packing') and latest_event <> 'consolidated'
    and deleted_at is null and closed_reason is null;
create index parcels_without_shelf on parcels (warehouse_id, inbound_at, id)
  where shelf is null and status = 'in_stock' and deleted_at is null and closed_reason is null;
create index unclaimed_parcels_on_shelf on unclaimed_parcels (warehouse_id, upper(shelf))
  where shelf is not null and state = 'to_be_claimed' and closed_reason is null;

-- What lies on shelves: parcels until they are in their box, and unclaimed ones until they have an owner.
create view on_shelves as
  select p.id, false as is_unclaimed, p.warehouse_id, upper(p.shelf) as code, p.tracking_number, p.member_id, p.status,
    p.actual_weight_g as weight_g
  from parcels p
  where p.shelf is not null and p.status in ('in_stock', 'packing') and p.latest_event <> 'consolidated'
    and p.deleted_at is null and p.closed_reason is null
  union all
  select u.id, true, u.warehouse_id, upper(u.shelf), u.tracking_number, null, null, r.actual_weight_g
  from unclaimed_parcels u join receipts r on r.id = u.receipt_id
  where u.shelf is not null and u.state = 'to_be_claimed' and u.closed_reason is null;

-- Counting a bin: the numbers found in it, then what differs. Counting moves nothing.
create table bin_counts (
  id uuid primary key default new_id(),
  bin_id uuid not null references bins,
  warehouse_id uuid not null references warehouses,
  state text not null default 'open' check (state in ('open', 'finished', 'dropped')),
  started_by uuid not null references staff,
  started_at timestamptz not null default now(),
  finished_by uuid references staff,
  finished_at timestamptz,
  -- What it came to, as it was then.
  expected int,
  found int,
  missing int,
  others int,
  constraint bin_counts_closed check ((state = 'open') = (finished_at is null)),
  constraint bin_counts_result check ((state = 'finished') = (missing is not null))
);
create unique index bin_counts_open on bin_counts (bin_id) where state = 'open';
create index bin_counts_newest on bin_counts (warehouse_id, started_at desc, id desc);
create index bin_counts_bin on bin_counts (bin_id, started_at desc, id desc);

create table bin_count_scans (
  count_id uuid not null references bin_counts,
  tracking_number text not null,
  note text not null check (note in ('here', 'elsewhere', 'left', 'unknown')),
  recorded_shelf text,
  staff_id uuid not null references staff,
  at timestamptz not null default now(),
  primary key (count_id, tracking_number)
);

create table bin_differences (
  id uuid primary key default new_id(),
  count_id uuid not null references bin_counts,
  bin_id uuid not null references bins,
  warehouse_id uuid not null references warehouses,
  kind text not null check (kind in ('missing', 'elsewhere', 'left', 'unknown')),
  tracking_number text not null,
  parcel_id uuid references parcels,
  unclaimed_id uuid references unclaimed_parcels,
  -- Where it was recorded when the count ended.
  recorded_shelf text,
  counted_by uuid not null references staff,
  state text not null default 'open' check (state in ('open', 'found', 'searched')),
  found_in text,
  reason text not null default '',
  resolved_by uuid references staff,
  resolved_at timestamptz,
  created_at timestamptz not null default now(),
  constraint bin_differences_resolved check ((state = 'open') = (resolved_at is null)),
  constraint bin_differences_searched check (state <> 'searched' or reason <> '')
);
-- One that is missing again is the same difference, and waits since it was first missed.
create unique index bin_differences_open on bin_differences (bin_id, kind, tracking_number) where state = 'open';
create index bin_differences_waiting on bin_differences (warehouse_id, created_at, id) where state = 'open';
create index bin_differences_count on bin_differences (count_id, id);
create index bin_differences_parcel on bin_differences (parcel_id) where state = 'open' and parcel_id is not null;
create index bin_differences_number on bin_differences (warehouse_id, tracking_number) where state = 'open';
