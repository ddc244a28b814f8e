-- Browsers that asked for push messages. One that was logged out of gets no more: what a message says is for the member
-- alone. The database never asks an address that is not on the list of `server/notices/push/push-hosts.ts`.
create table push_subscriptions (
  id uuid primary key default new_id(),
  member_id uuid not null references members,
  session_id uuid not null references member_sessions on delete cascade,
  endpoint text not null unique check (char_length(endpoint) <= 1000),
  -- The browser's public key and its secret (RFC 8291).
  public_key bytea not null check (octet_length(public_key) = 65),
  secret bytea not null check (octet_length(secret) = 16),
  created_at timestamptz not null default now()
);
create index push_subscriptions_of on push_subscriptions (member_id, id);
create index push_subscriptions_session on push_subscriptions (session_id);

-- What of a notice goes elsewhere than mail. Queued with the notice, sent after its transaction.
create table notice_deliveries (
  id uuid primary key default new_id(),
  notice_id uuid not null references notices on delete cascade,
  subscription_id uuid references push_subscriptions on delete cascade,
  channel text not null check (channel in ('push', 'sms')),
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  attempts int not null default 0,
  next_at timestamptz not null default now(),
  last_error text,
  sent_at timestamptz,
  check ((channel = 'push') = (subscription_id is not null)),
  unique nulls not distinct (notice_id, channel, subscription_id)
);
create index notice_deliveries_due on notice_deliveries (channel, next_at) where state = 'queued';
create index notice_deliveries_subscription on notice_deliveries (subscription_id);
