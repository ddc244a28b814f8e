import { type OverLimit, overLimits } from '#domain/line-limits.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { orders } from '#contract/orders.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { orderCan, orderDueMinor } from '#domain/order.ts'
import { disputeRefundsMinor, type Tolerance } from '#domain/rerate.ts'
import {
  activeChannels,
  activeServices,
  type Channel,
  pointsRefusal,
  serves,
  type Service,
  surchargesOfOrder,
  tariffsFor,
} from '#server/channels/channels.ts'
import { inUse } from '#server/code-texts/code-texts.ts'
import { readConfig } from '#server/settings/config.ts'
import type { Db } from '#server/database/db.ts'
import type { Call } from '#server/context.ts'
import { type Load, loadOf, type Paid, rateAgain, type Rerated } from '#server/orders/packing/rate-again.ts'
import type { LockedOrder } from '#server/orders/locks.sql.ts'
import { onlyParcelText } from '#server/orders/text.ts'
import type { WholeOrder } from '#server/orders/reading/whole.sql.ts'

type OrderFull = Output<typeof orders.get>
type Choice = NonNullable<OrderFull['supplement']>['choices'][number]

/** A price rise that waits for the member: its evidence, and each choice with its price. */
export async function supplementOf(
  call: Call,
  db: Db,
  order: WholeOrder,
  cartons: OrderFull['cartons'],
): Promise<OrderFull['supplement']> {
  const dueMinor = orderDueMinor(order)
  if (!orderCan.decideCancel({ ...order, dueMinor })) return null
  const plain = { channelId: null, channelName: null, needsPickUpPoint: false, reason: null } as const
  const paying: Choice = { ...plain, choice: 'pay', dueMinor, refundMinor: 0 }
  const cancelling: Choice = { ...plain, choice: 'cancel', dueMinor: 0, refundMinor: keptMinor(order) }
  // A fee before packing: there are no boxes yet to send by another line or to leave a parcel out of.
  if (!order.isPacked) return { dueMinor, cartons, choices: [paying, cancelling] }
  const others = await otherLines(call, db, order, cartons)
  return { dueMinor, cartons, choices: [paying, ...others, ...removing(call, order), cancelling] }
}

/** What the order still holds of the member's money: paid, less all refunds. */
export const keptMinor = ({
  paidMinor,
  refundedMinor,
  stored,
}: Pick<LockedOrder, 'paidMinor' | 'refundedMinor' | 'stored'>) =>
  paidMinor - refundedMinor - disputeRefundsMinor(stored.quote)

/** Only a consolidation can leave parcels out, and one has to stay. */
function removing({ language }: Call, { orderType, parcelCount }: WholeOrder): readonly Choice[] {
  if (orderType !== 'consolidation') return []
  const reason = parcelCount > 1 ? null : onlyParcelText[language]
  return [
    {
      choice: 'removeParcels',
      channelId: null,
      channelName: null,
      needsPickUpPoint: false,
      dueMinor: 0,
      refundMinor: 0,
      reason,
    },
  ]
}

/** The other lines that go there, each with the price of the present boxes or why it does not take them. */
async function otherLines(
  { context, language }: Call,
  db: Db,
  order: WholeOrder,
  cartons: OrderFull['cartons'],
): Promise<readonly Choice[]> {
  const lines = await readLines(db, order)
  const { 'order.tolerance': tolerance } = await readConfig(context, db)
  const load = loadOf(cartons)
  const { destinationCode } = order
  return Promise.all(
    lines.channels
      .filter(({ id }) => id !== order.channelId && lines.rows.some((row) => row.channelId === id))
      .map(async (channel): Promise<Choice> => {
        const { id: channelId, needsPickUpPoint } = channel
        const named = { channelId, channelName: pickText(channel.name, language), needsPickUpPoint }
        const rated = rateOnLine(order, channel, lines, load, tolerance)
        const no = 'reason' in rated ? rated.reason : await pointsRefusal(db, channel, { ...load, destinationCode })
        const { dueMinor, refundMinor } = 'reason' in rated || no ? nothing : rated.rating
        return {
          choice: 'changeChannel',
          ...named,
          dueMinor,
          refundMinor,
          reason: no && inUse(refusals[no].text)[language],
        }
      }),
  )
}

const nothing = { dueMinor: 0, refundMinor: 0 } as const

type Redirected = Paid & Pick<LockedOrder, 'destinationCode' | 'orderType'>

/** The lines an order could use: today's lines at the prices of the order's time. */
export async function readLines(db: Db, { stored, destinationCode }: Redirected) {
  const [channels, services, rows, surcharges] = await Promise.all([
    activeChannels(db),
    activeServices(db),
    tariffsFor(db, { channelId: null, destinationCode, currency: null, at: stored.pricedAt }),
    surchargesOfOrder(db, stored, destinationCode),
  ])
  return { channels, services, rows, surcharges }
}

type Lines = Awaited<ReturnType<typeof readLines>>
type NoLine =
  | Exclude<ReturnType<typeof rateAgain>, Rerated>['reason']
  | NonNullable<ReturnType<typeof serves>>
  | OverLimit

/** The same boxes on another line; a line without one of the member's services is not a choice. */
export function rateOnLine(
  order: Redirected,
  channel: Channel,
  { services, rows, surcharges }: Lines,
  load: Load,
  tolerance: Tolerance,
): Rerated | { readonly reason: NoLine } {
  const own = rows.filter((row) => row.channelId === channel.id)
  const reason = serves(channel, own, order.orderType, order.currency)
  if (reason) return { reason }
  if (!offersAll(services, order, channel)) return { reason: 'channel_unavailable' }
  const over = overLimits(channel, load)
  if (over) return { reason: over }
  return rateAgain(order, own, {
    ...load,
    channel,
    destinationCode: order.destinationCode,
    goodsType: order.goodsType,
    surcharges,
    place: order.stored.place ?? null,
    mayExceedCap: false,
    tolerance,
  })
}

const offersAll = (services: readonly Service[], { stored, currency }: Redirected, channel: Channel) =>
  stored.quote.vas.every(({ id }) =>
    services.some(
      (service) =>
        service.id === id &&
        (service.channelIds === null || service.channelIds.includes(channel.id)) &&
        (service.charge === 'percentOfFreight' || service.priceMinor[currency] !== null),
    ),
  )
