-- Services asked for on one parcel: what may be done, at what price, is in vas_items, which says where each may be asked for.
alter table vas_items
  add column asked_on text[] not null default '{order}'
    check (asked_on <> '{}' and asked_on <@ array['order', 'parcel']),
  -- The weight of a parcel may not be known yet, and there is no freight to take a share of.
  add constraint vas_items_of_parcels check (not 'parcel' = any(asked_on) or charge in ('perOrder', 'perPiece'));

-- Paid from the balance when the member asks; given back when it is refused or withdrawn. Name and price as they were then.
create table parcel_services (
  id uuid primary key default new_id(),
  parcel_id uuid not null references parcels,
  service_id uuid not null references vas_items,
  name i18n not null,
  quantity int not null check (quantity > 0),
  note text not null default '',
  currency text not null check (currency in ('CNY', 'HKD')),
  amount_minor minor_units not null check (amount_minor >= 0),
  state text not null default 'asked' check (state in ('asked', 'done', 'refused', 'withdrawn')),
  asked_at timestamptz not null default now(),
  -- By whom it was done or refused, what they wrote, and what it looks like.
  staff_id uuid references staff,
  answer text not null default '',
  photo_file_ids uuid[] not null default '{}',
  closed_at timestamptz,
  version int not null default 1,
  constraint parcel_services_closed check ((state = 'asked') = (closed_at is null)),
  constraint parcel_services_reason check (state <> 'refused' or answer <> ''),
  constraint parcel_services_shown check (state <> 'done' or photo_file_ids <> '{}')
);
create unique index parcel_services_open on parcel_services (parcel_id, service_id) where state = 'asked';
create index parcel_services_parcel on parcel_services (parcel_id, asked_at desc);
create index parcel_services_waiting on parcel_services (asked_at, id) where state = 'asked';
create index parcel_services_newest on parcel_services (asked_at desc, id desc);
