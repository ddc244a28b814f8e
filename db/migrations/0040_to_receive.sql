-- The work queue counts what each warehouse expects (B-RP-01): without this, a warehouse with few forecasts would read
-- those of all the others.
create index parcels_to_receive on parcels (warehouse_id) where status = 'forecast' and deleted_at is null and closed_reason is null;
