import { staffClaims, staffUnclaimedParcels } from '#contract/claims.ts'
import { staffDisputes } from '#contract/disputes.ts'
import { staffFeedback } from '#contract/feedback.ts'
import { staffHandovers } from '#contract/handovers.ts'
import { moving } from '#contract/moving.ts'
import { staffOrderActions } from '#contract/order-actions.ts'
import { staffOrders } from '#contract/orders.ts'
import { staffParcelClosings } from '#contract/parcel-closings.ts'
import { staffParcelQuestions } from '#contract/parcel-questions.ts'
import { staffParcelServices } from '#contract/parcel-services.ts'
import { staffParcels } from '#contract/receiving.ts'
import { staffPayments } from '#contract/payments.ts'
import { staffStatements } from '#contract/statements.ts'
import { staffWarehouseTransfers } from '#contract/warehouse-transfers.ts'
import type { reports } from '#contract/reports.ts'
import { approvals, staffBankTransfers } from '#contract/topups.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Operation, Output, StaffRole } from '#contract/wire/operation.ts'
import { countedAtMost } from '#domain/long-list.ts'
import { signerRole } from '#domain/moving.ts'
import { canBeLate, type WorkQueue, workQueues } from '#domain/waiting.ts'
import type { AsStaff, ReadCall } from '#server/context.ts'
import { isAuditor, mayCall, type StaffSession } from '#server/auth/session.ts'
import { readConfig } from '#server/settings/config.ts'
import { type Counted, countOrders, countQueues, listUrgent, type OwnQueue, readClock } from './dashboard.sql.ts'
import { listsRows, type Scope } from './waiting.sql.ts'

type Dashboard = Output<typeof reports.dashboard>

interface Work {
  readonly by: Operation
  readonly everywhere: readonly StaffRole[]
  /** The call refuses everybody else, administrators too. */
  readonly only?: StaffRole
}

/** The call with which a queue is worked off, and the roles that make it in every warehouse. */
const work: Readonly<Record<WorkQueue, Work>> = {
  claims: { by: staffClaims.approve, everywhere: ['S'] },
  disputes: { by: staffDisputes.decide, everywhere: ['F', 'S'] },
  parcelServices: { by: staffParcelServices.finish, everywhere: [] },
  questions: { by: staffParcelQuestions.settle, everywhere: ['S'] },
  closings: { by: staffParcelClosings.confirm, everywhere: ['S'] },
  transfersToSend: { by: staffWarehouseTransfers.send, everywhere: [] },
  transfersToReceive: { by: staffWarehouseTransfers.receive, everywhere: [] },
  handovers: { by: staffHandovers.settle, everywhere: [] },
  pastStay: { by: staffParcelClosings.ask, everywhere: ['S'] },
  toPack: { by: staffOrders.pack, everywhere: [] },
  toShip: { by: staffOrders.ship, everywhere: [] },
  transfers: { by: staffBankTransfers.audit, everywhere: ['F'] },
  toCredit: { by: staffBankTransfers.credit, everywhere: ['F'] },
  approvals: { by: approvals.approve, everywhere: ['F'] },
  toSign: { by: moving.sign, everywhere: ['F'], only: signerRole },
  differences: { by: staffStatements.close, everywhere: ['F'] },
  flagged: { by: staffPayments.settleFlags, everywhere: ['F'] },
  feedback: { by: staffFeedback.reply, everywhere: ['S'] },
  held: { by: staffOrderActions.hold, everywhere: ['F', 'S'] },
  supplements: { by: staffOrders.get, everywhere: ['F', 'S'] },
  unclaimed: { by: staffUnclaimedParcels.update, everywhere: ['S'] },
  toReceive: { by: staffParcels.receive, everywhere: [] },
}

/** B-RP-01: what waits for this person, and the most urgent of it; for an auditor, what waits for anybody. */
export async function dashboard({ context, db, staff, language }: ReadCall & AsStaff): Promise<Dashboard> {
  const own = workQueues
    .filter((queue) => isWorkOf(staff, queue) || isAuditor(staff))
    .map(
      (queue): OwnQueue => ({
        queue,
        scope: isWorkOf(staff, queue) ? scopeOf(staff, work[queue].everywhere) : null,
      }),
    )
  const config = await readConfig(context, db)
  const terms = {
    staffId: staff.id,
    stay: { freeDays: config['storage.freeDays'], longestDays: config['storage.longestDays'] },
  }
  const listed = own.filter(({ queue }) => listsRows(queue))
  const seesOrders = mayCall(staff, staffOrders.search.who)
  const [at, counted, urgent, orders] = await Promise.all([
    readClock(db),
    own.length === 0 ? [] : countQueues(db, own, terms),
    listed.length === 0 ? [] : listUrgent(db, listed, terms),
    seesOrders ? countOrders(db, scopeOf(staff, ['F', 'S', 'U'])) : null,
  ])
  return {
    at,
    queues: own.map(({ queue }) =>
      waiting(
        queue,
        counted.find((each) => each.queue === queue),
      ),
    ),
    urgent: urgent.map(({ warehouseName, ...row }) => ({
      ...row,
      warehouseName: warehouseName && pickText(warehouseName, language),
    })),
    orders,
    registrationOpen: config['registration.open'],
  }
}

function isWorkOf(staff: StaffSession, queue: WorkQueue): boolean {
  const { by, only } = work[queue]
  return only ? staff.roles.includes(only) : mayCall(staff, by.who)
}

const scopeOf = ({ roles, warehouseIds }: StaffSession, everywhere: readonly StaffRole[]): Scope =>
  roles.some((role) => role === 'A' || everywhere.includes(role)) ? null : warehouseIds

function waiting(queue: WorkQueue, counted: Counted | undefined): Dashboard['queues'][number] {
  const { count, under4Hours, under24Hours, over24Hours, oldestAt, late, nextLateAt } = counted ?? none
  const tellsAge = queue !== 'toReceive'
  return {
    queue,
    count,
    countCapped: count >= countedAtMost,
    ages: tellsAge ? { under4Hours, under24Hours, over24Hours } : null,
    oldestAt: tellsAge ? oldestAt : null,
    late: canBeLate(queue) ? late : null,
    nextLateAt: canBeLate(queue) ? nextLateAt : null,
  }
}

/** An empty queue has no row. */
const none: Omit<Counted, 'queue'> = {
  count: 0,
  under4Hours: 0,
  under24Hours: 0,
  over24Hours: 0,
  oldestAt: null,
  late: 0,
  nextLateAt: null,
}
