import { refusals } from '#contract/refusals/refusals.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { orderReceiptText } from '#contract/papers/order-receipt.text.ts'
import { topUpReceiptText } from '#contract/papers/top-up-receipt.text.ts'
import { staffDisputes } from '#contract/disputes.ts'
import { staffOrderActions } from '#contract/order-actions.ts'
import { payments, staffPayments } from '#contract/payments.ts'
import { receipts } from '#contract/receipts.ts'
import { storedCode } from '#contract/wire/language.ts'
import type { Operation } from '#contract/wire/operation.ts'
import { requestFor } from '#contract/wire/request.ts'
import { type Language, languages } from '#domain/language.ts'
import { sql } from '#server/database/db.ts'
import { openPayments } from '#test/payments.ts'
import type { TestMember } from '#test/harness.ts'
import { openStory, smaller } from '#test/orders.ts'
import { readPdf, tight } from '#test/read-pdf.ts'
import { describe, expect, test } from 'vitest'

/* Every amount below is worked out here, from what the other calls answer, and not by what makes the paper. */

const { t, created, paidSilently, notify } = await openPayments()
const story = await openStory(t)
const clerk = await t.staff(['F'])

async function fetched(
  caller: TestMember,
  operation: Operation,
  input: Record<string, string>,
  language: Language = 'en',
) {
  const response = await caller.raw(requestFor(operation, input).url, { headers: { lang: storedCode[language] } })
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { type: response.headers.get('content-type'), name: response.headers.get('content-disposition'), bytes }
}

const read = async (...asked: Parameters<typeof fetched>) => readPdf((await fetched(...asked)).bytes)

async function topUp(amountMinor: number, name = '陳㛃堃') {
  const member = await t.member({ name })
  const paymentNumber = await created(member, 'alipay', amountMinor)
  paidSilently(paymentNumber)
  await notify(paymentNumber)
  return { member, paymentNumber }
}

/** '1,234.56', by Intl, which the product does not use for money. */
const decimal = (minor: number) => new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(minor / 100)

describe('a top-up', () => {
  // Proves E-93
  test('is confirmed in the caller’s language: number, payer, amount and what is left of it', async () => {
    const { member, paymentNumber } = await topUp(123_456)
    await clerk.call(staffPayments.refund, { paymentNumber, amountMinor: 3456, reason: 'Paid too much' })
    for (const language of languages) {
      const { text, title, pages } = await read(member, receipts.ofTopUp, { paymentNumber }, language)
      const words = (key: keyof typeof topUpReceiptText) => tight(topUpReceiptText[key][language])
      expect([title, pages.length]).toEqual([topUpReceiptText.title[language], 1])
      for (const each of [paymentNumber, member.memberNumber, '陳㛃堃', words('notInvoice')])
        expect(text).toContain(each)
      expect(text).toContain(`${words('credited')}¥${decimal(123_456)}`)
      expect(text).toContain(`−¥${decimal(3456)}${words('kept')}¥${decimal(120_000)}`)
      expect(text).toContain(`${words('balanceAfter')}¥${decimal(123_456)}`)
    }
  })

  test('comes as a PDF to keep, named after its number', async () => {
    const { member, paymentNumber } = await topUp(10_000)
    const { type, name, bytes } = await fetched(member, receipts.ofTopUp, { paymentNumber })
    expect([type, name]).toEqual(['application/pdf', `attachment; filename="receipt-${paymentNumber}.pdf"`])
    expect(Buffer.from(bytes.subarray(0, 8)).toString()).toBe('%PDF-1.7')
    expect(bytes.length).toBeLessThan(100_000)
  })

  test('that has not come has no receipt, and another member’s is not there', async () => {
    const { member, paymentNumber } = await topUp(10_000)
    const pending = await created(member, 'wechat', 5000)
    const other = await t.member()
    for (const [who, number] of [
      [member, pending],
      [member, 'PY0000000000000'],
      [other, paymentNumber],
    ] as const) {
      const { code, msg } = await who.ask(receipts.ofTopUp, { paymentNumber: number })
      expect([code, msg]).toEqual([refusals.not_found.code, refusals.not_found.text.en])
    }
    expect((await t.visitor.ask(receipts.ofTopUp, { paymentNumber })).http).toBe(401)
  })
})

describe('an order', () => {
  // Proves E-94
  test('is receipted in the caller’s language with every line, payment and refund that C-33 tells', async () => {
    const member = await t.member({ name: '𠮷川', balances: { CNY: 50_000 } })
    const { id } = await story.packed(member, smaller)
    for (const language of languages) {
      const order = await member.call(orders.get, { id }, { language })
      expect(order.refundedMinor).toBeGreaterThan(0)
      const { text, title } = await read(member, receipts.ofOrder, { id }, language)
      const words = (key: keyof typeof orderReceiptText) => tight(orderReceiptText[key][language])
      expect(title).toBe(orderReceiptText.title[language])
      for (const each of [
        order.orderNumber,
        order.consignee.name,
        order.consignee.address,
        order.channelName,
        order.goodsName,
      ])
        expect(text).toContain(tight(each))
      expect(text).toContain('〔U+20BB7〕川')
      expect(text).toContain(`${words('total')}¥${decimal(order.quote.totalMinor)}`)
      expect(text).toContain(
        `${words('paid')}¥${decimal(order.paidMinor)}${words('refunded')}−¥${decimal(order.refundedMinor)}`,
      )
      expect(text).toContain(`${words('kept')}¥${decimal(order.paidMinor - order.refundedMinor)}`)
      for (const { event, amountMinor } of order.money) {
        expect(text).toContain(tight(event))
        expect(text).toContain(`¥${decimal(Math.abs(amountMinor ?? 0))}`)
      }
    }
  })

  describe('adds up to its own rows', async () => {
    const [measurer, service, finance] = [await t.staff(['W']), await t.staff(['S']), await t.staff(['F'])]
    const rich = () => t.member({ balances: { CNY: 50_000 } })

    /** Reads the sums under the entries, which have to be theirs. */
    async function summed(
      member: TestMember,
      id: string,
      sums: Partial<Record<keyof typeof orderReceiptText, string>>,
    ) {
      const { money } = await member.call(orders.get, { id })
      const { text } = await read(member, receipts.ofOrder, { id })
      for (const { event, amountMinor } of money) {
        const minor = -(amountMinor ?? 0)
        expect(text).toContain(tight(event))
        expect(text).toContain(`(CNY)balance${minor < 0 ? '−' : ''}¥${decimal(Math.abs(minor))}`)
      }
      for (const [key, figure] of Object.entries(sums))
        expect(text).toContain(tight(orderReceiptText[key as keyof typeof sums].en) + figure)
      return money.reduce((sum, { amountMinor }) => sum - (amountMinor ?? 0), 0)
    }

    test('after a dispute, and when the order is cancelled after that', async () => {
      const member = await rich()
      const { order, dispute } = await story.disputed(member)
      const { id } = order
      await measurer.call(staffDisputes.decide, { id: dispute.id, ...smaller })
      const measured = { paid: '¥82.00', refunded: '−¥24.00', kept: '¥58.00' }
      expect(await summed(member, id, measured)).toBe(5800)
      await story.keeper.call(staffOrders.unpack, { id, reason: 'One was forgotten' })
      await service.call(staffOrderActions.cancel, { id, reason: 'The receiver moved' })
      const cancelled = { paid: '¥82.00', refunded: '−¥82.00', kept: '¥0.00' }
      expect(await summed(member, id, cancelled)).toBe(0)
    })

    test('after a fee and a refund since it left, with a compensation on its own', async () => {
      const member = await rich()
      const { id } = await story.shipped(member)
      await finance.call(staffOrderActions.adjustFee, { id, amountMinor: 1500, remark: 'Second delivery' })
      await finance.call(staffOrderActions.adjustFee, { id, amountMinor: -300, remark: 'Lift was broken' })
      await finance.call(staffOrderActions.compensateLoss, { id, amountMinor: 30_000, note: 'Lost at sea' })
      const sums = { paid: '¥97.00', refunded: '−¥3.00', kept: '¥94.00', compensated: '−¥300.00' }
      expect(await summed(member, id, sums)).toBe(9400 - 30_000)
    })
  })

  test('in Hong Kong dollars shows HK$', async () => {
    const member = await t.member({ balances: { CNY: 50_000 } })
    const { id } = await story.paid(member)
    await t.db.run(
      sql`update orders set currency = 'HKD', quote = jsonb_set(quote, '{currency}', '"HKD"') where id = ${id}`,
    )
    const { totalMinor } = (await member.call(orders.get, { id })).quote
    expect((await read(member, receipts.ofOrder, { id })).text).toContain(`HK$${decimal(totalMinor)}`)
  })

  test('that was not paid has no receipt, and another member’s is not there', async () => {
    const member = await t.member({ balances: { CNY: 50_000 } })
    const { id } = await story.applied(member)
    expect((await member.ask(receipts.ofOrder, { id })).code).toBe(4009)
    const paid = await story.paid(member)
    const other = await t.member()
    expect((await other.ask(receipts.ofOrder, { id: paid.id })).code).toBe(1002)
    expect((await t.visitor.ask(receipts.ofOrder, { id: paid.id })).http).toBe(401)
  })
})

test('many receipts at once are all made, and other calls are answered meanwhile', async () => {
  const { member, paymentNumber } = await topUp(10_000)
  let isDone = false
  const many = Promise.all(Array.from({ length: 20 }, () => read(member, receipts.ofTopUp, { paymentNumber })))
  void many.then(() => (isDone = true))
  await member.call(payments.listMine, {})
  expect(isDone).toBe(false)
  expect(new Set((await many).map(({ title }) => title))).toEqual(new Set(['Top-up receipt']))
})
