-- Who changed which setting, from what to what (B-SY-01). A setting without a row has its default.
alter table settings
  add column version int not null default 1,
  add column changed_by uuid references staff;

create table setting_changes (
  id uuid primary key default gen_random_uuid(),
  no bigint generated always as identity unique,
  key text not null,
  before jsonb,
  after jsonb,
  staff_id uuid not null references staff,
  at timestamptz not null default now()
);
create index setting_changes_key on setting_changes (key, no desc);
create trigger setting_changes_once before update or delete on setting_changes for each row execute function refuse_change();
create trigger setting_changes_all before truncate on setting_changes execute function refuse_change();
