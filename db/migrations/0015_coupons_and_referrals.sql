-- Coupons, what staff give by hand (coins, store top-ups), and why a referral's reward waits.

create table coupon_templates (
  id uuid primary key default new_id(),
  title i18n not null,
  kind text not null check (kind in ('amount', 'percent')),
  value_minor minor_units check (value_minor > 0),
  value_bp int check (value_bp between 1 and 10000),
  -- Null: in whatever currency an order has, its amounts counted in that one.
  currency currency_code,
  min_spend_minor minor_units not null default 0 check (min_spend_minor >= 0),
  max_discount_minor minor_units check (max_discount_minor > 0),
  -- Null: for every channel.
  channel_ids uuid[] check (cardinality(channel_ids) > 0),
  valid_from timestamptz,
  valid_to timestamptz,
  valid_days int check (valid_days between 1 and 3660),
  quota int check (quota > 0),
  issued int not null default 0 check (issued >= 0),
  active boolean not null default true,
  created_by uuid references staff,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  constraint coupon_templates_value check ((kind = 'amount') = (value_minor is not null) and (kind = 'percent') = (value_bp is not null)),
  constraint coupon_templates_validity check (
    (valid_days is null) <> (valid_to is null) and (valid_to is null or valid_from is null or valid_from <= valid_to)),
  constraint coupon_templates_quota check (quota is null or issued <= quota)
);
create index coupon_templates_newest on coupon_templates (created_at desc, id desc);

-- One deed of giving: who gave how many of which, and what they are worth at most.
create table coupon_issues (
  id uuid primary key default new_id(),
  template_id uuid not null references coupon_templates,
  staff_id uuid references staff,
  members int not null,
  quantity int not null check (quantity > 0),
  worth_minor bigint not null,
  issued_at timestamptz not null default now()
);
create index coupon_issues_staff on coupon_issues (staff_id, issued_at);

-- A coupon keeps the terms under which it was given; the template may change afterwards.
create table coupons (
  id uuid primary key default new_id(),
  template_id uuid not null references coupon_templates,
  issue_id uuid not null references coupon_issues,
  member_id uuid not null references members,
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  state text not null default 'usable' check (state in ('usable', 'used', 'expired', 'revoked')),
  valid_from timestamptz not null,
  valid_to timestamptz not null,
  order_id uuid references orders,
  used_at timestamptz,
  discount_minor minor_units,
  revoked_at timestamptz,
  revoke_reason text,
  issued_at timestamptz not null default now(),
  constraint coupons_used check (
    (state = 'used') = (order_id is not null) and (state = 'used') = (used_at is not null) and (state = 'used') = (discount_minor is not null)),
  constraint coupons_revoked check ((state = 'revoked') = (revoked_at is not null))
);
-- One coupon per order (E5).
create unique index coupons_one_order on coupons (order_id) where order_id is not null;
create index coupons_member on coupons (member_id, state, valid_to);
create index coupons_newest on coupons (issued_at desc, id desc);
create index coupons_ending on coupons (valid_to) where state = 'usable';

create table coupon_history (
  no bigint generated always as identity primary key,
  coupon_id uuid not null references coupons,
  event text not null,
  from_state text,
  to_state text not null,
  actor_kind text not null check (actor_kind in ('member', 'staff', 'system')),
  actor_id uuid,
  note text not null default '',
  at timestamptz not null default now()
);
create index coupon_history_coupon on coupon_history (coupon_id, no desc);
create trigger coupon_history_once before update or delete on coupon_history for each row execute function refuse_change();

-- Which coupon an order was paid with; a cancelled order keeps the memory of it, the coupon itself is free again.
alter table orders add constraint orders_coupon foreign key (coupon_id) references coupons;

-- One item of the store is worth `store.itemValueMinor`; what it was at the time stands here.
create table store_topups (
  id uuid primary key,
  member_id uuid not null references members,
  store_order_number text not null,
  quantity int not null check (quantity between 1 and 50000),
  item_value_minor minor_units not null check (item_value_minor > 0),
  amount_minor minor_units not null,
  note text not null default '',
  staff_id uuid not null references staff,
  entry_id uuid not null references ledger_entries (id),
  credited_at timestamptz not null default now(),
  constraint store_topups_amount check (amount_minor = quantity * item_value_minor)
);
-- The same number with other spacing or letters is the same purchase.
create unique index store_topups_order on store_topups (upper(regexp_replace(store_order_number, '[\s-]', '', 'g')));
create index store_topups_member on store_topups (member_id, credited_at desc);

-- Why a reward waits for a person, and what could not be taken back of one that was paid.
alter table referrals
  add column hold_reasons text[] not null default '{}',
  add column network_hash bytea,
  add column written_off int not null default 0 check (written_off >= 0),
  add column void_reason text,
  add column voided_at timestamptz,
  add column decided_by uuid references staff,
  add constraint referrals_written_off check (written_off = 0 or state = 'void');
create index referrals_state on referrals (state, created_at desc, id desc);
create index referrals_newest on referrals (created_at desc, id desc);
create index referrals_network on referrals (network_hash, created_at) where network_hash is not null;
create index members_phone on members (phone_e164) where phone_e164 is not null;
