import { refusals } from '#contract/refusals/refusals.ts'
import { expect, test } from 'vitest'
import { carriedOver, startingTransfer, toTransfer, type Transfer, transferFaults } from './transfer-form.ts'

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

const seen: Transfer = {
  id: '00000000-0000-4000-8000-000000000002',
  transferNumber: 'TR2025110100001',
  amountMinor: 20_000,
  currency: 'CNY',
  proofImageUrl: '/files/one',
  submittedAt: '2025-11-01T10:00:00+08:00',
  bankRef: '',
  remark: 'rent',
  auditStatus: 'pending',
  auditText: '',
  auditReason: null,
  auditedAt: null,
  rechargeStatus: 'not_credited',
  rechargeText: '',
  creditedMinor: null,
  creditedAt: null,
  canEdit: true,
  canDelete: true,
  version: 3,
}

test('a changed transfer travels with the version that the member saw, a new one with none', () => {
  expect(toTransfer(typed, seen)).toMatchObject({ id: seen.id, version: 3 })
  expect(toTransfer(typed, null)).toMatchObject({ id: undefined, version: undefined })
})

test('when finance was first, all that the member typed stays', () => {
  const rejected: Transfer = { ...seen, auditStatus: 'rejected', auditReason: 'unclear', version: 4 }
  const typedNow = { ...startingTransfer(seen), amountMinor: 25_000, bankRef: 'F123' }
  expect(carriedOver(typedNow, seen, rejected)).toEqual(typedNow)
})

test('a part that was changed elsewhere meanwhile shows that change, the other parts stay as typed', () => {
  const elsewhere: Transfer = { ...seen, amountMinor: 30_000, version: 4 }
  const typedNow = { ...startingTransfer(seen), amountMinor: 25_000, remark: 'rent of May' }
  expect(carriedOver(typedNow, seen, elsewhere)).toEqual({ ...typedNow, amountMinor: 30_000 })
})
