import { type Query, sql, type Tx } from '#server/database/db.ts'

/*
 * What is left of an erased member is decided in this one place, table by table: personal data is deleted, what the
 * books and the law require stays under an anonymous number (decision record 25). The order follows the foreign keys.
 */

export async function eraseMember(tx: Tx, memberId: string, passwordHash: string): Promise<void> {
  await tx.run(sql`select set_config('smartcats.erasing', 'on', true)`)
  for (const statement of erasures(memberId)) await tx.run(statement)
  await tx.run(erasedMember(memberId, passwordHash))
  await tx.run(sql`select set_config('smartcats.erasing', 'off', true)`)
}

/** Name, number and address are replaced by a placeholder that cannot receive mail or sign in. */
const erasedMember = (memberId: string, passwordHash: string) => sql`
  update members set email = 'erased-' || id || '@erased.invalid', password_hash = ${passwordHash}, state = 'erased', erased_at = now(),
    phone_e164 = null, phone_region = null, real_name = null, facebook = null, wechat = null, qq = null, wangwang = null,
    totp_sealed = null, recovery_hashes = '{}', permissions = '{}', invitation_code = 'X' || id, version = version + 1
  where id = ${memberId}`

/** A place identifies nobody; the person who lives there does. */
const withoutPerson = sql`'{"name": "", "phone": "", "address": "", "postalCode": ""}'::jsonb`

/** A cancelled order, even one that was paid, needs no shipping papers: nothing of it travelled. */
const isInNoOrder = sql`not exists (
  select from order_parcels op join orders o on o.id = op.order_id
  where op.parcel_id = p.id and op.removed_at is null and o.status in ('shipped', 'signed'))`

const erasures = (memberId: string): readonly Query<unknown>[] => {
  const theirOrders = sql`(select id from orders where member_id = ${memberId})`
  const theirParcels = sql`(select id from parcels where member_id = ${memberId})`
  const theirUnclaimed = sql`(select unclaimed_id from claims where member_id = ${memberId} and status = 'approved')`
  return [
    // Signing in.
    sql`delete from push_subscriptions where member_id = ${memberId}`,
    sql`delete from member_sessions where member_id = ${memberId}`,
    sql`delete from passkeys where member_id = ${memberId}`,
    sql`delete from auth_tokens where member_id = ${memberId}`,
    sql`delete from member_identities where member_id = ${memberId}`,
    // Their number in an old system, and that they have no password yet.
    sql`delete from member_aliases where member_id = ${memberId}`,
    sql`delete from moved_members where member_id = ${memberId}`,
    sql`delete from oauth_states where member_id = ${memberId}`,
    sql`delete from sign_in_failures where account in ('member:' || ${memberId}::text, 'member:' || (select email from members where id = ${memberId}))`,
    sql`delete from guessed_accounts where account in ('member:' || ${memberId}::text, 'member:' || (select email from members where id = ${memberId}))`,
    // Stored answers to repeated calls contain personal data.
    sql`delete from idempotency_keys where user_kind = 'member' and user_id = ${memberId}`,
    sql`delete from mail_outbox where member_id = ${memberId}`,
    sql`delete from notices where member_id = ${memberId}`,
    sql`delete from notice_choices where member_id = ${memberId}`,
    sql`delete from refused_addresses where member_id = ${memberId}`,
    // Receivers, orders and parcels.
    sql`delete from addresses where member_id = ${memberId}`,
    sql`
      update orders set consignee = consignee || ${withoutPerson}, consignor = consignor || ${withoutPerson}, remark = '', other_remark = '',
        hold_reason = case when hold_reason is not null then '–' end, signed_by = case when signed_by is not null then '' end,
        cancel_reason = case when cancel_reason is not null then '–' end,
        proof_file_id = null, goods_name = case when status in ('shipped', 'signed') then goods_name else '–' end
      where member_id = ${memberId}`,
    sql`update order_history set note = '', details = null where order_id in ${theirOrders} and (note <> '' or details is not null)`,
    sql`update order_events set note = '' where order_id in ${theirOrders} and note <> ''`,
    sql`update reduced_services set reason = '–' where order_id in ${theirOrders}`,
    sql`update bills set customer_name = '', other_remark = '' where member_id = ${memberId}`,
    // Forecast parcels that never arrived are deleted.
    sql`
      update parcels set remark = '', customer_code = '', nickname = null, abnormal_text = case when abnormal_text is not null then '–' end,
        deleted_at = case when status = 'forecast' then coalesce(deleted_at, now()) else deleted_at end
      where member_id = ${memberId}`,
    // The goods of an order are part of its papers for customs and carrier (decision record 47); others are not.
    sql`
      update parcel_goods g set product_name = '–', specification = '–' from parcels p
      where p.id = g.parcel_id and p.member_id = ${memberId} and ${isInNoOrder}`,
    sql`update parcels p set goods_name = '' where member_id = ${memberId} and ${isInNoOrder}`,
    sql`update parcel_history set note = '', details = null where parcel_id in ${theirParcels} and (note <> '' or details is not null)`,
    sql`update parcel_events set note = '' where parcel_id in ${theirParcels} and note <> ''`,
    sql`
      update receipts set remark = '', abnormal_text = case when abnormal_text is not null then '–' end
      where (parcel_id in ${theirParcels} or unclaimed_id in ${theirUnclaimed}) and (remark <> '' or abnormal_text is not null)`,
    sql`update label_prints set reason = '–' where reason <> '' and (parcel_id in ${theirParcels} or unclaimed_id in ${theirUnclaimed})`,
    sql`update parcel_services set note = '', answer = case when answer <> '' then '–' else '' end where parcel_id in ${theirParcels}`,
    sql`update parcel_closings set note = '–', settled_note = case when settled_note <> '' then '–' else '' end where parcel_id in ${theirParcels}`,
    sql`
      update warehouse_transfers set sent_note = '', received_note = '', reason = case when reason <> '' then '–' else '' end,
        missed_note = case when missed_note <> '' then '–' else '' end where parcel_id in ${theirParcels}`,
    sql`
      update parcel_questions set words = '–', settled_note = case when settled_note <> '' then '–' else '' end where parcel_id in ${theirParcels}`,
    sql`
      update parcel_question_answers set note = '' where note <> ''
        and question_id in (select id from parcel_questions where parcel_id in ${theirParcels})`,
    sql`update storage_extensions set reason = '–' where parcel_id in ${theirParcels}`,
    // Standing rules no longer act for them.
    sql`update rule_runs set state = 'dropped' where member_id = ${memberId} and state = 'planned'`,
    sql`
      update standing_rules set name = '–', customer_code = '', active = false, deleted_at = coalesce(deleted_at, now())
      where member_id = ${memberId}`,
    sql`update purchases set purchase_number = id::text where member_id = ${memberId}`,
    // Their open claims are withdrawn: left open, they would hold the parcel up, or give it to nobody.
    sql`
      with taken_back as (
        update claims set status = 'withdrawn', first_yes_by = null, version = version + 1
        where member_id = ${memberId} and status = 'under_review' returning id, unclaimed_id)
      insert into unclaimed_history (unclaimed_id, claim_id, event, from_state, to_state, actor_kind, actor_id)
      select unclaimed_id, id, 'withdraw', 'under_review', 'withdrawn', 'member', ${memberId}::uuid from taken_back`,
    // Texts that they wrote, and pictures that they showed.
    sql`
      update unclaimed_history set note = '', details = null
      where (claim_id in (select id from claims where member_id = ${memberId}) or (event = 'describe' and unclaimed_id in ${theirUnclaimed})
          or (event = 'takeBack' and details ->> 'memberId' = ${memberId}::text))
        and (note <> '' or details is not null)`,
    sql`
      update unclaimed_parcels set label_text = '' where id in ${theirUnclaimed}`,
    sql`update claims set file_id = null, remark = '', note = '' where member_id = ${memberId}`,
    sql`update disputes set reason = '–', note = '', member_photo_file_ids = '{}' where member_id = ${memberId}`,
    sql`
      update message_history set note = ''
      where message_id in (select id from messages where member_id = ${memberId}) and note <> ''`,
    sql`
      update messages set contact_name = '', phone = null, email = null, content = '–', reply = case when reply is not null then '–' end
      where member_id = ${memberId}`,
    sql`update bank_transfers set remark = '', payer_marks = null, payer_tail = null where member_id = ${memberId}`,
    sql`
      update referrals set network_hash = null, code = '', void_reason = case when void_reason is not null then '–' end
      where invitee_id = ${memberId}`,
    sql`update referrals set code = '' where inviter_id = ${memberId}`,
    sql`update coupons set revoke_reason = '–' where member_id = ${memberId} and revoke_reason is not null`,
    sql`
      update coupon_history set note = ''
      where coupon_id in (select id from coupons where member_id = ${memberId}) and note <> ''`,
    // Their pictures lose their references, so the next clean-up deletes them; a voucher belongs to the books.
    sql`
      update files set used = false, created_at = now() - interval '2 days'
      where owner_kind = 'member' and owner_id = ${memberId}
        and id not in (select file_id from bank_transfers where member_id = ${memberId})`,
  ]
}
