import type { StaffRole } from '#contract/operation.ts'
import { isEmail, tidyEmail } from '#domain/email.ts'
import { isPlainText, oneLine } from '#domain/plain-text.ts'
import { staffPasswordFault } from '#domain/password.ts'
import type { Database } from '#server/db.ts'
import { hashPassword } from '#server/passwords.ts'
import { insertStaff } from './sql.ts'

interface StaffDraft {
  readonly username: string
  readonly name: string
  /** Tells which member's account is their own, however it is spelt; empty: nothing does. */
  readonly email?: string
  readonly password: string
  readonly roles: readonly StaffRole[]
}

export type StaffFault = 'username' | 'name' | 'email' | 'password' | 'taken'

/** Makes an account that signs in with the given password; says what is wrong with the draft, or null when it is done. */
export async function createStaff(database: Database, draft: StaffDraft): Promise<StaffFault | null> {
  const username = draft.username.trim().toLowerCase()
  const name = oneLine(draft.name)
  if (!/^[a-z0-9][a-z0-9._-]{1,63}$/.test(username)) return 'username'
  if (name === '' || name.length > 50 || !isPlainText(name)) return 'name'
  const email = tidyEmail(draft.email ?? '')
  if (email !== '' && !isEmail(email)) return 'email'
  if (staffPasswordFault(draft.password)) return 'password'
  const passwordHash = await hashPassword(draft.password)
  const { roles } = draft
  const made = await database.transaction((tx) => insertStaff(tx, { username, name, email, passwordHash, roles }))
  return made ? null : 'taken'
}
