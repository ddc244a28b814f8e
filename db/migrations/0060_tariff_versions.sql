-- A version of the tariff is written apart from the live rows, and takes their place as a whole when it is published
-- (decision record 72).
create table tariff_versions (
  id uuid primary key default new_id(),
  no bigint generated always as identity unique,
  name text not null check (char_length(name) between 1 and 60),
  state text not null default 'draft' check (state in ('draft', 'offered', 'published')),
  version int not null default 1,
  -- Who created it, wrote in it or offered it: none of them publishes it.
  author_ids uuid[] not null check (cardinality(author_ids) > 0),
  created_by uuid not null references staff,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- When it is to begin; null: at the moment of its publication.
  starts_at timestamptz,
  offered_by uuid references staff,
  offered_at timestamptz,
  published_by uuid references staff,
  published_at timestamptz,
  check ((state = 'draft') = (offered_by is null)),
  check ((offered_by is null) = (offered_at is null)),
  check ((state = 'published') = (published_by is not null)),
  check ((published_by is null) = (published_at is null)),
  constraint tariff_versions_second_person check (published_by <> all (author_ids))
);

create table tariff_version_rows (
  id uuid primary key default new_id(),
  version_id uuid not null references tariff_versions on delete cascade,
  channel_id uuid not null references channels,
  destination_code text not null references destinations,
  warehouse_id uuid references warehouses,
  currency currency_code not null,
  goods_type text not null check (goods_type in ('ordinary', 'sensitive', 'any')),
  weight_from_kg int not null check (weight_from_kg >= 1),
  weight_to_kg int check (weight_to_kg >= weight_from_kg),
  first_weight_g int not null check (first_weight_g >= 1000 and first_weight_g % 1000 = 0),
  first_price_minor minor_units not null check (first_price_minor >= 0),
  continuation_price_minor minor_units not null check (continuation_price_minor >= 0),
  min_charge_minor minor_units not null check (min_charge_minor >= 0),
  cap_weight_g int check (cap_weight_g > 0),
  valid_to timestamptz,
  constraint tariff_version_rows_no_overlap exclude using gist (
    version_id with =,
    channel_id with =,
    destination_code with =,
    (coalesce(warehouse_id, '00000000-0000-0000-0000-000000000000'::uuid)) with =,
    (currency::text) with =,
    goods_type with =,
    int4range(weight_from_kg, weight_to_kg, '[]') with &&
  )
);

-- What one person offered is what the other publishes: the rows of a version change only while it is a draft.
create function refuse_rows_of_offered_version() returns trigger language plpgsql as $$
begin
  if exists (select from tariff_versions where id = coalesce(new.version_id, old.version_id) and state <> 'draft') then
    raise exception 'the rows of this version are no longer changed';
  end if;
  return coalesce(new, old);
end $$;
create trigger tariff_version_rows_draft before insert or update or delete on tariff_version_rows
  for each row execute function refuse_rows_of_offered_version();

-- Which version a live row came with.
alter table price_rules add column version_id uuid references tariff_versions;
