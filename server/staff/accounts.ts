import { randomBytes } from 'node:crypto'
import type { Input, Output, StaffRole } from '#contract/wire/operation.ts'
import type { staffAccounts } from '#contract/staff-accounts.ts'
import { cappedTotal, countedAtMost } from '#domain/long-list.ts'
import type { Db, Tx } from '#server/database/db.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { base32 } from '#server/auth/totp.ts'
import {
  countAccounts,
  listAccounts,
  lockAccountAndAdministrators,
  type StoredAccount,
  unknownWarehouses,
} from './accounts.sql.ts'

type List = typeof staffAccounts.list

/** B-AU-05 */
export async function listStaff({ db, staff }: ReadCall & AsStaff, input: Input<List>): Promise<Output<List>> {
  const { after = null, pageSize, format: _format, ...filter } = input
  const [rows, { total }] = await Promise.all([
    listAccounts(db, filter, after, pageSize + 1),
    countAccounts(db, filter, countedAtMost),
  ])
  const list = rows.slice(0, pageSize)
  const next = rows.length > pageSize ? (list.at(-1)?.id ?? null) : null
  return { list: list.map((account) => accountOnWire(account, staff.id)), next, ...cappedTotal(total) }
}

export const accountOnWire = (account: StoredAccount, callerId: string) => ({
  ...account,
  mine: account.id === callerId,
})

/**
 * The active administrators, locked. The caller was one of them a moment ago; if they lost that right meanwhile, they
 * are refused as on a later call.
 */
export async function lockForAdministrator({ tx, staff }: WriteCall & AsStaff, id: string | null) {
  const locked = await lockAccountAndAdministrators(tx, id)
  const administrators = locked.filter(isActiveAdministrator)
  if (!administrators.some((each) => each.id === staff.id)) {
    const isGone = locked.find((each) => each.id === staff.id)?.disabled ?? true
    refuse(isGone ? 'token_invalid' : 'role_missing')
  }
  return { account: locked.find((each) => each.id === id), administrators }
}

export const isActiveAdministrator = ({ roles, disabled }: Pick<StoredAccount, 'roles' | 'disabled'>) =>
  !disabled && roles.includes('A')

/** Sixteen letters and digits in groups of four, so that they can be read aloud: 80 random bits. */
export const drawPassword = () => base32(randomBytes(10)).replace(/(.{4})(?=.)/g, '$1-')

/** Warehouse staff need at least one warehouse that exists. */
export async function checkWarehouses(db: Db | Tx, roles: readonly StaffRole[], warehouseIds: readonly string[]) {
  if (roles.includes('W') && !roles.includes('A') && warehouseIds.length === 0)
    refuseFields({ warehouseIds: 'field_staff_warehouse' })
  if ((await unknownWarehouses(db, warehouseIds)).length > 0) refuseFields({ warehouseIds: 'field_warehouse' })
}
