create table addresses (
  id uuid primary key default new_id(),
  member_id uuid not null references members,
  kind text not null check (kind in ('consignor', 'consignee')),
  name text not null,
  phone text not null default '',
  region_code text not null references regions,
  address text not null,
  postal_code text not null default '',
  is_default boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (kind = 'consignor' or (phone <> '' and postal_code <> ''))
);
create index addresses_member on addresses (member_id, kind) where deleted_at is null;
create unique index addresses_default on addresses (member_id, kind) where is_default and deleted_at is null;

create table orders (
  id uuid primary key default new_id(),
  order_number text not null unique,
  member_id uuid not null references members,
  order_type text not null check (order_type in ('consolidation', 'single_ticket')),
  status text not null check (status in ('awaiting_payment', 'paid', 'awaiting_outbound', 'shipped', 'signed')),
  lifecycle text not null default 'active' check (lifecycle in ('active', 'deleted', 'cancelled')),
  warehouse_id uuid not null references warehouses,
  channel_id uuid not null references channels,
  destination_code text not null references destinations,
  pickup_point_id uuid references pickup_points,
  currency currency_code not null,
  goods_type text not null check (goods_type in ('ordinary', 'sensitive')),
  goods_name text not null,
  parcel_count int not null check (parcel_count > 0),
  total_pieces int not null,
  total_goods_value_minor minor_units not null,
  declared_value_minor minor_units not null check (declared_value_minor > 0),
  insured boolean not null,
  price_rule_id uuid not null references price_rules,
  -- The whole explained price as it was made: inputs, tariff row and lines. Recomputing gives the identical result.
  quote jsonb not null,
  price_hold_until timestamptz,
  freight_minor minor_units not null,
  coupon_discount_minor minor_units not null default 0,
  coin_discount_minor minor_units not null default 0,
  freight_payable_minor minor_units not null,
  vas_minor minor_units not null,
  insurance_minor minor_units not null,
  other_minor minor_units not null default 0,
  total_minor minor_units not null check (total_minor >= 0),
  paid_minor minor_units not null default 0,
  refunded_minor minor_units not null default 0,
  coins_used int not null default 0,
  coupon_id uuid,
  other_remark text not null default '',
  remark text not null default '',
  consignor jsonb,
  consignee jsonb not null,
  hold_reason text,
  packer_id uuid references staff,
  packing_started_at timestamptz,
  logistics_number text,
  carrier text,
  batch_number text,
  signed_by text,
  proof_file_id uuid references files,
  ordered_at timestamptz not null default now(),
  paid_at timestamptz,
  packed_at timestamptz,
  outbound_at timestamptz,
  signed_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  version int not null default 1,
  constraint orders_freight check (freight_payable_minor = freight_minor - coupon_discount_minor - coin_discount_minor),
  constraint orders_total check (total_minor = freight_payable_minor + vas_minor + insurance_minor + other_minor),
  constraint orders_refunds check (paid_minor >= refunded_minor and refunded_minor >= 0),
  constraint orders_single check (order_type = 'consolidation' or (parcel_count = 1 and consignor is not null)),
  -- What ships is paid: no order leaves while money is open.
  constraint orders_paid_before_shipping check (status not in ('shipped', 'signed') or total_minor <= paid_minor - refunded_minor),
  constraint orders_shipped_number check (status not in ('shipped', 'signed') or logistics_number is not null)
);
create index orders_member on orders (member_id, ordered_at desc, id desc) where lifecycle <> 'deleted';
create index orders_member_status on orders (member_id, status, ordered_at desc, id desc) where lifecycle = 'active';
create index orders_queue on orders (status, warehouse_id, ordered_at) where lifecycle = 'active';
create index orders_status_newest on orders (status, ordered_at desc, id desc) where lifecycle = 'active';
create index orders_newest on orders (ordered_at desc, id desc) where lifecycle = 'active';
create index orders_logistics on orders (logistics_number) where logistics_number is not null;

alter table parcels add constraint parcels_order foreign key (order_id) references orders;

create table order_parcels (
  id uuid primary key default new_id(),
  order_id uuid not null references orders,
  parcel_id uuid not null references parcels,
  added_at timestamptz not null default now(),
  removed_at timestamptz
);
create unique index order_parcels_one_order on order_parcels (parcel_id) where removed_at is null;
create index order_parcels_order on order_parcels (order_id);

create table order_cartons (
  id uuid primary key default new_id(),
  order_id uuid not null references orders,
  -- The deed of packing that these cartons were weighed in; money that it moved names it as its source (decision 3).
  packing_id uuid not null,
  carton_no int not null,
  weight_g int not null check (weight_g > 0),
  length_mm int not null check (length_mm > 0),
  width_mm int not null check (width_mm > 0),
  height_mm int not null check (height_mm > 0),
  parcel_ids uuid[] not null,
  photo_file_ids uuid[] not null default '{}',
  staff_id uuid not null references staff,
  weighed_at timestamptz not null default now(),
  voided_at timestamptz
);
create unique index order_cartons_no on order_cartons (order_id, carton_no) where voided_at is null;

create table order_events (
  no bigint not null default nextval('steps_written'),
  id uuid primary key default new_id(),
  order_id uuid not null references orders,
  code text not null,
  place i18n,
  note text not null default '',
  actor_kind text not null check (actor_kind in ('member', 'staff', 'system')),
  actor_id uuid,
  at timestamptz not null default now(),
  unique (order_id, code, at)
);
create index order_events_order on order_events (order_id, at desc);

create table order_history (
  no bigint generated always as identity primary key,
  order_id uuid not null references orders,
  event text not null,
  from_status text,
  to_status text not null,
  actor_kind text not null check (actor_kind in ('member', 'staff', 'system')),
  actor_id uuid,
  note text not null default '',
  details jsonb,
  at timestamptz not null default now()
);
create index order_history_order on order_history (order_id, no desc);
create trigger order_history_once before update or delete on order_history for each row execute function refuse_change();

-- One row per packed order: what the member owes the company, and what the member collects from an own customer.
create table bills (
  id uuid primary key default new_id(),
  order_id uuid not null unique references orders,
  member_id uuid not null references members,
  order_number text not null,
  consolidated_at timestamptz not null,
  customer_name text not null,
  channel_name i18n not null,
  billable_weight_g bigint not null,
  volume_mm3 bigint not null,
  vas_text i18n not null,
  origin i18n not null,
  destination i18n not null,
  currency currency_code not null,
  freight_payable_minor minor_units not null,
  vas_payable_minor minor_units not null,
  insurance_payable_minor minor_units not null,
  other_payable_minor minor_units not null,
  freight_receivable_minor minor_units not null,
  vas_receivable_minor minor_units not null,
  insurance_receivable_minor minor_units not null,
  other_receivable_minor minor_units not null,
  other_remark text not null default '',
  quantity int not null,
  payable_total_minor minor_units not null,
  collected boolean not null default false,
  collected_at timestamptz,
  state text not null default 'live' check (state in ('live', 'draft', 'void')),
  check (payable_total_minor = freight_payable_minor + vas_payable_minor + insurance_payable_minor + other_payable_minor)
);
create index bills_member on bills (member_id, consolidated_at desc);
