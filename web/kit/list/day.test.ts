import { expect, test } from 'vitest'
import { formatNear } from './Day.tsx'

test('a line shows the day without this year, by the clock of the warehouses', () => {
  const now = '2026-11-23T04:00:00Z'
  const day = (at: string) => (['zh-Hans', 'zh-Hant', 'en'] as const).map((each) => formatNear(at, each, now))
  expect(day('2026-11-22T16:30:00Z')).toEqual(['11月23日', '11月23日', '23 Nov'])
  expect(day('2025-12-31T15:59:00Z')).toEqual(['2025年12月31日', '2025年12月31日', '31 Dec 2025'])
  expect(day('2025-12-31T16:00:00Z')).toEqual(['1月1日', '1月1日', '1 Jan'])
})
