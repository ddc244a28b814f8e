-- How many lie in a bin is read from the index alone: the list of bins with room counts hundreds (B-IN-17). An index on an
-- expression answers alone only if it holds the column as well.
drop index parcels_on_shelf;
create index parcels_on_shelf on parcels (warehouse_id, upper(shelf)) include (shelf)
  where shelf is not null and status in ('in_stock', 'packing') and latest_event <> 'consolidated'
    and deleted_at is null and closed_reason is null;
drop index unclaimed_parcels_on_shelf;
create index unclaimed_parcels_on_shelf on unclaimed_parcels (warehouse_id, upper(shelf)) include (shelf, receipt_id)
  where shelf is not null and state = 'to_be_claimed' and closed_reason is null;

-- As before; joined from the left, the receipt is not read where nobody asks for the weight.
create or replace view on_shelves as
  select p.id, false as is_unclaimed, p.warehouse_id, upper(p.shelf) as code, p.tracking_number, p.member_id, p.status,
    p.actual_weight_g as weight_g
  from parcels p
  where p.shelf is not null and p.status in ('in_stock', 'packing') and p.latest_event <> 'consolidated'
    and p.deleted_at is null and p.closed_reason is null
  union all
  select u.id, true, u.warehouse_id, upper(u.shelf), u.tracking_number, null, null, r.actual_weight_g
  from unclaimed_parcels u left join receipts r on r.id = u.receipt_id
  where u.shelf is not null and u.state = 'to_be_claimed' and u.closed_reason is null;
