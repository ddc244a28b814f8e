import { createHash } from 'node:crypto'
import type { Json } from '#contract/wire/wire-names.ts'
import { sql, type Tx } from '#server/database/db.ts'
import { refuse } from './refuse.ts'

export interface KeyedCall {
  readonly userKind: 'member' | 'staff' | 'visitor'
  /** Null for visitors, whose keys differ only by their randomness. */
  readonly userId: string | null
  readonly call: string
  readonly key: string
  readonly bodyHash: Buffer
}

export const isKey = (key: string) => /^[A-Za-z0-9_-]{8,64}$/.test(key)

/** The image code is typed again for each attempt, and a scan is older at each one: both are left out. */
export function hashBody(body: Readonly<Record<string, Json>>): Buffer {
  const { captchaId: _id, captchaCode: _code, scannedMsAgo: _age, ...rest } = body
  return createHash('sha256').update(stable(rest)).digest()
}

const stable = (value: Json): string =>
  JSON.stringify(value, (_key, part: Json) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort())
      : part,
  )

/**
 * Takes the key inside the handler's own transaction: a lock by its name, held until the transaction ends. A second
 * call with the same key waits here; it then finds the first one's answer or, if the first was refused, runs itself.
 *
 * @returns the stored answer, or null when this call is the first.
 */
export async function takeKey(tx: Tx, keyed: KeyedCall): Promise<{ data: Json } | null> {
  const { userKind, userId, call, key, bodyHash } = keyed
  const stored = await tx.find(sql<{ bodyHash: Buffer; answer: { data: Json } | null }>`
    select body_hash as "bodyHash", answer from stored_answer(${userKind}, ${userId}, ${call}, ${key})`)
  if (!stored) return null
  if (!stored.bodyHash.equals(bodyHash) || !stored.answer) refuse('idempotency_mismatch')
  return stored.answer
}

/** Stores the answer, replacing one that has expired. */
export async function keepAnswer(tx: Tx, keyed: KeyedCall, data: Json): Promise<void> {
  const { userKind, userId, call, key, bodyHash } = keyed
  await tx.run(sql`
    insert into idempotency_keys (user_kind, user_id, call, key, body_hash, answer)
    values (${userKind}, ${userId}, ${call}, ${key}, ${bodyHash}, ${JSON.stringify({ data })})
    on conflict (user_kind, user_id, call, key) do update
    set body_hash = excluded.body_hash, answer = excluded.answer, expires_at = excluded.expires_at`)
}
