import type { reports } from '#contract/reports.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { OrderStatus } from '#domain/order.ts'
import type { WorkQueue } from '#domain/waiting.ts'
import type { Shown } from '#web/staff/orders/orders-input.ts'
import {
  claimCase,
  differenceAt,
  flaggedPayments,
  movesOf,
  pastStay,
  questionsOf,
  staffPaths,
} from '#web/staff/paths.ts'

export type WorkRow = Output<typeof reports.dashboard>['urgent'][number]

/** In all warehouses of the person, as the work queue counts them. */
const ordersIn = (status: OrderStatus | '', show?: Shown) =>
  `${staffPaths.orders}?status=${status}${show ? `&show=${show}` : ''}&warehouse=`

/** Where a queue is worked off, as a list of exactly what it counts; feedback has no page yet. */
export const queueAddress: Readonly<Record<WorkQueue, string | null>> = {
  claims: staffPaths.claims,
  disputes: staffPaths.disputes,
  parcelServices: `${staffPaths.parcelServices}?state=here`,
  questions: `${staffPaths.questions}?state=toDo`,
  closings: `${staffPaths.closings}?state=byOthers`,
  transfersToSend: `${staffPaths.warehouseTransfers}?state=toSend`,
  transfersToReceive: `${staffPaths.warehouseTransfers}?state=toReceive`,
  handovers: `${staffPaths.handovers}?state=byOthers&warehouse=all`,
  pastStay: pastStay(),
  toPack: ordersIn('paid', 'ready'),
  toShip: ordersIn('awaiting_outbound', 'ready'),
  transfers: staffPaths.transfers,
  toCredit: `${staffPaths.transfers}?audit=approved&recharge=not_credited`,
  approvals: `${staffPaths.approvals}?view=byOthers`,
  toSign: staffPaths.moving,
  differences: staffPaths.reconciliation,
  flagged: flaggedPayments,
  feedback: null,
  held: ordersIn('', 'held'),
  supplements: ordersIn('paid', 'owing'),
  unclaimed: staffPaths.unclaimed,
  toReceive: staffPaths.receive,
}

/** Where one piece of work is done. */
export function workAddress({ queue, targetId, orderId, number }: WorkRow): string | null {
  if (queue === 'toPack' || queue === 'toShip') return staffPaths.order(targetId)
  if (queue === 'transfers' || queue === 'toCredit') return staffPaths.transfer(targetId)
  if (queue === 'disputes' && orderId !== null) return staffPaths.order(orderId)
  if (queue === 'differences') return differenceAt(targetId)
  if (queue === 'flagged' && number !== null) return staffPaths.payment(number)
  if (queue === 'handovers') return staffPaths.handover(targetId)
  if (queue === 'claims') return claimCase(targetId)
  if (queue === 'parcelServices' && number !== null)
    return `${staffPaths.parcelServices}?q=${encodeURIComponent(number)}`
  if (queue === 'questions' && number !== null) return questionsOf(number)
  if (queue === 'closings' && number !== null) return `${staffPaths.closings}?q=${encodeURIComponent(number)}`
  if ((queue === 'transfersToSend' || queue === 'transfersToReceive') && number !== null) return movesOf(number)
  if (queue === 'pastStay' && number !== null) return pastStay(number)
  return queueAddress[queue]
}

/** The list of packing and shipping shows these three. */
const listed: readonly OrderStatus[] = ['paid', 'awaiting_outbound', 'shipped']

export const statusAddress = (status: OrderStatus): string | null => (listed.includes(status) ? ordersIn(status) : null)
