-- How many lie in each place, kept as they come and go (decision record 86): the list of bins with room asks it of hundreds
-- of bins, and counting what lies in each took longer the fuller they were (B-IN-17).
create table shelf_counts (
  warehouse_id uuid not null references warehouses,
  -- In capitals, as the code of a bin.
  code text not null,
  parcels int not null,
  primary key (warehouse_id, code)
) with (fillfactor = 70);

-- What one adds to its shelf, or with -1 takes away again, if it is among those of on_shelves.
create function shelved_share(p parcels, n int) returns setof shelf_counts language sql immutable as $$
  select p.warehouse_id, upper(p.shelf), n
  where p.shelf is not null and p.status in ('in_stock', 'packing') and p.latest_event <> 'consolidated'
    and p.deleted_at is null and p.closed_reason is null
$$;
create function unclaimed_share(u unclaimed_parcels, n int) returns setof shelf_counts language sql immutable as $$
  select u.warehouse_id, upper(u.shelf), n where u.shelf is not null and u.state = 'to_be_claimed' and u.closed_reason is null
$$;

-- Once per statement, with the rows locked in one order and only where a count really changes, as count_parcels does.
create function count_on_shelves(changes shelf_counts[]) returns void language sql as $$
  insert into shelf_counts as kept
  select warehouse_id, code, sum(parcels) from unnest(changes) group by warehouse_id, code having sum(parcels) <> 0
  order by warehouse_id, code
  on conflict (warehouse_id, code) do update set parcels = kept.parcels + excluded.parcels
$$;
create function count_shelved() returns trigger language plpgsql as $$
declare
  changes shelf_counts[] := '{}';
begin
  if tg_op <> 'INSERT' then changes := array(select k from rows_before b, shelved_share(b, -1) k); end if;
  if tg_op <> 'DELETE' then changes := changes || array(select k from rows_after a, shelved_share(a, 1) k); end if;
  if changes <> '{}' then perform count_on_shelves(changes); end if;
  return null;
end $$;
create function count_shelved_unclaimed() returns trigger language plpgsql as $$
declare
  changes shelf_counts[] := '{}';
begin
  if tg_op <> 'INSERT' then changes := array(select k from rows_before b, unclaimed_share(b, -1) k); end if;
  if tg_op <> 'DELETE' then changes := changes || array(select k from rows_after a, unclaimed_share(a, 1) k); end if;
  if changes <> '{}' then perform count_on_shelves(changes); end if;
  return null;
end $$;

create trigger parcels_shelved_insert after insert on parcels
  referencing new table as rows_after for each statement execute function count_shelved();
create trigger parcels_shelved_update after update on parcels
  referencing old table as rows_before new table as rows_after for each statement execute function count_shelved();
create trigger parcels_shelved_delete after delete on parcels
  referencing old table as rows_before for each statement execute function count_shelved();
create trigger unclaimed_parcels_shelved_insert after insert on unclaimed_parcels
  referencing new table as rows_after for each statement execute function count_shelved_unclaimed();
create trigger unclaimed_parcels_shelved_update after update on unclaimed_parcels
  referencing old table as rows_before new table as rows_after for each statement execute function count_shelved_unclaimed();
create trigger unclaimed_parcels_shelved_delete after delete on unclaimed_parcels
  referencing old table as rows_before for each statement execute function count_shelved_unclaimed();

insert into shelf_counts select warehouse_id, code, count(*) from on_shelves group by warehouse_id, code;
