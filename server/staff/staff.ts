import type { StaffRole } from '#contract/wire/operation.ts'
import { isEmail, tidyEmail } from '#domain/email.ts'
import { isUsername, tidyUsername } from '#domain/username.ts'
import { isPlainText, oneLine } from '#domain/plain-text.ts'
import { staffPasswordFault } from '#domain/password.ts'
import type { Database, Db, Tx } from '#server/database/db.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import type { Environment } from '#server/settings/environment.ts'
import { countAdministrators, insertAccount, isUsernameTaken, readersOf, signersOf } from './accounts.sql.ts'
import { tellAdministrators } from './mail.ts'
import { countOpenInvitations } from './invitations/sql.ts'
import { countByBundle } from './roles/bundles.sql.ts'
import { recordMade } from './sql.ts'

/** How many people who are not disabled have each role in use, and whether a second administrator can stand in. */
export async function staffing(db: Db) {
  const [roles, { administrators }, { total: openInvitations }] = await Promise.all([
    countByBundle(db),
    countAdministrators(db),
    countOpenInvitations(db),
  ])
  return { roles, administrators, hasSecondAdministrator: administrators > 1, openInvitations }
}

/** Who else administers this installation and has a mailbox; each reads in their own language. */
export const otherAdministrators = (tx: Tx, staffId: string) => readersOf(tx, staffId, null)

/** Who else of finance can sign and has a mailbox. */
export const otherSigners = (tx: Tx, staffId: string) => signersOf(tx, staffId)

interface StaffDraft {
  readonly username: string
  readonly name: string
  /** Tells which member account is their own, however the address is spelt; if empty, nothing does. */
  readonly email?: string
  readonly password: string
  readonly roles: readonly StaffRole[]
}

export type StaffFault = 'username' | 'name' | 'email' | 'password' | 'taken' | 'emailTaken'

/**
 * Makes an account that signs in with the given password; returns what is wrong with the draft, or null when it was
 * made. Audited and mailed to the administrators like one made in the back office.
 */
export async function createStaff(
  database: Database,
  environment: Pick<Environment, 'publicUrl'>,
  draft: StaffDraft,
): Promise<StaffFault | null> {
  const username = tidyUsername(draft.username)
  const name = oneLine(draft.name)
  if (!isUsername(username)) return 'username'
  if (name === '' || name.length > 50 || !isPlainText(name)) return 'name'
  const email = tidyEmail(draft.email ?? '')
  if (email !== '' && !isEmail(email)) return 'email'
  if (staffPasswordFault(draft.password)) return 'password'
  const passwordHash = await hashPassword(draft.password)
  const account = { username, name, email, passwordHash, roles: draft.roles, bundles: [], ...asFirst }
  const made = await database.transaction(async (tx) => {
    const inserted = await insertAccount(tx, account)
    if (!inserted) return false
    const { id, roles, warehouseIds } = inserted
    await recordMade(tx, { id, username, name, email, roles, warehouseIds })
    await tellAdministrators({ tx, staff: { id, name: byCommand }, context: { environment } }, inserted, ['created'])
    return true
  })
  if (made) return null
  return (await isUsernameTaken(database, username)) ? 'taken' : 'emailTaken'
}

/** Who did it, in the mail to the administrators. */
const byCommand = 'npm run admin:create'

/**
 * They choose the password themselves, work everywhere as an administrator, and choose a language at the first sign-in.
 */
const asFirst = { warehouseIds: [], oneTimePasswordHours: null, language: 'zh-Hans' } as const
