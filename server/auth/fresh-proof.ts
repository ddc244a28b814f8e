import type { AsMember } from '#server/context.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'

/*
 * Deeds that change who can get in, or take the account away, want a proof that was given in this session within the
 * last ten minutes (decision record 66). Signing in with a password, a code or a passkey is one.
 */

const minutes = 10

const isFresh = sql`proven_at > now() - make_interval(mins => ${minutes}::int)`

export const hasFreshProof = async (db: Db, { member }: AsMember): Promise<boolean> =>
  (await db.find(sql<{ id: string }>`select id from member_sessions where id = ${member.sessionId} and ${isFresh}`)) !==
  undefined

/** Otherwise refused with 2029: the caller gives a proof (E-129) and sends the same again. */
export async function requireFreshProof(db: Db, caller: AsMember): Promise<void> {
  if (!(await hasFreshProof(db, caller))) refuse('proof_again')
}

/** Until when it counts; no row when the session ended meanwhile. */
export const noteProof = (tx: Tx, { member }: AsMember) =>
  tx.find(sql<{ freshUntil: string }>`
    update member_sessions set proven_at = now() where id = ${member.sessionId} and ended_at is null
    returning proven_at + make_interval(mins => ${minutes}::int) as "freshUntil"`)
