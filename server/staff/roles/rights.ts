import { type StaffRole, staffRoles } from '#contract/wire/operation.ts'
import type { Tx } from '#server/database/db.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { lockGivenBundles } from './bundles.sql.ts'

/** What an account has: the letters of its roles together, or letters that were given one by one. */
export interface Rights {
  readonly roles: StaffRole[]
  readonly bundles: string[]
}

interface GivenRights {
  readonly roles?: readonly StaffRole[] | undefined
  readonly bundles?: readonly string[] | undefined
}

/**
 * The rights that somebody gives; what is absent stays. Letters that are given alone take the place of roles, so that a
 * client that knows no roles still says what an account has.
 */
export async function rightsGiven(tx: Tx, { roles, bundles }: GivenRights, before: Rights): Promise<Rights> {
  if (bundles === undefined) return roles && !isSameSet(roles, before.roles) ? lettersAlone(roles) : before
  const keys = [...new Set(bundles)]
  const found = await lockGivenBundles(tx, keys)
  if (found.length < keys.length) refuseFields({ bundles: 'field_choice' })
  if (found.some(({ key, inUse }) => !inUse && !before.bundles.includes(key)))
    refuseFields({ bundles: 'field_staff_role_unused' })
  if (keys.length === 0) return roles ? lettersAlone(roles) : before
  const letters = lettersOf(found)
  if (roles && !isSameSet(roles, letters)) refuseFields({ roles: 'field_staff_roles_or_letters' })
  return { bundles: found.map(({ key }) => key), roles: letters }
}

/** The letters of several roles together. */
export const lettersOf = (bundles: readonly { readonly letters: readonly StaffRole[] }[]): StaffRole[] =>
  inOrder(bundles.flatMap(({ letters }) => letters))

/** Each letter once, in the order of the contract. */
export const inOrder = (letters: readonly StaffRole[]): StaffRole[] =>
  staffRoles.filter((letter) => letters.includes(letter))

const lettersAlone = (roles: readonly StaffRole[]): Rights => ({ roles: [...new Set(roles)], bundles: [] })

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  [...new Set(one)].sort().join() === [...new Set(other)].sort().join()

export const noRights: Rights = { roles: [], bundles: [] }
