-- What a scan asks, and the lists of a warehouse, at a million parcels.

-- What else a member has in stock in a warehouse, the newest first: a seller may have thousands there (B-IN-01, B-IN-02).
create index parcels_of_member_here on parcels (member_id, warehouse_id, inbound_at desc, id desc) include (shelf, transfer_state)
  where status = 'in_stock' and deleted_at is null and closed_reason is null;

-- Parcels with a fault are few among those that were shipped long ago (B-IN-03).
create index parcels_with_fault on parcels (listed_at desc, id desc)
  where abnormal_code is not null and status <> 'shipped' and deleted_at is null and closed_reason is null;
create index parcels_with_fault_here on parcels (warehouse_id, listed_at desc, id desc)
  where abnormal_code is not null and status <> 'shipped' and deleted_at is null and closed_reason is null;

-- The zones of a warehouse, without reading its bins (B-IN-17).
create index bins_zone on bins (warehouse_id, zone);

-- Those of all warehouses, the newest first (B-IN-48).
create index courier_handovers_all_newest on courier_handovers (taken_at desc, id desc);
