-- A parcel in stock leaves it without an order (returned, disposed of, handed over, merged): one person asks, with a
-- reason and photos, and another confirms (B-IN-09, B-IN-30 to 32).
create table parcel_closings (
  id uuid primary key default new_id(),
  parcel_id uuid not null references parcels,
  reason text not null check (reason in ('returned', 'disposed', 'handed_over', 'merged')),
  -- The parcel of the same member that has its contents now.
  into_parcel_id uuid references parcels,
  note text not null,
  photo_file_ids uuid[] not null default '{}',
  state text not null default 'asked' check (state in ('asked', 'confirmed', 'refused', 'withdrawn')),
  asked_by uuid not null references staff,
  asked_at timestamptz not null default now(),
  settled_by uuid references staff,
  settled_at timestamptz,
  settled_note text not null default '',
  constraint parcel_closings_merged check ((reason = 'merged') = (into_parcel_id is not null)),
  constraint parcel_closings_settled check ((state = 'asked') = (settled_at is null)),
  constraint parcel_closings_refused check (state <> 'refused' or settled_note <> '')
);
create unique index parcel_closings_open on parcel_closings (parcel_id) where state = 'asked';
create index parcel_closings_waiting on parcel_closings (asked_at, id) where state = 'asked';
create index parcel_closings_newest on parcel_closings (asked_at desc, id desc);
create index parcel_closings_into on parcel_closings (into_parcel_id) where into_parcel_id is not null;
