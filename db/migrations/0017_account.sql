-- The member's own account: what they call themselves elsewhere, where they are signed in, and the way out.

alter table members
  add column facebook text check (facebook <> ''),
  add column wechat text check (wechat <> ''),
  add column qq text check (qq <> ''),
  add column wangwang text check (wangwang <> ''),
  add column erased_at timestamptz,
  drop constraint members_state_check,
  add constraint members_state_check check (state in ('pending', 'active', 'disabled', 'erased')),
  -- What is left of a member who left: a number, and nobody behind it.
  add constraint members_erased check (
    (state = 'erased') = (erased_at is not null)
    and (state <> 'erased' or num_nonnulls(phone_e164, phone_region, real_name, facebook, wechat, qq, wangwang) = 0));

-- Where somebody signed in from, as far as it helps them to know it again: /24 or /64.
alter table member_sessions add column network text not null default '';

-- All that is kept about one member is asked for at once: for the archive, and to be erased.
create index member_sessions_member on member_sessions (member_id, id);
create index disputes_member on disputes (member_id, id);

-- That something of an account was changed, and what; never what stood there, which would outlive its erasure.
create table member_history (
  no bigint generated always as identity primary key,
  member_id uuid not null references members on delete cascade,
  event text not null check (event in ('profile', 'password', 'ask_deletion', 'withdraw_deletion', 'refuse_deletion', 'erase')),
  fields text[] not null default '{}',
  actor_kind text not null check (actor_kind in ('member', 'staff', 'system')),
  actor_id uuid,
  at timestamptz not null default now()
);
create index member_history_member on member_history (member_id, no desc);
create trigger member_history_once before update on member_history for each row execute function refuse_change();

-- A member who wants to be forgotten, and what came of it. Staff fulfil it; until then it can be taken back.
create table deletion_requests (
  id uuid primary key default new_id(),
  member_id uuid not null references members,
  state text not null default 'open' check (state in ('open', 'withdrawn', 'refused', 'fulfilled')),
  asked_at timestamptz not null default now(),
  closed_at timestamptz,
  decided_by uuid references staff,
  reason text not null default '',
  constraint deletion_requests_closed check ((state = 'open') = (closed_at is null)),
  constraint deletion_requests_decided check ((state in ('refused', 'fulfilled')) = (decided_by is not null)),
  constraint deletion_requests_reason check ((state = 'refused') = (reason <> ''))
);
create unique index deletion_requests_open on deletion_requests (member_id) where state = 'open';
create index deletion_requests_member on deletion_requests (member_id, asked_at desc);
create index deletion_requests_queue on deletion_requests (state, asked_at, id);

-- Histories are written once. The one thing that may still happen to a row of these four is that the words in it are
-- emptied, when the person whose words they are is erased: the step itself, who did it and when stay as they are.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('smartcats.erasing', true) = 'on'
    and tg_table_name in ('order_history', 'parcel_history', 'unclaimed_history', 'message_history')
    and to_jsonb(new) - 'note' - 'details' = to_jsonb(old) - 'note' - 'details'
    and coalesce(to_jsonb(new)->>'note', '') = '' and to_jsonb(new)->>'details' is null then
    return new;
  end if;
  raise exception '% is written once and never changed', tg_table_name using errcode = 'insufficient_privilege';
end $$;
