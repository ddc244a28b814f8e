-- What may be sent: words people use for goods, the category each stands for, and what a line or a destination refuses besides.

create table goods_categories (
  code text primary key check (code ~ '^[a-z]+(-[a-z]+)*$'),
  verdict text not null check (verdict in ('allowed', 'sensitive', 'forbidden')),
  -- The number in the contraband list (K2): what stands there is forbidden. The terms forbid a few things besides.
  contraband_number int unique check (contraband_number between 1 and 19),
  name i18n not null,
  -- One sentence: why, and what to do.
  rule i18n not null,
  sort int not null default 0,
  check (contraband_number is null or verdict = 'forbidden')
);

create table goods_words (
  -- As the checker compares words: one case, one width, Simplified characters.
  word text primary key check (word <> '' and length(word) <= 80),
  category_code text not null references goods_categories,
  -- Who settled it; null where it came with the product.
  added_by uuid references staff,
  added_at timestamptz not null default now()
);

-- What one line, one destination, or one line to one destination takes less of than the others.
create table goods_rules (
  category_code text not null references goods_categories,
  channel_id uuid references channels,
  destination_code text references destinations,
  verdict text not null check (verdict in ('sensitive', 'forbidden')),
  rule i18n not null,
  check (channel_id is not null or destination_code is not null)
);
create unique index goods_rules_place on goods_rules
  (category_code, coalesce(channel_id, '00000000-0000-0000-0000-000000000000'::uuid), coalesce(destination_code, ''));

-- What visitors asked about and no word answers: the text alone, and how often. Nobody is named with it.
create table goods_unknown_words (
  id uuid primary key default new_id(),
  word text not null unique check (length(word) between 2 and 40),
  times int not null default 1,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- Staff said that it stands for no goods: it is not asked about again.
  dismissed_at timestamptz
);
create index goods_unknown_words_queue on goods_unknown_words (times desc, last_seen_at desc, id desc) where dismissed_at is null;
create index goods_unknown_words_age on goods_unknown_words (last_seen_at);
