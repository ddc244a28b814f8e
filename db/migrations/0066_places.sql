-- Places and reference data as staff keep them (record 73): versions, what ships as a sample, and who changed what.
alter table warehouses add column version int not null default 1, add column sample boolean not null default false;
alter table pickup_areas add column version int not null default 1;
alter table pickup_points add column version int not null default 1, add column sample boolean not null default false;
alter table couriers add column version int not null default 1;
alter table member_levels add column version int not null default 1;
alter table destinations add column version int not null default 1;

-- Until now a sample said so in its own text alone. It is one until its address is replaced.
update warehouses set sample = true where address like U&'%\793A\4F8B\5730\5740%';
update pickup_points set sample = true where name->>'sh' like '%(sample)';

create table place_changes (
  id uuid primary key default gen_random_uuid(),
  no bigint generated always as identity unique,
  kind text not null check (kind in ('warehouse', 'pickUpArea', 'pickUpPoint', 'courier', 'regions', 'memberLevel', 'destination', 'goodsWord')),
  -- The id or code of what was changed.
  key text not null,
  -- The fields that changed; null: it was new, or is gone.
  before jsonb,
  after jsonb,
  staff_id uuid not null references staff,
  at timestamptz not null default now()
);
create index place_changes_key on place_changes (kind, key, no desc);
create trigger place_changes_once before update or delete on place_changes for each row execute function refuse_change();
create trigger place_changes_all before truncate on place_changes execute function refuse_change();
create index orders_pickup_point on orders (pickup_point_id) where pickup_point_id is not null;
