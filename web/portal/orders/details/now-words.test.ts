import { expect, test } from 'vitest'
import { languages } from '#domain/language.ts'
import { cancelledSentence } from './now-words.ts'
import { text } from './text.ts'

const at = '2026-11-21T10:00:00+08:00'
const step = (eventCode: string, amountMinor: number) => ({
  id: eventCode,
  time: at,
  eventCode,
  event: eventCode,
  amountMinor,
  coins: null,
  remark: '',
})
const paid = step('ORDER_PAY', -8200)
const cancelled = (...money: readonly ReturnType<typeof step>[]) => ({
  paidAt: at,
  currency: 'CNY' as const,
  money: [...money, paid],
})

test('a cancelled order names the fee that was kept', () => {
  for (const language of languages) {
    const sentence = cancelledSentence(cancelled(step('ORDER_REFUND', 7000)), language)
    for (const figure of ['¥82.00', '¥12.00', '¥70.00']) expect(sentence).toContain(figure)
  }
})

test('a fee of all that was paid leaves nothing to speak of as refunded', () => {
  for (const language of languages) {
    const sentence = cancelledSentence(cancelled(), language)
    expect(sentence).toContain('¥82.00')
    expect(sentence).not.toContain('¥0.00')
  }
})

test('what a dispute gave back before the cancellation is no fee', () => {
  const order = cancelled(step('ORDER_REFUND', 5800), step('DISPUTE_REFUND', 2400))
  expect(cancelledSentence(order, 'en')).toBe(text.nextCancelled.en)
  const withFee = cancelled(step('ORDER_REFUND', 4600), step('DISPUTE_REFUND', 2400))
  expect(cancelledSentence(withFee, 'en')).toContain('¥12.00 was kept as a fee, and ¥70.00 was refunded')
})

test('an order that was never paid speaks of no refund', () => {
  const unpaid = { paidAt: null, currency: 'CNY', money: [] } as const
  expect(cancelledSentence({ ...unpaid, money: [] }, 'en')).toBe(text.nextCancelledUnpaid.en)
})
