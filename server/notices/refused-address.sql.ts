import { type Db, sql, type Tx } from '#server/database/db.ts'

/** Only an address that is a member's: others are in nobody's details. */
export const noteRefused = (db: Db, address: string, reason: string) =>
  db.run(sql`
    insert into refused_addresses (member_id, address, reason)
    select id, email, ${reason} from members where email = ${address}
    on conflict (member_id) do update set address = excluded.address, reason = excluded.reason, refused_at = now()`)

/** A mail arrived. */
export const forgetRefused = (db: Db, address: string) =>
  db.run(sql`delete from refused_addresses where address = ${address}`)

/** The address that is refused is still the member's. */
const isTheirs = sql`exists (select from members m where m.id = r.member_id and m.email = r.address)`

export const findRefused = (db: Db, memberId: string) =>
  db.find(sql<{ address: string; refusedAt: string }>`
    select r.address, date_trunc('second', r.refused_at) as "refusedAt" from refused_addresses r
    where r.member_id = ${memberId} and ${isTheirs}`)

export const tryAgain = (tx: Tx, memberId: string) =>
  tx.run(sql`delete from refused_addresses where member_id = ${memberId}`)

export const isRefused = (address: string) => sql`exists (
  select from refused_addresses r where r.address = ${address} and ${isTheirs})`
