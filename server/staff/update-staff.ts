import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffAccounts } from '#contract/staff-accounts.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { type AccountChange, changeAccount, endSessionsOf, type StoredAccount } from './accounts.sql.ts'
import { accountOnWire, checkWarehouses, isActiveAdministrator, lockForAdministrator } from './accounts.ts'
import { type StaffChange, tellAdministrators } from './mail.ts'
import { type Rights, rightsGiven } from './roles/rights.ts'
import { lastAdministratorText, ownAccountText } from './text.ts'

type Update = typeof staffAccounts.update

/**
 * B-AU-07. One administrator may do this alone; on their own account they may change only the name (decision record
 * 40).
 */
export async function updateStaffMember(
  call: WriteCall & AsStaff,
  { id, version, ...typed }: Input<Update>,
): Promise<Output<Update>> {
  const { tx, staff } = call
  const { account: found, administrators } = await lockForAdministrator(call, id)
  const before = orRefuse(found, 'not_found')
  const after = withChange(before, typed, await rightsGiven(tx, typed, before))
  const changed = fieldsChanged(before, after)
  const isLast = isActiveAdministrator(before) && administrators.length === 1
  if (isLast && !isActiveAdministrator(after)) refuse('in_use', { text: lastAdministratorText })
  if (id === staff.id && changed.some((field) => field !== 'name')) refuse('four_eyes', { text: ownAccountText })
  if (version !== undefined && version !== before.version) refuse('version_conflict')
  if (changed.length === 0) return accountOnWire(before, staff.id)
  if (changed.includes('roles') || changed.includes('warehouseIds'))
    await checkWarehouses(tx, after.roles, after.warehouseIds)
  const account = await changeAccount(tx, id, after)
  if (!account) return refuseFields({ email: 'field_staff_email_taken' })
  if (after.disabled && !before.disabled) await endSessionsOf(tx, id, 'disabled')
  call.audit({ kind: 'staff', id, before: only(before, changed), after: only(after, changed) })
  await tellAdministrators(call, account, [...new Set(changed.map((field) => changeOf(field, after)))])
  return accountOnWire(account, staff.id)
}

type Field = keyof AccountChange
const fields = ['name', 'email', 'roles', 'bundles', 'warehouseIds', 'disabled'] as const satisfies readonly Field[]

/** Absent fields stay unchanged. */
const withChange = (
  before: StoredAccount,
  typed: Omit<Input<Update>, 'id' | 'version'>,
  rights: Rights,
): AccountChange => ({
  name: typed.name ?? before.name,
  email: typed.email ?? before.email,
  roles: rights.roles,
  bundles: rights.bundles,
  warehouseIds: [...new Set(typed.warehouseIds ?? before.warehouseIds)],
  disabled: typed.disabled ?? before.disabled,
})

/** Lists are compared as sets. */
const fieldsChanged = (before: StoredAccount, after: AccountChange): readonly Field[] =>
  fields.filter((field) => sorted(before[field]) !== sorted(after[field]))

const sorted = (value: AccountChange[Field]) => JSON.stringify(Array.isArray(value) ? [...value].sort() : value)

const only = (account: AccountChange, kept: readonly Field[]) =>
  Object.fromEntries(kept.map((field) => [field, account[field]]))

const changeOf = (field: Field, { disabled }: AccountChange): StaffChange => {
  if (field === 'disabled') return disabled ? 'disabled' : 'enabled'
  return field === 'bundles' ? 'roles' : field
}
