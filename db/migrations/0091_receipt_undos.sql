-- A receipt is written once; what undid it is a row of its own (B-IN-16).
create table receipt_undos (
  receipt_id uuid primary key references receipts,
  staff_id uuid not null references staff,
  at timestamptz not null default now()
);
create trigger receipt_undos_once before update or delete on receipt_undos for each row execute function refuse_change();

-- The warehouse that a forecast named, so that undoing its receipt restores it. Null: there was no forecast.
alter table receipts add column forecast_warehouse_id uuid references warehouses;
