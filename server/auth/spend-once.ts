import { sql } from '#server/database/db.ts'
import type { Call } from '#server/context.ts'

/**
 * Whether something that we made and only sealed is used for the first time. It is kept even if the call is refused
 * later. The handler may run again when the database asks for a retry: within one request it stays valid.
 */
export async function spendOnce(
  { context, requestId }: Pick<Call, 'context' | 'requestId'>,
  name: string,
  endsAtMs: number,
): Promise<boolean> {
  const firsts = await context.database.keep((tx) =>
    tx.run(sql`
      insert into spent_proofs as s (salt, request_id, expires_at) values (${name}, ${requestId}, ${new Date(endsAtMs).toISOString()})
      on conflict (salt) do update set expires_at = excluded.expires_at where s.request_id = excluded.request_id`),
  )
  return firsts === 1
}
