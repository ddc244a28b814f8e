-- An unclaimed parcel that was given to the wrong member comes back to the pool (B-IN-15). It is kept from that day on.
alter table unclaimed_parcels add column returned_at timestamptz;
