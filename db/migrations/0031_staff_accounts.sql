-- Accounts of staff, and which of them open which picture.

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

-- Where what a picture shows lies, written when it is attached: of the warehouse only those who work there open it. Null:
-- in no warehouse, as a voucher of a transfer, or attached to nothing.
alter table files add column warehouse_id uuid references warehouses;
with places as (
  select file_id as id, u.warehouse_id from claims m join unclaimed_parcels u on u.id = m.unclaimed_id where file_id is not null
  union all select unnest(photo_file_ids), warehouse_id from receipts
  union all select unnest(c.photo_file_ids), o.warehouse_id from order_cartons c join orders o on o.id = c.order_id
  union all select proof_file_id, warehouse_id from orders where proof_file_id is not null
  union all select unnest(d.photo_file_ids || d.member_photo_file_ids), coalesce(o.warehouse_id, p.warehouse_id)
    from disputes d left join orders o on o.id = d.order_id left join parcels p on p.id = d.parcel_id
)
update files set warehouse_id = places.warehouse_id from places where places.id = files.id;
