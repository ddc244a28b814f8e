-- How many of the shipped parcels their receivers have signed for, kept beside the other counts: the status stays
-- "shipped" (40), and a member tells what is under way from what has arrived.
alter table parcel_counts add column signed int not null default 0;

create or replace function parcel_share(p parcels, n int) returns parcel_counts language sql immutable as $$
  select row(p.member_id, (p.listed_at at time zone interval '8 hours')::date,
    n * (p.status = 'forecast')::int, n * (p.status = 'in_stock')::int, n * (p.status = 'packing')::int, n * (p.status = 'shipped')::int,
    n * (p.status = 'in_stock' and not p.abnormal_blocking)::int,
    n * (p.status <> 'shipped' and p.abnormal_code is not null)::int,
    n * (p.status = 'shipped' and p.latest_event = 'signed')::int)::parcel_counts
$$;

create or replace function count_parcels() returns trigger language plpgsql as $$
declare
  changes parcel_counts[] := '{}';
begin
  if tg_op <> 'INSERT' then
    changes := array(select parcel_share(p, -1) from parcels_before p where p.deleted_at is null and p.closed_reason is null);
  end if;
  if tg_op <> 'DELETE' then
    changes := changes || array(select parcel_share(p, 1) from parcels_after p where p.deleted_at is null and p.closed_reason is null);
  end if;
  insert into parcel_counts as kept
  select member_id, day, sum(forecast), sum(in_stock), sum(packing), sum(shipped), sum(sendable), sum(abnormal), sum(signed)
  from unnest(changes) group by grouping sets ((member_id, day), (member_id))
  having (sum(forecast), sum(in_stock), sum(packing), sum(shipped), sum(sendable), sum(abnormal), sum(signed)) <> (0, 0, 0, 0, 0, 0, 0)
  order by member_id, day
  on conflict on constraint parcel_counts_once do update set
    forecast = kept.forecast + excluded.forecast, in_stock = kept.in_stock + excluded.in_stock,
    packing = kept.packing + excluded.packing, shipped = kept.shipped + excluded.shipped,
    sendable = kept.sendable + excluded.sendable, abnormal = kept.abnormal + excluded.abnormal,
    signed = kept.signed + excluded.signed;
  return null;
end $$;

update parcel_counts kept set signed = there.signed
from (
  select member_id, (listed_at at time zone interval '8 hours')::date as day, count(*) as signed from parcels
  where status = 'shipped' and latest_event = 'signed' and deleted_at is null and closed_reason is null
  group by grouping sets ((member_id, (listed_at at time zone interval '8 hours')::date), (member_id))
) there
where kept.member_id = there.member_id and kept.day is not distinct from there.day;
