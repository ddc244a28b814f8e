/*
 * How long work may wait for staff. Ages are told in three steps; work is late after a day, and a weighing in doubt once
 * its own promise has passed (`dispute.answerHours`).
 */

export const agesHours = { fresh: 4, late: 24 } as const

/** Everything that may wait for staff, in the order in which the work queue shows it. */
export const workQueues = [
  'claims',
  'disputes',
  'parcelServices',
  'questions',
  'closings',
  'transfersToSend',
  'transfersToReceive',
  'handovers',
  'pastStay',
  'toPack',
  'toShip',
  'transfers',
  'toCredit',
  'approvals',
  'toSign',
  'differences',
  'flagged',
  'feedback',
  'held',
  'supplements',
  'unclaimed',
  'toReceive',
] as const
export type WorkQueue = (typeof workQueues)[number]

/** Here someone else acts next, such as the member or the courier: it is counted, and never late. */
const informing: readonly WorkQueue[] = ['held', 'supplements', 'unclaimed', 'toReceive']

export const canBeLate = (queue: WorkQueue): boolean => !informing.includes(queue)
