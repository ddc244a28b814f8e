import type { consignees } from '#contract/addresses.ts'
import type { Output } from '#contract/wire/operation.ts'
import { type ApplyValues, type Order, startingValues, typedParty } from './apply-form.ts'
import type { useChoices } from './use-choices.ts'

type Address = Output<typeof consignees.list>['list'][number]

/**
 * An application with the choices of an earlier order: consignee, channel, pick-up point, services, insurance. Its
 * parcels are gone, and its remark and declared value were about them, so these are left to the member.
 */
export function againValues(
  order: Order,
  receivers: readonly Address[],
  shippers: readonly Address[] = [],
): ApplyValues {
  // The services that the member chose: packing may have left some out, or added others.
  const { vas } = order.paidPrice?.quote ?? order
  const values = startingValues({ ...order, vas })
  return {
    ...values,
    parcels: [],
    remark: '',
    receiverChoice: chosenFrom(receivers, order.consignee),
    ...(order.consignor ? { shipperChoice: chosenFrom(shippers, order.consignor) } : {}),
    // In yuan it follows the goods; in another currency it is empty and has to be filled in.
    declaredValueMinor: undefined,
  }
}

const parts = ['name', 'phone', 'regionCode', 'address', 'postalCode'] as const

/** The address of the book that the order went to; if it was changed or deleted since, it is typed as it was. */
function chosenFrom(book: readonly Address[], party: Order['consignee']): string {
  return book.find((address) => parts.every((part) => address[part] === party[part]))?.id ?? typedParty
}

export type NoLonger = 'receiver' | 'channel' | 'pickUpPoint' | 'services' | 'currency'

type Choices = Pick<
  ReturnType<typeof useChoices>,
  'standing' | 'offers' | 'offer' | 'quoting' | 'isServiceGone' | 'wallets' | 'book'
>

/** Which choices of the earlier order cannot be made any more, as far as the answers are in. */
export function noLongerValid(order: Order, values: ApplyValues, choices: Choices): readonly NoLonger[] {
  const { offers, offer, quoting, isServiceGone, wallets, book, standing } = choices
  const isReceiverGone =
    standing.receiverId === null &&
    parts.every((part) => values.receiver[part] === order.consignee[part]) &&
    book.data !== undefined &&
    chosenFrom(book.data, order.consignee) === typedParty
  const isChannelGone =
    values.channelId === order.channelId && offers?.data !== undefined && !offers.isPlaceholderData && !offer
  const isPointGone =
    values.pickUpPointId !== '' &&
    offer?.needsPickUpPoint === true &&
    quoting.data?.pickUpPoints.some(({ id }) => id === values.pickUpPointId) === false
  const isCurrencyGone = wallets.some(({ code, available }) => code === values.currency && !available)
  return [
    ...(isReceiverGone ? ['receiver' as const] : []),
    ...(isCurrencyGone ? ['currency' as const] : []),
    ...(isChannelGone ? ['channel' as const] : []),
    ...(isPointGone ? ['pickUpPoint' as const] : []),
    ...(isServiceGone ? ['services' as const] : []),
  ]
}
