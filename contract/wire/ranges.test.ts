import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { operations } from '#contract/index.ts'

const isRange = (input: unknown) => input instanceof z.ZodMiniObject && 'from' in input.shape && 'to' in input.shape
const ranged = operations.filter(({ input }) => isRange(input))

test.each(ranged.map(({ name, input }) => [name, input] as const))(
  '%s refuses a range that ends before it begins, on its end',
  (_name, input) => {
    const asked = (from: string, to: string) => z.safeParse(input, { from, to, format: 'csv' })
    const { error } = asked('2026-11-02', '2026-11-01')
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[['to'], 'field_time_order']])
    expect(asked('2026-11-02', '2026-11-02').success).toBe(true)
  },
)

test('the lists of orders, money and letters can all be narrowed by a range', () => {
  const names = ['orders.list', 'staffOrders.search', 'coins.listEntries', 'wallets.listEntries']
  expect(ranged.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...names, 'bankTransfers.list', 'staffBankTransfers.search', 'messages.listMine']),
  )
})
