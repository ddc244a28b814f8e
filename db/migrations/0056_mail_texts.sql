-- The words of mails that staff changed (B-CO-06, decision record 68). A mail without a row has the words that we ship.
create table mail_texts (
  key text primary key,
  -- {cn, en, sh}, each {subject, body}
  words jsonb not null check (jsonb_typeof(words) = 'object'),
  version int not null default 1,
  changed_by uuid not null references staff,
  updated_at timestamptz not null default now()
);

create table mail_text_changes (
  id uuid primary key default gen_random_uuid(),
  no bigint generated always as identity unique,
  key text not null,
  -- Null: the words that we ship.
  before jsonb,
  after jsonb,
  staff_id uuid not null references staff,
  at timestamptz not null default now()
);
create index mail_text_changes_key on mail_text_changes (key, no desc);
create trigger mail_text_changes_once before update or delete on mail_text_changes for each row execute function refuse_change();
create trigger mail_text_changes_all before truncate on mail_text_changes execute function refuse_change();
