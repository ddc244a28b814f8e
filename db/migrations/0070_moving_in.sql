-- Moving in from an old system (decision record 74): files are checked row by row, then moved in, each row once.

-- The number that a member had in the old system. It stands in the addresses that shops have stored, so it stays valid at
-- receiving. It never resembles a number of ours (`domain/member-alias.ts`).
create table member_aliases (
  alias text primary key check (alias ~ '^[A-Z0-9][A-Z0-9-]{1,11}$' and alias !~ '^JY[0-9]+$'),
  member_id uuid not null references members,
  moved_at timestamptz not null default now()
);
create index member_aliases_member on member_aliases (member_id);

-- Members who came without a password. Until they choose one, their account has a hash that no password fits.
create table moved_members (
  member_id uuid primary key references members,
  nobodys_hash text not null,
  moved_at timestamptz not null default now(),
  -- Their link to choose a password was mailed: once, whatever happens to a wave.
  mailed_at timestamptz
);
create index moved_members_to_mail on moved_members (moved_at, member_id) where mailed_at is null;

create table moving_runs (
  id uuid primary key default new_id(),
  name text not null,
  started_by uuid not null references staff,
  started_at timestamptz not null default now(),
  ended_at timestamptz
);
-- One at a time, so that two never move the same thing.
create unique index moving_runs_open on moving_runs ((true)) where ended_at is null;

create table moving_files (
  id uuid primary key default new_id(),
  run_id uuid not null references moving_runs,
  kind text not null check (kind in ('members', 'addresses', 'balances', 'coupons', 'parcels')),
  name text not null,
  size int not null check (size > 0),
  received int not null default 0 check (received between 0 and size),
  -- Of the person who uploaded it: tells which legacy encoding a file without Unicode may have.
  language text not null,
  state text not null check (state in (
    'uploading', 'reading', 'unreadable', 'checking', 'faulty', 'ready', 'waiting', 'moving', 'moved', 'cancelled')),
  -- Why it cannot be read: a word of `contract/wire/field-texts.ts`.
  fault text,
  rows int not null default 0,
  checked int not null default 0,
  -- Rows that were moved in before, by an earlier file.
  known int not null default 0,
  moved int not null default 0,
  faults int not null default 0,
  -- Of balances and coupons: how many and how much of each unit; what the second person signs.
  totals jsonb,
  uploaded_by uuid not null references staff,
  uploaded_at timestamptz not null default now(),
  moved_by uuid references staff,
  signed_by uuid references staff,
  signed_at timestamptz,
  changed_at timestamptz not null default now(),
  check (signed_by is null or (moved_by is not null and signed_by <> moved_by)),
  -- What is worth money moves only with two names.
  check (kind not in ('balances', 'coupons') or state not in ('moving', 'moved') or signed_by is not null)
);
create unique index moving_files_one on moving_files (run_id, kind) where state not in ('moved', 'cancelled');
create index moving_files_work on moving_files (changed_at) where state in ('reading', 'checking', 'moving');

-- The file as it was sent, piece by piece.
create table moving_pieces (
  file_id uuid not null references moving_files on delete cascade,
  start int not null,
  bytes bytea not null,
  primary key (file_id, start)
);

create table moving_rows (
  file_id uuid not null references moving_files on delete cascade,
  -- As the spreadsheet counts them.
  row_no int not null,
  -- The old system's key of the row; what else must occur once in a file.
  source_key text not null,
  also_once text,
  cells jsonb not null,
  state text not null default 'read' check (state in ('read', 'good', 'known', 'faulty', 'moved')),
  primary key (file_id, row_no)
);
create index moving_rows_key on moving_rows (file_id, source_key);
create index moving_rows_once on moving_rows (file_id, also_once) where also_once is not null;
create index moving_rows_open on moving_rows (file_id, row_no) where state in ('read', 'good');

create table moving_faults (
  no bigint generated always as identity primary key,
  file_id uuid not null references moving_files on delete cascade,
  row_no int not null,
  field text not null,
  word text not null
);
create index moving_faults_file on moving_faults (file_id, row_no, no);

-- What was moved in, by the old system's key: a file that is moved in again doubles nothing.
create table moved_in (
  kind text not null,
  source_key text not null,
  -- What the row became; of a balance its opening.
  target_id uuid not null,
  file_id uuid not null references moving_files,
  moved_at timestamptz not null default now(),
  primary key (kind, source_key)
);

-- A balance to open, as the second person sees it in the totals. Its id is the source of the entry.
create table moving_openings (
  id uuid primary key default new_id(),
  run_id uuid not null references moving_runs,
  file_id uuid not null references moving_files,
  source_key text not null,
  member_id uuid not null references members,
  unit text not null check (unit in ('CNY', 'HKD', 'COIN')),
  amount bigint not null check (amount between 1 and 1000000000000),
  entry_id uuid references ledger_entries (id),
  -- Once for each member and unit in a run.
  unique (run_id, member_id, unit)
);
create index moving_openings_key on moving_openings (source_key);
create index moving_openings_open on moving_openings (file_id, id) where entry_id is null;

-- One wave of first-password mails after the other.
create table first_mail_waves (
  id uuid primary key default new_id(),
  size int not null check (size > 0),
  sent int not null default 0 check (sent <= size),
  state text not null default 'sending' check (state in ('sending', 'paused', 'sent')),
  started_by uuid not null references staff,
  started_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create unique index first_mail_waves_one on first_mail_waves ((true)) where state <> 'sent';

alter table ledger_accounts
  drop constraint ledger_accounts_kind_check,
  add constraint ledger_accounts_kind_check check (kind in (
    'member', 'bank', 'alipay', 'wechat', 'store', 'sales', 'coins', 'compensation', 'adjustment', 'receivable', 'opening'));
insert into ledger_accounts (kind, unit) values ('opening', 'CNY'), ('opening', 'HKD'), ('opening', 'COIN');
