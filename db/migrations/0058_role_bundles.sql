-- The sixth letter, U: an auditor, who reads everything that staff read and changes nothing.
alter table staff drop constraint staff_roles_check;
alter table staff add constraint staff_roles_check check (roles <@ array['W', 'F', 'S', 'E', 'A', 'U']);

-- Roles as people name them, over the letters. What a letter may call stands in the contract; which letters a role has is
-- kept here. One that is not in use is given to nobody any more; who has it keeps it.
create table role_bundles (
  id uuid primary key default new_id(),
  key text not null unique check (key ~ '^[a-z]+(-[a-z]+)*$'),
  place int not null unique,
  -- Null: as the product calls it.
  name i18n,
  letters text[] not null check (cardinality(letters) > 0 and letters <@ array['W', 'F', 'S', 'E', 'A', 'U']),
  in_use boolean not null default true,
  version int not null default 1
);
insert into role_bundles (key, place, letters) values
  ('administrator', 1, '{A}'),
  ('operations-manager', 2, '{W,S}'),
  ('receiver', 3, '{W}'),
  ('packer', 4, '{W}'),
  ('outbound-clerk', 5, '{W}'),
  ('pick-up-counter', 6, '{W}'),
  ('customer-service', 7, '{S}'),
  ('finance-clerk', 8, '{F}'),
  ('finance-manager', 9, '{F}'),
  ('pricing-manager', 10, '{F}'),
  ('marketing', 11, '{F}'),
  ('content-editor', 12, '{E}'),
  ('auditor', 13, '{U}');

-- The roles of an account, by key; its letters (`roles`) are theirs together, written with each change of either. Without
-- any, its letters were given one by one, as before there were roles.
alter table staff add column bundles text[] not null default '{}';
create index staff_bundles on staff using gin (bundles);
