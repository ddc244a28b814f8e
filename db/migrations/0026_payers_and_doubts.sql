-- Who paid a transfer, as far as finance wrote it down (decision record 32): keyed hashes to compare by, and the end of
-- the account to show. Null: nobody wrote it down.
alter table bank_transfers
  add column payer_marks bytea[],
  add column payer_tail text,
  add constraint bank_transfers_payer check (
    (payer_marks is null) = (payer_tail is null) and (payer_marks is null or cardinality(payer_marks) > 0));
create index bank_transfers_payer on bank_transfers using gin (payer_marks) where payer_marks is not null;

-- What came up against a reward after it was paid: a person looks at it, and leaves it or takes it back.
alter table referrals
  add column review_reasons text[] not null default '{}',
  add column review_since timestamptz,
  add column reviewed_at timestamptz,
  add column reviewed_by uuid references staff,
  add constraint referrals_review check ((review_since is null) = (review_reasons = '{}')),
  add constraint referrals_reviewed check (
    (reviewed_at is null) = (reviewed_by is null) and (reviewed_at is null or review_since is not null));
create index referrals_to_review on referrals (created_at desc, id desc)
  where state = 'rewarded' and review_since is not null and reviewed_at is null;

-- A member may take a doubt back while nobody has measured, and show pictures of what they mean.
alter table disputes
  drop constraint disputes_state_check,
  add constraint disputes_state_check check (state in ('open', 'upheld', 'confirmed', 'superseded', 'withdrawn')),
  add column member_photo_file_ids uuid[] not null default '{}';

-- Each step of a doubt that its member makes: opened, shown more of, taken back. Who answered it stands in the doubt.
create table dispute_history (
  no bigint generated always as identity primary key,
  dispute_id uuid not null references disputes,
  event text not null check (event in ('open', 'showMore', 'withdraw')),
  from_state text,
  to_state text not null,
  actor_kind text not null check (actor_kind = 'member'),
  actor_id uuid,
  details jsonb,
  at timestamptz not null default now()
);
create index dispute_history_dispute on dispute_history (dispute_id, no);
create trigger dispute_history_once before update or delete on dispute_history for each row execute function refuse_change();

-- Requests that wait for a second person, by the member whom they concern: they stand in the way of an erasure.
create index approvals_member on approvals (member_id) where state = 'open';
