-- A receipt's time is when the parcel was scanned. One that waited for a network was stored later; null: at once.
alter table receipts
  add column stored_at timestamptz,
  -- The day whose end counts it, where that is not the day of the scan: two people had signed that one already.
  add column counted_on date,
  add constraint receipts_stored check (stored_at > at),
  add constraint receipts_counted check (counted_on is null or stored_at is not null);
create index receipts_counted_later on receipts (warehouse_id, counted_on) where counted_on is not null;

-- The free days of such a parcel begin when its receipt was stored. Null: it arrived and was stored at once.
alter table parcels
  add column inbound_stored_at timestamptz,
  add constraint parcels_inbound_stored check (inbound_stored_at > inbound_at);

-- The shift of the station at which it was done (B-RP-31, B-RP-32). Null: at no station.
alter table receipts add column shift_id uuid references station_shifts;
alter table parcel_events add column shift_id uuid references station_shifts;
alter table unclaimed_parcels add column shelved_shift_id uuid references station_shifts;
alter table bin_count_scans add column shift_id uuid references station_shifts;
alter table label_prints add column shift_id uuid references station_shifts;
create index receipts_shift on receipts (shift_id, staff_id) where shift_id is not null;
create index parcel_events_shift on parcel_events (shift_id, actor_id) where shift_id is not null;
create index unclaimed_parcels_shift on unclaimed_parcels (shelved_shift_id, shelved_by) where shelved_shift_id is not null;
create index bin_count_scans_shift on bin_count_scans (shift_id, staff_id) where shift_id is not null;
create index label_prints_shift on label_prints (shift_id, staff_id) where shift_id is not null;
create index station_shifts_opened on station_shifts (opened_at);
