-- What we publish, and what members and visitors write to us.

-- A text that is replaced stays readable: the row before goes into its table of versions, whoever writes.
create table articles (
  id uuid primary key default new_id(),
  kind text not null check (kind in ('announcement', 'industry')),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title i18n not null,
  summary i18n not null,
  body i18n not null,
  pinned boolean not null default false,
  state text not null default 'draft' check (state in ('draft', 'published')),
  -- From when a published article is shown; one that lies ahead waits for its time.
  publish_at timestamptz,
  author_id uuid references staff,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (state = 'draft' or publish_at is not null)
);
create index articles_shown on articles (kind, pinned desc, publish_at desc, id desc) where state = 'published';

create table article_versions (
  article_id uuid not null references articles on delete cascade,
  version int not null,
  title i18n not null,
  summary i18n not null,
  body i18n not null,
  replaced_at timestamptz not null default now(),
  primary key (article_id, version)
);

create function keep_article_version() returns trigger language plpgsql as $$
begin
  insert into article_versions (article_id, version, title, summary, body)
  values (old.id, old.version, old.title, old.summary, old.body);
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;
create trigger articles_version before update of title, summary, body on articles for each row
  when (old.title::text is distinct from new.title::text or old.summary::text is distinct from new.summary::text
    or old.body::text is distinct from new.body::text)
  execute function keep_article_version();

create table pages (
  slug text primary key,
  title i18n not null,
  body i18n not null,
  version int not null default 1,
  updated_at timestamptz not null default now()
);

create table page_versions (
  slug text not null references pages on delete cascade,
  version int not null,
  title i18n not null,
  body i18n not null,
  replaced_at timestamptz not null default now(),
  primary key (slug, version)
);

create function keep_page_version() returns trigger language plpgsql as $$
begin
  insert into page_versions (slug, version, title, body) values (old.slug, old.version, old.title, old.body);
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;
create trigger pages_version before update of title, body on pages for each row
  when (old.title::text is distinct from new.title::text or old.body::text is distinct from new.body::text)
  execute function keep_page_version();

create table messages (
  id uuid primary key default new_id(),
  kind text not null check (kind in ('feedback', 'contact')),
  -- A visitor's message has nobody behind it but its address.
  member_id uuid references members,
  contact_name text not null,
  phone text,
  email text,
  content text not null check (content <> ''),
  language text not null check (language in ('zh-Hans', 'zh-Hant', 'en')),
  -- Contact messages are answered by mail and have no state of their own (contract D6).
  status text check (status in ('open', 'replied', 'closed')),
  reply text,
  replied_at timestamptz,
  replied_by uuid references staff,
  read_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  check ((kind = 'feedback') = (status is not null)),
  check (kind <> 'feedback' or member_id is not null),
  check ((reply is null) = (replied_at is null) and (reply is null) = (replied_by is null)),
  check (status is distinct from 'replied' or reply is not null)
);
create index messages_member on messages (member_id, created_at desc, id desc) where kind = 'feedback';
create index messages_queue on messages (kind, status, created_at desc, id desc);
create index messages_unread on messages (member_id) where replied_at is not null and (read_at is null or read_at < replied_at);

-- Every step of a message; a reply that was replaced is still read here.
create table message_history (
  no bigint generated always as identity primary key,
  message_id uuid not null references messages,
  event text not null,
  from_status text,
  to_status text,
  actor_kind text not null check (actor_kind in ('member', 'visitor', 'staff')),
  actor_id uuid,
  note text not null default '',
  at timestamptz not null default now()
);
create index message_history_message on message_history (message_id, no desc);
create trigger message_history_once before update or delete on message_history for each row execute function refuse_change();

create table surveys (
  id uuid primary key default new_id(),
  salutation text not null check (salutation in ('mr', 'ms')),
  phone text,
  email text,
  opinion text not null check (opinion <> ''),
  language text not null check (language in ('zh-Hans', 'zh-Hant', 'en')),
  -- Tells answers of one network apart from those of many, without keeping the address itself.
  network_hash bytea not null,
  created_at timestamptz not null default now()
);
create index surveys_newest on surveys (created_at desc, id desc);

-- Points are asked for by region and area.
create index pickup_areas_region on pickup_areas (region_code, sort);
