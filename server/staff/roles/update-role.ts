import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffBundles } from '#contract/staff-roles.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { bundlesOf } from '#server/staff/accounts.sql.ts'
import { lockForAdministrator } from '#server/staff/accounts.ts'
import { ownRoleText } from '#server/staff/text.ts'
import {
  type BundleChange,
  changeBundle,
  listBundles,
  lockBundle,
  spreadLetters,
  type StoredBundle,
} from './bundles.sql.ts'
import { tellOfRole } from './mail.ts'
import { inOrder } from './rights.ts'

type Calls = typeof staffBundles

/** B-AU-11: in the order of the house. */
export async function listRoles({ db, staff }: ReadCall & AsStaff): Promise<Output<Calls['list']>> {
  const [list, own] = await Promise.all([listBundles(db), bundlesOf(db, staff.id)])
  return { list: list.map((bundle) => ({ ...bundle, mine: own.includes(bundle.key) })) }
}

/**
 * B-AU-12. Nobody changes the letters of a role of their own, so whoever changes them stays an administrator
 * themselves.
 */
export async function updateRole(
  call: WriteCall & AsStaff,
  { id, version, ...typed }: Input<Calls['update']>,
): Promise<Output<Calls['update']>> {
  const { tx, staff } = call
  await lockForAdministrator(call, null)
  const before = orRefuse(await lockBundle(tx, id), 'not_found')
  const mine = (await bundlesOf(tx, staff.id)).includes(before.key)
  const after: BundleChange = {
    name: typed.name ?? before.name,
    letters: inOrder(typed.letters ?? before.letters),
    inUse: typed.inUse ?? before.inUse,
  }
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  if (mine && changed.includes('letters')) refuse('four_eyes', { text: ownRoleText })
  if (version !== undefined && version !== before.version) refuse('version_conflict')
  if (changed.length === 0) return { ...before, mine }
  const bundle = await changeBundle(tx, id, after, changed.includes('name'))
  if (changed.includes('letters')) await spreadLetters(tx, before.key)
  call.audit({ kind: 'role', id, before: only(before, changed), after: only(after, changed) })
  await tellOfRole(call, bundle, changed)
  return { ...bundle, mine }
}

export type RoleField = keyof BundleChange
const fields = ['name', 'letters', 'inUse'] as const satisfies readonly RoleField[]

const only = (bundle: Pick<StoredBundle, RoleField>, kept: readonly RoleField[]) =>
  Object.fromEntries(kept.map((field) => [field, bundle[field]]))
