-- The answer to a key of A7, once nobody else works under it. Volatile, so that the look-up sees what the wait was for;
-- the wait for a rival is longer than any other.
create function stored_answer(of_kind text, of_user uuid, of_call text, of_key text)
returns table (body_hash bytea, answer jsonb) language plpgsql volatile as $$
#variable_conflict use_column
declare
  lock bigint := hashtextextended(of_kind || of_user::text || of_call || of_key, 0);
begin
  if not pg_try_advisory_xact_lock(lock) then
    perform set_config('lock_timeout', '10s', true);
    perform pg_advisory_xact_lock(lock);
    perform set_config('lock_timeout', '3s', true);
  end if;
  return query select k.body_hash, k.answer from idempotency_keys k
    where k.user_kind = of_kind and k.user_id = of_user and k.call = of_call and k.key = of_key and k.expires_at > now();
end $$;

-- One index answers what two did: that an event happens once per source, and what a source has led to.
alter table ledger_entries drop constraint ledger_entries_once;
alter table ledger_entries add constraint ledger_entries_once unique (source_kind, source_id, event);
drop index ledger_entries_source;

-- How many orders of a member are on the way, and how many have arrived: what only grows is not counted anew for each list.
-- What is still in hand is few at any time, and is counted; so a payment writes nothing here. Written by the trigger alone.
create table order_counts (
  member_id uuid primary key references members,
  shipped int not null,
  signed int not null
) with (fillfactor = 70);

create function count_orders() returns trigger language plpgsql as $$
declare
  was text := case when tg_op <> 'INSERT' and old.lifecycle = 'active' then old.status end;
  is_now text := case when tg_op <> 'DELETE' and new.lifecycle = 'active' then new.status end;
  more_shipped int := (is_now is not distinct from 'shipped')::int - (was is not distinct from 'shipped')::int;
  more_signed int := (is_now is not distinct from 'signed')::int - (was is not distinct from 'signed')::int;
begin
  if more_shipped <> 0 or more_signed <> 0 then
    insert into order_counts as kept values (coalesce(new.member_id, old.member_id), more_shipped, more_signed)
    on conflict (member_id) do update set shipped = kept.shipped + excluded.shipped, signed = kept.signed + excluded.signed;
  end if;
  return null;
end $$;
create trigger orders_counted_insert after insert on orders for each row when (new.status in ('shipped', 'signed')) execute function count_orders();
create trigger orders_counted_update after update of status, lifecycle on orders for each row
  when (new.status in ('shipped', 'signed') or old.status in ('shipped', 'signed')) execute function count_orders();
create trigger orders_counted_delete after delete on orders for each row when (old.status in ('shipped', 'signed')) execute function count_orders();
insert into order_counts
select member_id, count(*) filter (where status = 'shipped'), count(*) filter (where status = 'signed') from orders
where lifecycle = 'active' and status in ('shipped', 'signed') group by member_id;

-- Orders to pay are counted on every visit of a member's home.
create index orders_unpaid on orders (member_id) where lifecycle = 'active' and status = 'awaiting_payment';
