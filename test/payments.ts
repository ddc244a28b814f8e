import { payments } from '#contract/payments.ts'
import type { PaymentMethod } from '#domain/payment.ts'
import { sql } from '#server/database/db.ts'
import { checkBooks } from '#server/ledger/ledger.ts'
import { settlePayments } from '#server/payments/payments.ts'
import { readEnvironment } from '#server/settings/environment.ts'
import { alipayNotice } from '#simulators/payments/alipay.ts'
import { noFaults } from '#simulators/payments/faults.ts'
import { openSimulator, type Simulator } from '#simulators/payments/simulator.ts'
import { wechatNotice } from '#simulators/payments/wechat.ts'
import { afterAll } from 'vitest'
import { openTestServer, type TestMember, type TestServer } from './harness.ts'

export const creating = { alipay: payments.createAlipayQr, wechat: payments.createWechatQr } as const
const notifying = { alipay: payments.alipayNotice, wechat: payments.wechatNotice } as const

interface Message {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

/** A test server that pays through the simulator. */
export async function openPayments() {
  const simulator = await openSimulator()
  const t = await openTestServer({ payments: paymentsOf(simulator) })
  // Notices come to where the server listens.
  Object.assign(t.context.environment, { publicUrl: t.url })
  afterAll(() => simulator.close())
  return { t, simulator, ...paying(t, simulator) }
}

/** Lets a test server pay through a simulator of its own; returns how to make a payment that is credited. */
export async function payingFor(t: TestServer) {
  const simulator = await openSimulator()
  Object.assign(t.context.environment, { payments: paymentsOf(simulator), publicUrl: t.url })
  afterAll(() => simulator.close())
  return async (member: TestMember, amountMinor = 10_000): Promise<string> => {
    const { created, paidSilently, notify } = paying(t, simulator)
    const paymentNumber = await created(member, 'alipay', amountMinor)
    paidSilently(paymentNumber)
    await notify(paymentNumber)
    return paymentNumber
  }
}

export const paymentsOf = ({ settings }: Simulator) => readEnvironment(settings).payments

export function paying(t: TestServer, simulator: Simulator) {
  /** A fresh payment of a member; the simulator knows it and nobody has paid. */
  const created = async (member: TestMember, method: PaymentMethod, amountMinor = 10_000) =>
    (await member.call(creating[method], { amountMinor })).paymentNumber
  const tradeOf = (paymentNumber: string) => {
    const trade = simulator.books.trades.get(paymentNumber)
    if (!trade) throw new Error(`the simulator does not know ${paymentNumber}`)
    return trade
  }
  /** Paid at the provider, which tells nobody. */
  const paidSilently = (paymentNumber: string) => {
    Object.assign(simulator.faults, { notices: () => ({ times: 0, afterMs: 0, isForged: false }) })
    if (!simulator.pay(paymentNumber)) throw new Error(`${paymentNumber} could not be paid`)
    simulator.faults.notices = noFaults().notices
    return tradeOf(paymentNumber)
  }
  /** The right notice for a trade, with changes made before it is signed. */
  const noticeOf = (paymentNumber: string, changes: Readonly<Record<string, never>> | object = {}): Message => {
    const trade = tradeOf(paymentNumber)
    return trade.method === 'alipay'
      ? alipayNotice(simulator, trade, changes as Readonly<Record<string, string>>)
      : wechatNotice(simulator, trade, changes)
  }
  const deliver = async (method: PaymentMethod, { headers, body }: Message, url = t.url) => {
    const response = await fetch(url + notifying[method].path, { method: 'POST', headers, body: body as BodyInit })
    return { status: response.status, text: await response.text() }
  }
  const notify = (paymentNumber: string, changes: object = {}) =>
    deliver(tradeOf(paymentNumber).method, noticeOf(paymentNumber, changes))
  const balance = async ({ id }: { readonly id: string }) =>
    (
      await t.db.row(
        sql<{
          balance: number
        }>`select balance from ledger_accounts where member_id = ${id} and kind = 'member' and unit = 'CNY'`,
      )
    ).balance
  const intentOf = (paymentNumber: string) =>
    t.db.row(sql<{
      state: string
      flags: string[]
      refundedMinor: number
      refundingMinor: number
      askAt: string | null
    }>`
      select state, flags, refunded_minor as "refundedMinor", refunding_minor as "refundingMinor", ask_at as "askAt"
      from payment_intents where payment_number = ${paymentNumber}`)
  const creditsOf = async (paymentNumber: string) =>
    (
      await t.db.row(sql<{ count: number }>`
        select count(*)::int as count from ledger_entries where reference_number = ${paymentNumber} and source_kind = 'payment'`)
    ).count
  const messagesOf = async (paymentNumber: string) =>
    (
      await t.db.rows(sql<{ result: string }>`
        select result from payment_messages where payment_number = ${paymentNumber} order by no`)
    ).map(({ result }) => result)
  /** Lets time pass for one payment, by the clock that counts. */
  const age = (paymentNumber: string, minutes: number) =>
    t.db.run(sql`
      update payment_intents set created_at = created_at - make_interval(mins => ${minutes}), expires_at = expires_at - make_interval(mins => ${minutes}),
        last_asked_at = null, ask_at = case when ask_at is not null then now() end
      where payment_number = ${paymentNumber}`)
  const faults: unknown[] = []
  /** One run of the job, with everything that waits having its turn. */
  const settle = async () => {
    await t.db.run(sql`update payment_intents set ask_at = now() where ask_at is not null`)
    await t.db.run(sql`update payment_refunds set ask_at = now() where ask_at is not null`)
    await settlePayments(t.context, (fault) => faults.push(fault))
  }
  return {
    created,
    tradeOf,
    paidSilently,
    noticeOf,
    deliver,
    notify,
    balance,
    intentOf,
    creditsOf,
    messagesOf,
    age,
    settle,
    faults,
    books: () => checkBooks(t.context.database),
    /** What members were credited online, less what went back. */
    creditedMinor: async () =>
      (
        await t.db.row(sql<{ sum: number }>`
          select coalesce(sum(case when e.to_seq is null then -e.amount else e.amount end), 0)::bigint as sum from ledger_entries e
          where e.source_kind in ('payment', 'payment_refund')`)
      ).sum,
  }
}

/** A payment that exists without a provider having been asked; its number is its id, so that sweeps of ids find it. */
export const insertPayment = (t: TestServer, memberId: string, state: 'pending' | 'closed') =>
  t.db.run(sql`
    insert into payment_intents (id, payment_number, member_id, method, channel, amount_minor, currency, state, expires_at)
    select id, id::text, ${memberId}, 'alipay', 'qr', 4321, 'CNY', ${state}, now() + interval '15 minutes' from (select new_id() as id) made`)
