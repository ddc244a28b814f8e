import { operations } from '#contract/index.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { staff } from '#contract/staff.ts'
import type { Language } from '#domain/language.ts'
import { spendCaptcha } from '#server/auth/captcha.ts'
import { readConfig } from '#server/settings/config.ts'
import type { Db } from '#server/database/db.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { redeemProof } from '#server/auth/proof-of-work.ts'
import { refuse } from '#server/http/refuse.ts'
import { secondFactorFault } from '#server/auth/second-factor.ts'
import { isAuditor, isPossibleAt, mayCall, type StaffSession, worksIn } from '#server/auth/session.ts'
import { provePassword } from '#server/auth/sign-in.ts'
import { workplaceOf } from '#server/stations/stations.ts'
import { activeWarehouses } from '#server/warehouses/warehouses.ts'
import { mustEnrol, openStaffSession } from './open-session.ts'
import { endSession, findStaffToSignIn, staffById, type StaffMember } from './sql.ts'

/**
 * B-AU-01. As with members: the image code first, and 2009 and 2026 only for somebody who knows the password. A second
 * factor is required if there is one; in production nobody works without one, so the first sign-in only allows setting
 * it up.
 */
export async function login(call: WriteCall, input: Input<typeof staff.login>): Promise<Output<typeof staff.login>> {
  const { context, tx, language } = call
  const isProven = await redeemProof(call, input.username, input.proof)
  if (!isProven) await spendCaptcha(call, 'login', input)
  const username = input.username.toLowerCase()
  const found = await findStaffToSignIn(context.database, username)
  const account = `staff:${found?.id ?? username}`
  const attempt = {
    account,
    passwordHash: found?.passwordHash,
    password: input.password,
    secondFactor: async () => (found ? secondFactorFault(call, { ...found, kind: 'staff' }, input.totp) : null),
    guard: { name: input.username, isProven },
  }
  await provePassword(call, attempt, 'bad_credentials')
  if (!found) refuse('bad_credentials')
  if (found.disabled) refuse('account_disabled')
  if (found.oneTimePasswordEnded) refuse('one_time_password_ended')
  return {
    ...(await openStaffSession(call, found)),
    staff: await staffOnWire(tx, found, language),
    mustChangePassword: found.mustChangePassword,
    mustEnrolTotp: mustEnrol(call, found),
  }
}

/** B-AU-02. */
export async function logout({ tx, staff: caller }: WriteCall & AsStaff): Promise<Output<typeof staff.logout>> {
  await endSession(tx, caller.sessionId)
  return {}
}

/** B-AU-03. `permissions` names every call that these roles may make, so that screens hide what would be refused. */
export async function me({
  context,
  db,
  staff: caller,
  language,
}: ReadCall & AsStaff): Promise<Output<typeof staff.me>> {
  const found = await staffById(db, caller.id)
  const { 'photo.required': photoRequired, 'station.unlikely': unlikely } = await readConfig(context, db)
  return {
    // At a station they have fewer rights than their account.
    staff: await staffOnWire(db, { ...found, roles: caller.roles, warehouseIds: caller.warehouseIds }, language),
    permissions: operations
      .filter((operation) => mayCall(caller, operation.who) && isPossibleAt(caller, operation))
      .map(({ name }) => name),
    mustChangePassword: found.mustChangePassword,
    mustEnrolTotp: caller.mustEnrolTotp,
    totp: { isOn: found.totpSealed !== null, recoveryCodesLeft: found.recoveryCodesLeft },
    hasPin: found.hasPin,
    station: { photoRequired, unlikely },
    at: caller.stationId === null ? null : await workplaceOf(db, caller.stationId, language),
  }
}

type Shown = Pick<StaffMember, 'id' | 'username' | 'name'> & Pick<StaffSession, 'roles' | 'warehouseIds'>

async function staffOnWire(db: Db, found: Shown, language: Language): Promise<Output<typeof staff.me>['staff']> {
  const { id, username, name } = found
  const [roles, warehouseIds] = [[...found.roles], [...found.warehouseIds]]
  return { id, username, name, roles, warehouseIds, warehouses: await warehousesShownTo(db, found, language) }
}

/** Those that they work in: all, for an administrator. An auditor who works in none reads of all. */
export async function warehousesShownTo(
  db: Db,
  somebody: Pick<StaffSession, 'roles' | 'warehouseIds'>,
  language: Language,
) {
  const seesAll = isAuditor(somebody) && !somebody.roles.includes('W')
  return (await activeWarehouses(db))
    .filter((warehouse) => seesAll || worksIn(somebody, warehouse.id))
    .map(({ id, code, name }) => ({ id, code, name: pickText(name, language) }))
}
