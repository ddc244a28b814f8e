-- From where somebody of the staff is signed in, as members' sessions know it: enough to recognise one's own computer.
alter table staff_sessions
  add column user_agent text not null default '',
  add column network text not null default '';
create index staff_sessions_used on staff_sessions (staff_id, last_seen_at desc);

-- Invitations by mail. The link works once and for some days; only its hash is kept, and sending it again makes a new one.
create table staff_invitations (
  id uuid primary key default new_id(),
  email text not null,
  bundles text[] not null check (cardinality(bundles) > 0),
  warehouse_ids uuid[] not null default '{}',
  language text not null check (language in ('zh-Hans', 'zh-Hant', 'en')),
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  -- Who sent it last answers for it: it opens nothing once they are no administrator any more.
  sent_by uuid not null references staff,
  sent_at timestamptz not null default now(),
  sent_times int not null default 1,
  withdrawn_at timestamptz,
  -- The account that was made with it.
  staff_id uuid references staff,
  accepted_at timestamptz,
  created_at timestamptz not null default now(),
  check (withdrawn_at is null or accepted_at is null),
  check ((staff_id is null) = (accepted_at is null))
);
create unique index staff_invitations_open on staff_invitations (lower(email)) where withdrawn_at is null and accepted_at is null;
