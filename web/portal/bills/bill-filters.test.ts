import { expect, test } from 'vitest'
import { isFiltered } from '#web/kit/list/use-url-filters.ts'
import { billExportInput, billFilterDefaults, billListInput } from './bill-filters.ts'

const defaults = billFilterDefaults(new Date('2026-11-21T04:00:00Z'))

test('bills start with the last month, of both currencies, collected or not', () => {
  expect(billListInput(defaults)).toMatchObject({
    from: '2026-10-21T00:00:00+08:00',
    to: '2026-11-21T23:59:59+08:00',
    collected: undefined,
    currency: undefined,
    page: 1,
  })
  expect(isFiltered({ ...defaults, page: '3' }, defaults)).toBe(false)
  expect(isFiltered({ ...defaults, customer: 'Chan' }, defaults)).toBe(true)
})

test('the file is asked for with the filters of the list, and no page', () => {
  const filters = { ...defaults, customer: 'Chan', collected: 'no', page: '7' }
  const { page: _page, pageSize: _pageSize, ...narrowed } = billListInput(filters)
  expect(billExportInput(filters, 'xlsx')).toEqual({ ...narrowed, format: 'xlsx' })
})

test('what is no choice in the address filters nothing', () => {
  const typed = { ...defaults, channel: 'any', currency: 'USD', collected: 'perhaps' }
  expect(billListInput(typed)).toEqual(billListInput(defaults))
})
