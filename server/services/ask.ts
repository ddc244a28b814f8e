import type { parcelServices } from '#contract/parcel-services.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { parcelServiceCan, parcelServiceMinor } from '#domain/parcel-service.ts'
import type { ParcelStatus } from '#domain/parcel.ts'
import type { AsMember, ReadCall, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { balancesOf } from '#server/ledger/ledger.ts'
import { findOwnParcel, lockParcels, noteOnParcel } from '#server/parcels/parcels.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { closeServices } from './close.ts'
import { charge } from './money.ts'
import { askedOnWire, readAsked } from './rows.ts'
import { findAsked, findOffered, insertAsked, lockOffered, servicesOfParcel } from './sql.ts'
import { closedText, inOrderText } from './text.ts'

type Calls = typeof parcelServices

/** Before an order takes it; afterwards the order has services of its own. */
const mayAsk = (status: ParcelStatus) => status === 'forecast' || status === 'in_stock'

/** E-140: what may be asked for on a parcel, and what was. */
export async function list(
  call: ReadCall & AsMember,
  { parcelId }: Input<Calls['list']>,
): Promise<Output<Calls['list']>> {
  const { db, member, language } = call
  const parcel = orRefuse(await findOwnParcel(db, member.id, parcelId), 'not_found')
  const [offered, asked, { CNY, HKD }] = await Promise.all([
    mayAsk(parcel.status) ? findOffered(db) : [],
    servicesOfParcel(db, parcelId),
    balancesOf(db, member.id),
  ])
  const open = new Set(asked.filter(({ state }) => state === 'asked').map(({ serviceId }) => serviceId))
  return {
    offered: offered
      .filter(({ serviceId }) => !open.has(serviceId))
      .map(({ name, ...service }) => ({ ...service, text: pickText(name, language) })),
    asked: asked.map((row) => askedOnWire(call, row)),
    balancesMinor: { CNY, HKD },
  }
}

/** E-141: paid from the balance now, at the price that the member saw; given back if it is not done. */
export async function ask(
  call: WriteCall & AsMember,
  { parcelId, serviceId, quantity, note = '', currency, expectedMinor }: Input<Calls['ask']>,
): Promise<Output<Calls['ask']>> {
  const { tx, member } = call
  const [parcel] = await lockParcels(tx, member.id, [parcelId])
  if (!parcel || !mayAsk(parcel.status)) refuse('parcel_unavailable', { text: inOrderText })
  const service = await lockOffered(tx, serviceId)
  const unitMinor = service?.priceMinor[currency] ?? null
  if (!service) refuseFields({ serviceId: 'field_choice' })
  if (unitMinor === null) refuseFields({ currency: 'field_choice' })
  if (quantity > (service.charge === 'perPiece' ? service.maxQuantity : 1)) refuseFields({ quantity: 'field_range' })
  const amountMinor = parcelServiceMinor(service.charge, unitMinor, quantity)
  if (amountMinor !== expectedMinor) refuse('amount_changed', { dueMinor: amountMinor })
  const draft = { parcelId, serviceId, name: service.name, quantity, note, currency, amountMinor }
  const made = await insertAsked(tx, draft)
  if (!made) refuseFields({ serviceId: 'field_choice' })
  const row = await readAsked(tx, made.id)
  const actor = { kind: 'member', id: member.id } as const
  await charge(tx, row, actor)
  const details = { id: row.id, serviceId, quantity, currency, amountMinor }
  await noteOnParcel(tx, parcelId, { event: 'askService', actor, details })
  return askedOnWire(call, row)
}

/** E-142: until somebody has done or refused it; what was paid is given back. */
export async function withdraw(
  call: WriteCall & AsMember,
  { id }: Input<Calls['withdraw']>,
): Promise<Output<Calls['withdraw']>> {
  const { tx, member } = call
  const found = await findAsked(tx, id)
  if (!found || found.memberId !== member.id || found.isGone) refuse('not_found')
  await lockParcels(tx, member.id, [found.parcelId])
  if (!parcelServiceCan.withdraw(await readAsked(tx, id))) refuse('parcel_state', { text: closedText })
  const actor = { kind: 'member', id: member.id } as const
  await closeServices(tx, [id], { event: 'withdraw', actor, answer: '', photoFileIds: [] })
  return askedOnWire(call, await readAsked(tx, id))
}
