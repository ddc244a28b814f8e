create extension if not exists btree_gist;

create table warehouses (
  id uuid primary key default new_id(),
  code int not null unique check (code >= 2),
  name i18n not null,
  recipient text not null,
  province text not null,
  city text not null,
  address text not null,
  phone text not null,
  mobile text not null,
  postal_code text not null,
  active boolean not null default true,
  sort int not null default 0
);

create table couriers (
  code text primary key,
  name i18n not null,
  tracking_hint text,
  active boolean not null default true,
  sort int not null default 0
);

create table destinations (
  code text primary key,
  group_code text not null check (group_code in ('HK', 'TW', 'SEA', 'OVERSEAS', 'MAINLAND')),
  name i18n not null,
  active boolean not null default true,
  sort int not null default 0
);

create table regions (
  code text primary key,
  parent_code text references regions,
  name i18n not null,
  country_code text not null,
  destination_code text not null references destinations,
  leaf boolean not null,
  sort int not null default 0
);
create index regions_parent on regions (parent_code, sort);

create table channels (
  id uuid primary key default new_id(),
  code text not null unique,
  group_code text not null,
  name i18n not null,
  promise i18n not null,
  order_types text[] not null,
  accepts_sensitive boolean not null,
  needs_pickup_point boolean not null,
  large_cargo boolean not null default false,
  article_slug text not null,
  intro_path text not null,
  active boolean not null default true,
  sort int not null default 0
);

-- The tariff. Two rows of equal rank can not exist, so the price is never a matter of luck (contract E3).
create table price_rules (
  id uuid primary key default new_id(),
  channel_id uuid not null references channels,
  destination_code text not null references destinations,
  warehouse_id uuid references warehouses,
  currency currency_code not null,
  goods_type text not null check (goods_type in ('ordinary', 'sensitive', 'any')),
  weight_from_kg int not null default 1 check (weight_from_kg >= 1),
  weight_to_kg int check (weight_to_kg >= weight_from_kg),
  first_weight_g int not null check (first_weight_g >= 1000 and first_weight_g % 1000 = 0),
  first_price_minor minor_units not null check (first_price_minor >= 0),
  continuation_price_minor minor_units not null check (continuation_price_minor >= 0),
  min_charge_minor minor_units not null default 0 check (min_charge_minor >= 0),
  cap_weight_g int check (cap_weight_g > 0),
  valid_from timestamptz not null,
  valid_to timestamptz,
  closed boolean not null default false,
  created_at timestamptz not null default now(),
  constraint price_rules_no_overlap exclude using gist (
    channel_id with =,
    destination_code with =,
    (coalesce(warehouse_id, '00000000-0000-0000-0000-000000000000'::uuid)) with =,
    (currency::text) with =,
    goods_type with =,
    int4range(weight_from_kg, weight_to_kg, '[]') with &&,
    tstzrange(valid_from, valid_to) with &&
  )
);
create index price_rules_lookup on price_rules (channel_id, destination_code, currency);

create table vas_items (
  id uuid primary key default new_id(),
  code text not null unique,
  name i18n not null,
  charge text not null check (charge in ('perOrder', 'perPiece', 'perKg', 'percentOfFreight')),
  price_cny_minor minor_units,
  price_hkd_minor minor_units,
  bp int check (bp between 0 and 10000),
  max_qty int not null default 1,
  channel_ids uuid[],
  active boolean not null default true,
  sort int not null default 0,
  check ((charge = 'percentOfFreight') = (bp is not null))
);

create table pickup_areas (
  code text primary key,
  region_code int not null check (region_code in (2, 3, 4)),
  name i18n not null,
  sort int not null default 0
);

create table pickup_points (
  id uuid primary key default new_id(),
  area_code text not null references pickup_areas,
  destination_code text not null references destinations,
  name i18n not null,
  description i18n not null,
  address text not null,
  phone text not null,
  pick_up_time text not null,
  weight_limit_g int,
  max_length_mm int,
  storage_days int,
  storage_fee_minor minor_units,
  open boolean not null default true,
  lat numeric(9, 6),
  lng numeric(9, 6),
  channel_ids uuid[],
  deleted_at timestamptz,
  check ((lat is null) = (lng is null))
);
create index pickup_points_area on pickup_points (area_code);
