-- Double entry in three units (decision 3). Members' accounts carry a balance that is never below zero; a house
-- account's balance is the sum of its entries, so that two members never wait for each other.
create table ledger_accounts (
  id uuid primary key default new_id(),
  kind text not null check (kind in ('member', 'bank', 'alipay', 'wechat', 'store', 'sales', 'coins', 'compensation', 'adjustment', 'receivable')),
  member_id uuid references members,
  unit text not null check (unit in ('CNY', 'HKD', 'COIN')),
  balance bigint not null default 0,
  last_seq bigint not null default 0,
  created_at timestamptz not null default now(),
  unique (id, unit),
  constraint ledger_accounts_owner check ((kind in ('member', 'receivable')) = (member_id is not null)),
  constraint ledger_accounts_not_below_zero check (balance >= 0),
  constraint ledger_accounts_house_has_no_balance check (kind = 'member' or (balance = 0 and last_seq = 0))
-- Room on the page for the next balance, so that a payment writes no index.
) with (fillfactor = 70);
create unique index ledger_accounts_member on ledger_accounts (member_id, kind, unit) where member_id is not null;
create unique index ledger_accounts_house on ledger_accounts (kind, unit) where member_id is null;
insert into ledger_accounts (kind, unit)
select kind, unit from unnest(array['bank', 'alipay', 'wechat', 'store', 'sales', 'compensation', 'adjustment']) as kind, unnest(array['CNY', 'HKD']) as unit
union all select 'coins', 'COIN';

create table ledger_entries (
  no bigint generated always as identity primary key,
  id uuid not null unique default new_id(),
  from_account uuid not null,
  to_account uuid not null,
  unit text not null,
  amount bigint not null check (amount between 1 and 1000000000000),
  event text not null,
  source_kind text not null,
  source_id uuid not null,
  reference_number text,
  remark jsonb,
  actor_kind text not null check (actor_kind in ('member', 'staff', 'system')),
  actor_id uuid,
  member_id uuid not null references members,
  at timestamptz not null default now(),
  -- The member's ends: position in the statement, balance before and after. Null at a house end.
  from_seq bigint,
  from_before bigint,
  from_after bigint,
  to_seq bigint,
  to_before bigint,
  to_after bigint,
  foreign key (from_account, unit) references ledger_accounts (id, unit),
  foreign key (to_account, unit) references ledger_accounts (id, unit),
  constraint ledger_entries_two_ends check (from_account <> to_account),
  constraint ledger_entries_once unique (event, source_kind, source_id),
  constraint ledger_entries_from_chain check (from_seq is null and from_before is null and from_after is null or from_after = from_before - amount and from_after >= 0),
  constraint ledger_entries_to_chain check (to_seq is null and to_before is null and to_after is null or to_after = to_before + amount),
  constraint ledger_entries_one_end_is_a_member check (from_seq is not null or to_seq is not null or event in ('RECEIVABLE_OPEN'))
);
create unique index ledger_entries_from on ledger_entries (from_account, from_seq) where from_seq is not null;
create unique index ledger_entries_to on ledger_entries (to_account, to_seq) where to_seq is not null;
create index ledger_entries_member on ledger_entries (member_id, no desc);
create index ledger_entries_source on ledger_entries (source_kind, source_id);
-- What a member owes (decision 23) is summed on every credit, so these few entries have an index of their own.
create index ledger_entries_debts on ledger_entries (member_id, unit) where event in ('RECEIVABLE_OPEN', 'RECEIVABLE_PAID');
create trigger ledger_entries_insert_only before update or delete on ledger_entries for each row execute function refuse_change();
create trigger ledger_entries_never_emptied before truncate on ledger_entries execute function refuse_change();

create table bank_transfers (
  id uuid primary key default new_id(),
  transfer_number text not null unique,
  member_id uuid not null references members,
  amount_minor minor_units not null check (amount_minor > 0),
  currency currency_code not null,
  file_id uuid not null references files,
  bank_ref text not null default '',
  remark text not null default '',
  submitted_at timestamptz not null default now(),
  audit_status text not null default 'pending' check (audit_status in ('pending', 'approved', 'rejected')),
  audit_reason text,
  auditor_id uuid references staff,
  audited_at timestamptz,
  received_minor minor_units check (received_minor > 0),
  recharge_status text not null default 'not_credited' check (recharge_status in ('not_credited', 'credited', 'reversed')),
  credited_at timestamptz,
  crediter_id uuid references staff,
  entry_id uuid references ledger_entries (id),
  reversed_at timestamptz,
  reverse_reason text,
  version int not null default 1,
  deleted_at timestamptz,
  check (recharge_status = 'not_credited' or audit_status = 'approved'),
  check (audit_status <> 'approved' or received_minor is not null),
  check ((recharge_status = 'not_credited') = (entry_id is null))
);
-- The same reference with other spacing or letters is the same money.
create unique index bank_transfers_bank_ref on bank_transfers (upper(regexp_replace(bank_ref, '[\s-]', '', 'g')))
  where audit_status = 'approved' and bank_ref ~ '[^\s-]';
create index bank_transfers_queue on bank_transfers (audit_status, submitted_at);
create index bank_transfers_member on bank_transfers (member_id, submitted_at desc) where deleted_at is null;

-- Who did what to a transfer; an edit keeps the amount, picture and reference that it replaced.
create table bank_transfer_history (
  no bigint generated always as identity primary key,
  transfer_id uuid not null references bank_transfers,
  event text not null,
  actor_kind text not null check (actor_kind in ('member', 'staff', 'system')),
  actor_id uuid,
  note text not null default '',
  details jsonb,
  at timestamptz not null default now()
);
create index bank_transfer_history_transfer on bank_transfer_history (transfer_id, no desc);
create trigger bank_transfer_history_once before update or delete on bank_transfer_history for each row execute function refuse_change();
