import { sql, type Tx } from '#server/database/db.ts'
import { live } from './sql.ts'

/** Null: it has none any more. */
export const setNickname = (tx: Tx, memberId: string, id: string, nickname: string | null) =>
  tx.find(sql<{ id: string }>`
    update parcels p set nickname = ${nickname} where p.id = ${id} and p.member_id = ${memberId} and ${live} returning p.id`)
