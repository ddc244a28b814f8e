-- Standing rules: what a member wants done by itself once parcels have come together (decision record 20).
create table standing_rules (
  id uuid primary key default new_id(),
  member_id uuid not null references members,
  name text not null check (name <> ''),
  -- Which parcels: those of one warehouse, of one customer code or (empty) all.
  warehouse_id uuid not null references warehouses,
  customer_code text not null default '',
  -- When: as soon as all of them lie there, or so many days after the first came; null waits for all.
  wait_days int check (wait_days between 1 and 60),
  -- How they travel.
  -- Null once the address is gone for good; the rule then pauses.
  receiver_id uuid references addresses on delete set null,
  channel_id uuid not null references channels,
  pickup_point_id uuid references pickup_points,
  currency currency_code not null,
  -- Null declares what the goods are worth, which is known in CNY alone.
  declared_value_minor minor_units check (declared_value_minor > 0),
  insured boolean not null,
  -- Paid by itself up to this; null asks the member every time.
  pay_up_to_minor minor_units check (pay_up_to_minor >= 0),
  active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (declared_value_minor is not null or currency = 'CNY')
);
create index standing_rules_member on standing_rules (member_id, created_at, id) where deleted_at is null;
create index standing_rules_active on standing_rules (id) where active and deleted_at is null;

-- One time that a rule acts: told to its member beforehand, and stopped by one press until it is due.
create table rule_runs (
  id uuid primary key default new_id(),
  rule_id uuid not null references standing_rules,
  member_id uuid not null references members,
  state text not null default 'planned' check (state in ('planned', 'stopped', 'dropped', 'failed', 'ordered', 'paid', 'asks')),
  parcel_ids uuid[] not null check (cardinality(parcel_ids) between 1 and 100),
  due_at timestamptz not null,
  order_id uuid references orders,
  created_at timestamptz not null default now(),
  constraint rule_runs_order check ((state in ('ordered', 'paid', 'asks')) = (order_id is not null))
);
create unique index rule_runs_planned on rule_runs (rule_id) where state = 'planned';
create index rule_runs_due on rule_runs (due_at) where state = 'planned';
create index rule_runs_ordered on rule_runs (id) where state = 'ordered';
create index rule_runs_rule on rule_runs (rule_id, created_at desc);

-- Every step that a rule took by itself, with what explains it.
create table rule_log (
  no bigint generated always as identity primary key,
  member_id uuid not null references members,
  rule_id uuid not null references standing_rules,
  run_id uuid not null references rule_runs,
  code text not null check (code in ('planned', 'stopped', 'dropped', 'failed', 'ordered', 'paid', 'asks')),
  details jsonb not null default '{}',
  at timestamptz not null default now()
);
create index rule_log_member on rule_log (member_id, no desc);
create index rule_log_rule on rule_log (rule_id, no desc);
create trigger rule_log_once before update or delete on rule_log for each row execute function refuse_change();

-- A member is reminded once at each mark before a parcel's free days end (decision record 21).
create table storage_reminders (
  parcel_id uuid not null references parcels,
  days_left int not null,
  at timestamptz not null default now(),
  primary key (parcel_id, days_left)
);
create index parcels_in_stock_since on parcels (inbound_at, id) where status = 'in_stock' and deleted_at is null and closed_reason is null;
