-- Staff look for parcels of all members (B-IN-03): the newest first, of one warehouse or of all, and by any part of a
-- number or of the name of the goods. Without these, each such search reads every parcel.
create extension if not exists pg_trgm;
create index parcels_newest on parcels (listed_at desc, id desc) where deleted_at is null and closed_reason is null;
create index parcels_warehouse_newest on parcels (warehouse_id, listed_at desc, id desc)
  where deleted_at is null and closed_reason is null;
create index parcels_number_parts on parcels using gin (tracking_number gin_trgm_ops)
  where deleted_at is null and closed_reason is null;
create index parcels_goods_parts on parcels using gin (goods_name gin_trgm_ops)
  where deleted_at is null and closed_reason is null;
