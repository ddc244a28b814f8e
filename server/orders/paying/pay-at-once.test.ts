import { orders, staffOrders } from '#contract/orders.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { countWaiting } from '#test/held-rows.ts'
import { expect, test } from 'vitest'
import { carton, faults, openStory, together } from '#test/orders.ts'
import { insertCartons, voidCartons } from '#server/orders/packing/cartons.sql.ts'
import { insertAction } from '#server/orders/actions.sql.ts'

const t = await openTestServer()
const story = await openStory(t)

test('fifty payments of one order at once take the money once, with or without a key', async () => {
  const member = await t.member({ balances: { CNY: 100_000 } })
  const { id } = await story.applied(member)
  const answers = await together(50, (index) =>
    member.ask(orders.pay, { id, expectedDueMinor: 8200 }, index % 2 === 0 ? {} : { key: `pay-key-${index}` }),
  )
  expect(answers.map(({ code }) => code).sort((one, other) => one - other)).toEqual([
    0,
    ...Array.from({ length: 49 }, () => 4010),
  ])
  expect(await story.balances(member)).toMatchObject({ CNY: 91_800 })
  expect(await faults(t)).toEqual([])
})

// Proves R-501
test('fifty payments with one key answer alike, and take the money once', async () => {
  const member = await t.member({ balances: { CNY: 100_000 } })
  const { id } = await story.applied(member)
  const answers = await together(50, () =>
    member.ask(orders.pay, { id, expectedDueMinor: 8200 }, { key: 'one-key-for-all' }),
  )
  for (const { code, wire } of answers) expect([code, wire]).toEqual([0, answers[0]?.wire])
  expect(await story.balances(member)).toMatchObject({ CNY: 91_800 })
})

test('fifty payments of an order whose price has run out are all answered, and one pays', async () => {
  const member = await t.member({ balances: { CNY: 100_000 } })
  const { id } = await story.applied(member)
  await story.endHold(id)
  const answers = await together(50, () => member.ask(orders.pay, { id, expectedDueMinor: 8200 }))
  expect(answers.map(({ code }) => code).sort((one, other) => one - other)).toEqual([
    0,
    ...Array.from({ length: 49 }, () => 4010),
  ])
  expect(await faults(t)).toEqual([])
})

test('two orders and balance for one: one is paid, the other learns what is missing', async () => {
  for (let round = 0; round < 10; round++) {
    const member = await t.member({ balances: { CNY: 10_000 } })
    const pair = [await story.applied(member), await story.applied(member)]
    const answers = await Promise.all(pair.map(({ id }) => member.ask(orders.pay, { id, expectedDueMinor: 8200 })))
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 5001])
    expect(answers.find(({ code }) => code === 5001)?.wire).toMatchObject({
      balanceMinor: 1800,
      dueMinor: 8200,
      shortfallMinor: 6400,
    })
  }
  expect(await faults(t)).toEqual([])
})

test('many payments of different orders on one balance never go below zero', async () => {
  const member = await t.member({ balances: { CNY: 8200 * 7 + 100 } })
  const due: string[] = []
  for (let count = 0; count < 20; count++) due.push((await story.applied(member)).id)
  const answers = await Promise.all(due.map((id) => member.ask(orders.pay, { id, expectedDueMinor: 8200 })))
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(7)
  expect(answers.filter(({ code }) => code === 5001)).toHaveLength(13)
  expect(await story.balances(member)).toMatchObject({ CNY: 100 })
  expect(await faults(t)).toEqual([])
})

test('a key answers again, refuses another body, and after a refusal runs again', async () => {
  const member = await t.member({ balances: { CNY: 10_000 } })
  const { id } = await story.applied(member)
  const pay = (expectedDueMinor: number, key: string) => member.ask(orders.pay, { id, expectedDueMinor }, { key })
  expect((await pay(8000, 'pay-twice-1')).code).toBe(4011)
  // The refused call changed nothing, so its key can be used for another amount.
  const first = await pay(8200, 'pay-twice-1')
  const again = await pay(8200, 'pay-twice-1')
  expect([first.code, again.code, again.wire]).toEqual([0, 0, first.wire])
  expect((await pay(8100, 'pay-twice-1')).code).toBe(1006)
  expect((await pay(8200, 'pay-twice-2')).code).toBe(4010)
})

test.each(['delete', 'edit', 'pack'] as const)(
  'paying against %s ends in a state of the table, never in two',
  async (rival) => {
    for (let round = 0; round < 6; round++) {
      const member = await t.member({ balances: { CNY: 20_000 } })
      const order = await story.applied(member)
      const edit =
        rival === 'edit'
          ? await story.application(
              order.parcels.map(({ id }) => id),
              { id: order.id, remark: 'edited' },
            )
          : null
      const packing = rival === 'pack' ? await story.packing(member, order.id) : null
      const pay = () => member.ask(orders.pay, { id: order.id, expectedDueMinor: 8200 })
      const other = () => {
        if (edit) return member.ask(orders.submitConsolidation, edit)
        return packing ? story.keeper.ask(staffOrders.pack, packing) : member.ask(orders.delete, { id: order.id })
      }
      const [one, two] = await Promise.all(round % 2 === 0 ? [pay(), other()] : [other(), pay()])
      const codes = [one.code, two.code].sort()
      const allowed = { delete: ['0,1002', '0,4009'], edit: ['0,0', '0,4009'], pack: ['0,0', '0,9002'] }[rival]
      expect(allowed).toContain(codes.join())
    }
    expect(await faults(t)).toEqual([])
  },
)

test('a supplement that waited for a packing pays for the cartons that stand then', async () => {
  const member = await t.member({ balances: { CNY: 100_000 } })
  const { id, orderNumber, dueMinor, parcels } = await story.packed(member, { weightG: 20_000 })
  const parcelIds = parcels.map((parcel) => parcel.id)
  const cartons = [{ ...carton, weightG: 20_000, parcelIds, photoFileIds: [], cartonNumber: 1 }]
  const [paying, packingId] = await t.context.database.transaction(async (tx) => {
    await tx.run(sql`select from orders where id = ${id} for no key update`)
    const paid = member.ask(orders.pay, { id, expectedDueMinor: dueMinor })
    while ((await countWaiting(t.db)) === 0);
    await voidCartons(tx, id)
    const action = await insertAction(tx, id, 'packing', { kind: 'staff', id: story.keeper.id })
    await insertCartons(tx, id, action.id, story.keeper.id, cartons)
    return [paid, action.id] as const
  })
  expect((await paying).code).toBe(0)
  const entry = await t.db.row(sql<{ source: string }>`
    select source_id as source from ledger_entries where event = 'ORDER_SUPPLEMENT' and reference_number = ${orderNumber}`)
  expect(entry.source).toBe(packingId)
})
