create table parcels (
  id uuid primary key default new_id(),
  member_id uuid not null references members,
  warehouse_id uuid not null references warehouses,
  courier_code text not null references couriers,
  tracking_number text not null check (tracking_number ~ '^[A-Z0-9-]{6,32}$'),
  customer_code text not null,
  source text not null check (source in ('web', 'batch', 'site', 'staff', 'claim')),
  status text not null check (status in ('forecast', 'in_stock', 'packing', 'shipped')),
  actual_weight_g int check (actual_weight_g > 0),
  volume_weight_g int,
  billable_weight_g int,
  length_mm int check (length_mm > 0),
  width_mm int check (width_mm > 0),
  height_mm int check (height_mm > 0),
  volume_mm3 bigint,
  total_pieces int not null default 1 check (total_pieces > 0),
  total_goods_value_minor minor_units not null default 0 check (total_goods_value_minor >= 0),
  goods_type text check (goods_type in ('ordinary', 'sensitive')),
  goods_name text not null default '',
  photo_count int not null default 0,
  abnormal_code text,
  abnormal_text text,
  abnormal_blocking boolean not null default false,
  shelf text,
  remark text not null default '',
  latest_event text not null,
  latest_event_at timestamptz not null,
  forecast_at timestamptz,
  inbound_at timestamptz,
  packing_at timestamptz,
  outbound_at timestamptz,
  order_id uuid,
  closed_reason text,
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  -- Newest first in every list: forecasts by their forecast, unannounced parcels by their arrival.
  listed_at timestamptz not null default now(),
  -- A parcel is packing or shipped exactly when it is in an order (F7, 3).
  constraint parcels_in_order check ((status in ('packing', 'shipped')) = (order_id is not null)),
  constraint parcels_weighed check (status = 'forecast' or actual_weight_g is not null)
);
create unique index parcels_member_number on parcels (member_id, tracking_number) where deleted_at is null and closed_reason is null;
create index parcels_number on parcels (tracking_number);
create index parcels_member_status on parcels (member_id, status, listed_at desc, id desc) where deleted_at is null and closed_reason is null;
create index parcels_member_newest on parcels (member_id, listed_at desc, id desc) include (status) where deleted_at is null and closed_reason is null;
create index parcels_member_abnormal on parcels (member_id, listed_at desc, id desc) where abnormal_code is not null and deleted_at is null and closed_reason is null;
create index parcels_status_newest on parcels (status, listed_at desc, id desc) where deleted_at is null and closed_reason is null;
create index parcels_order on parcels (order_id) where order_id is not null;

-- How many live parcels a member has, listed on each business day (+08:00) and, where the day is null, on all of them: a
-- member with 100,000 parcels waits for their counts no longer than one with twenty. Written by the trigger alone.
create table parcel_counts (
  member_id uuid not null references members,
  day date,
  forecast int not null,
  in_stock int not null,
  packing int not null,
  shipped int not null,
  -- In stock and free to go into an order (C-29).
  sendable int not null,
  -- With a fault that still matters: what was shipped with one is past (A-28).
  abnormal int not null,
  constraint parcel_counts_once unique nulls not distinct (member_id, day)
) with (fillfactor = 70);

-- What one parcel adds to its day, or with -1 takes away again.
create function parcel_share(p parcels, n int) returns parcel_counts language sql immutable as $$
  select row(p.member_id, (p.listed_at at time zone interval '8 hours')::date,
    n * (p.status = 'forecast')::int, n * (p.status = 'in_stock')::int, n * (p.status = 'packing')::int, n * (p.status = 'shipped')::int,
    n * (p.status = 'in_stock' and not p.abnormal_blocking)::int,
    n * (p.status <> 'shipped' and p.abnormal_code is not null)::int)::parcel_counts
$$;

-- Once per statement, with the rows locked in one order and only where a count really changes.
create function count_parcels() returns trigger language plpgsql as $$
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
  select member_id, day, sum(forecast), sum(in_stock), sum(packing), sum(shipped), sum(sendable), sum(abnormal)
  from unnest(changes) group by grouping sets ((member_id, day), (member_id))
  having (sum(forecast), sum(in_stock), sum(packing), sum(shipped), sum(sendable), sum(abnormal)) <> (0, 0, 0, 0, 0, 0)
  order by member_id, day
  on conflict on constraint parcel_counts_once do update set
    forecast = kept.forecast + excluded.forecast, in_stock = kept.in_stock + excluded.in_stock,
    packing = kept.packing + excluded.packing, shipped = kept.shipped + excluded.shipped,
    sendable = kept.sendable + excluded.sendable, abnormal = kept.abnormal + excluded.abnormal;
  return null;
end $$;
create trigger parcels_counted_insert after insert on parcels
  referencing new table as parcels_after for each statement execute function count_parcels();
create trigger parcels_counted_update after update on parcels
  referencing old table as parcels_before new table as parcels_after for each statement execute function count_parcels();
create trigger parcels_counted_delete after delete on parcels
  referencing old table as parcels_before for each statement execute function count_parcels();

create table parcel_goods (
  parcel_id uuid not null references parcels on delete cascade,
  line_no int not null,
  product_name text not null,
  specification text not null,
  goods_type text not null check (goods_type in ('ordinary', 'sensitive')),
  quantity int not null check (quantity between 1 and 9999),
  unit_price_minor minor_units not null check (unit_price_minor > 0),
  total_price_minor minor_units not null,
  primary key (parcel_id, line_no),
  check (total_price_minor = quantity * unit_price_minor)
);

-- Every weighing and arrival, written once (what was measured, by whom, where, when). A voided one keeps its row.
create table receipts (
  id uuid primary key default new_id(),
  warehouse_id uuid not null references warehouses,
  tracking_number text not null,
  courier_code text not null references couriers,
  staff_id uuid not null references staff,
  actual_weight_g int not null check (actual_weight_g > 0),
  length_mm int not null check (length_mm > 0),
  width_mm int not null check (width_mm > 0),
  height_mm int not null check (height_mm > 0),
  volume_weight_g int not null,
  pieces int not null default 1,
  label_member_number text,
  shelf text,
  remark text not null default '',
  abnormal_code text,
  abnormal_text text,
  result text not null check (result in ('matched', 'direct', 'unclaimed', 'duplicate')),
  parcel_id uuid references parcels,
  unclaimed_id uuid,
  photo_file_ids uuid[] not null default '{}',
  at timestamptz not null default now()
);
create index receipts_number on receipts (tracking_number);
create index receipts_warehouse on receipts (warehouse_id, at desc);
create index receipts_parcel on receipts (parcel_id);
create trigger receipts_once before update or delete on receipts for each row execute function refuse_change();

create table unclaimed_parcels (
  id uuid primary key default new_id(),
  receipt_id uuid not null references receipts,
  warehouse_id uuid not null references warehouses,
  courier_code text not null references couriers,
  tracking_number text not null,
  label_text text not null default '',
  state text not null default 'to_be_claimed' check (state in ('to_be_claimed', 'claimed')),
  published boolean not null default true,
  publish_at timestamptz not null default now(),
  parcel_id uuid references parcels,
  closed_reason text,
  created_at timestamptz not null default now()
);
create unique index unclaimed_parcels_open on unclaimed_parcels (warehouse_id, tracking_number) where state = 'to_be_claimed' and closed_reason is null;
create index unclaimed_parcels_pool on unclaimed_parcels (state, publish_at desc);

create table parcel_photos (
  id uuid primary key default new_id(),
  parcel_id uuid not null references parcels,
  file_id uuid not null references files,
  receipt_id uuid references receipts,
  staff_id uuid not null references staff,
  taken_at timestamptz not null default now()
);
create index parcel_photos_parcel on parcel_photos (parcel_id, taken_at);

-- Steps of parcels and orders are numbered together: within a minute, which is all that staff give, the order of
-- writing tells what came first.
create sequence steps_written;

create table parcel_events (
  no bigint not null default nextval('steps_written'),
  id uuid primary key default new_id(),
  parcel_id uuid not null references parcels,
  code text not null,
  place i18n,
  note text not null default '',
  actor_kind text not null check (actor_kind in ('member', 'staff', 'system')),
  actor_id uuid,
  at timestamptz not null default now()
);
create index parcel_events_parcel on parcel_events (parcel_id, at desc);
