import { sql, type Tx } from '#server/database/db.ts'

/** The version stays: nothing here comes from the member or changes what they are owed. */
export const setPayer = (tx: Tx, id: string, marks: readonly Buffer[], tail: string) =>
  tx.run(sql`update bank_transfers set payer_marks = ${marks}::bytea[], payer_tail = ${tail} where id = ${id}`)
