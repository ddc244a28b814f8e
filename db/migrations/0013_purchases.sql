-- What a member bought at once and its seller sent in several parcels. The member says how many; while some have come and
-- others have not, the purchase is watched.
create table purchases (
  id uuid primary key default new_id(),
  member_id uuid not null references members,
  -- The shop's order number, or whatever the member calls it.
  purchase_number text not null check (length(purchase_number) between 1 and 40),
  expected_parcels int not null check (expected_parcels between 1 and 99),
  watched boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  constraint purchases_once unique (member_id, purchase_number)
);
create index purchases_newest on purchases (member_id, created_at desc, id desc);
create index purchases_watched on purchases (member_id, created_at desc, id desc) where watched;

alter table parcels add column purchase_id uuid references purchases;
create index parcels_purchase on parcels (purchase_id) where purchase_id is not null;

-- A forecast from the public site is made by somebody who did not sign in (C-27).
alter table parcel_events drop constraint parcel_events_actor_kind_check;
alter table parcel_events add constraint parcel_events_actor_kind_check check (actor_kind in ('member', 'staff', 'system', 'visitor'));

-- Yunda's numbers of thirteen digits, where nobody has changed the pattern.
update couriers set tracking_hint = '^([34]\d{14}|[345]\d{12})$' where code = 'YD' and tracking_hint = '^(4\d{14}|3\d{14}|5\d{12})$';
