/*
 * Unsent form input, stored in the browser so that a reload does not lose it (decision record 43): never a password, a
 * code or a picture, and never for longer than a week.
 */

const prefix = 'draft:'
const keptMs = 7 * 86_400_000
/** Fields that are never stored; an uploaded picture may be deleted before the form is sent. */
const neverKept = /password|captcha|token|secret|fileId/i

export interface Draft<Values> {
  readonly at: string
  readonly values: Values
}

const keyOf = (owner: string, name: string) => `${prefix}${owner}:${name}`

/** If the browser refuses storage, or is out of space, no draft is kept. */
export function keepDraft(storage: Storage, owner: string, name: string, values: unknown, now = new Date()): void {
  const kept = { at: now.toISOString(), values }
  const text = JSON.stringify(kept, (field, value: unknown) => (neverKept.test(field) ? undefined : value))
  try {
    storage.setItem(keyOf(owner, name), text)
  } catch {
    dropDraft(storage, owner, name)
  }
}

/** Null if there is none, it is too old, or it cannot be read. */
export function readDraft<Values>(
  storage: Storage,
  owner: string,
  name: string,
  now = new Date(),
): Draft<Partial<Values>> | null {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(owner, name)) ?? 'null') as Draft<Partial<Values>> | null
    if (kept !== null && now.getTime() - Date.parse(kept.at) < keptMs) return kept
  } catch {}
  dropDraft(storage, owner, name)
  return null
}

export function dropDraft(storage: Storage, owner: string, name: string): void {
  storage.removeItem(keyOf(owner, name))
}

/** Deletes all drafts on sign-out or when someone else signs in, except those of `owner`. */
export function dropDrafts(storage: Storage, owner: string | null = null): void {
  for (const key of Object.keys(storage))
    if (key.startsWith(prefix) && (owner === null || !key.startsWith(keyOf(owner, '')))) storage.removeItem(key)
}
