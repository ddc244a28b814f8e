-- Amounts beside the freight: for remote areas, large or heavy shipments, and a season (decision record 77). A row is never
-- changed, but ended, and a copy begins at the same moment: orders name the rows that priced them.
create table surcharges (
  id uuid primary key default new_id(),
  code text not null check (code ~ '^[A-Z][A-Z0-9_]{1,19}$'),
  name i18n not null,
  -- Why it is asked for, as members read it below its line.
  reason i18n not null,
  kind text not null check (kind in ('remote_area', 'oversize', 'overweight', 'season')),
  channel_id uuid references channels,
  destination_code text references destinations,
  charge text not null check (charge in ('perOrder', 'perKg', 'percentOfFreight')),
  price_cny_minor minor_units check (price_cny_minor > 0),
  price_hkd_minor minor_units check (price_hkd_minor > 0),
  bp int check (bp between 1 and 10000),
  region_codes text[] not null default '{}' check (cardinality(region_codes) <= 200),
  postal_prefixes text[] not null default '{}' check (cardinality(postal_prefixes) <= 500),
  longest_over_mm int check (longest_over_mm > 0),
  sides_sum_over_mm int check (sides_sum_over_mm > 0),
  weight_over_g int check (weight_over_g > 0),
  valid_from timestamptz not null default now(),
  valid_to timestamptz check (valid_to >= valid_from),
  created_by uuid not null references staff,
  created_at timestamptz not null default now(),
  ended_by uuid references staff,
  -- A share of the freight, or a price in every currency: nobody pays less for choosing the other one.
  check ((charge = 'percentOfFreight') = (bp is not null)),
  check ((charge = 'percentOfFreight') = (price_cny_minor is null)),
  check ((price_cny_minor is null) = (price_hkd_minor is null)),
  -- Each kind has its own conditions and no other.
  check ((kind = 'remote_area') = (region_codes <> '{}' or postal_prefixes <> '{}')),
  -- The same digits mean another place in another country.
  check (postal_prefixes = '{}' or destination_code is not null),
  check ((kind = 'oversize') = (longest_over_mm is not null or sides_sum_over_mm is not null)),
  check ((kind = 'overweight') = (weight_over_g is not null)),
  check (kind <> 'season' or valid_to is not null),
  constraint surcharges_no_overlap exclude using gist (code with =, tstzrange(valid_from, valid_to) with &&)
);

-- What priced an order stays as it was: only the end of a row is written, and only while it is still to come.
create function keep_surcharge() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a surcharge is ended, never deleted';
  end if;
  if old.valid_to <= greatest(now(), old.valid_from)
    or to_jsonb(new) - 'valid_to' - 'ended_by' <> to_jsonb(old) - 'valid_to' - 'ended_by' then
    raise exception 'a surcharge is ended, never changed';
  end if;
  return new;
end $$;
create trigger surcharges_kept before update or delete on surcharges for each row execute function keep_surcharge();

-- Public pages show prices with their surcharges.
create trigger surcharges_revision after insert or update on surcharges for each statement execute function raise_content_revision();

-- What the other fees of a bill are, in each language.
alter table bills add column surcharge_text i18n not null default '{"cn": "", "en": "", "sh": ""}';
