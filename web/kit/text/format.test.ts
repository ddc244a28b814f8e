import { expect, test } from 'vitest'
import { languages } from '#domain/language.ts'
import {
  formatBytes,
  formatCm,
  formatDay,
  formatExact,
  formatKg,
  formatM3,
  formatMoney,
  formatShortDay,
  formatSize,
  formatTime,
  formatWhen,
} from './format.ts'

test('money is cut from its digits, with sign, symbol and thousands', () => {
  expect(formatMoney(6700, 'CNY')).toBe('¥67.00')
  expect(formatMoney(8600, 'HKD')).toBe('HK$86.00')
  expect(formatMoney(-1000, 'CNY')).toBe('−¥10.00')
  expect([0, 5, 99, 100].map((minor) => formatMoney(minor, 'CNY'))).toEqual(['¥0.00', '¥0.05', '¥0.99', '¥1.00'])
  expect(formatMoney(123_456_789, 'CNY')).toBe('¥1,234,567.89')
  expect(formatMoney(900_719_925_474_099, 'HKD')).toBe('HK$9,007,199,254,740.99')
})

test('weights and sizes show what was measured', () => {
  expect([1000, 13_200, 5, 14_000].map(formatKg)).toEqual(['1 kg', '13.200 kg', '0.005 kg', '14 kg'])
  expect([600, 605].map(formatCm)).toEqual(['60 cm', '60.5 cm'])
  expect(formatSize(600, 400, 225)).toBe('60 × 40 × 22.5 cm')
})

// Proves R-316
test('volumes have six decimals, files as many as they need', () => {
  expect([72_000_000, 6_000_499, 6_000_500, 0].map(formatM3)).toEqual([
    '0.072000 m³',
    '0.006000 m³',
    '0.006001 m³',
    '0.000000 m³',
  ])
  expect([0, 1, 999_999, 1_250_000].map(formatBytes)).toEqual(['0 kB', '1 kB', '1000 kB', '1.3 MB'])
})

test('times stand in the business zone, whatever the offset of the answer', () => {
  const at = '2026-11-21T18:05:09Z'
  expect(formatWhen(at, 'en')).toBe('22 Nov 2026, 02:05')
  expect(formatWhen(at, 'zh-Hans')).toContain('2026年11月22日')
  expect(formatDay(at, 'zh-Hant')).toBe('2026年11月22日')
  expect(formatExact(at)).toBe('2026-11-22 02:05:09')
  expect(formatExact('2026-11-22T00:00:00+08:00')).toBe('2026-11-22 00:00:00')
})

test('dates are written as the browser’s own formatter writes them', () => {
  const locales = { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-HK', en: 'en-GB' } as const
  const zone = { timeZone: 'Asia/Shanghai' } as const
  const day = { ...zone, year: 'numeric', month: 'short', day: 'numeric' } as const
  const time = { ...zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const moments = Array.from({ length: 400 }, (_, index) => Date.UTC(2025, 10, 20, 15) + index * 25.7 * 3_600_000)
  for (const language of languages) {
    const written = (options: Intl.DateTimeFormatOptions, moment: number) =>
      new Intl.DateTimeFormat(locales[language], options).format(moment)
    for (const moment of moments) {
      const iso = new Date(moment).toISOString()
      expect(formatWhen(iso, language)).toBe(written({ ...day, ...time }, moment))
      expect(formatDay(iso, language)).toBe(written(day, moment))
      expect(formatShortDay(iso, language)).toBe(written({ ...zone, month: 'short', day: 'numeric' }, moment))
      expect(formatTime(iso)).toBe(written(time, moment))
    }
  }
})
