import { randomBytes } from 'node:crypto'
import { createConnection } from 'node:net'
import { gzipSync } from 'node:zlib'
import { payments } from '#contract/payments.ts'
import { sql } from '#server/database/db.ts'
import { alipayNotice } from '#simulators/payments/alipay.ts'
import { noFaults } from '#simulators/payments/faults.ts'
import { wechatNotice } from '#simulators/payments/wechat.ts'
import { openPayments } from '#test/payments.ts'
import { openSecondServer } from '#test/harness.ts'
import { afterEach, describe, expect, test } from 'vitest'

/* Notices as they really come: repeated, at once, late, altered, forged. */

const {
  t,
  simulator,
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
  books,
  settle,
  faults,
} = await openPayments()

afterEach(() => void Object.assign(simulator.faults, noFaults()))

/** Altered notices for each provider, and repetitions of one: in `npm run prove`, and in `npm test`. */
const [alteredCount, repeatedCount] = process.env['PROVE'] === '1' ? [2500, 1000] : [100, 50]

const thanks = { alipay: { status: 200, text: 'success' }, wechat: { status: 204, text: '' } } as const

async function paidBy(method: 'alipay' | 'wechat', amountMinor = 10_000) {
  const member = await t.member()
  const paymentNumber = await created(member, method, amountMinor)
  return { member, paymentNumber, trade: paidSilently(paymentNumber) }
}

describe.each(['alipay', 'wechat'] as const)('%s', (method) => {
  // Proves E-10, E-11
  test('a right notice is answered as the provider asks, credits once, and is recorded without who paid', async () => {
    const { member, paymentNumber } = await paidBy(method)
    expect(await notify(paymentNumber)).toEqual(thanks[method])
    expect(await balance(member)).toBe(10_000)
    const kept = await t.db.rows(
      sql`select to_jsonb(m) as row from payment_messages m where payment_number = ${paymentNumber}`,
    )
    expect(JSON.stringify(kept)).not.toMatch(/cat\*|openid|oUpF|buyer/)
  })

  test('fifty of the same at once, and one the next day, credit once and are all acknowledged', async () => {
    const { member, paymentNumber } = await paidBy(method)
    for (let sent = 0; sent < repeatedCount; sent += 50) {
      const told = await Promise.all(Array.from({ length: 50 }, () => notify(paymentNumber)))
      expect(new Set(told.map(({ status }) => status))).toEqual(new Set([thanks[method].status]))
    }
    await age(paymentNumber, 24 * 60)
    expect(await notify(paymentNumber)).toEqual(thanks[method])
    expect([await balance(member), await creditsOf(paymentNumber)]).toEqual([10_000, 1])
  })

  test('two servers that are told at once credit once', async () => {
    const other = await openSecondServer(t)
    Object.assign(other.context.environment, { payments: t.context.environment.payments })
    const { member, paymentNumber } = await paidBy(method)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => deliver(method, noticeOf(paymentNumber), index % 2 ? t.url : other.url)),
    )
    expect([await balance(member), await creditsOf(paymentNumber)]).toEqual([10_000, 1])
  })

  test('notice, page, staff, job and closing at the same moment credit once', async () => {
    const clerk = await t.staff(['F'])
    for (let round = 0; round < 5; round++) {
      const { member, paymentNumber } = await paidBy(method)
      const { staffPayments } = await import('#contract/payments.ts')
      await Promise.all([
        notify(paymentNumber),
        member.ask(payments.refresh, { paymentNumber }),
        clerk.ask(staffPayments.sync, { paymentNumber }),
        settle(),
        member.ask(payments.close, { paymentNumber }),
        notify(paymentNumber),
      ])
      expect([await balance(member), await creditsOf(paymentNumber)]).toEqual([10_000, 1])
      expect(await intentOf(paymentNumber)).toMatchObject({ state: 'succeeded', flags: [] })
    }
  })

  test('one that comes before the provider has answered our call credits', async () => {
    const member = await t.member()
    const number = await created(member, method)
    await t.db.run(sql`update payment_intents set qr_content = null where payment_number = ${number}`)
    paidSilently(number)
    expect(await notify(number)).toEqual(thanks[method])
    expect(await balance(member)).toBe(10_000)
  })

  test.each(['failed', 'expired', 'closed'] as const)(
    'paid after it was %s: credited and flagged, once',
    async (state) => {
      const { member, paymentNumber } = await paidBy(method)
      await t.db.run(
        sql`update payment_intents set state = ${state}, ended_at = now() where payment_number = ${paymentNumber}`,
      )
      expect(await notify(paymentNumber)).toEqual(thanks[method])
      await notify(paymentNumber)
      expect(await intentOf(paymentNumber)).toMatchObject({ state: 'succeeded', flags: ['late'] })
      expect([await balance(member), await creditsOf(paymentNumber)]).toEqual([10_000, 1])
    },
  )

  test('a flagged payment is told to an operator once', async () => {
    const { paymentNumber } = await paidBy(method)
    await notify(
      paymentNumber,
      method === 'alipay' ? { total_amount: '0.01' } : { amount: { total: 1, currency: 'CNY' } },
    )
    await settle()
    await settle()
    expect(faults.filter((fault) => String(fault).includes(paymentNumber))).toHaveLength(1)
  })

  test('a payment of the other method under this number is not credited', async () => {
    const other = method === 'alipay' ? 'wechat' : 'alipay'
    const { member, paymentNumber, trade } = await paidBy(other)
    const posing = { ...trade, method }
    const message = method === 'alipay' ? alipayNotice(simulator, posing) : wechatNotice(simulator, posing)
    expect((await deliver(method, message)).status).toBe(500)
    expect([await balance(member), await messagesOf(paymentNumber)]).toEqual([0, ['other method']])
  })

  test('a number that was never given out is recorded, and nothing else happens', async () => {
    const { trade } = await paidBy(method)
    const strange = { ...trade, number: `PY991231${randomBytes(3).toString('hex')}` }
    const message = method === 'alipay' ? alipayNotice(simulator, strange) : wechatNotice(simulator, strange)
    expect((await deliver(method, message)).status).toBe(500)
    expect(await messagesOf(strange.number)).toEqual(['unknown number'])
  })

  test('one trade pays for one payment', async () => {
    const first = await paidBy(method)
    const second = await paidBy(method)
    await notify(first.paymentNumber)
    const { tradeNumber } = first.trade
    const reused = method === 'alipay' ? { trade_no: tradeNumber } : { transaction_id: tradeNumber }
    expect((await notify(second.paymentNumber, reused)).status).toBe(500)
    expect([await balance(second.member), await messagesOf(second.paymentNumber)]).toEqual([
      0,
      ['trade of another payment'],
    ])
  })

  test('with the right key of the other provider nothing is believed', async () => {
    const { member, paymentNumber, trade } = await paidBy(method)
    const key =
      method === 'alipay' ? simulator.keys.wechat.provider.privateKey : simulator.keys.alipay.provider.privateKey
    const message =
      method === 'alipay' ? alipayNotice(simulator, trade, {}, key) : wechatNotice(simulator, trade, {}, { key })
    expect((await deliver(method, message)).status).toBe(401)
    expect([await balance(member), await messagesOf(paymentNumber)]).toEqual([0, []])
  })

  test('a bit that was changed anywhere credits nothing and leaves no row', async () => {
    const { member, paymentNumber } = await paidBy(method)
    for (let round = 0; round < alteredCount; round++) {
      const { headers, body } = noticeOf(paymentNumber)
      const bytes = Buffer.from(body)
      const at = Math.floor((round / alteredCount) * bytes.length)
      const byte = bytes[at] ?? 0
      bytes[at] = byte ^ (1 << (round % 7))
      // `%e4` and `%E4` are the same sign: not altered.
      const said = (form: string) => new URLSearchParams(form).toString()
      if (method === 'alipay' && said(bytes.toString()) === said(String(body))) continue
      expect([round, (await deliver(method, { headers, body: bytes })).status]).toEqual([round, 401])
    }
    expect([await balance(member), await messagesOf(paymentNumber)]).toEqual([0, []])
  })

  test.each([
    ['ten megabytes', Buffer.alloc(10 * 1024 * 1024, 97)],
    ['nothing', Buffer.alloc(0)],
    ['noise', randomBytes(2000)],
    ['deep nesting', Buffer.from('['.repeat(60_000))],
  ])('%s is refused within a moment', async (_what, body) => {
    const { status } = await deliver(method, { headers: { 'content-type': 'text/weird' }, body })
    expect([401, 413]).toContain(status)
  })

  test('a compressed notice and one without a type are not believed, or are read as they are', async () => {
    const { member, paymentNumber } = await paidBy(method)
    const { headers, body } = noticeOf(paymentNumber)
    const packed = { headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(body) }
    expect((await deliver(method, packed)).status).toBe(401)
    expect(await balance(member)).toBe(0)
    const untyped = { headers: { ...headers, 'content-type': 'application/octet-stream' }, body }
    expect(await deliver(method, untyped)).toEqual(thanks[method])
    expect(await balance(member)).toBe(10_000)
  })

  test('a database that does not answer is a failure within five seconds, not silence', async () => {
    const { member, paymentNumber } = await paidBy(method)
    const started = performance.now()
    const { status } = await t.context.database.transaction(async (tx) => {
      await tx.run(sql`select from payment_intents where payment_number = ${paymentNumber} for update`)
      return notify(paymentNumber)
    })
    expect(status).toBe(500)
    expect(performance.now() - started).toBeLessThan(5000)
    // What was under way goes on, and the repeated notice finds it done.
    await expect.poll(() => balance(member)).toBe(10_000)
    expect(await notify(paymentNumber)).toEqual(thanks[method])
    expect(await creditsOf(paymentNumber)).toBe(1)
  })
})

test('a body that trickles in holds up no other notice', async () => {
  const { port } = new URL(t.url)
  const slow = createConnection(Number(port), '127.0.0.1')
  slow.write(`POST ${payments.alipayNotice.path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 500\r\n\r\na`)
  const { paymentNumber } = await paidBy('alipay')
  expect(await notify(paymentNumber)).toEqual(thanks.alipay)
  slow.destroy()
})

test('a notice needs no session, and other methods are refused', async () => {
  for (const { path } of [payments.alipayNotice, payments.wechatNotice]) {
    expect((await fetch(t.url + path)).status).toBe(405)
    expect((await fetch(t.url + path, { method: 'POST' })).status).toBe(401)
  }
})

test('a server without keys believes no notice', async () => {
  const { paymentNumber, trade } = await paidBy('alipay')
  const { environment } = t.context
  const before = environment.payments
  Object.assign(environment, { payments: { ...before, alipay: null } })
  const { status } = await deliver('alipay', alipayNotice(simulator, tradeOf(paymentNumber)))
  Object.assign(environment, { payments: before })
  expect([status, trade.state]).toEqual([401, 'paid'])
})

test('after all this the books are right', async () => {
  expect(await books()).toEqual([])
})
