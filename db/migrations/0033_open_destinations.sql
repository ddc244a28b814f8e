-- An announced destination shows its prices and takes no orders yet (decision record 42).
alter table destinations add column open boolean not null default true;

-- Where orders have gone already, the door stays open.
update destinations set open = false
where group_code = 'SEA'
  and not exists (select from orders where orders.destination_code = destinations.code)
  and not exists (select from settings where key = 'features.southeastOpen' and value = 'true');
delete from settings where key = 'features.southeastOpen';
