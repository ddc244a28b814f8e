-- What the back office does with what we publish (decision record 29): drafts beside what is shown, and one number by which
-- every process notices that the public site changed.

alter table articles
  -- What was written over a published article and waits to be published: {title, summary, body, pinned, publishAt}.
  add column draft jsonb check (jsonb_typeof(draft) = 'object'),
  -- Counts every change of the row, so that two editors notice each other; `version` counts texts.
  add column edits int not null default 1,
  add column edited_at timestamptz not null default now(),
  add column edited_by uuid references staff,
  -- The version that a release wrote. While it is the newest, the next release may write it anew.
  add column seeded int,
  add check (draft is null or state = 'published');
update articles set edited_at = updated_at, seeded = case when author_id is null then 1 end;

alter table pages
  -- What the audit trail names it by.
  add column id uuid not null default new_id() unique,
  add column draft jsonb check (jsonb_typeof(draft) = 'object'),
  add column edits int not null default 1,
  add column edited_at timestamptz not null default now(),
  add column edited_by uuid references staff,
  add column seeded int;
update pages set edited_at = updated_at, seeded = 1;

-- A release does not bring back what staff have deleted.
create table deleted_articles (
  slug text primary key,
  deleted_at timestamptz not null default now()
);

-- One row. It is written inside the transaction that changes the site, so nobody sees the number before the change.
create table content_revision (
  one boolean primary key default true check (one),
  revision bigint not null default 1
);
insert into content_revision default values;

create function raise_content_revision() returns trigger language plpgsql as $$
begin
  update content_revision set revision = revision + 1;
  return null;
end $$;

-- Whatever a public page shows: texts, settings, the tariff, and what is offered where.
-- What waits as a draft is not shown, so writing it makes no page anew.
create trigger articles_revision after insert or delete or update of kind, slug, title, summary, body, pinned, state, publish_at on articles for each statement execute function raise_content_revision();
create trigger pages_revision after insert or delete or update of slug, title, body on pages for each statement execute function raise_content_revision();
create trigger settings_revision after insert or update or delete on settings for each statement execute function raise_content_revision();
create trigger price_rules_revision after insert or update or delete on price_rules for each statement execute function raise_content_revision();
create trigger channels_revision after insert or update or delete on channels for each statement execute function raise_content_revision();
create trigger vas_items_revision after insert or update or delete on vas_items for each statement execute function raise_content_revision();
create trigger destinations_revision after insert or update or delete on destinations for each statement execute function raise_content_revision();
create trigger warehouses_revision after insert or update or delete on warehouses for each statement execute function raise_content_revision();
create trigger couriers_revision after insert or update or delete on couriers for each statement execute function raise_content_revision();
create trigger pickup_areas_revision after insert or update or delete on pickup_areas for each statement execute function raise_content_revision();
create trigger pickup_points_revision after insert or update or delete on pickup_points for each statement execute function raise_content_revision();
