import { staffPayments } from '#contract/payments.ts'
import { staffStatements } from '#contract/statements.ts'
import { noFaults } from '#simulators/payments/faults.ts'
import type { Line } from '#simulators/payments/statement.ts'
import { openPayments } from '#test/payments.ts'
import { checking, onWire } from '#test/statements.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

/* Random books on both sides: what is found is what was planted, once each. */

const payments = await openPayments()
const { t, simulator, tradeOf, books } = payments
const clerk = await t.staff(['F'])
const member = await t.member()

const plants = [
  'nothing',
  'lost',
  'unlisted',
  'otherAmount',
  'unknown',
  'refunded',
  'refundedThere',
  'refundedHere',
] as const
type Plant = (typeof plants)[number]

const found: Readonly<Record<Plant, string | null>> = {
  nothing: null,
  lost: 'payment missing_here',
  unlisted: 'payment missing_there',
  otherAmount: 'payment other_amount',
  unknown: 'payment missing_here',
  refunded: null,
  refundedThere: 'refund other_state',
  refundedHere: 'refund other_state',
}

test.each(['alipay', 'wechat'] as const)('%s: the differences found are those that were planted', async (method) => {
  const { freshDay, at, paid, dateRefund, fetched } = checking(t, clerk, payments)
  const planted = fc.array(
    fc.record({
      plant: fc.constantFrom(...plants),
      amountMinor: fc.integer({ min: 100, max: 500_000 }),
      second: fc.integer({ min: 61, max: 24 * 3600 - 601 }),
      part: fc.double({ min: 0.01, max: 1, noNaN: true }),
    }),
    { maxLength: 7 },
  )
  let made = 0
  await fc.assert(
    fc.asyncProperty(planted, async (wishes) => {
      const day = freshDay()
      const expected: string[] = []
      const changes: ((lines: readonly Line[]) => readonly Line[])[] = []
      for (const { plant, amountMinor, second, part } of wishes) {
        const ms = at(day, '00:00:00') + second * 1000
        const partMinor = Math.max(1, Math.floor(amountMinor * part))
        let number = `X${method}${++made}`
        const without = (left: string) => (lines: readonly Line[]) => lines.filter((line) => line.number !== left)
        if (plant === 'unknown') {
          const line = { isRefund: false, number, paymentNumber: number, tradeNumber: '1', amountMinor, at: ms }
          changes.push((lines) => [...lines, line])
        } else {
          const paymentNumber = await paid(member, method, { ms, amountMinor, isTold: plant !== 'lost' })
          number = paymentNumber
          if (plant === 'unlisted') changes.push(without(number))
          if (plant === 'otherAmount')
            changes.push((lines) =>
              lines.map((line) =>
                line.number === paymentNumber ? { ...line, amountMinor: amountMinor + partMinor } : line,
              ),
            )
          if (plant === 'refundedThere') {
            number = `MP-${paymentNumber}`
            const refund = simulator.books.refund(tradeOf(paymentNumber), number, partMinor, 'done')
            if (refund) refund.at = ms
          }
          if (plant === 'refunded' || plant === 'refundedHere') {
            const wish = { paymentNumber, amountMinor: partMinor, reason: 'Planted' }
            const refunder = await t.staff(['F'])
            const { payment } = await refunder.call(staffPayments.refund, wish)
            number = payment?.refunds[0]?.refundNumber ?? ''
            await dateRefund(number, paymentNumber, ms)
            if (plant === 'refundedHere') changes.push(without(number))
          }
        }
        if (found[plant] !== null) expected.push(`${number} ${found[plant]}`)
      }
      simulator.faults.statementLines = (lines) => changes.reduce((all, change) => change(all), lines)
      const again = [await fetched(method, day), await fetched(method, day)]
      simulator.faults.statementLines = noFaults().statementLines
      const { list } = await clerk.call(staffStatements.listDifferences, {
        statementId: again[0]?.id,
        method: onWire[method],
        pageSize: 100,
      })
      expect(list.map(({ number, subject, kind }) => `${number} ${subject} ${kind}`).sort()).toEqual(expected.sort())
      expect(again.map(({ openDifferences }) => openDifferences)).toEqual([expected.length, expected.length])
      // What both sides' sums differ by is what the differences say.
      const [answer] = again
      const gap = (subject: string) =>
        list
          .filter((each) => each.subject === subject)
          .reduce((sum, { ourMinor, theirMinor }) => sum + (theirMinor ?? 0) - (ourMinor ?? 0), 0)
      expect([
        (answer?.theirs.paidMinor ?? 0) - (answer?.ours.paidMinor ?? 0),
        (answer?.theirs.refundedMinor ?? 0) - (answer?.ours.refundedMinor ?? 0),
      ]).toEqual([gap('payment'), gap('refund')])
    }),
    { numRuns: 12 },
  )
  expect(await books()).toEqual([])
})
