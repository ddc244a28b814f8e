-- A one-time password that was never used stops working: until when. Null where somebody chose their own; a one-time
-- password without a time has ended. Those that are waiting now get a day.
alter table staff add column one_time_password_until timestamptz;
update staff set one_time_password_until = now() + interval '24 hours' where must_change_password;

-- As before, but the wait for a rival leaves the patience of the transaction as it was. It came back as three seconds,
-- whatever had been set: a deed that had waited then stood before a locked row for longer than its line allows.
create or replace function stored_answer(of_kind text, of_user uuid, of_call text, of_key text)
returns table (body_hash bytea, answer jsonb) language plpgsql volatile as $$
#variable_conflict use_column
declare
  lock bigint := hashtextextended(concat(of_kind, of_user, of_call, of_key), 0);
  patience text := current_setting('lock_timeout');
begin
  if not pg_try_advisory_xact_lock(lock) then
    perform set_config('lock_timeout', '10s', true);
    perform pg_advisory_xact_lock(lock);
    perform set_config('lock_timeout', patience, true);
  end if;
  if of_user is null then
    return query select k.body_hash, k.answer from idempotency_keys k
      where k.user_kind = of_kind and k.user_id is null and k.call = of_call and k.key = of_key and k.expires_at > now();
  else
    return query select k.body_hash, k.answer from idempotency_keys k
      where k.user_kind = of_kind and k.user_id = of_user and k.call = of_call and k.key = of_key and k.expires_at > now();
  end if;
end $$;
