-- What every room stands on: ids, the keys of repeated calls, limits, number blocks, files, mail and the audit trail.

-- UUIDv7: sortable, not guessable. PostgreSQL brings its own from 18 on; the product runs from 15.
create function new_id() returns uuid language sql volatile parallel safe as $$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid()) placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
      52, 1), 53, 1), 'hex')::uuid
$$;

-- Rows of these tables are written once. The trigger refuses even the owner.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is written once and never changed', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create domain i18n as jsonb check (value is null or jsonb_typeof(value) = 'object');
create domain currency_code as text check (value in ('CNY', 'HKD'));
create domain minor_units as bigint check (value between -1000000000000 and 1000000000000);

create table idempotency_keys (
  user_kind text not null check (user_kind in ('member', 'staff')),
  user_id uuid not null,
  call text not null,
  key text not null,
  body_hash bytea not null,
  answer jsonb,
  expires_at timestamptz not null default now() + interval '24 hours',
  primary key (user_kind, user_id, call, key)
);
create index idempotency_keys_expiry on idempotency_keys (expires_at);

-- Hits per bucket and window, shared by all processes; a crash may empty it, so nothing that guards an account is here.
create unlogged table rate_hits (
  bucket text not null,
  window_start timestamptz not null,
  hits int not null,
  primary key (bucket, window_start)
);

-- Serial numbers are drawn in blocks in a short transaction of their own (decision 28).
create table number_blocks (
  name text primary key,
  next_serial bigint not null default 0
);

create table files (
  id uuid primary key default new_id(),
  owner_kind text not null check (owner_kind in ('member', 'staff')),
  owner_id uuid not null,
  purpose text not null check (purpose in ('claim', 'voucher', 'photo', 'article')),
  type text not null,
  size int not null check (size > 0),
  width int not null,
  height int not null,
  sha256 bytea not null,
  storage_key text not null,
  used boolean not null default false,
  created_at timestamptz not null default now()
);
create index files_unused on files (created_at) where not used;
create index files_owner on files (owner_kind, owner_id, created_at desc);
create index files_sha256 on files (sha256);

create table mail_outbox (
  id uuid primary key default new_id(),
  member_id uuid,
  to_address text not null,
  kind text not null,
  language text not null check (language in ('zh-Hans', 'zh-Hant', 'en')),
  subject text not null,
  body text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  attempts int not null default 0,
  next_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);
create index mail_outbox_due on mail_outbox (next_at) where state = 'queued';

create table captchas (
  id uuid primary key default new_id(),
  scene text not null,
  answer_hash bytea not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index captchas_expiry on captchas (expires_at);

create table audit_log (
  no bigint generated always as identity primary key,
  staff_id uuid not null,
  call text not null,
  target_kind text,
  target_id uuid,
  before jsonb,
  after jsonb,
  ip text not null,
  request_id text not null,
  at timestamptz not null default now()
);
create index audit_log_target on audit_log (target_kind, target_id);
create index audit_log_staff on audit_log (staff_id, no desc);
create trigger audit_log_once before update or delete on audit_log for each row execute function refuse_change();
create trigger audit_log_all before truncate on audit_log execute function refuse_change();

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
