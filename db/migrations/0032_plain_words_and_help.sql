-- Words that say nothing of what may be sent (colours, sizes, everyday brands): what stands beside goods and is neither one of
-- them nor known goods is told as not judged.
alter table goods_words alter column category_code drop not null;

-- The questions of the help centre as they are searched: by words, and by pairs of Chinese characters, which PostgreSQL's own
-- parser would not part. Made anew when the page has another text.
create table help_questions (
  language text not null check (language in ('zh-Hans', 'zh-Hant', 'en')),
  place int not null check (place >= 0),
  question text not null,
  words tsvector not null,
  -- Of the texts that it was made from.
  fingerprint text not null,
  primary key (language, place)
);

-- What people type and what the answers call it, both as the search compares words.
create table help_synonyms (
  word text not null check (word <> ''),
  means text not null check (means <> ''),
  primary key (word, means)
);
