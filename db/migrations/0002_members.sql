create table member_levels (
  code text primary key,
  name i18n not null,
  sort int not null default 0
);

create table members (
  id uuid primary key default new_id(),
  member_number text not null unique,
  email text not null check (email = lower(email)),
  password_hash text not null,
  state text not null check (state in ('pending', 'active', 'disabled')),
  home_region text not null check (home_region in ('HK', 'CN', 'TW', 'SG', 'ID', 'MY')),
  phone_e164 text,
  phone_region text,
  real_name text,
  level_code text not null references member_levels,
  language text not null check (language in ('zh-Hans', 'zh-Hant', 'en')),
  invitation_code text not null unique,
  age_declaration text not null check (age_declaration in ('adult', 'guardianConsent')),
  terms_at timestamptz not null,
  permissions text[] not null default '{}',
  registered_at timestamptz not null default now(),
  activated_at timestamptz,
  last_login_at timestamptz,
  previous_login_at timestamptz,
  version int not null default 1
);
create unique index members_email on members (email);

create table member_sessions (
  id uuid primary key default new_id(),
  member_id uuid not null references members on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  last_seen_at timestamptz not null default now(),
  user_agent text not null default '',
  ended_at timestamptz,
  end_reason text,
  created_at timestamptz not null default now()
);
create index member_sessions_live on member_sessions (member_id, created_at) where ended_at is null;

-- Activation and reset links: one use, only the hash is kept.
create table auth_tokens (
  id uuid primary key default new_id(),
  member_id uuid not null references members on delete cascade,
  kind text not null check (kind in ('activation', 'reset')),
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index auth_tokens_member on auth_tokens (member_id, kind);

-- Failures count per account and network, so that a stranger can not lock somebody out (decision 24).
create table sign_in_failures (
  account text not null,
  network text not null,
  failures int not null,
  window_start timestamptz not null,
  locked_until timestamptz,
  primary key (account, network)
);

create table referrals (
  id uuid primary key default new_id(),
  inviter_id uuid not null references members,
  invitee_id uuid not null unique references members on delete cascade,
  code text not null,
  state text not null default 'pending' check (state in ('pending', 'held', 'rewarded', 'void')),
  coins int not null default 0,
  rewarded_at timestamptz,
  created_at timestamptz not null default now(),
  check (inviter_id <> invitee_id)
);
create index referrals_inviter on referrals (inviter_id, created_at desc);

create table staff (
  id uuid primary key default new_id(),
  username text not null unique check (username = lower(username)),
  name text not null,
  email text not null default '',
  password_hash text not null,
  roles text[] not null check (roles <@ array['W', 'F', 'S', 'E', 'A']),
  warehouse_ids uuid[] not null default '{}',
  must_change_password boolean not null default true,
  disabled boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now()
);

create table staff_sessions (
  id uuid primary key default new_id(),
  staff_id uuid not null references staff on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  last_seen_at timestamptz not null default now(),
  ended_at timestamptz,
  end_reason text,
  created_at timestamptz not null default now()
);
create index staff_sessions_live on staff_sessions (staff_id) where ended_at is null;

-- A deed that needs a second person waits here with its input (decision 26).
create table approvals (
  id uuid primary key default new_id(),
  call text not null,
  target_id uuid not null,
  input jsonb not null,
  amount_minor minor_units,
  currency currency_code,
  member_id uuid references members,
  reason text not null default '',
  requested_by uuid not null references staff,
  requested_at timestamptz not null default now(),
  approved_by uuid references staff,
  approved_at timestamptz,
  state text not null default 'open' check (state in ('open', 'approved', 'refused')),
  check (approved_by is null or approved_by <> requested_by)
);
create unique index approvals_open on approvals (call, target_id) where state = 'open';
create index approvals_newest on approvals (state, requested_at desc);
