import { refusals } from '#contract/refusals.ts'
import { expect, test } from 'vitest'
import { startingTransfer, transferFaults } from './transfer-form.ts'

const typed = { ...startingTransfer(null), amountMinor: 20_000, fileId: '00000000-0000-4000-8000-000000000001' }

test('amount and voucher are required for a new transfer', () => {
  expect(Object.keys(transferFaults(startingTransfer(null), null, 'en'))).toEqual(['amountMinor', 'fileId'])
  expect(transferFaults(typed, null, 'en')).toEqual({})
})

test('an amount of nothing or of more than a transfer may bring is refused before it is sent', () => {
  const range = { amountMinor: refusals.amount_range.text.en }
  expect(transferFaults({ ...typed, amountMinor: 0 }, null, 'en')).toEqual(range)
  expect(transferFaults({ ...typed, amountMinor: 50_000_001 }, null, 'en')).toEqual(range)
})
