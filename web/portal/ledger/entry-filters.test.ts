import { expect, test } from 'vitest'
import { entryFilterDefaults, entryListInput, moneyEvents } from './entry-filters.ts'

const defaults = entryFilterDefaults(new Date('2026-11-21T04:00:00Z'))

test('records start with the last month and both currencies', () => {
  const input = entryListInput(defaults)
  expect(input).toMatchObject({ from: '2026-10-21T00:00:00+08:00', to: '2026-11-21T23:59:59+08:00', page: 1 })
  expect([input.currency, input.eventCode]).toEqual([undefined, undefined])
})

test('only events of money are offered, and only those that exist are asked for', () => {
  expect(moneyEvents).toContain('ORDER_PAY')
  expect(moneyEvents).not.toContain('REFERRAL')
  expect(entryListInput({ ...defaults, event: 'REFERRAL' }).eventCode).toBeUndefined()
})
