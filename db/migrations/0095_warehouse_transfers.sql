-- A parcel that arrived at another warehouse than forecast is moved to the one its member chooses (E-136, B-IN-40, B-IN-41).
-- It is paid for when the member asks, and both ends are scanned. The parcel stays in stock and is blocked meanwhile.
create table warehouse_transfers (
  id uuid primary key default new_id(),
  parcel_id uuid not null references parcels,
  from_warehouse_id uuid not null references warehouses,
  to_warehouse_id uuid not null references warehouses,
  -- What the price was made of.
  weight_g int not null check (weight_g > 0),
  currency text not null check (currency in ('CNY', 'HKD')),
  amount_minor minor_units not null check (amount_minor >= 0),
  state text not null default 'asked' check (state in ('asked', 'on_the_way', 'arrived', 'withdrawn', 'refused')),
  asked_at timestamptz not null default now(),
  sent_by uuid references staff,
  sent_at timestamptz,
  sent_note text not null default '',
  -- When it should have arrived.
  due_at timestamptz,
  received_by uuid references staff,
  received_at timestamptz,
  received_note text not null default '',
  shelf text,
  -- Withdrawn by the member, or refused by staff.
  closed_by uuid references staff,
  closed_at timestamptz,
  reason text not null default '',
  -- It has not arrived, and this person looked for it.
  missed_by uuid references staff,
  missed_at timestamptz,
  missed_note text not null default '',
  version int not null default 1,
  constraint warehouse_transfers_ends check (from_warehouse_id <> to_warehouse_id),
  constraint warehouse_transfers_sent check ((state in ('on_the_way', 'arrived')) = (sent_at is not null) and (sent_at is null) = (sent_by is null) and (sent_at is null) = (due_at is null)),
  constraint warehouse_transfers_received check ((state = 'arrived') = (received_at is not null) and (received_at is null) = (received_by is null)),
  constraint warehouse_transfers_closed check ((state in ('withdrawn', 'refused')) = (closed_at is not null)),
  constraint warehouse_transfers_refused check ((state = 'refused') = (closed_by is not null) and (state <> 'refused' or reason <> '')),
  constraint warehouse_transfers_missed check ((missed_at is null) = (missed_by is null) and (missed_at is null or missed_note <> ''))
);
create unique index warehouse_transfers_open on warehouse_transfers (parcel_id) where state in ('asked', 'on_the_way');
create index warehouse_transfers_parcel on warehouse_transfers (parcel_id, asked_at desc);
create index warehouse_transfers_newest on warehouse_transfers (asked_at desc, id desc);
create index warehouse_transfers_to_send on warehouse_transfers (asked_at, id) where state = 'asked';
create index warehouse_transfers_on_the_way on warehouse_transfers (sent_at, id) where state = 'on_the_way';

-- The state of its open transfer, kept with the parcel so that whoever locks the parcel knows it.
alter table parcels
  add column transfer_state text check (transfer_state in ('asked', 'on_the_way')),
  add constraint parcels_in_transfer check (
    transfer_state is null
    or (status = 'in_stock' and abnormal_blocking and deleted_at is null and closed_reason is null
      and (transfer_state <> 'on_the_way' or shelf is null)));
