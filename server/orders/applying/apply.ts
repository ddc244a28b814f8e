import type { Input, Output } from '#contract/wire/operation.ts'
import type { orders } from '#contract/orders.ts'
import { isDeclaredValue } from '#domain/insurance.ts'
import {
  type AddressSnapshot,
  type Book,
  refuseFullBook,
  saveAddress,
  snapshotOfSaved,
  snapshotOfTyped,
} from '#server/addresses/addresses.ts'
import { spendCaptcha } from '#server/auth/captcha.ts'
import { readConfig } from '#server/settings/config.ts'
import { requireCurrency } from '#server/settings/currency.ts'
import type { AsMember, WriteCall } from '#server/context.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { changeOrder, placeOrder, type Terms } from './place.ts'
import { readOwnOrder } from '#server/orders/reading/whole.ts'

type Consolidation = Input<typeof orders.submitConsolidation>
type Transfer = Input<typeof orders.submitTransfer>
type OrderFull = Output<typeof orders.submitConsolidation>
type MemberCall = WriteCall & AsMember

/** C-30: a new order or, with `id`, a change to an unpaid one. */
export async function submitConsolidation(call: MemberCall, application: Consolidation): Promise<OrderFull> {
  const consignee = await readReceiver(call, application)
  return submit(call, application, {
    orderType: 'consolidation',
    parcelIds: application.parcelIds,
    parties: { consignee, consignor: null },
    keeps: [receiverToKeep(application)],
  })
}

/** C-31: the same for a single parcel, with its sender. */
export async function submitTransfer(call: MemberCall, application: Transfer): Promise<OrderFull> {
  const { parcelIds = [], parcelId } = application
  const consignee = await readReceiver(call, application)
  const consignor = await readShipper(call, application)
  return submit(call, application, {
    orderType: 'single_ticket',
    parcelIds: parcelId === undefined ? parcelIds : [parcelId],
    parties: { consignee, consignor },
    keeps: [receiverToKeep(application), shipperToKeep(application)],
  })
}

interface Particulars extends Pick<Terms, 'orderType' | 'parcelIds'> {
  readonly parties: Pick<Terms, 'consignee' | 'consignor'>
  readonly keeps: readonly (Kept | null)[]
}

/** The contract sets the order of the checks: receiver, fields, code, then parcels, channel and price. */
async function submit(
  call: MemberCall,
  application: Omit<Consolidation, 'parcelIds'>,
  { orderType, parcelIds, parties, keeps }: Particulars,
): Promise<OrderFull> {
  const { context, tx, member } = call
  const currency = requireCurrency(application.currency)
  const config = await readConfig(context, tx)
  if (!isDeclaredValue(application.declaredValueMinor, config['declaredValue.max'])) refuse('declared_value')
  for (const kept of keeps) if (kept) await refuseFullBook(tx, member.id, kept.book, kept.field)
  await spendCaptcha(call, 'consolidate', application)
  const terms = { ...application, ...parties, orderType, parcelIds: [...new Set(parcelIds)], currency }
  const placing = { context, tx, memberId: member.id, actor: { kind: 'member', id: member.id } } as const
  const { id, version } = application
  const orderId =
    id === undefined ? await placeOrder(placing, terms) : await changeOrder(placing, { id, version }, terms)
  for (const kept of keeps) if (kept) await saveAddress(tx, member.id, kept.book, kept.typed)
  return readOwnOrder(call, tx, { id: orderId })
}

/** A typed address that is to be saved in the address book. */
interface Kept {
  readonly book: Book
  readonly field: string
  readonly typed: Parameters<typeof saveAddress>[3]
}

const receiverToKeep = ({ saveReceiver, receiver, receiverId }: Omit<Consolidation, 'parcelIds'>): Kept | null =>
  saveReceiver && receiver && receiverId === undefined
    ? { book: 'consignee', field: 'saveReceiver', typed: receiver }
    : null

const shipperToKeep = ({ saveShipper, shipper, shipperId }: Transfer): Kept | null =>
  saveShipper && shipper && shipperId === undefined
    ? { book: 'consignor', field: 'saveShipper', typed: whole(shipper) }
    : null

async function readReceiver(
  { tx, member }: MemberCall,
  { receiverId, receiver }: Omit<Consolidation, 'parcelIds'>,
): Promise<AddressSnapshot> {
  if (receiverId !== undefined) return snapshotOfSaved(tx, member.id, 'consignee', receiverId)
  return receiver ? snapshotOfTyped(tx, receiver, 'receiver') : refuse('receiver_incomplete')
}

async function readShipper({ tx, member }: MemberCall, { shipperId, shipper }: Transfer): Promise<AddressSnapshot> {
  if (shipperId !== undefined) return snapshotOfSaved(tx, member.id, 'consignor', shipperId)
  return shipper ? snapshotOfTyped(tx, whole(shipper), 'shipper') : refuseFields(nobodySends)
}

/** */
const nobodySends = {
  'shipper.name': 'field_required',
  'shipper.regionCode': 'field_required',
  'shipper.address': 'field_required',
}

/** A shipper's phone and postal code may be left out. */
const whole = (shipper: NonNullable<Transfer['shipper']>) => ({
  ...shipper,
  phone: shipper.phone ?? '',
  postalCode: shipper.postalCode ?? '',
})
