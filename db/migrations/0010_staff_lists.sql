-- Staff look over the orders and transfers of all members, page by page, narrowed by any of their fields.

-- The page of one warehouse, however few of its orders are among those of that status.
drop index orders_queue;
create index orders_queue on orders (status, warehouse_id, ordered_at desc, id desc) where lifecycle = 'active';
-- For counting: entries with the same key lie side by side, in the order of the table, so that a thousand are a glance.
create index orders_counted on orders (status, warehouse_id) where lifecycle = 'active';
-- Few rows at any time, in the order in which they are listed.
create index orders_cancelled on orders (ordered_at desc, id desc) where lifecycle = 'cancelled';
create index orders_held on orders (status, ordered_at desc, id desc) where lifecycle = 'active' and hold_reason is not null;
create index orders_owing on orders (status, ordered_at desc, id desc) where lifecycle = 'active' and total_minor > paid_minor - refunded_minor;

-- Numbers are found whole and by how they begin, whatever the order of the database's letters.
alter table orders drop constraint orders_order_number_key;
create unique index orders_order_number_key on orders (order_number text_pattern_ops);
create index orders_logistics_begins on orders (upper(logistics_number) text_pattern_ops) where logistics_number is not null;
create statistics orders_logistics_begins on (upper(logistics_number)) from orders;
drop index parcels_number;
create index parcels_number on parcels (tracking_number text_pattern_ops);

drop index bank_transfers_queue;
create index bank_transfers_newest on bank_transfers (submitted_at desc, id desc) where deleted_at is null;
create index bank_transfers_audit on bank_transfers (audit_status, submitted_at desc, id desc) where deleted_at is null;
create index bank_transfers_recharge on bank_transfers (recharge_status, audit_status, submitted_at desc, id desc) where deleted_at is null;
