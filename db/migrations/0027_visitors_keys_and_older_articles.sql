-- Keys of visitors are a kind of their own, and nobody's; until now they stood under a member that does not exist.
alter table idempotency_keys drop constraint idempotency_keys_pkey;
alter table idempotency_keys drop constraint idempotency_keys_user_kind_check;
alter table idempotency_keys alter column user_id drop not null;
update idempotency_keys set user_kind = 'visitor', user_id = null where user_id = '00000000-0000-0000-0000-000000000000';
alter table idempotency_keys
  add constraint idempotency_keys_once unique nulls not distinct (user_kind, user_id, call, key),
  add check (user_kind in ('member', 'staff', 'visitor')),
  add check ((user_kind = 'visitor') = (user_id is null));

-- As before, but for a null, which no index finds by equality.
create or replace function stored_answer(of_kind text, of_user uuid, of_call text, of_key text)
returns table (body_hash bytea, answer jsonb) language plpgsql volatile as $$
#variable_conflict use_column
declare
  lock bigint := hashtextextended(concat(of_kind, of_user, of_call, of_key), 0);
begin
  if not pg_try_advisory_xact_lock(lock) then
    perform set_config('lock_timeout', '10s', true);
    perform pg_advisory_xact_lock(lock);
    perform set_config('lock_timeout', '3s', true);
  end if;
  if of_user is null then
    return query select k.body_hash, k.answer from idempotency_keys k
      where k.user_kind = of_kind and k.user_id is null and k.call = of_call and k.key = of_key and k.expires_at > now();
  else
    return query select k.body_hash, k.answer from idempotency_keys k
      where k.user_kind = of_kind and k.user_id = of_user and k.call = of_call and k.key = of_key and k.expires_at > now();
  end if;
end $$;

-- Articles by their days, however old: for the map of the site, and for the neighbours of one.
create index articles_by_day on articles (publish_at desc, id desc) where state = 'published';
