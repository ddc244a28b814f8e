import type { StaffRole } from '#contract/operation.ts'
import { isPlainText, oneLine } from '#domain/plain-text.ts'
import { staffPasswordFault } from '#domain/password.ts'
import type { Database } from '#server/db.ts'
import { hashPassword } from '#server/passwords.ts'
import { insertStaff } from './sql.ts'

interface StaffDraft {
  readonly username: string
  readonly name: string
  readonly password: string
  readonly roles: readonly StaffRole[]
}

export type StaffFault = 'username' | 'name' | 'password' | 'taken'

/** Makes an account that signs in with the given password; says what is wrong with the draft, or null when it is done. */
export async function createStaff(database: Database, draft: StaffDraft): Promise<StaffFault | null> {
  const username = draft.username.trim().toLowerCase()
  const name = oneLine(draft.name)
  if (!/^[a-z0-9][a-z0-9._-]{1,63}$/.test(username)) return 'username'
  if (name === '' || name.length > 50 || !isPlainText(name)) return 'name'
  if (staffPasswordFault(draft.password)) return 'password'
  const passwordHash = await hashPassword(draft.password)
  const made = await database.transaction((tx) => insertStaff(tx, username, name, passwordHash, draft.roles))
  return made ? null : 'taken'
}
