-- Live updates (decision record 65): what changed, for whom, told by the transaction that changed it. A table whose rows
-- people look at has one of the triggers below; nothing else writes here.

-- Changes that no relay has numbered yet. Without a key and an index, so that telling costs a deed one small row.
create table live_changes (
  topic text not null,
  -- Who may know of it: this member, and staff by topic and warehouse. No warehouse: staff of the topic everywhere.
  member_id uuid,
  warehouse_id uuid,
  -- Which parcel, order …
  subject_id uuid not null,
  -- All members may know of it, such as of a parcel in the pool.
  everybody boolean not null default false
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, autovacuum_analyze_threshold = 100000);

-- The same, numbered without gaps in the order in which streams get them; deleted after an hour.
create table live_events (
  sequence bigint primary key,
  topic text not null,
  member_id uuid,
  warehouse_id uuid,
  -- Null: several of them.
  subject_id uuid,
  everybody boolean not null,
  at timestamptz not null default now()
);
create index live_events_member on live_events (member_id, sequence) where member_id is not null;
create index live_events_everybody on live_events (sequence) where everybody;

-- The last number. Who has locked this row is the relay.
create table live_relay (last_sequence bigint not null);
insert into live_relay values (0);

create function tell_live() returns trigger language plpgsql as $$
begin
  insert into live_changes values (tg_argv[0], new.member_id, new.warehouse_id, new.id);
  -- Where it was, somebody may still be looking at it.
  if old.warehouse_id <> new.warehouse_id then
    insert into live_changes values (tg_argv[0], null, old.warehouse_id, new.id);
  end if;
  return null;
end $$;

create function tell_live_of_member() returns trigger language plpgsql as $$
begin
  insert into live_changes values (tg_argv[0], new.member_id, null, new.id);
  return null;
end $$;

create function tell_live_of_staff() returns trigger language plpgsql as $$
begin
  insert into live_changes values (tg_argv[0], null, null, new.id);
  return null;
end $$;

-- A parcel that nobody owns yet: members see it in the pool, and staff in their warehouse.
create function tell_live_of_pool() returns trigger language plpgsql as $$
begin
  insert into live_changes values ('pool', null, new.warehouse_id, new.id, true);
  return null;
end $$;

-- A step on the way changes no row of the order itself.
create function tell_live_of_step() returns trigger language plpgsql as $$
begin
  insert into live_changes select 'orders', member_id, warehouse_id, id from orders where id = new.order_id;
  return null;
end $$;

create function tell_live_of_dispute() returns trigger language plpgsql as $$
begin
  insert into live_changes
  select 'disputes', new.member_id, coalesce(o.warehouse_id, p.warehouse_id), new.id
  from (values (1)) one left join orders o on o.id = new.order_id left join parcels p on p.id = new.parcel_id;
  return null;
end $$;

create trigger parcels_live after insert or update on parcels for each row execute function tell_live('parcels');
create trigger orders_live after insert or update on orders for each row execute function tell_live('orders');
create trigger order_events_live after insert on order_events for each row execute function tell_live_of_step();
create trigger claims_live after insert or update on claims for each row execute function tell_live('claims');
create trigger unclaimed_parcels_live after insert or update on unclaimed_parcels for each row execute function tell_live_of_pool();
create trigger disputes_live after insert or update on disputes for each row execute function tell_live_of_dispute();
create trigger bills_live after insert or update on bills for each row execute function tell_live_of_member('bills');
create trigger bank_transfers_live after insert or update on bank_transfers for each row execute function tell_live_of_member('topUps');
create trigger payment_intents_live after insert or update on payment_intents for each row execute function tell_live_of_member('topUps');
-- The payment of an order is told with its order, which it changes too: one row less where most happens.
create trigger ledger_entries_live after insert on ledger_entries for each row
  when (new.event not in ('ORDER_PAY', 'REDEEM')) execute function tell_live_of_member('money');
create trigger standing_rules_live after insert or update on standing_rules for each row execute function tell_live_of_member('rules');
create trigger messages_live after insert or update on messages for each row execute function tell_live_of_member('letters');
create trigger approvals_live after insert or update on approvals for each row execute function tell_live_of_staff('approvals');
