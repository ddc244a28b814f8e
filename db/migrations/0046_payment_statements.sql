-- Daily check of online payments against the provider's statement (decision record 63). Days are those of China.
create table payment_statements (
  id uuid primary key default new_id(),
  method text not null check (method in ('alipay', 'wechat')),
  day date not null,
  -- `waiting`: no statement of this day has counted yet.
  state text not null default 'waiting' check (state in ('waiting', 'compared')),
  tries int not null default 0,
  tried_at timestamptz,
  -- Why the last attempt brought nothing; null: it brought a statement.
  fault text check (fault in ('not_ready', 'no_answer', 'not_signed', 'wrong_file', 'wrong_day')),
  -- When it is fetched next; null: only when somebody asks.
  ask_at timestamptz,
  compared_at timestamptz,
  -- An operator is told once of a day that stays without a statement.
  late_told_at timestamptz,
  their_payments int not null default 0,
  their_paid_minor minor_units not null default 0,
  their_refunds int not null default 0,
  their_refunded_minor minor_units not null default 0,
  our_payments int not null default 0,
  our_paid_minor minor_units not null default 0,
  our_refunds int not null default 0,
  our_refunded_minor minor_units not null default 0,
  constraint payment_statements_once unique (method, day),
  constraint payment_statements_compared check ((state = 'compared') = (compared_at is not null))
);
create index payment_statements_newest on payment_statements (day desc, method);
create index payment_statements_ask on payment_statements (ask_at) where ask_at is not null;

-- What the provider lists: numbers and amounts, nothing of who paid. A day that is fetched again is replaced.
create table payment_statement_rows (
  statement_id uuid not null references payment_statements,
  method text not null check (method in ('alipay', 'wechat')),
  subject text not null check (subject in ('payment', 'refund')),
  -- Our payment's or refund's number; of a refund made elsewhere, the provider's.
  number text not null,
  payment_number text not null,
  trade_number text not null,
  amount_minor minor_units not null check (amount_minor > 0),
  constraint payment_statement_rows_once primary key (statement_id, subject, number)
);
create index payment_statement_rows_number on payment_statement_rows (method, subject, number);

create table payment_differences (
  id uuid primary key default new_id(),
  -- The day it was found on.
  statement_id uuid not null references payment_statements,
  method text not null check (method in ('alipay', 'wechat')),
  subject text not null check (subject in ('payment', 'refund')),
  number text not null,
  payment_number text not null,
  trade_number text,
  kind text not null check (kind in ('missing_here', 'missing_there', 'other_amount', 'other_state')),
  -- What each side counts; null: nothing.
  our_minor minor_units,
  our_state text not null,
  their_minor minor_units,
  found_at timestamptz not null default now(),
  state text not null default 'open' check (state in ('open', 'mended', 'explained')),
  closed_at timestamptz,
  -- Null: both sides agreed by themselves.
  closed_by uuid references staff,
  approved_by uuid references staff,
  reason text not null default '',
  constraint payment_differences_closed check ((state = 'open') = (closed_at is null)),
  constraint payment_differences_explained check (state <> 'explained' or (closed_by is not null and reason <> '')),
  constraint payment_differences_two_people check (approved_by is null or approved_by <> closed_by),
  constraint payment_differences_differ check (our_minor is distinct from their_minor),
  -- The same figures are found once: what was explained is not reported again.
  constraint payment_differences_same unique nulls not distinct (method, subject, number, kind, our_minor, their_minor)
);
create unique index payment_differences_open on payment_differences (method, subject, number) where state = 'open';
create index payment_differences_queue on payment_differences (found_at, id) where state = 'open';
create index payment_differences_newest on payment_differences (found_at desc, id desc);
create index payment_differences_statement on payment_differences (statement_id);
create index payment_differences_closer on payment_differences (closed_by, closed_at) where state = 'explained';

-- A refund that was made in the merchant platform and is booked here: the provider's number of it.
alter table payment_refunds add column provider_number text unique;

-- Finance has looked at the flags of a payment and said what became of it; a new flag has to be looked at again.
alter table payment_intents
  add column flags_settled_at timestamptz,
  add column flags_settled_by uuid references staff,
  add column flags_note text not null default '',
  -- When the newest flag was raised.
  add column flagged_at timestamptz;
update payment_intents set flagged_at = coalesce(paid_at, ended_at, created_at) where flags <> '{}';
drop index payment_intents_flagged;
create index payment_intents_flagged on payment_intents (created_at desc) where flags <> '{}' and flags_settled_at is null;
create index payment_intents_flags_waiting on payment_intents (flagged_at) where flags <> '{}' and flags_settled_at is null;
-- The daily check reads what was credited and refunded on a day.
create index payment_intents_paid_at on payment_intents (method, paid_at) where paid_at is not null;
create index payment_refunds_done on payment_refunds (ended_at) where state = 'done';
