-- The work queue (B-RP-01) reads what waits longest, and only in the caller's warehouses. Measured at a million parcels
-- and 260,000 orders: without these three, 106 ms; with them, a few.
create index orders_to_pack on orders (paid_at, warehouse_id)
  where lifecycle = 'active' and status = 'paid' and hold_reason is null and total_minor <= paid_minor - refunded_minor;
create index orders_to_ship on orders (packed_at, warehouse_id)
  where lifecycle = 'active' and status = 'awaiting_outbound' and hold_reason is null;
-- A warehouse with few forecasts would read those of all the others.
create index parcels_to_receive on parcels (warehouse_id) where status = 'forecast' and deleted_at is null and closed_reason is null;
