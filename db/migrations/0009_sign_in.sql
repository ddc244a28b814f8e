-- Guarding an account as a whole, the second factor of staff, and mails that are kept no longer than needed.

-- Failures of one account from anywhere (reliability au3). Whoever tries beyond the hundredth within an hour pays with
-- work; nobody is locked out. In an ordinary table, so that a crash forgets none of them.
create table guessed_accounts (
  account text primary key,
  failures int not null,
  window_start timestamptz not null,
  guarded_until timestamptz,
  -- When the owner was last told.
  told_at timestamptz
);

-- A solved task serves one request; later than its end nobody asks.
create table spent_proofs (
  salt text primary key,
  request_id text not null,
  expires_at timestamptz not null
);

-- Secrets at rest are hashes; that of an authenticator must be read again, so it is sealed with a key of SECRET_KEY.
alter table staff
  add column totp_sealed bytea,
  -- The half minute of the last code taken: it and those before it serve no more.
  add column totp_step bigint not null default 0,
  add column recovery_hashes bytea[] not null default '{}';

-- Signed in where a second factor is asked of everybody, without having one yet: opens nothing but its enrolment.
alter table staff_sessions add column must_enrol boolean not null default false;

-- What was set aside before this rule existed.
update mail_outbox set body = regexp_replace(body, 'token=[A-Za-z0-9_-]+', 'token=***', 'g') where state = 'failed';
create index mail_outbox_done on mail_outbox (created_at) where state <> 'queued';
