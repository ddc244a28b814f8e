import { expect, test } from 'vitest'
import { copiedAccount } from './copied-account.ts'

const account = { bank: 'Bank', holder: 'Smart Cats Ltd', number: '012-345', currency: 'HKD' } as const

test('the copied account holds bank, holder, number, currency, amount and the member number to quote', () => {
  expect(copiedAccount('en', account, 'JY5675387', { amountMinor: 8200, currency: 'HKD' })).toBe(
    'Bank: Bank\nAccount holder: Smart Cats Ltd\nAccount number: 012-345\nCurrency: Hong Kong dollar (HKD)\nAmount: HK$82.00\nReference: JY5675387',
  )
})

test('an amount of the other currency is never copied beside an account, and a sample says so first', () => {
  const copied = copiedAccount('en', { ...account, sample: true }, 'JY5675387', { amountMinor: 8200, currency: 'CNY' })
  expect(copied).not.toContain('82.00')
  expect(copied.split('\n')[0]).toContain('Sample account')
})
