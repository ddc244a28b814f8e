import { expect, test } from 'vitest'
import { type Payer, payerFault, payerMarks, payerTail } from './payer.ts'

const share = (one: Payer, other: Payer) => payerMarks(one).some((mark) => payerMarks(other).includes(mark))

test.each<[Payer, Payer, boolean]>([
  [{ name: '', account: '6222 0210-0123 4567' }, { name: 'Lin', account: '6222021001234567' }, true],
  [{ name: 'Lin Xiaomao', account: '4567' }, { name: 'LIN XIAOMAO', account: '6222021001234567' }, true],
  [{ name: '林小猫', account: '４５６７' }, { name: '林小猫', account: '4567' }, true],
  [{ name: 'Lin', account: '4567' }, { name: 'Chan', account: '4567' }, false],
  [{ name: 'Lin', account: '4567' }, { name: 'Lin', account: '4568' }, false],
  [{ name: '', account: '6222021001234567' }, { name: '', account: '6222021101234567' }, false],
])('%j and %j share a payer: %s', (one, other, isShared) => {
  expect([share(one, other), share(other, one)]).toEqual([isShared, isShared])
})

test('too little to tell one payer from another is refused', () => {
  expect(payerFault({ name: 'Lin', account: ' 4-5 6' })).toBe('accountShort')
  expect(payerFault({ name: ' - ', account: '1234567' })).toBe('nameMissing')
  expect(payerFault({ name: '', account: '12345678' })).toBeNull()
  expect(payerFault({ name: 'Lin', account: '4567' })).toBeNull()
})

test('of an account its last four characters are shown, however it was typed', () => {
  expect(payerTail({ name: '', account: 'GB29 NWBK 6016 1331 9268 19' })).toBe('6819')
})
