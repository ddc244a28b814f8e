-- Words that staff gave to messages and to the texts of codes (decision record 104). A text without a row has the words
-- that we ship.
create table code_texts (
  key text primary key,
  -- {cn, en, sh}
  words jsonb not null check (jsonb_typeof(words) = 'object'),
  version int not null default 1,
  changed_by uuid not null references staff,
  updated_at timestamptz not null default now()
);

create table code_text_changes (
  id uuid primary key default gen_random_uuid(),
  no bigint generated always as identity unique,
  key text not null,
  -- Null: the words that we ship.
  before jsonb,
  after jsonb,
  staff_id uuid not null references staff,
  at timestamptz not null default now()
);
create index code_text_changes_key on code_text_changes (key, no desc);
create trigger code_text_changes_once before update or delete on code_text_changes for each row execute function refuse_change();
create trigger code_text_changes_all before truncate on code_text_changes execute function refuse_change();
