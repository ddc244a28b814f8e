-- Coins that will expire: announced to their member 30 days ahead, and taken only as far as they were announced (record 73).
create table coin_expiries (
  id uuid primary key default new_id(),
  member_id uuid not null references members,
  -- How many were announced; some of them may be spent meanwhile.
  coins bigint not null check (coins > 0),
  announced_at timestamptz not null default now(),
  due_at timestamptz not null,
  settled_at timestamptz,
  -- How many expired in the end.
  expired bigint check (expired between 0 and coins),
  check (due_at >= announced_at + interval '30 days'),
  check ((settled_at is null) = (expired is null)),
  check (settled_at >= due_at or expired = 0)
);
create index coin_expiries_due on coin_expiries (due_at, id) where settled_at is null;
create index coin_expiries_member on coin_expiries (member_id, due_at);
