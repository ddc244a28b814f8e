-- The limit of an export: the rows of its own table through a cursor, newest first, and discarded. It is frozen:
-- when the product's schema changes, this stays, so that figures of different years can be compared.
create table bills (
  id uuid primary key default gen_random_uuid(), member_id uuid not null, order_no text not null, consolidated_at timestamptz not null,
  customer_name text not null, channel_name text not null, billable_g bigint not null, volume_mm3 bigint not null, vas_text text not null,
  origin text not null, destination text not null, currency text not null, freight_pay bigint not null, freight_recv bigint not null,
  vas_pay bigint not null, vas_recv bigint not null, ins_pay bigint not null, ins_recv bigint not null, other_pay bigint not null,
  other_recv bigint not null, other_remark text not null, quantity int not null, pay_total bigint not null, collected boolean not null,
  collected_at timestamptz
);
create index on bills (member_id, consolidated_at desc, id desc);

create procedure bench_bills(count int) language sql as $$
  insert into bills (member_id, order_no, consolidated_at, customer_name, channel_name, billable_g, volume_mm3, vas_text, origin, destination,
    currency, freight_pay, freight_recv, vas_pay, vas_recv, ins_pay, ins_recv, other_pay, other_recv, other_remark, quantity, pay_total, collected)
  select '00000000-0000-0000-0000-000000000001', 'JH' || lpad(n::text, 12, '0'), now() - (count - n) * interval '20 seconds', 'Customer ' || n % 500,
    'Hong Kong parcel line', 1000 * (2 + n % 8), 9000000 + n, 'Repacking, Photographs', 'Shenzhen Fuyong', 'Hong Kong', 'CNY',
    7800 + n % 100, 8800 + n % 100, 500, 500, 300, 300, 0, 0, '', 1, 8600 + n % 100, false
  from generate_series(1, count) n
$$;
