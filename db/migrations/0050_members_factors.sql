-- What members may add to their password: a code of an authenticator app, as staff have it (0009), and passkeys
-- (decision record 66).
alter table members
  add column totp_sealed bytea,
  add column totp_step bigint not null default 0,
  add column recovery_hashes bytea[] not null default '{}';

create table passkeys (
  id uuid primary key default new_id(),
  member_id uuid not null references members on delete cascade,
  -- Both as the authenticator made them; the private key never leaves it.
  credential_id bytea not null unique,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 50),
  added_at timestamptz not null default now(),
  last_used_at timestamptz,
  -- Its counter went backwards, so somebody may have copied it. It opens nothing any more.
  suspect_at timestamptz
);
create index passkeys_member on passkeys (member_id);

alter table member_sessions
  -- When this session last proved who it is; null for those from before.
  add column proven_at timestamptz,
  add column way text check (way in ('password', 'passkey', 'facebook', 'wechat', 'qq', 'wangwang')),
  add column with_code boolean not null default false,
  add column passkey_id uuid references passkeys on delete set null;
create index member_sessions_passkey on member_sessions (passkey_id) where passkey_id is not null;

alter table member_history
  drop constraint member_history_event_check,
  add constraint member_history_event_check check (
    event in ('profile', 'password', 'link', 'unlink', 'ask_deletion', 'withdraw_deletion', 'refuse_deletion', 'erase',
      'code_on', 'code_off', 'recovery_code', 'passkey_add', 'passkey_remove', 'passkey_suspect'));
