import { type Config, config } from '#contract/config.ts'
import { configKeys, type staffConfig } from '#contract/config-office.ts'
import { financeKeys, leastAndMost } from '#contract/config-parts.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { cappedTotal, countedAtMost } from '#domain/long-list.ts'
import { isAuditor, type StaffSession } from '#server/auth/session.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import type * as z from 'zod/mini'
import { configFaults } from './config-faults.ts'
import { isMoneyKey, tellOfMoney } from './mail.ts'
import {
  countChanges,
  listChanges,
  lockSettings,
  noteChange,
  removeSetting,
  storedSettings,
  storeSetting,
  type StoredSetting,
} from './office.sql.ts'

type Calls = typeof staffConfig
type Key = keyof Config

const defaults = config.parse({})

/** Finance alone changes the settings about money. */
const keysFor = ({ roles }: Pick<StaffSession, 'roles'>): readonly Key[] =>
  roles.includes('A') ? configKeys : configKeys.filter((key) => financeKeys.includes(key))

const keysShownTo = (staff: StaffSession): readonly Key[] => (isAuditor(staff) ? configKeys : keysFor(staff))

/** B-SY-01: every setting, in the order of the contract. */
export async function listSettings({ db, staff }: ReadCall & AsStaff): Promise<Output<Calls['list']>> {
  const stored = new Map((await storedSettings(db)).map((row) => [row.key, row]))
  return { list: keysShownTo(staff).map((key) => onWire(key, stored.get(key))) }
}

/** B-SY-01: takes effect in every process within a few seconds (`config.ts`). */
export async function setSetting(
  call: WriteCall & AsStaff,
  { key, value, version }: Input<Calls['set']>,
): Promise<Output<Calls['set']>> {
  const before = await mayChange(call, key, version)
  // A missing value is a fault; the schema would read it as the default.
  const read = config.shape[key].safeParse(value ?? null)
  if (!read.success) refuseFields(configFaults(read.error.issues))
  const after = read.data
  requireFilled(key, after)
  if (before.found && isSame(usable(key, before.found), after)) return onWire(key, before.found)
  requireFit(before.all, key, after)
  const row = await storeSetting(call.tx, key, after, call.staff.id)
  await note(call, key, before.found?.value, after)
  return onWire(key, row)
}

/** For a page of its own that switches one setting, whatever it was before; the history has it as well. */
export async function switchSetting<K extends Key>(call: WriteCall & AsStaff, key: K, after: Config[K]): Promise<void> {
  const found = (await lockSettings(call.tx)).find((row) => row.key === key)
  if (isSame(found ? usable(key, found) : defaults[key], after)) return
  await storeSetting(call.tx, key, after, call.staff.id)
  await note(call, key, found?.value, after)
}

/** B-SY-06: the key has its default again. */
export async function resetSetting(
  call: WriteCall & AsStaff,
  { key, version }: Input<Calls['reset']>,
): Promise<Output<Calls['reset']>> {
  const before = await mayChange(call, key, version)
  if (!before.found) return onWire(key, undefined)
  requireFit(before.all, key, defaults[key])
  await removeSetting(call.tx, key)
  await note(call, key, before.found.value, undefined)
  return onWire(key, undefined)
}

/** B-SY-07 */
export async function settingHistory(
  { db, staff }: ReadCall & AsStaff,
  input: Input<Calls['history']>,
): Promise<Output<Calls['history']>> {
  const { key, after = null, pageSize } = input
  const keys = keysShownTo(staff).filter((each) => key === undefined || each === key)
  const [rows, { total }] = await Promise.all([
    listChanges(db, keys, after, pageSize + 1),
    countChanges(db, keys, countedAtMost),
  ])
  const list = rows.slice(0, pageSize).map((row) => ({
    ...row,
    key: row.key as Key,
    before: asJson(row.before),
    after: asJson(row.after),
  }))
  const next = rows.length > pageSize ? (list.at(-1)?.id ?? null) : null
  return { list, next, ...cappedTotal(total) }
}

async function mayChange({ tx, staff }: WriteCall & AsStaff, key: Key, version: number) {
  if (!keysFor(staff).includes(key)) refuse('role_missing')
  const all = await lockSettings(tx)
  const found = all.find((row) => row.key === key)
  if ((found?.version ?? 0) !== version) refuse('version_conflict')
  return { all, found }
}

/** What members need of an entry to reach us or to pay: an empty one would be shown to them. */
const needed: Partial<Record<Key, readonly string[]>> = {
  'customerService.contacts': ['value'],
  'bank.accounts': ['bank', 'holder', 'number'],
}

function requireFilled(key: Key, value: unknown): void {
  const parts = needed[key]
  if (!parts || !Array.isArray(value)) return
  const faults = value.flatMap((row: Readonly<Record<string, unknown>>, index) =>
    parts
      .filter((part) => String(row[part] ?? '').trim() === '')
      .map((part) => [`value.${index}.${part}`, 'field_required'] as const),
  )
  if (faults.length > 0) refuseFields(Object.fromEntries(faults))
}

/** Some keys have to fit each other: the least of something is not above its most. */
function requireFit(all: readonly StoredSetting[], changed: Key, value: unknown): void {
  const valueOf = (key: Key) => {
    const row = all.find((each) => each.key === key)
    return Number(key === changed ? value : (usable(key, row) ?? defaults[key]))
  }
  for (const [least, most] of leastAndMost) {
    if (changed !== least && changed !== most) continue
    if (valueOf(least) > valueOf(most)) refuseFields({ value: 'field_range' })
  }
}

/** The stored value in the order of its shape; undefined if there is none, or this build cannot use it. */
function usable(key: Key, row: StoredSetting | undefined) {
  const read = row && config.shape[key].safeParse(row.value)
  return read?.success ? read.data : undefined
}

async function note(call: WriteCall & AsStaff, key: Key, before: unknown, after: unknown) {
  const { id } = await noteChange(call.tx, { key, before, after, staffId: call.staff.id })
  // Values may be about people, such as a contact's phone number; they stand in the history, to which this leads.
  call.audit({ kind: 'settings', id })
  if (isMoneyKey(key)) await tellOfMoney(call, key, { before: before ?? defaults[key], after: after ?? defaults[key] })
}

function onWire(key: Key, row: StoredSetting | undefined) {
  const value = usable(key, row)
  return {
    key,
    value: asJson(value ?? defaults[key]),
    default: asJson(defaults[key]),
    isSet: row !== undefined,
    isWrong: row !== undefined && value === undefined,
    version: row?.version ?? 0,
    changedAt: row?.changedAt ?? null,
    changedBy: row?.changedBy ?? null,
  }
}

const asJson = (value: unknown): z.core.util.JSONType => JSON.parse(JSON.stringify(value ?? null))

const isSame = (one: unknown, other: unknown) => JSON.stringify(asJson(one)) === JSON.stringify(asJson(other))
