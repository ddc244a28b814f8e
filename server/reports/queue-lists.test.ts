import { staffClaims, staffUnclaimedParcels } from '#contract/claims.ts'
import { staffDisputes } from '#contract/disputes.ts'
import { staffHandovers } from '#contract/handovers.ts'
import { staffOrderActions } from '#contract/order-actions.ts'
import { staffOrders } from '#contract/orders.ts'
import { staffParcelClosings } from '#contract/parcel-closings.ts'
import { staffParcelQuestions } from '#contract/parcel-questions.ts'
import { staffParcelServices } from '#contract/parcel-services.ts'
import { staffPayments } from '#contract/payments.ts'
import { staffParcels } from '#contract/receiving.ts'
import { reports } from '#contract/reports.ts'
import { staffStatements } from '#contract/statements.ts'
import { staffStorage } from '#contract/storage-office.ts'
import { approvals, staffBankTransfers } from '#contract/topups.ts'
import { staffWarehouseTransfers } from '#contract/warehouse-transfers.ts'
import { type WorkQueue, workQueues } from '#domain/waiting.ts'
import { sql } from '#server/database/db.ts'
import { openClaims } from '#test/claims.ts'
import { openTestServer, type TestStaff } from '#test/harness.ts'
import { openServicesStory } from '#test/parcel-services.ts'
import { forecast, photoBy, scanOf, warehouseId } from '#test/parcels.ts'
import { insertPayment } from '#test/payments.ts'
import { handIn } from '#test/vouchers.ts'
import { openTransfers } from '#test/warehouse-transfers.ts'
import { closingDefaults, closingsInput } from '#web/staff/closings/closings-input.ts'
import { handoverDefaults, handoversInput } from '#web/staff/handovers/handovers-input.ts'
import { ordersInput } from '#web/staff/orders/orders-input.ts'
import { questionDefaults, questionsInput } from '#web/staff/questions/questions-input.ts'
import { queueAddress } from '#web/staff/queue/addresses.ts'
import { serviceDefaults, servicesInput } from '#web/staff/services/services-input.ts'
import { approvalsInput, views } from '#web/staff/transfers/approvals-input.ts'
import { transferDefaults, transfersInput } from '#web/staff/warehouse-transfers/transfers-input.ts'
import { beforeAll, expect, test } from 'vitest'

/* Every number of the work queue leads to a list of exactly what it counted. */

const t = await openTestServer()
const story = await openServicesStory(t)
const pool = await openClaims(t)
const moving = await openTransfers(t)
const fuyong = await warehouseId(t, 2)
const [keeper, other, admin] = [await t.staff(['W']), await t.staff(['W']), await t.staff(['A'])]
const [service, finance] = [await t.staff(['S']), await t.staff(['F'])]

/** What the address of a queue says, in place of the page's defaults. */
const inAddress = <Defaults extends object>(queue: WorkQueue, defaults: Defaults) =>
  ({
    ...defaults,
    ...Object.fromEntries(new URLSearchParams((queueAddress[queue] ?? '').split('?')[1])),
  }) as { readonly [Name in keyof Defaults]: string }

const paging = { page: 1, pageSize: 20 }
type Total = (who: TestStaff) => Promise<{ readonly total: number }>

const ordersOf =
  (queue: WorkQueue): Total =>
  (who) =>
    who.call(
      staffOrders.search,
      // The page begins at the warehouse where one works.
      ordersInput(inAddress(queue, { status: 'paid', show: '', warehouse: '2', q: '', page: '1' })),
    )
const movesOf =
  (queue: WorkQueue): Total =>
  (who) =>
    who.call(staffWarehouseTransfers.list, transfersInput(inAddress(queue, transferDefaults)))

/** Without a list to compare with: letters have no page, forecasts are scanned, and the moving-in files stand on one page. */
const unlisted = ['feedback', 'toReceive', 'toSign'] as const satisfies readonly WorkQueue[]
type Listed = Exclude<WorkQueue, (typeof unlisted)[number]>

const totalOf: Readonly<Record<Listed, Total>> = {
  claims: (who) => who.call(staffClaims.search, { status: 'under_review', ...paging }),
  disputes: (who) => who.call(staffDisputes.list, { state: 'open', ...paging }),
  parcelServices: (who) =>
    who.call(staffParcelServices.list, servicesInput(inAddress('parcelServices', serviceDefaults))),
  questions: (who) => who.call(staffParcelQuestions.list, questionsInput(inAddress('questions', questionDefaults))),
  closings: (who) => who.call(staffParcelClosings.list, closingsInput(inAddress('closings', closingDefaults))),
  transfersToSend: movesOf('transfersToSend'),
  transfersToReceive: movesOf('transfersToReceive'),
  handovers: (who) => who.call(staffHandovers.list, handoversInput(inAddress('handovers', handoverDefaults), fuyong)),
  pastStay: (who) => who.call(staffStorage.list, { show: 'past', pageSize: 20 }),
  toPack: ordersOf('toPack'),
  toShip: ordersOf('toShip'),
  held: ordersOf('held'),
  supplements: ordersOf('supplements'),
  transfers: (who) => who.call(staffBankTransfers.search, { auditStatus: 'pending', ...paging }),
  toCredit: (who) =>
    who.call(staffBankTransfers.search, { auditStatus: 'approved', rechargeStatus: 'not_credited', ...paging }),
  approvals: (who) => {
    const asked = inAddress('approvals', { view: 'open' }).view
    return who.call(approvals.list, approvalsInput(views.find((view) => view === asked) ?? 'open', '1'))
  },
  differences: (who) => who.call(staffStatements.listDifferences, { state: 'open', ...paging }),
  flagged: (who) => who.call(staffPayments.search, { flagged: true, ...paging }),
  unclaimed: (who) => who.call(staffUnclaimedParcels.search, { state: 'to_be_claimed', ...paging }),
}

/** Of every kind something that is counted, and beside it what is not. */
beforeAll(async () => {
  const member = await t.member({ balances: { CNY: 1_000_000 } })
  const hold = ({ id }: { readonly id: string }) =>
    service.call(staffOrderActions.hold, { id, reason: 'The member asked us to wait' })
  const owing = async () => {
    const { id } = await story.paid(member)
    await keeper.call(staffOrders.pack, await story.packing(member, id, { lengthMm: 900 }))
    return { id }
  }
  await story.applied(member)
  await hold(await story.applied(member))
  await story.paid(member)
  await story.paid(member, {}, [await story.stocked(member, { warehouse: 4 })])
  await hold(await story.paid(member))
  await owing()
  await hold(await owing())
  await hold(await story.packed(member))
  await story.shipped(member)
  await story.disputed(member)

  const ask = async () =>
    keeper.call(staffParcelQuestions.ask, {
      id: await story.stocked(member),
      kind: 'damaged',
      words: 'Two cups are broken',
      choices: ['send_on', 'return'],
      answerDays: 7,
    })
  await ask()
  const [late, settled, answered] = [await ask(), await ask(), await ask()]
  await t.db.run(sql`
    update parcel_questions set asked_at = now() - interval '8 days', due_at = now() - interval '1 day' where id = any(${[late.id, settled.id]}::uuid[])`)
  await keeper.call(staffParcelQuestions.settle, { id: settled.id, note: 'Sent on' })
  await t.db.run(sql`update parcel_questions set state = 'answered' where id = ${answered.id}`)

  await story.asked(member, await story.stocked(member))
  await story.asked(member, (await forecast(member)).id)

  for (const by of [service, admin, admin])
    await by.call(staffParcelClosings.ask, {
      id: await story.stocked(member),
      reason: 'returned',
      note: 'The member asked for it',
      photoFileIds: [await photoBy(by)],
    })

  for (const [by, code] of [
    [keeper, 2],
    [other, 2],
    [other, 4],
  ] as const) {
    const place = await warehouseId(t, code)
    const { id } = await by.call(staffHandovers.take, { warehouseId: place, courierCode: 'SF', counted: 2 })
    await by.call(staffHandovers.close, { id, explanation: 'On the next van' })
  }

  const parcel = await moving.misdirected(member)
  await moving.asked(member, parcel.id)
  await moving.onTheWay(member)
  await pool.claimed(member, await pool.pooled())
  await pool.pooled({ warehouseCode: 4 })

  const old = await forecast(member)
  await keeper.call(staffParcels.receive, scanOf(old.trackingNumber, fuyong))
  await t.db.run(sql`update parcels set inbound_at = now() - interval '5 years' where id = ${old.id}`)

  await handIn(member)
  const { id } = await handIn(member)
  await finance.call(staffBankTransfers.audit, { id, decision: 'approve', credit: false })
  for (const by of [finance, admin])
    await t.db.run(sql`
      insert into approvals (call, subject, target_id, input, amount_minor, currency, member_id, reason, requested_by)
      values ('staffBankTransfers.reverse', ${by.id}, ${member.id}, '{}', 5000, 'CNY', ${member.id}, 'Paid twice', ${by.id})`)
  await insertPayment(t, member.id, 'closed')
  await t.db.run(sql`
    with p as (
      update payment_intents set flags = '{mismatch}', flagged_at = now() returning payment_number
    ), s as (insert into payment_statements (method, day) values ('alipay', now()::date - 1) returning id)
    insert into payment_differences (statement_id, method, subject, number, payment_number, kind, our_state, their_minor)
    select s.id, 'alipay', 'payment', p.payment_number, p.payment_number, 'missing_here', 'closed', 4321 from s, p`)
})

const isListed = (queue: WorkQueue): queue is Listed => queue in totalOf

// Proves B-RP-01
test.each([
  ['an administrator', admin],
  ['a keeper', keeper],
  ['finance', finance],
  ['service', service],
])('every number that %s reads in the work queue is the length of the list it leads to', async (_who, who) => {
  const { queues } = await who.call(reports.dashboard, {})
  const counted = queues.filter(({ queue }) => isListed(queue))
  expect(counted.length).toBeGreaterThan(5)
  for (const { queue, count } of counted) {
    expect(count, queue).toBeGreaterThan(0)
    expect([queue, (await totalOf[queue as Listed](who)).total]).toEqual([queue, count])
  }
})

test('for somebody who works in one warehouse alone too, also where nothing waits', async () => {
  const who = await t.staff(['W'], { warehouseCodes: [2] })
  const { queues } = await who.call(reports.dashboard, {})
  const count = (queue: WorkQueue) => queues.find((each) => each.queue === queue)?.count
  expect([count('transfersToSend'), count('transfersToReceive')]).toEqual([0, 1])
  for (const { queue, count } of queues.filter(({ queue }) => isListed(queue)))
    expect([queue, (await totalOf[queue as Listed](who)).total]).toEqual([queue, count])
})

test('every queue either leads to a list or is known to have none', () => {
  expect(Object.keys(totalOf).concat(unlisted).sort()).toEqual([...workQueues].sort())
})
