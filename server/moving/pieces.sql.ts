import { type Db, sql, type Tx } from '#server/database/db.ts'

/* A file as it was sent, piece by piece. */

/** Returns how many bytes have arrived; undefined when the piece does not start where the file ends. */
export const insertPiece = (tx: Tx, fileId: string, start: number, bytes: Buffer) =>
  tx.find(sql<{ received: number }>`
    with grown as (
      update moving_files set received = received + ${bytes.length}::int, changed_at = now()
      where id = ${fileId} and state = 'uploading' and received = ${start}::int and received + ${bytes.length}::int <= size returning received
    ), kept as (
      insert into moving_pieces (file_id, start, bytes) select ${fileId}::uuid, ${start}::int, ${bytes}::bytea from grown
    )
    select received from grown`)

export const hasPiece = async (db: Db, fileId: string, start: number, bytes: Buffer) =>
  (
    await db.row(sql<{ any: boolean }>`
      select exists (select from moving_pieces where file_id = ${fileId} and start = ${start} and bytes = ${bytes}) as any`)
  ).any

/** One after the other, so that one is in memory at a time. */
export async function* piecesOf(db: Db, fileId: string): AsyncGenerator<Uint8Array> {
  for (let start = 0; ; ) {
    const found = await db.find(sql<{ bytes: Buffer }>`
      select bytes from moving_pieces where file_id = ${fileId} and start = ${start}`)
    if (!found) return
    yield found.bytes
    start += found.bytes.length
  }
}
