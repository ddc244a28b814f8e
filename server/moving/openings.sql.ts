import type { Unit } from '#domain/money.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'

/* Balances to open: made when the second person is asked, posted once they have signed. */

interface NewOpening {
  readonly sourceKey: string
  readonly memberId: string
  readonly unit: Unit
  readonly amount: number
}

/** Returns how many it made: fewer when a member has two of one unit in this run. */
export const insertOpenings = (
  tx: Tx,
  file: { readonly id: string; readonly runId: string },
  openings: readonly NewOpening[],
) =>
  tx.run(sql`
    insert into moving_openings (run_id, file_id, source_key, member_id, unit, amount)
    select ${file.runId}::uuid, ${file.id}::uuid, "sourceKey", "memberId", unit, amount
    from jsonb_to_recordset(${JSON.stringify(openings)}::jsonb) as o ("sourceKey" text, "memberId" uuid, unit text, amount bigint)
    on conflict do nothing`)

/** Of a file that nobody signed. */
export const forgetOpenings = (tx: Tx, fileId: string) =>
  tx.run(sql`delete from moving_openings where file_id = ${fileId} and entry_id is null`)

export const sumOpenings = (db: Db, fileId: string) =>
  db.rows(sql<{ unit: Unit; count: number; amount: number }>`
    select unit, count(*)::int as count, sum(amount)::bigint as amount from moving_openings where file_id = ${fileId} group by unit order by unit`)

export const nextOpenings = (tx: Tx, fileId: string, most: number) =>
  tx.rows(sql<NewOpening & { id: string }>`
    select id, source_key as "sourceKey", member_id as "memberId", unit, amount from moving_openings
    where file_id = ${fileId} and entry_id is null order by id limit ${most}`)

export const notePosted = (tx: Tx, posted: readonly { readonly id: string; readonly entryId: string }[]) =>
  tx.run(sql`
    update moving_openings o set entry_id = p."entryId"
    from jsonb_to_recordset(${JSON.stringify(posted)}::jsonb) as p (id uuid, "entryId" uuid) where o.id = p.id`)

/** With which amount these balances were moved in before. */
export const openingsBefore = async (db: Db, sourceKeys: readonly string[]): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (
      await db.rows(sql<{ sourceKey: string; amount: number }>`
        select source_key as "sourceKey", amount from moving_openings where source_key = any(${sourceKeys}) and entry_id is not null`)
    ).map(({ sourceKey, amount }) => [sourceKey, amount]),
  )
