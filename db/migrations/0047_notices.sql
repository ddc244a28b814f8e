-- Every event that mails a member also leaves a notice, in the same transaction and under the same key as the mail
-- (decision record 64). Title and text are kept in all three languages, as the event was told.
create table notices (
  id uuid primary key default new_id(),
  member_id uuid not null references members,
  kind text not null,
  event_group text not null check (event_group in ('orders', 'parcels', 'money', 'account', 'rules', 'replies')),
  event_key text not null,
  title jsonb not null,
  text jsonb not null,
  -- A page of ours, below the path of the site.
  link text check (link like '/%' and link not like '//%'),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (event_key, kind, member_id)
);
create index notices_of_member on notices (member_id, id desc);
create index notices_unread on notices (member_id, id desc) where read_at is null;
create index notices_age on notices (created_at);

-- What a member chose; without a row the default of `domain/member-event.ts` applies.
create table notice_choices (
  member_id uuid not null references members,
  event_group text not null,
  channel text not null check (channel in ('mail', 'site', 'push', 'sms')),
  is_on boolean not null,
  changed_at timestamptz not null default now(),
  primary key (member_id, event_group, channel)
);

-- An address that a mail server refused for good. It counts only while it is the member's address.
create table refused_addresses (
  member_id uuid primary key references members,
  address text not null,
  reason text not null,
  refused_at timestamptz not null default now()
);
create index refused_addresses_of on refused_addresses (address);
