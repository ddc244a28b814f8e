import { expect, test } from 'vitest'
import { cancelWords, payWords } from './choice-words.ts'

type Owing = Parameters<typeof payWords>[0]
const boxes = (dispute: { state: string } | null) => [{ dispute }] as unknown as Owing['cartons']
const owing = { currency: 'CNY', dueMinor: 1500, cartons: boxes(null) } as const

test('paying promises the next batch only where nothing but the payment is missing', () => {
  const words = (given: Partial<Owing>, balanceMinor?: number) => payWords({ ...owing, ...given }, balanceMinor, 'en')
  expect(words({}, 1500)).toBe('From your balance of ¥15.00. The order leaves with the next batch.')
  expect(words({ cartons: boxes({ state: 'open' }) }, 1500)).toContain('once the box has been measured again')
  expect(words({ cartons: [] }, 1500)).toBe('From your balance of ¥15.00. The order is packed and weighed next.')
  expect(words({ cartons: [] }, 1000)).toBe('Your balance is ¥10.00, ¥5.00 too little. You can top up first.')
  expect(words({})).toBe('Paid from your balance.')
})

test('cancelling promises back what the order was paid with, and no coupon whose time has passed', () => {
  const words = (coins: number, hasEnded?: boolean) =>
    cancelWords(
      { refundMinor: 8200, coins, coupon: hasEnded === undefined ? null : { title: 'Spring', hasEnded } },
      'cat coins',
      'en',
    )
  expect(words(0)).toBe('Free of charge. You get your money back, and the parcels are back in stock.')
  expect(words(50)).toContain('your money and cat coins back')
  expect(words(0, false)).toContain('your money and coupon back')
  expect(words(50, false)).toContain('your money, coupon and cat coins back')
  expect(words(50, true)).toMatch(/your money and cat coins back.* The coupon has expired/)
})
