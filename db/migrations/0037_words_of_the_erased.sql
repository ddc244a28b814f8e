-- Also the words on the receipts of a member's parcels, and in the history of their coupons, may be emptied when the
-- member is erased. Everything else about the step stays as it was written: measures, people, times, codes.
create or replace function refuse_change() returns trigger language plpgsql as $$
declare
  words constant text[] := '{note,details,remark,abnormal_text}';
begin
  if tg_op = 'UPDATE' and current_setting('smartcats.erasing', true) = 'on'
    and tg_table_name in ('order_history', 'parcel_history', 'unclaimed_history', 'message_history', 'coupon_history', 'receipts')
    and to_jsonb(new) - words = to_jsonb(old) - words
    and coalesce(to_jsonb(new)->>'note', '') = '' and to_jsonb(new)->>'details' is null
    and coalesce(to_jsonb(new)->>'remark', '') = '' and coalesce(to_jsonb(new)->>'abnormal_text', '–') = '–' then
    return new;
  end if;
  raise exception '% is written once and never changed', tg_table_name using errcode = 'insufficient_privilege';
end $$;
