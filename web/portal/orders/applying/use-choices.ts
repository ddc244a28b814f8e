import { consignees, consignors } from '#contract/addresses.ts'
import { channels } from '#contract/channels.ts'
import type { Output } from '#contract/wire/operation.ts'
import { orders } from '#contract/orders.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { useWholeBook } from '#web/portal/addresses/whole-book.ts'
import { useRead } from '#web/client/queries.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { type ApplyValues, type Order, type OrderType, parcelTotals, type Standing, typedParty } from './apply-form.ts'
import { servicesOnOffer } from './services-on-offer.ts'

/** The answers that an application depends on; each is requested again when its own inputs change. */
export function useChoices(values: ApplyValues, orderType: OrderType, edited: Order | null) {
  const warehouseCode = values.parcels[0]?.warehouseCode
  const isSingle = orderType === 'single_ticket'
  // A single ticket takes one parcel: a price for two would be for an impossible order (C-31).
  const isPriced = isSingle ? values.parcels.length === 1 : values.parcels.length > 0
  const parcelIds = isPriced ? values.parcels.map((parcel) => parcel.id) : undefined

  const book = useWholeBook(consignees)
  const shippers = useWholeBook(consignors, { enabled: isSingle })
  const receiverId = chosenAddress(values.receiverChoice, book.data ?? [])
  const regionCode = values.receiver.regionCode || undefined
  const hasDestination = receiverId !== null || regionCode !== undefined
  const [postalCode] = useDebouncedValue(values.receiver.postalCode, 300)
  const whither = receiverId ? { receiverId } : { regionCode }
  // Some surcharges depend on the postal code.
  const place = receiverId ? whither : { regionCode, postalCode: postalCode || undefined }

  const anywhere = useRead(orders.currencies, { warehouseCode }, { keep: true })
  const currency = values.currency ?? anywhere.data?.default ?? 'CNY'
  const answered = useRead(
    channels.forAddress,
    {
      ...place,
      warehouseCode,
      orderType,
      currency,
      parcelIds,
    },
    { enabled: hasDestination, keep: true },
  )
  const offers = { ...answered, data: answered.data && openToEdit(answered.data, edited) }
  const destinationCode = hasDestination ? offers.data?.destinationCode : undefined
  const there = useRead(orders.currencies, { warehouseCode, ...whither }, { enabled: hasDestination, keep: true })
  const offer = hasDestination
    ? offers.data?.list.find((each) => each.channelId === values.channelId && each.available)
    : undefined

  const prefilledMinor = prefilledValueMinor(values, currency)
  const declaredValueMinor = values.declaredValueMinor === undefined ? prefilledMinor : values.declaredValueMinor
  const line = { ...place, channelId: offer?.channelId ?? '', destinationCode, currency, warehouseCode }
  const isTicked = Object.keys(values.services).length > 0
  // Without parcels and services, so that a withdrawn service does not hide the others.
  const bare = useRead(channels.get, line, { enabled: offer !== undefined && isTicked })
  const services = servicesOnOffer(values.services, bare.data?.vas)
  const [declaredLater] = useDebouncedValue(declaredValueMinor, 300)
  const quoted = useRead(
    channels.get,
    {
      ...line,
      parcelIds,
      // Without services it stays a plain GET; with a list it has to be a POST.
      vas: services.length > 0 ? services : undefined,
      declaredValueMinor: declaredLater ?? undefined,
      insured: values.insured && declaredLater !== null,
    },
    { enabled: offer !== undefined && (!isTicked || bare.isFetched), keep: true },
  )
  // While another channel's answer is loading, the cached one is about the previous channel.
  const channel = offer && quoted.data?.channel.channelId === offer.channelId ? quoted.data : undefined
  const quoting = { data: channel, error: quoted.error, refetch: quoted.refetch }

  const standing: Standing = {
    receiverId,
    shipperId: chosenAddress(values.shipperChoice, shippers.data ?? []),
    channelId: offer?.channelId ?? '',
    needsPickUpPoint: offer?.needsPickUpPoint ?? false,
    pickUpPointId: isClosed(values.pickUpPointId, channel?.pickUpPoints) ? '' : values.pickUpPointId,
    currency,
    services,
    declaredValueMinor,
  }
  return {
    standing,
    book,
    shippers,
    wallets: there.data?.list ?? anywhere.data?.list ?? [],
    /** The input for the merge advice; null while there is nothing to advise on. */
    advisable: parcelIds && parcelIds.length > 1 && hasDestination ? { parcelIds, currency, ...whither } : null,
    /** null: the destination is not known yet. */
    offers: hasDestination ? offers : null,
    offer,
    isServiceGone: services.length < Object.keys(values.services).length,
    /** The chosen channel with its services, pick-up points and price. */
    quoting,
    quote: parcelIds ? (channel?.quote ?? null) : null,
    quoteError: offer ? quoted.error : null,
    isQuoting: offer !== undefined && quoted.isFetching,
    isPrefilled: values.declaredValueMinor === undefined && prefilledMinor !== null,
  }
}

/** A point that an earlier order went to; its list of points does not name it any more. */
const isClosed = (pickUpPointId: string, points: readonly { readonly id: string }[] | undefined) =>
  points !== undefined && !points.some(({ id }) => id === pickUpPointId)

/** An order that already goes there may still be edited after its destination was closed (decision record 42). */
export function openToEdit<Answer extends Output<typeof channels.forAddress>>(answer: Answer, edited: Order | null) {
  if (edited?.destinationCode !== answer.destinationCode) return answer
  const list = answer.list.map((offer) =>
    offer.unavailableReason?.code === refusalCode.destination_announced
      ? { ...offer, available: true, unavailableReason: null }
      : offer,
  )
  return { ...answer, list }
}

/** null: typed. If the book is or becomes empty, the address has to be typed. */
export function chosenAddress(choice: string, book: readonly { readonly id: string }[]): string | null {
  if (choice === typedParty) return null
  return (book.find((address) => address.id === choice) ?? book[0])?.id ?? null
}

/** Goods values are in yuan, and nothing is ever converted. */
export function prefilledValueMinor(values: Pick<ApplyValues, 'parcels'>, currency: string): number | null {
  const { goodsValueMinor } = parcelTotals(values.parcels)
  return currency === 'CNY' && goodsValueMinor > 0 ? goodsValueMinor : null
}
