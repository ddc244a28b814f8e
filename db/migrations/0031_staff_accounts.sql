-- No two of the staff share an e-mail: it says whose account is their own, and where mails about staff go. Of those that
-- do today the oldest keeps it, the others' gets a tag: mail still arrives, and it is still the same mailbox.
with doubled as (
  select id, row_number() over (partition by lower(trim(email)) order by created_at, id) as place from staff where trim(email) <> ''
)
update staff set email = regexp_replace(trim(email), '(@[^@]*)?$', '+' || right(staff.id::text, 8) || '\1')
from doubled where doubled.id = staff.id and doubled.place > 1;
update staff set email = trim(email) where email <> trim(email);
create unique index staff_email on staff (lower(email)) where email <> '';

-- In which they last signed in: mails to staff are written in it.
alter table staff add column language text not null default 'zh-Hans' check (language in ('zh-Hans', 'zh-Hant', 'en'));
