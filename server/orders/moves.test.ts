import { openTestServer } from '#test/harness.ts'
import { openOrderEvents, type OrderState, orderStates } from '#test/order-events.ts'
import { faults, traces } from '#test/orders.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const { rich, states, events } = await openOrderEvents(t)

test.each(orderStates)(
  'in the state %s every event that the table does not list is refused and changes nothing',
  async (state) => {
    const member = await rich()
    const id = await states[state](member)
    const before = await traces(t, id)
    for (const [event, { in: allowed, call }] of Object.entries(events)) {
      if (allowed.includes(state)) continue
      const code = await call(member, id)
      expect([event, [1002, 4009, 4010, 4011, 9002, 9006].includes(code ?? 0)]).toEqual([event, true])
      expect([event, await traces(t, id)]).toEqual([event, before])
    }
    expect(await faults(t)).toEqual([])
  },
)

test.each(orderStates)(
  'in the state %s every event that the table lists is made, and the books hold',
  async (state) => {
    for (const [event, { in: allowed, call }] of Object.entries(events)) {
      if (!allowed.includes(state)) continue
      const member = await rich()
      const id = await states[state](member)
      expect([event, await call(member, id)]).toEqual([event, 0])
    }
    expect(await faults(t)).toEqual([])
  },
)

test('the codes of a refused event: members read 4009, 4010 or 1002, staff 9002', async () => {
  const member = await rich()
  const codesIn = async (state: OrderState, ...names: string[]) => {
    const id = await states[state](member)
    const codes: (number | undefined)[] = []
    for (const name of names) codes.push(await events[name]?.call(member, id))
    return codes
  }
  expect(await codesIn('paid', 'edit', 'delete', 'pay', 'confirmReceipt', 'decideCancel')).toEqual([
    4009, 4009, 4010, 4009, 4009,
  ])
  expect(await codesIn('deleted', 'edit', 'delete', 'pay', 'confirmReceipt')).toEqual([1002, 1002, 1002, 1002])
  expect(await codesIn('shipped', 'startPacking', 'pack', 'unpack', 'ship')).toEqual([9002, 9002, 9002, 9002])
})
