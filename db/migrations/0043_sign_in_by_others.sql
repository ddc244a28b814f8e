-- Who a member is at a third party. One account there belongs to at most one member here, and a member has at most one
-- account of each third party (decision record 61).
create table member_identities (
  id uuid primary key default new_id(),
  member_id uuid not null references members on delete cascade,
  provider text not null check (provider in ('facebook', 'wechat', 'qq', 'wangwang')),
  -- How the third party names this person to us; never shown.
  subject text not null check (char_length(subject) between 1 and 255),
  linked_at timestamptz not null default now(),
  unique (provider, subject),
  unique (member_id, provider)
);

-- A sign-in that was sent to a third party and has not come back. Only hashes are kept; the row is deleted by the first
-- attempt to use it.
create table oauth_states (
  state_hash bytea primary key,
  -- Of the key that stays in the tab where it was started: an address that somebody else sends does not hold it.
  browser_key_hash bytea not null,
  provider text not null check (provider in ('facebook', 'wechat', 'qq', 'wangwang')),
  mode text not null check (mode in ('signin', 'bind')),
  redirect_uri text not null,
  member_id uuid references members on delete cascade,
  expires_at timestamptz not null,
  check ((mode = 'bind') = (member_id is not null))
);
create index oauth_states_end on oauth_states (expires_at);
create index oauth_states_member on oauth_states (member_id) where member_id is not null;

-- Somebody who was proven by a third party and has no account here yet: for a registration, or for an account that they
-- prove by its password. Deleted by its use.
create table bind_tickets (
  ticket_hash bytea primary key,
  provider text not null check (provider in ('facebook', 'wechat', 'qq', 'wangwang')),
  subject text not null,
  nickname text not null,
  expires_at timestamptz not null
);
create index bind_tickets_end on bind_tickets (expires_at);

alter table member_history
  drop constraint member_history_event_check,
  add constraint member_history_event_check check (
    event in ('profile', 'password', 'link', 'unlink', 'ask_deletion', 'withdraw_deletion', 'refuse_deletion', 'erase'));
