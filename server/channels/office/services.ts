import { officeListAtMost, type staffServices } from '#contract/channels-office.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { cappedTotal, countedAtMost } from '#domain/long-list.ts'
import { isParcelCharge } from '#domain/parcel-service.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { orRefuse, type Tx } from '#server/database/db.ts'
import { violated } from '#server/database/db-faults.ts'
import { assert, refuse, refuseFields } from '#server/http/refuse.ts'
import {
  countChannels,
  countServices,
  findService,
  insertService,
  listServices,
  lockService,
  type NewService,
  type OfficeService,
  updateService,
} from './services.sql.ts'

type Calls = typeof staffServices
type Call = WriteCall & AsStaff

/** B-PR-03: a page, or all of them. */
export async function list({ db }: ReadCall, input: Input<Calls['list']>): Promise<Output<Calls['list']>> {
  const { after = null, pageSize = officeListAtMost, ...filter } = input
  const [services, { total }] = await Promise.all([
    listServices(db, filter, after, pageSize + 1),
    countServices(db, filter, countedAtMost),
  ])
  const list = services.slice(0, pageSize)
  return { list, next: services.length > pageSize ? (list.at(-1)?.id ?? null) : null, ...cappedTotal(total) }
}

/** B-PR-04 */
export async function create(call: Call, input: Input<Calls['create']>): Promise<OfficeService> {
  const service = newService(input)
  await requireFit(call.tx, service)
  const { id } = await orTaken(insertService(call.tx, service))
  return written(call, id, null)
}

/** B-PR-04: orders keep the price that they were promised. */
export async function update(call: Call, { id, version, ...given }: Input<Calls['update']>): Promise<OfficeService> {
  const { tx } = call
  const before = orRefuse(await lockService(tx, id), 'not_found')
  if (before.version !== version) refuse('version_conflict')
  // Exports and past prices name a service by its code.
  if (given.code !== undefined && given.code !== before.code) refuse('in_use')
  const service = changed(before, given)
  await requireFit(tx, service)
  await updateService(tx, id, service)
  return written(call, id, before)
}

const newService = (given: Input<Calls['create']>): NewService => ({
  ...given,
  priceCnyMinor: given.priceCnyMinor ?? null,
  priceHkdMinor: given.priceHkdMinor ?? null,
  bp: given.bp ?? null,
  askedOn: given.askedOn ?? ['order'],
  channelIds: given.channelIds ?? null,
})

const changed = (before: OfficeService, given: Omit<Input<Calls['update']>, 'id' | 'version'>): NewService => ({
  code: before.code,
  name: given.name ?? before.name,
  charge: given.charge ?? before.charge,
  priceCnyMinor: given.priceCnyMinor === undefined ? before.priceCnyMinor : given.priceCnyMinor,
  priceHkdMinor: given.priceHkdMinor === undefined ? before.priceHkdMinor : given.priceHkdMinor,
  bp: given.bp === undefined ? before.bp : given.bp,
  maxQty: given.maxQty ?? before.maxQty,
  channelIds: given.channelIds === undefined ? before.channelIds : given.channelIds,
  askedOn: given.askedOn ?? before.askedOn,
  active: given.active ?? before.active,
  sort: given.sort ?? before.sort,
})

/** A share of the freight is a share and nothing else; any other charge has a price in one currency at least. */
async function requireFit(
  tx: Tx,
  { charge, bp, priceCnyMinor, priceHkdMinor, channelIds, askedOn }: NewService,
): Promise<void> {
  const isShare = charge === 'percentOfFreight'
  const hasPrice = priceCnyMinor !== null || priceHkdMinor !== null
  if (isShare !== (bp !== null)) refuseFields({ bp: isShare ? 'field_required' : 'field_choice' })
  if (isShare === hasPrice) refuseFields({ priceCnyMinor: isShare ? 'field_choice' : 'field_required' })
  // The weight of a parcel may not be known yet, and it has no freight.
  if (askedOn.includes('parcel') && !isParcelCharge(charge)) refuseFields({ charge: 'field_choice' })
  if (channelIds === null) return
  const { count } = await countChannels(tx, channelIds)
  if (count !== new Set(channelIds).size) refuseFields({ channelIds: 'field_choice' })
}

const orTaken = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((fault: unknown) => {
    if (violated(fault, 'vas_items_code_key')) refuseFields({ code: 'field_code_taken' })
    throw fault
  })

async function written({ tx, audit }: Call, id: string, before: OfficeService | null): Promise<OfficeService> {
  const service = await findService(tx, id)
  assert(service, 'a service that was written is there')
  audit({ kind: 'vas_item', id, before: before && trace(before), after: trace(service) })
  return service
}

const trace = ({ name: _name, ...figures }: OfficeService) => figures
