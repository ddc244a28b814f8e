import { createHash } from 'node:crypto'
import type { Json } from '#contract/wire-names.ts'
import { sql, type Tx } from './db.ts'
import { refuse } from './refuse.ts'

export interface KeyedCall {
  readonly userKind: 'member' | 'staff'
  readonly userId: string
  readonly call: string
  readonly key: string
  readonly bodyHash: Buffer
}

export const isKey = (key: string) => /^[A-Za-z0-9_-]{8,64}$/.test(key)

/** The code of an image is typed anew for each try, so it stays outside (decision 22). */
export function hashBody(body: Readonly<Record<string, Json>>): Buffer {
  const { captchaId: _id, captchaCode: _code, ...rest } = body
  return createHash('sha256').update(stable(rest)).digest()
}

const stable = (value: Json): string =>
  JSON.stringify(value, (_key, part: Json) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort())
      : part,
  )

/**
 * Takes the key inside the deed's own transaction (A7). A rival with the same key waits here until the first has
 * ended: it then finds the first one's answer, or, when the first was refused, runs itself.
 *
 * @returns the stored answer, or null when this call is the first.
 */
export async function takeKey(tx: Tx, keyed: KeyedCall): Promise<{ data: Json } | null> {
  const { userKind, userId, call, key, bodyHash } = keyed
  // The wait for a rival is longer than any other; where the rival's answer stands, only its look-up follows.
  const taken = await tx.run(sql`
    insert into idempotency_keys (user_kind, user_id, call, key, body_hash)
    select ${userKind}, ${userId}::uuid, ${call}, ${key}, ${bodyHash}::bytea from set_config('lock_timeout', '10s', true)
    on conflict (user_kind, user_id, call, key) do update set body_hash = excluded.body_hash, answer = null, expires_at = excluded.expires_at
    where idempotency_keys.expires_at < now()
    returning set_config('lock_timeout', '3s', true)`)
  if (taken === 1) return null
  const stored = await tx.row(sql<{ bodyHash: Buffer; answer: { data: Json } | null }>`
    select body_hash as "bodyHash", answer from idempotency_keys
    where user_kind = ${userKind} and user_id = ${userId} and call = ${call} and key = ${key}`)
  if (!stored.bodyHash.equals(bodyHash) || !stored.answer) refuse('idempotency_mismatch')
  return stored.answer
}

/**
 * Keeps the answer, on its way with the commit. It finds its row as `takeKey` does, by the key's own index: a plan for
 * an `update` that was made while the table was empty would read the whole table.
 */
export function keepAnswer(tx: Tx, { userKind, userId, call, key, bodyHash }: KeyedCall, data: Json): void {
  tx.atEnd(sql`
    answered as (
      insert into idempotency_keys (user_kind, user_id, call, key, body_hash, answer)
      values (${userKind}, ${userId}, ${call}, ${key}, ${bodyHash}, ${JSON.stringify({ data })})
      on conflict (user_kind, user_id, call, key) do update set answer = excluded.answer
    )`)
}
