import { disputeMoves } from '#domain/dispute.ts'
import { type Db, type Query, sql, type Tx } from '#server/database/db.ts'

/*
 * What a member does with their own dispute; its state guards each step, so that of a step and a decision at once one
 * is first.
 */

export const findOwnDispute = (db: Db, memberId: string, id: string) =>
  db.find(sql<{ orderId: string | null; parcelId: string | null }>`
    select order_id as "orderId", parcel_id as "parcelId" from disputes where id = ${id} and member_id = ${memberId}`)

/** 0: it is no longer open. */
export const takeBack = (tx: Tx, memberId: string, id: string) =>
  tx.run(sql`
    with moved as (
      update disputes set state = ${disputeMoves.withdraw.to}, closed_at = now(), seen_at = now()
      where id = ${id} and member_id = ${memberId} and state = any(${disputeMoves.withdraw.from}) returning id, state
    )
    ${noted('withdraw', memberId, sql`null::jsonb`)}`)

/** The new number of pictures; undefined: it is no longer open. */
export const addMemberPhotos = (tx: Tx, memberId: string, id: string, fileIds: readonly string[]) =>
  tx.find(sql<{ count: number }>`
    with moved as (
      update disputes set member_photo_file_ids = member_photo_file_ids || array(
        select file_id from unnest(${fileIds}::uuid[]) with ordinality fresh (file_id, no)
        where file_id <> all(member_photo_file_ids) group by file_id order by min(no)
      )
      where id = ${id} and member_id = ${memberId} and state = any(${disputeMoves.showMore.from})
      returning id, state, cardinality(member_photo_file_ids) as count
    ), noted as (${noted('showMore', memberId, sql`${JSON.stringify({ fileIds })}::jsonb`)})
    select count from moved`)

const noted = (event: keyof typeof disputeMoves, memberId: string, details: Query<unknown>) => sql`
    insert into dispute_history (dispute_id, event, from_state, to_state, actor_kind, actor_id, details)
    select id, ${event}, 'open', state, 'member', ${memberId}::uuid, ${details} from moved`
