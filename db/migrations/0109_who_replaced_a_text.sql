-- Who replaced a text with the next one (B-CO-08). Null: a release of the product.
alter table page_versions add column replaced_by uuid references staff;
alter table article_versions add column replaced_by uuid references staff;

-- Until now the trail alone knew; it is written in the same transaction.
update page_versions v set replaced_by = (
  select l.staff_id from pages p join audit_log l on l.target_kind = 'page' and l.target_id = p.id and l.at = v.replaced_at
  join staff on staff.id = l.staff_id where p.slug = v.slug limit 1);
update article_versions v set replaced_by = (
  select l.staff_id from audit_log l join staff on staff.id = l.staff_id
  where l.target_kind = 'article' and l.target_id = v.article_id and l.at = v.replaced_at limit 1);

-- A release writes `seeded` with its text; everybody else leaves it.
create or replace function keep_article_version() returns trigger language plpgsql as $$
begin
  insert into article_versions (article_id, version, title, summary, body, replaced_by)
  values (old.id, old.version, old.title, old.summary, old.body,
    case when new.seeded is not distinct from old.seeded then new.edited_by end);
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;

create or replace function keep_page_version() returns trigger language plpgsql as $$
begin
  insert into page_versions (slug, version, title, body, replaced_by)
  values (old.slug, old.version, old.title, old.body,
    case when new.seeded is not distinct from old.seeded then new.edited_by end);
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;
