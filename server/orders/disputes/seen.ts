import type { Output } from '#contract/wire/operation.ts'
import type { orders } from '#contract/orders.ts'
import type { Db } from '#server/database/db.ts'
import { markSeen } from './disputes.sql.ts'

type Weighing = Pick<Output<typeof orders.get>['cartons'][number], 'dispute'>

/** A decision that its member has seen is no longer news (E-79). */
export async function noteSeen(db: Db, memberId: string, weighings: readonly Weighing[]): Promise<void> {
  const answered = weighings.flatMap(({ dispute }) => (dispute?.remeasured ? [dispute.id] : []))
  if (answered.length > 0) await markSeen(db, memberId, answered)
}
