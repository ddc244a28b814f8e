import { parcels } from '#contract/parcels.ts'
import { payments } from '#contract/payments.ts'
import { site } from '#contract/content.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { type Language, languages } from '#domain/language.ts'
import { sql } from '#server/database/db.ts'
import { creating, openPayments } from '#test/payments.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { describe, expect, test } from 'vitest'

/* What is refused before a provider hears of it. */

const codes = Object.values(creating)
const { t, simulator, created, age, paidSilently, notify } = await openPayments()

describe('without keys', async () => {
  const without = await openTestServer()
  const meiling = await without.member()

  test('both methods say in the caller’s language that they are not available, and nothing is begun', async () => {
    for (const language of languages)
      for (const operation of codes) {
        const { http, code, msg } = await meiling.ask(operation, { amountMinor: 10_000 }, { language })
        expect([http, code, msg]).toEqual([200, 5006, refusals.provider_down.text[language]])
      }
    expect(await meiling.call(payments.listMine, {})).toMatchObject({ list: [], total: 0 })
    expect(await without.db.rows(sql`select id from payment_intents`)).toEqual([])
  })

  test('pages learn that neither is open, and with keys that both are', async () => {
    for (const [server, isOpen] of [
      [without, false],
      [t, true],
    ] as const) {
      const { features } = await server.visitor.call(site.getConfig, { appid: 'web' })
      expect([features.alipay, features.wechat]).toEqual([isOpen, isOpen])
      const { paymentMethods } = await (await server.member()).call(parcels.formOptions, {})
      expect(paymentMethods.map(({ code, enabled }) => [code, enabled])).toEqual([
        ['ALIPAY', isOpen],
        ['WECHAT', isOpen],
      ])
    }
  })
})

// Proves R-532
test.each([0, -5, 99, 5_000_001])('%i fen is out of range', async (amountMinor) => {
  const meiling = await t.member()
  for (const operation of codes) expect((await meiling.ask(operation, { amountMinor })).code).toBe(5005)
})

test('yuan alone can be topped up', async () => {
  const meiling = await t.member()
  for (const operation of codes)
    expect((await meiling.ask(operation, { amountMinor: 10_000, currency: 'HKD' })).code).toBe(5009)
})

// Proves R-445
test('an amount is asked for, a whole one, and a token', async () => {
  const meiling = await t.member()
  for (const operation of codes) {
    expect(await meiling.ask(operation, {})).toMatchObject({
      code: 1001,
      wire: { fields: { amountMinor: expect.any(String) } },
    })
    const { code, wire } = await meiling.ask(operation, { amountMinor: 1.5 })
    expect([code, wire]).toEqual([1001, { fields: { amountMinor: 'Please enter a whole number' } }])
  }
  expect((await meiling.ask(payments.refresh, {})).wire).toEqual({ fields: { paymentNo: 'This field is required' } })
  for (const operation of [...codes, payments.refresh, payments.listMine, payments.simulate, payments.close])
    expect((await t.visitor.ask(operation, {})).http).toBe(401)
})

test('a member has at most ten open payments, however quickly they press', async () => {
  const meiling = await t.member()
  Object.assign(t.context.environment, { rateLimits: true })
  const answers = await Promise.all(
    Array.from({ length: 13 }, () => meiling.ask(payments.createAlipayQr, { amountMinor: 100 })),
  )
  Object.assign(t.context.environment, { rateLimits: false })
  expect(answers.map(({ code }) => code).sort()).toEqual([...Array.from({ length: 10 }, () => 0), 1004, 1004, 1004])
  expect([...simulator.books.trades.values()].filter(({ amountMinor }) => amountMinor === 100)).toHaveLength(10)
})

describe('a member whose payments run out one after another', () => {
  const begun = async (member: TestMember, count: number, endedMinutesAgo: (index: number) => number) => {
    for (let index = 0; index < count; index += 1) {
      const paymentNumber = await created(member, 'alipay')
      await t.db.run(sql`
        update payment_intents set state = 'expired', ended_at = now() - make_interval(mins => ${endedMinutesAgo(index)}::int)
        where payment_number = ${paymentNumber}`)
    }
  }
  const asked = async (member: TestMember, language: Language = 'en') => {
    Object.assign(t.context.environment, { rateLimits: true })
    const answer = await member.ask(payments.createWechatQr, { amountMinor: 100 }, { language })
    Object.assign(t.context.environment, { rateLimits: false })
    return answer
  }

  test('makes no further one for an hour after the fifth, and is told in their language until when', async () => {
    const meiling = await t.member()
    await begun(meiling, 4, () => 20)
    expect((await asked(meiling)).code).toBe(0)
    await begun(meiling, 1, () => 10)
    const { until } = await t.db.row(
      sql<{ until: string }>`
        select to_char((max(ended_at) + interval '1 hour') at time zone 'Asia/Shanghai', 'HH24:MI') as until
        from payment_intents where member_id = ${meiling.id}`,
    )
    for (const language of languages) {
      const { code, msg, wire } = await asked(meiling, language)
      expect(code).toBe(1004)
      expect(msg).toContain(until)
      expect(wire).toMatchObject({ next: { place: 'bankTransfers', text: expect.any(String) } })
    }
  })

  test('may again after that hour, and at once after having paid', async () => {
    const patient = await t.member()
    await begun(patient, 5, () => 61)
    expect((await asked(patient)).code).toBe(0)
    const slow = await t.member()
    await begun(slow, 5, (index) => 5 + index * 20)
    expect((await asked(slow)).code).toBe(0)
    const paid = await t.member()
    await begun(paid, 7, () => 10)
    expect((await asked(paid)).code).toBe(1004)
    const paymentNumber = await created(paid, 'alipay')
    paidSilently(paymentNumber)
    await notify(paymentNumber)
    expect((await asked(paid)).code).toBe(0)
    expect((await asked(await t.member())).code).toBe(0)
  })
})

test('a code that is over time is not shown any more', async () => {
  const meiling = await t.member()
  const paymentNumber = await created(meiling, 'alipay')
  await age(paymentNumber, 20)
  expect(await meiling.call(payments.refresh, { paymentNumber })).toMatchObject({ state: 'expired', qrContent: null })
})
