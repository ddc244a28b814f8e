-- A station is a device of one warehouse that several people share during a shift.
create table stations (
  id uuid primary key default new_id(),
  warehouse_id uuid not null references warehouses,
  name text not null check (name <> ''),
  -- What its label printer takes.
  label_size text not null check (label_size in ('60x40', '100x150')),
  suspended boolean not null default false,
  version int not null default 1,
  created_by uuid not null references staff,
  created_at timestamptz not null default now()
);
create unique index stations_name on stations (warehouse_id, lower(name));

-- While a shift is open, the device that has its key may be used by the people of the warehouse. Only the key's hash is kept.
create table station_shifts (
  id uuid primary key default new_id(),
  station_id uuid not null references stations,
  key_hash bytea not null unique,
  opened_by uuid not null references staff,
  opened_at timestamptz not null default now(),
  expires_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references staff
);
create unique index station_shifts_open on station_shifts (station_id) where closed_at is null;

alter table staff
  add column pin_hash text,
  add column badge_hash bytea unique;

alter table staff_sessions add column shift_id uuid references station_shifts;
create index staff_sessions_shift on staff_sessions (shift_id) where shift_id is not null and ended_at is null;

-- At which station it was done.
alter table audit_log add column station_id uuid;
