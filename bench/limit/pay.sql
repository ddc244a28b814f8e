-- The limit of a payment: one function call on tables of its own, with what any durable payment needs and no more. It is
-- frozen: when the product's schema changes, this stays, so that figures of different years can be compared.
create function bench_id(n bigint) returns uuid language sql immutable parallel safe
  as $$ select lpad(to_hex(n), 32, '0')::uuid $$;

create table ledger_accounts (
  id uuid primary key, member_id uuid, kind text not null, unit text not null check (unit in ('CNY', 'HKD', 'COIN')),
  balance bigint not null default 0, may_go_negative boolean not null default false,
  check (balance >= 0 or may_go_negative)
) with (fillfactor = 70);
create unique index on ledger_accounts (member_id, unit) where member_id is not null;

create table ledger_entries (
  id uuid primary key default uuidv7(), from_account uuid not null, to_account uuid not null, unit text not null,
  amount bigint not null check (amount > 0), event text not null, source_kind text not null, source_id uuid not null,
  from_before bigint, from_after bigint, to_before bigint, to_after bigint,
  at timestamptz not null default now(), actor_id uuid not null,
  check (from_account <> to_account)
);
create unique index on ledger_entries (event, source_kind, source_id);
create index on ledger_entries (from_account, at desc);
create index on ledger_entries (to_account, at desc) where to_before is not null;
create function refuse_change() returns trigger language plpgsql as $$ begin raise exception 'ledger entries are insert-only'; end $$;
create trigger insert_only before update or delete on ledger_entries for each row execute function refuse_change();

create table orders (
  id uuid primary key, order_no text not null unique, member_id uuid not null, status int not null check (status in (10, 20, 30, 40, 50)),
  warehouse_id uuid not null, currency text not null, total bigint not null, paid bigint not null default 0, refunded bigint not null default 0,
  billable_g int not null default 1500, goods_name text not null default 'clothes and shoes', price_snapshot jsonb not null default '{"first":7800,"continuation":1600}',
  consignee jsonb not null default '{"name":"Chan Tai Man","phone":"+85291234567","address":"Flat 7, 12/F, Example Court, Example Road, Kowloon"}',
  ordered_at timestamptz not null default now(), paid_at timestamptz, packed_at timestamptz, version int not null default 1,
  check (paid >= refunded)
) with (fillfactor = 80);
create index on orders (member_id, status, ordered_at desc);
create index on orders (status, warehouse_id);

create table order_history (id uuid primary key default uuidv7(), order_id uuid not null, from_status int, to_status int not null, event text not null, actor_id uuid not null, at timestamptz not null default now());
create index on order_history (order_id, at);
create table mail_outbox (id uuid primary key default uuidv7(), member_id uuid not null, kind text not null, body jsonb not null, state text not null default 'queued', next_at timestamptz not null default now());
create index on mail_outbox (next_at) where state = 'queued';
create table idempotency_keys (user_id uuid not null, call text not null, key text not null, body_hash bytea not null, answer jsonb, expires_at timestamptz not null, primary key (user_id, call, key));

-- The house account's balance is the sum of its entries; no payment writes or locks its row.
insert into ledger_accounts values (bench_id(1), null, 'house:revenue', 'CNY', 0, true);
insert into ledger_accounts select bench_id(2000000 + n), bench_id(1000000 + n), 'member', 'CNY', 1000000000000, false from generate_series(1, 10000) n;

-- Order k is that of member 1 + (k * 7919) % 10000, so that neighbours in time are not neighbours in the tables.
create procedure bench_orders(first bigint, last bigint) language sql as $$
  insert into orders (id, order_no, member_id, status, warehouse_id, currency, total)
  select bench_id(10000000 + k), 'JH' || k, bench_id(1000000 + 1 + (k * 7919) % 10000), 10, bench_id(7), 'CNY', 7800 from generate_series(first, last) k $$;

-- Locks in the order: idempotency key, order, wallet.
create function pay_order(p_member uuid, p_order uuid, p_expected bigint, p_key text, p_hash bytea) returns jsonb language plpgsql as $$
declare v_order record; v_account record; v_entry uuid; v_answer jsonb; v_stored record;
begin
  insert into idempotency_keys (user_id, call, key, body_hash, expires_at) values (p_member, 'orders.pay', p_key, p_hash, now() + interval '24 hours') on conflict do nothing;
  if not found then
    select body_hash, answer into v_stored from idempotency_keys where user_id = p_member and call = 'orders.pay' and key = p_key;
    if v_stored.body_hash <> p_hash then raise exception 'other_body' using errcode = 'SC006'; end if;
    return v_stored.answer;
  end if;
  select total, currency, status into v_order from orders where id = p_order and member_id = p_member for update;
  if not found then raise exception 'not_found' using errcode = 'SC002'; end if;
  if v_order.status <> 10 then raise exception 'already_paid' using errcode = 'SC410'; end if;
  if v_order.total <> p_expected then raise exception 'price_changed' using errcode = 'SC411'; end if;
  select id, balance into v_account from ledger_accounts where member_id = p_member and unit = v_order.currency for update;
  if v_account.balance < v_order.total then raise exception 'insufficient_balance' using errcode = 'SC501'; end if;
  update ledger_accounts set balance = balance - v_order.total where id = v_account.id;
  insert into ledger_entries (from_account, to_account, unit, amount, event, source_kind, source_id, from_before, from_after, actor_id)
    values (v_account.id, bench_id(1), v_order.currency, v_order.total, 'ORDER_PAY', 'order', p_order, v_account.balance, v_account.balance - v_order.total, p_member)
    returning id into v_entry;
  update orders set status = 20, paid = total, paid_at = now(), version = version + 1 where id = p_order;
  insert into order_history (order_id, from_status, to_status, event, actor_id) values (p_order, 10, 20, 'pay', p_member);
  insert into mail_outbox (member_id, kind, body) values (p_member, 'ORDER_PAID', jsonb_build_object('orderId', p_order));
  v_answer := jsonb_build_object('orderId', p_order, 'status', 20, 'paidMinor', v_order.total, 'currency', v_order.currency, 'balanceAfterMinor', v_account.balance - v_order.total, 'entryId', v_entry);
  update idempotency_keys set answer = v_answer where user_id = p_member and call = 'orders.pay' and key = p_key;
  return v_answer;
end $$;
