import { fieldText } from '#contract/wire/field-texts.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { orders } from '#contract/orders.ts'
import { message, tickedMessages } from '#contract/messages.ts'
import type { Region } from '#contract/warehouses.ts'
import { goodsTypeOf } from '#domain/goods.ts'
import type { Language } from '#domain/language.ts'
import type { Currency } from '#domain/money.ts'
import { volumeDivisor, weigh } from '#domain/weight.ts'
import { placeFaults } from '#web/portal/addresses/place-faults.ts'
import { inputFaults } from '#web/client/input-faults.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text } from './apply.text.ts'
import type { ServiceTicked } from './services-on-offer.ts'
import { sizesOf } from '#web/portal/orders/sizes-of.ts'

type Consolidation = Input<typeof orders.submitConsolidation>
/** The input of both submissions: only a single ticket has a shipper. */
export type Application = Consolidation &
  Pick<Input<typeof orders.submitTransfer>, 'shipper' | 'shipperId' | 'saveShipper'>
export type Order = Output<typeof orders.get>
export type EligibleParcel = Output<typeof orders.eligibleParcels>['list'][number]
export type OrderType = Order['orderType']
export type Party = 'receiver' | 'shipper'
export type TypedAddress = NonNullable<Application['receiver']>

/** A party that is typed on this page instead of chosen from its address book. */
export const typedParty = 'typed'

/** C-30 and C-31: each kind of order has its own call. */
export const submissionOf = (orderType: OrderType) =>
  orderType === 'single_ticket' ? orders.submitTransfer : orders.submitConsolidation

/** The limit of C-30. */
export const parcelsPerOrderMax = 100

export interface ApplyValues {
  readonly parcels: readonly EligibleParcel[]
  /** An address of the book or `typedParty`; empty until something is chosen, when the book's first address is used. */
  readonly receiverChoice: string
  readonly receiver: TypedAddress
  readonly saveReceiver: boolean
  readonly shipperChoice: string
  readonly shipper: TypedAddress
  readonly saveShipper: boolean
  readonly channelId: string
  readonly currency: Currency | null
  readonly pickUpPointId: string
  /** How many of each ticked service. */
  readonly services: Readonly<Record<string, number>>
  /** undefined: untouched, so the value of the goods is shown; null: cleared. */
  readonly declaredValueMinor: number | null | undefined
  readonly insured: boolean
  readonly remark: string
  readonly captchaId: string
  readonly captchaCode: string
}

/** What is shown where the member has chosen nothing: the book's first receiver, the value of the goods, and so on. */
export interface Standing {
  /** null: typed. */
  readonly receiverId: string | null
  readonly shipperId: string | null
  readonly channelId: string
  readonly needsPickUpPoint: boolean
  /** Empty also where the chosen point has closed since. */
  readonly pickUpPointId: string
  readonly currency: Currency
  readonly services: readonly ServiceTicked[]
  readonly declaredValueMinor: number | null
}

const noAddress: TypedAddress = { name: '', phone: '', regionCode: '', address: '', postalCode: '' }

const untouched: ApplyValues = {
  parcels: [],
  receiverChoice: '',
  receiver: noAddress,
  saveReceiver: false,
  shipperChoice: '',
  shipper: noAddress,
  saveShipper: false,
  channelId: '',
  currency: null,
  pickUpPointId: '',
  services: {},
  declaredValueMinor: undefined,
  insured: false,
  remark: '',
  captchaId: '',
  captchaCode: '',
}

/** A new application with the parcels ticked in advance, or the choices of an order that is being edited. */
export function startingValues(order: Order | null, ticked: readonly EligibleParcel[] = []): ApplyValues {
  if (order === null) return { ...untouched, parcels: ticked }
  return {
    ...untouched,
    parcels: order.parcels,
    receiverChoice: typedParty,
    receiver: typedOf(order.consignee),
    ...(order.consignor ? { shipperChoice: typedParty, shipper: typedOf(order.consignor) } : {}),
    channelId: order.channelId,
    currency: order.currency,
    pickUpPointId: order.pickUpPoint?.id ?? '',
    services: Object.fromEntries(order.vas.map((line) => [line.id, line.qty])),
    declaredValueMinor: order.declaredValueMinor,
    insured: order.insured,
    remark: order.remark,
  }
}

const typedOf = ({ name, phone, regionCode, address, postalCode }: Order['consignee']): TypedAddress => ({
  name,
  phone,
  regionCode,
  address,
  postalCode,
})

/** Shapes the form for C-30 and C-31. */
export function toApplication(
  values: ApplyValues,
  standing: Standing,
  order: Order | null,
  orderType: OrderType,
): Application {
  const receiver =
    standing.receiverId === null
      ? { receiver: values.receiver, saveReceiver: values.saveReceiver }
      : { receiverId: standing.receiverId }
  return {
    ...(order ? { id: order.id, version: order.version } : {}),
    parcelIds: values.parcels.map((parcel) => parcel.id),
    ...receiver,
    ...(orderType === 'single_ticket' ? shipperOf(values, standing) : {}),
    channelId: standing.channelId,
    currency: standing.currency,
    ...(standing.needsPickUpPoint && standing.pickUpPointId ? { pickUpPointId: standing.pickUpPointId } : {}),
    vas: [...standing.services],
    declaredValueMinor: standing.declaredValueMinor ?? 0,
    insured: values.insured,
    remark: values.remark,
    captchaId: values.captchaId,
    captchaCode: values.captchaCode,
  }
}

const shipperOf = (values: ApplyValues, { shipperId }: Standing) =>
  shipperId === null ? { shipper: values.shipper, saveShipper: values.saveShipper } : { shipperId }

/** What is missing or wrong, in the order that C-30 checks: parcels, then the receiver, then the single fields. */
export function applicationFaults(
  values: ApplyValues,
  standing: Standing,
  language: Language,
  orderType: OrderType,
  tree?: readonly Region[],
): Record<string, string> {
  const input = toApplication(values, standing, null, orderType)
  const submission = submissionOf(orderType)
  const first = submission.first?.(input) ?? null
  const ofPlaces = partyPlaceFaults(input, tree, language)
  if (first === 'receiver_incomplete') return { ...ofPlaces, ...receiverFaults(values.receiver, language) }
  if (first === 'none_ticked' || first === 'only_one')
    return { parcelIds: message(tickedMessages[orderType][first], language) }
  const faults = { ...ofPlaces, ...inputFaults(submission, input, language) }
  const required = fieldText('field_required', language)
  if (standing.declaredValueMinor === null) faults['declaredValueMinor'] = required
  if (standing.channelId === '') faults['channelId'] = textIn(text, language).chooseChannelFirst
  if (standing.needsPickUpPoint && standing.pickUpPointId === '') {
    faults['pickUpPointId'] = fieldText('field_pick_up_point', language)
  }
  return faults
}

/** For the addresses typed here: a missing district, a postal code of another country. */
function partyPlaceFaults(input: Application, tree: readonly Region[] | undefined, language: Language) {
  const faults: Record<string, string> = {}
  for (const party of ['receiver', 'shipper'] as const) {
    const typed = input[party]
    if (!typed) continue
    const found = placeFaults(tree, { regionCode: typed.regionCode, postalCode: typed.postalCode ?? '' }, language)
    for (const [part, sentence] of Object.entries(found)) faults[`${party}.${part}`] = sentence
  }
  return faults
}

function receiverFaults(receiver: TypedAddress, language: Language): Record<string, string> {
  const missing = Object.entries(receiver).filter(([, part]) => part.trim() === '')
  return {
    receiver: message('M-09', language),
    ...Object.fromEntries(missing.map(([part]) => [`receiver.${part}`, fieldText('field_required', language)])),
  }
}

export interface ParcelTotals {
  readonly count: number
  readonly actualWeightG: number
  readonly volumeMm3: number
  readonly volumeWeightG: number
  readonly goodsValueMinor: number
  readonly isSensitive: boolean
}

/** Totals of the ticked parcels, with the same weights as the price (`domain/weight.ts`). */
export function parcelTotals(parcels: readonly EligibleParcel[], divisor = volumeDivisor): ParcelTotals {
  const actualWeightG = parcels.reduce((sum, parcel) => sum + (parcel.actualWeightG ?? 0), 0)
  const { volumeMm3, volumeWeightG } = weigh(
    actualWeightG,
    sizesOf(parcels).map((size) => ({ ...size, quantity: 1 })),
    divisor,
  )
  return {
    count: parcels.length,
    actualWeightG,
    volumeMm3,
    volumeWeightG,
    goodsValueMinor: parcels.reduce((sum, parcel) => sum + parcel.totalGoodsValueMinor, 0),
    isSensitive: goodsTypeOf(parcels.map((parcel) => parcel.goodsType)) === 'sensitive',
  }
}

export type WhyNot = 'unweighed' | 'blocked' | 'otherWarehouse' | 'tooMany'

/** Why a parcel cannot be ticked now; null if it can, or already is. */
export function whyNotTick(parcel: EligibleParcel, ticked: readonly EligibleParcel[]): WhyNot | null {
  if (ticked.some((each) => each.id === parcel.id)) return null
  if (parcel.abnormal?.blocking) return 'blocked'
  if (parcel.actualWeightG === null) return 'unweighed'
  const [first] = ticked
  if (first && first.warehouseCode !== parcel.warehouseCode) return 'otherWarehouse'
  return ticked.length >= parcelsPerOrderMax ? 'tooMany' : null
}

/** Whether it is in stock and nothing prevents sending it. */
export const canBeSent = (parcel: EligibleParcel): boolean =>
  parcel.status === 'in_stock' && whyNotTick(parcel, []) === null

/** Ticks everything that may travel together with what is ticked already, up to the limit of an order. */
export const tickAll = (
  parcels: readonly EligibleParcel[],
  ticked: readonly EligibleParcel[],
): readonly EligibleParcel[] =>
  parcels.reduce(
    (all, parcel) => (all.some((each) => each.id === parcel.id) || whyNotTick(parcel, all) ? all : [...all, parcel]),
    ticked,
  )
