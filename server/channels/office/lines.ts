import { officeListAtMost, type staffChannels } from '#contract/channels-office.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import { cappedTotal, countedAtMost } from '#domain/long-list.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { violated } from '#server/database/db-faults.ts'
import { assert, refuse, refuseFields } from '#server/http/refuse.ts'
import {
  allDestinations,
  allWarehouses,
  countLines,
  findLine,
  insertLine,
  isLineNamed,
  listLines,
  lockLine,
  type NewLine,
  type OfficeLine,
  updateLine,
} from './lines.sql.ts'

type Calls = typeof staffChannels
type Call = WriteCall & AsStaff
type WireLine = Output<Calls['create']>

/** Where visitors read about a line that has no page of its own. */
const pricesPath = '/kongFreightCharges'

/** B-PR-01: a page, or all of them for those who choose one. */
export async function list({ db, language }: ReadCall, input: Input<Calls['list']>): Promise<Output<Calls['list']>> {
  const { after = null, pageSize = officeListAtMost, ...filter } = input
  const [lines, { total }, destinations, warehouses] = await Promise.all([
    listLines(db, filter, after, pageSize + 1),
    countLines(db, filter, countedAtMost),
    allDestinations(db),
    allWarehouses(db),
  ])
  const shown = lines.slice(0, pageSize)
  return {
    list: shown.map((line) => lineOnWire(line, language)),
    next: lines.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
    ...cappedTotal(total),
    destinations: destinations.map(({ code, name }) => ({ code, name: pickText(name, language) })),
    warehouses: warehouses.map((each) => ({ ...each, name: pickText(each.name, language) })),
  }
}

/** B-PR-02 */
export async function create(call: Call, input: Input<Calls['create']>): Promise<WireLine> {
  const line = newLine(input)
  requireFit(line)
  const { id } = await orTaken(insertLine(call.tx, line, pricesPath))
  return written(call, id, null)
}

/** B-PR-02: also suspends a line, and opens it again. */
export async function update(call: Call, { id, version, ...given }: Input<Calls['update']>): Promise<WireLine> {
  const { tx } = call
  orRefuse(await lockLine(tx, id), 'not_found')
  const before = orRefuse(await findLine(tx, id), 'not_found')
  if (before.version !== version) refuse('version_conflict')
  const line = changed(before, given)
  requireFit(line)
  await requireFree(call, before, line)
  await orTaken(updateLine(tx, id, line))
  return written(call, id, before)
}

const newLine = (given: Input<Calls['create']>): NewLine => ({
  ...given,
  promisedHours: given.promisedHours ?? null,
  promisedTo: given.promisedTo ?? null,
  weightLimitG: given.weightLimitG ?? null,
  maxSideMm: given.maxSideMm ?? null,
  maxSidesSumMm: given.maxSidesSumMm ?? null,
})

const changed = (before: OfficeLine, given: Omit<Input<Calls['update']>, 'id' | 'version'>): NewLine => ({
  code: given.code ?? before.code,
  name: given.name ?? before.name,
  promise: given.promise ?? before.promise,
  promisedHours: given.promisedHours === undefined ? before.promisedHours : given.promisedHours,
  promisedTo: given.promisedTo === undefined ? before.promisedTo : given.promisedTo,
  group: given.group ?? (before.group as NewLine['group']),
  orderTypes: given.orderTypes ?? [...before.orderTypes],
  acceptsSensitive: given.acceptsSensitive ?? before.acceptsSensitive,
  needsPickUpPoint: given.needsPickUpPoint ?? before.needsPickUpPoint,
  largeCargo: given.largeCargo ?? before.largeCargo,
  weightLimitG: given.weightLimitG === undefined ? before.weightLimitG : given.weightLimitG,
  maxSideMm: given.maxSideMm === undefined ? before.maxSideMm : given.maxSideMm,
  maxSidesSumMm: given.maxSidesSumMm === undefined ? before.maxSidesSumMm : given.maxSidesSumMm,
  active: given.active ?? before.active,
  sort: given.sort ?? before.sort,
})

/** A promise in figures names the hours and the place they lead to, or neither. */
function requireFit({ promisedHours, promisedTo, maxSideMm, maxSidesSumMm }: NewLine): void {
  if ((promisedHours === null) !== (promisedTo === null)) refuseFields({ promisedTo: 'field_required' })
  if (maxSideMm !== null && maxSidesSumMm !== null && maxSidesSumMm < maxSideMm)
    refuseFields({ maxSidesSumMm: 'field_range' })
}

/** Others name a line by its code, and its open orders count on how it delivers (9004). */
async function requireFree({ tx }: Call, before: OfficeLine, { code, needsPickUpPoint }: NewLine): Promise<void> {
  if (code !== before.code && (await isLineNamed(tx, before.id)).named) refuse('in_use')
  if (needsPickUpPoint !== before.needsPickUpPoint && before.openOrders > 0) refuse('in_use')
}

const orTaken = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((fault: unknown) => {
    if (violated(fault, 'channels_code_key')) refuseFields({ code: 'field_code_taken' })
    throw fault
  })

async function written({ tx, language, audit }: Call, id: string, before: OfficeLine | null): Promise<WireLine> {
  const line = await findLine(tx, id)
  assert(line, 'a line that was written is there')
  audit({ kind: 'channel', id, before: before && trace(before), after: trace(line) })
  return lineOnWire(line, language)
}

const trace = ({ name: _name, promise: _promise, destinations: _destinations, ...figures }: OfficeLine) => figures

const lineOnWire = (line: OfficeLine, language: Language): WireLine => ({
  ...line,
  orderTypes: [...line.orderTypes],
  destinations: line.destinations.map(({ code, name }) => ({ code, name: pickText(name, language) })),
})
