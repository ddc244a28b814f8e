import { consignees } from '#contract/addresses.ts'
import { channels } from '#contract/channels.ts'
import { orders } from '#contract/orders.ts'
import { useRead } from '#web/queries.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { type ApplyValues, parcelTotals, servicesTicked, type Standing, typedReceiver } from './apply-form.ts'

/** The answers that an application depends on, each asked anew when what it rests on changes. */
export function useChoices(values: ApplyValues) {
  const warehouseCode = values.parcels[0]?.warehouseCode
  const parcelIds = values.parcels.length > 0 ? values.parcels.map((parcel) => parcel.id) : undefined

  const book = useRead(consignees.list, { page: 1, pageSize: 100 })
  const receiverId = chosenReceiver(values.receiverChoice, book.data?.list ?? [])
  const regionCode = values.receiver.regionCode || undefined
  const hasDestination = receiverId !== null || regionCode !== undefined

  const anywhere = useRead(orders.currencies, { warehouseCode }, { keep: true })
  const currency = values.currency ?? anywhere.data?.default ?? 'CNY'
  const offers = useRead(
    channels.forAddress,
    {
      ...(receiverId ? { receiverId } : { regionCode }),
      warehouseCode,
      orderType: 'consolidation',
      currency,
      parcelIds,
    },
    { enabled: hasDestination, keep: true },
  )
  const destinationCode = hasDestination ? offers.data?.destinationCode : undefined
  const there = useRead(
    orders.currencies,
    { warehouseCode, destinationCode },
    { enabled: destinationCode !== undefined, keep: true },
  )
  const offer = hasDestination
    ? offers.data?.list.find((each) => each.channelId === values.channelId && each.available)
    : undefined

  const prefilledMinor = prefilledValueMinor(values, currency)
  const declaredValueMinor = values.declaredValueMinor === undefined ? prefilledMinor : values.declaredValueMinor
  const services = servicesTicked(values)
  const [declaredLater] = useDebouncedValue(declaredValueMinor, 300)
  const quoted = useRead(
    channels.get,
    {
      channelId: offer?.channelId ?? '',
      destinationCode,
      currency,
      warehouseCode,
      parcelIds,
      // Without services it stays a plain GET; with a list the contract asks for the POST form.
      vas: services.length > 0 ? services : undefined,
      declaredValueMinor: declaredLater ?? undefined,
      insured: values.insured && declaredLater !== null,
    },
    { enabled: offer !== undefined, keep: true },
  )
  // While another channel's answer is on its way, the kept one is about the channel before it.
  const channel = offer && quoted.data?.channel.channelId === offer.channelId ? quoted.data : undefined

  const standing: Standing = {
    receiverId,
    channelId: offer?.channelId ?? '',
    needsPickUpPoint: offer?.needsPickUpPoint ?? false,
    currency,
    declaredValueMinor,
  }
  return {
    standing,
    /** null while the address book is being read. */
    book: book.data?.list ?? (book.error ? [] : null),
    wallets: there.data?.list ?? anywhere.data?.list ?? [],
    /** null: nobody knows yet where it goes. */
    offers: hasDestination ? offers : null,
    offer,
    channel,
    quote: parcelIds ? (channel?.quote ?? null) : null,
    quoteError: offer ? quoted.error : null,
    isQuoting: offer !== undefined && quoted.isFetching,
    isPrefilled: values.declaredValueMinor === undefined && prefilledMinor !== null,
  }
}

/** null: typed. A book that is still empty, or was emptied meanwhile, leaves typing. */
export function chosenReceiver(choice: string, book: readonly { readonly id: string }[]): string | null {
  if (choice === typedReceiver) return null
  return (book.find((address) => address.id === choice) ?? book[0])?.id ?? null
}

/** Goods values are in yuan, and nothing is ever exchanged. */
export function prefilledValueMinor(values: Pick<ApplyValues, 'parcels'>, currency: string): number | null {
  const { goodsValueMinor } = parcelTotals(values.parcels)
  return currency === 'CNY' && goodsValueMinor > 0 ? goodsValueMinor : null
}
