import { expect, test } from 'vitest'
import { hasNothing, lastPageBefore } from './past-end.ts'

const pageOf = (rows: number, page: number, total: number, pageSize = 20) => ({
  list: Array.from({ length: rows }, () => ({})),
  page,
  pageSize,
  total,
})

test('a page past the end of a list leads to its last page, and is not called an empty list', () => {
  for (const [past, last] of [
    [pageOf(0, 2, 20), 1],
    [pageOf(0, 3, 21), 2],
    [pageOf(0, 9, 21), 2],
    // There are more than were counted.
    [pageOf(0, 900, 500), 25],
  ] as const) {
    expect(lastPageBefore(past), JSON.stringify(past)).toBe(last)
    expect(hasNothing(past)).toBe(false)
  }
})

test('a page with rows stays, whatever was counted, and an empty list is called empty on any page', () => {
  for (const page of [pageOf(1, 2, 21), pageOf(20, 1, 20), pageOf(1, 30, 500)]) {
    expect(lastPageBefore(page)).toBe(null)
    expect(hasNothing(page)).toBe(false)
  }
  for (const page of [pageOf(0, 1, 0), pageOf(0, 4, 0)]) {
    expect(lastPageBefore(page)).toBe(null)
    expect(hasNothing(page)).toBe(true)
  }
})

test('turning ends on the first page, also if rows were added while they were counted', () => {
  expect(lastPageBefore(pageOf(0, 3, 61))).toBe(2)
  expect(lastPageBefore(pageOf(0, 1, 1))).toBe(null)
  expect(hasNothing(pageOf(0, 1, 1))).toBe(true)
})
