import { staffStatements } from '#contract/statements.ts'
import type { PaymentMethod } from '#domain/payment.ts'
import { sql } from '#server/database/db.ts'
import { businessDate } from '#server/database/numbers.ts'
import type { TestMember, TestServer, TestStaff } from './harness.ts'
import type { paying } from './payments.ts'

type Paying = ReturnType<typeof paying>

export const onWire = { alipay: 'ALIPAY', wechat: 'WECHAT' } as const

const dayMs = 24 * 3_600_000

/** The daily check, on days that are over: payments and refunds are moved to the day they belong to, on both sides. */
export function checking(t: TestServer, clerk: TestStaff, { created, tradeOf, paidSilently, notify }: Paying) {
  let days = 1
  /** A day that no other test uses. */
  const freshDay = () => businessDate(Date.now() - (days += 3) * dayMs)
  const at = (day: string, time = '12:00:00') => Date.parse(`${day}T${time}+08:00`)

  /** When the books here say that it began and was credited. */
  const dateHere = (paymentNumber: string, ms: number) =>
    t.db.run(sql`
      update payment_intents set created_at = ${new Date(ms).toISOString()}::timestamptz - interval '1 minute', expires_at = ${new Date(ms).toISOString()}::timestamptz + interval '14 minutes',
        paid_at = case when paid_at is not null then ${new Date(ms).toISOString()}::timestamptz end
      where payment_number = ${paymentNumber}`)

  /** Paid at the provider that day, and told of or not. */
  const paid = async (
    member: TestMember,
    method: PaymentMethod,
    given: { readonly ms: number; readonly amountMinor?: number; readonly isTold?: boolean },
  ) => {
    const { ms, amountMinor = 10_000, isTold = true } = given
    const paymentNumber = await created(member, method, amountMinor)
    paidSilently(paymentNumber).paidAt = ms
    if (isTold) await notify(paymentNumber)
    await dateHere(paymentNumber, ms)
    return paymentNumber
  }

  /** A refund that was made here is dated on both sides. */
  const dateRefund = async (refundNumber: string, paymentNumber: string, ms: number) => {
    const given = tradeOf(paymentNumber).refunds.get(refundNumber)
    if (given) given.at = ms
    const when = new Date(ms).toISOString()
    await t.db.run(sql`
      update payment_refunds set created_at = ${when}, ended_at = case when ended_at is not null then ${when}::timestamptz end
      where refund_number = ${refundNumber}`)
  }

  const fetched = (method: PaymentMethod, day: string, who = clerk) =>
    who.call(staffStatements.fetch, { method: onWire[method], day })

  const differencesOf = async (number: string, who = clerk) =>
    (await who.call(staffStatements.listDifferences, { number })).list

  return { freshDay, at, dateHere, dateRefund, paid, fetched, differencesOf }
}

/** A difference that a statement would have shown; nobody asked the provider for one. */
export async function plantDifference(t: TestServer, paymentNumber: string, subject: 'payment' | 'refund') {
  const [number, kind] = subject === 'refund' ? [`MP-${paymentNumber}`, 'other_state'] : [paymentNumber, 'other_amount']
  await t.db.run(sql`
    insert into payment_statements (method, day) values ('alipay', now()::date - 1)
    on conflict on constraint payment_statements_once do nothing`)
  const { id } = await t.db.row(sql<{ id: string }>`
    insert into payment_differences (statement_id, method, subject, number, payment_number, kind, our_minor, our_state, their_minor)
    select id, 'alipay', ${subject}, ${number}, ${paymentNumber}, ${kind}, ${subject === 'refund' ? null : 10_000}::bigint,
      ${subject === 'refund' ? 'none' : 'succeeded'}, 2000
    from payment_statements where method = 'alipay' and day = now()::date - 1 returning id`)
  return id
}
