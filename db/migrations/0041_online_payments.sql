-- Top-ups by Alipay and WeChat Pay (decision record 60).

-- One attempt to pay. It is committed before the provider hears of it, so that no notice finds nothing.
create table payment_intents (
  id uuid primary key default new_id(),
  payment_number text not null unique,
  member_id uuid not null references members,
  method text not null check (method in ('alipay', 'wechat')),
  -- `qr`: a code to scan; `phone`: a link that opens the wallet.
  channel text not null check (channel in ('qr', 'phone')),
  amount_minor minor_units not null check (amount_minor > 0),
  currency currency_code not null check (currency = 'CNY'),
  state text not null default 'pending' check (state in ('pending', 'succeeded', 'failed', 'expired', 'closed', 'refunded')),
  -- The key of the call that made it: the same key finds the same payment.
  request_key text,
  qr_content text,
  phone_link text,
  provider_trade_number text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  paid_at timestamptz,
  entry_id uuid unique references ledger_entries (id),
  refunded_minor minor_units not null default 0,
  -- What refunds under way have already taken from the balance.
  refunding_minor minor_units not null default 0,
  last_asked_at timestamptz,
  -- When the provider is asked next; null: never.
  ask_at timestamptz default now() + interval '30 seconds',
  -- Why finance looks at it.
  flags text[] not null default '{}',
  -- An operator is told of each flagged payment once.
  flag_told_at timestamptz,
  constraint payment_intents_credited check ((state in ('succeeded', 'refunded')) = (entry_id is not null)),
  constraint payment_intents_paid check ((entry_id is null) = (paid_at is null)),
  constraint payment_intents_refunds check (refunded_minor >= 0 and refunding_minor >= 0 and refunded_minor + refunding_minor <= amount_minor),
  constraint payment_intents_refunded check ((state = 'refunded') = (refunded_minor = amount_minor)),
  constraint payment_intents_key unique (member_id, method, request_key),
  constraint payment_intents_trade unique (method, provider_trade_number)
);
create index payment_intents_member on payment_intents (member_id, created_at desc);
create index payment_intents_newest on payment_intents (created_at desc);
create index payment_intents_ask on payment_intents (ask_at) where ask_at is not null;
create index payment_intents_flagged on payment_intents (created_at desc) where flags <> '{}';

-- What providers said of a payment: each outcome once per source. No secrets, and nothing of who paid.
create table payment_messages (
  no bigint generated always as identity primary key,
  payment_number text not null,
  source text not null check (source in ('create', 'notice', 'query', 'close', 'refund')),
  result text not null,
  -- The refund it is about, or empty.
  refund_number text not null default '',
  details jsonb not null default '{}',
  at timestamptz not null default now(),
  constraint payment_messages_each_once unique (payment_number, source, result, refund_number)
);
create trigger payment_messages_insert_only before update or delete on payment_messages for each row execute function refuse_change();

-- Money that goes back to the wallet app it came from. The number stays the same for every attempt.
create table payment_refunds (
  id uuid primary key default new_id(),
  refund_number text not null unique,
  intent_id uuid not null references payment_intents,
  amount_minor minor_units not null check (amount_minor > 0),
  reason text not null,
  state text not null default 'requested' check (state in ('requested', 'sent', 'done', 'failed')),
  staff_id uuid not null references staff,
  request_key text,
  -- The debit, and the credit that undid it.
  entry_id uuid not null unique references ledger_entries (id),
  returned_entry_id uuid unique references ledger_entries (id),
  tries int not null default 0,
  ask_at timestamptz default now() + interval '1 minute',
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint payment_refunds_returned check ((state = 'failed') = (returned_entry_id is not null)),
  constraint payment_refunds_key unique (staff_id, request_key)
);
create index payment_refunds_intent on payment_refunds (intent_id, created_at);
create index payment_refunds_ask on payment_refunds (ask_at) where ask_at is not null;
