-- Couriers give a number again once its parcel has gone (decision record 14), so a shipped parcel no longer keeps its
-- member from using the number: each shipped row stands for itself. Still one index, because parcels are also found by it.
drop index parcels_member_number;
create unique index parcels_member_number on parcels (member_id, tracking_number, (case when status = 'shipped' then id end))
  nulls not distinct where deleted_at is null and closed_reason is null;

-- Forecasts that are gone count towards those of the day (decision 44).
create index parcels_member_gone on parcels (member_id, listed_at) where deleted_at is not null or closed_reason is not null;

-- What happens to a parcel without being a step of its timeline: who changed or withdrew it, and what stood there before.
create table parcel_history (
  no bigint generated always as identity primary key,
  parcel_id uuid not null references parcels,
  event text not null,
  from_status text,
  to_status text not null,
  actor_kind text not null check (actor_kind in ('member', 'staff', 'system')),
  actor_id uuid,
  note text not null default '',
  details jsonb,
  at timestamptz not null default now()
);
create index parcel_history_parcel on parcel_history (parcel_id, no desc);
create trigger parcel_history_once before update or delete on parcel_history for each row execute function refuse_change();
