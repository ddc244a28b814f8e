-- What happens to an order after it was paid: deeds that price it again, disputes about a weighing, compensations.

-- Each deed that may move money of an order, in the order in which they were done. What it moves names it as its source.
create table order_deeds (
  no bigint generated always as identity,
  id uuid primary key default new_id(),
  order_id uuid not null references orders,
  kind text not null check (kind in ('packing', 'decision', 'amendment', 'adjustment', 'dispute', 'compensation')),
  actor_kind text not null check (actor_kind in ('member', 'staff', 'system')),
  actor_id uuid,
  at timestamptz not null default now()
);
create index order_deeds_order on order_deeds (order_id, no desc);
create trigger order_deeds_once before update or delete on order_deeds for each row execute function refuse_change();

insert into order_deeds (id, order_id, kind, actor_kind, actor_id, at)
select packing_id, min(order_id::text)::uuid, 'packing', 'staff', min(staff_id::text)::uuid, min(weighed_at)
from order_cartons group by packing_id order by min(weighed_at);

-- A weighing is evidence: it may be superseded once, and never changed.
create function keep_weighing() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.voided_at is null and new.voided_at is not null
    and to_jsonb(new) - 'voided_at' = to_jsonb(old) - 'voided_at' then
    return new;
  end if;
  raise exception 'a weighing is never changed';
end $$;
create trigger order_cartons_once before update or delete on order_cartons for each row execute function keep_weighing();
create index order_cartons_order on order_cartons (order_id, weighed_at);

-- A member doubts a weighing: of a packed box, or of a parcel as it arrived. Each weighing is doubted once.
create table disputes (
  id uuid primary key default new_id(),
  member_id uuid not null references members,
  order_id uuid references orders,
  carton_id uuid references order_cartons,
  parcel_id uuid references parcels,
  receipt_id uuid references receipts,
  reason text not null check (reason <> ''),
  state text not null default 'open' check (state in ('open', 'upheld', 'confirmed', 'superseded')),
  opened_at timestamptz not null default now(),
  answer_by timestamptz not null,
  -- What was measured again, by whom, with which pictures.
  weight_g int check (weight_g > 0),
  length_mm int check (length_mm > 0),
  width_mm int check (width_mm > 0),
  height_mm int check (height_mm > 0),
  photo_file_ids uuid[] not null default '{}',
  note text not null default '',
  decided_by uuid references staff,
  closed_at timestamptz,
  refund_minor minor_units not null default 0 check (refund_minor >= 0),
  constraint disputes_about check (
    (carton_id is not null and order_id is not null and receipt_id is null and parcel_id is null)
    or (receipt_id is not null and parcel_id is not null and carton_id is null)),
  constraint disputes_closed check ((state = 'open') = (closed_at is null)),
  constraint disputes_decided check (
    (state in ('upheld', 'confirmed')) = (decided_by is not null)
    and (decided_by is null or num_nonnulls(weight_g, length_mm, width_mm, height_mm) = 4)),
  constraint disputes_refund check (refund_minor = 0 or state = 'upheld')
);
create unique index disputes_carton on disputes (carton_id) where carton_id is not null;
create unique index disputes_receipt on disputes (receipt_id) where receipt_id is not null;
create index disputes_order on disputes (order_id) where order_id is not null;
create index disputes_parcel on disputes (parcel_id) where parcel_id is not null;
create index disputes_queue on disputes (state, opened_at, id);

-- Nothing leaves while a weighing of its boxes is in doubt.
create function no_shipping_in_doubt() returns trigger language plpgsql as $$
begin
  if exists (select from disputes where order_id = new.id and carton_id is not null and state = 'open') then
    raise exception 'a weighing of this order is in doubt' using constraint = 'orders_no_open_dispute';
  end if;
  return new;
end $$;
create trigger orders_no_open_dispute before update of status on orders for each row
  when (new.status = 'shipped' and old.status <> 'shipped') execute function no_shipping_in_doubt();

-- What a late or lost order gave its member, outside of what was paid and refunded (decision 8).
create table order_compensations (
  id uuid primary key references order_deeds (id),
  order_id uuid not null references orders,
  kind text not null check (kind in ('delay', 'loss')),
  tier int check (tier between 1 and 9),
  elapsed_seconds bigint check (elapsed_seconds >= 0),
  base_minor minor_units not null,
  reduction_minor minor_units not null default 0 check (reduction_minor >= 0),
  credit_minor minor_units not null default 0 check (credit_minor >= 0),
  -- The lost parcels; each is compensated once.
  parcel_ids uuid[] not null default '{}',
  note text not null default '',
  staff_id uuid not null references staff,
  approved_by uuid references staff,
  at timestamptz not null default now(),
  check ((kind = 'delay') = (tier is not null) and (kind = 'delay') = (elapsed_seconds is not null)),
  check (kind = 'delay' or (reduction_minor = 0 and cardinality(parcel_ids) > 0)),
  check (reduction_minor + credit_minor > 0)
);
create unique index order_compensations_delay on order_compensations (order_id) where kind = 'delay';
create index order_compensations_order on order_compensations (order_id);
create trigger order_compensations_once before update or delete on order_compensations for each row execute function refuse_change();

-- All of it was lost: the status stays, the order is marked.
alter table orders add column lost_at timestamptz;
