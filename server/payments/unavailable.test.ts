import { payments } from '#contract/payments.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { languages } from '#domain/language.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const meiling = await t.member()
const codes = [payments.createAlipayQr, payments.createWechatQr]

// Proves E-15, E-17
test('both ways to pay say in the caller’s language that they are not available, and move no money', async () => {
  for (const language of languages) {
    const answers = [
      ...(await Promise.all(codes.map((operation) => meiling.ask(operation, { amountMinor: 10_000 }, { language })))),
      await meiling.ask(payments.refresh, { paymentNumber: 'P1' }, { language }),
      await meiling.ask(payments.listMine, {}, { language }),
      await meiling.ask(payments.close, { paymentNumber: 'P1' }, { language }),
    ]
    for (const { http, code, msg } of answers)
      expect([http, code, msg]).toEqual([200, 5006, refusals.provider_down.text[language]])
  }
  expect(await t.db.rows(sql`select id from ledger_entries where member_id = ${meiling.id}`)).toEqual([])
})

test.each([0, -5, 99, 5_000_001])('%i fen is out of range before anything else', async (amountMinor) => {
  for (const operation of codes) expect((await meiling.ask(operation, { amountMinor })).code).toBe(5005)
})

test('yuan alone can be topped up', async () => {
  for (const operation of codes)
    expect((await meiling.ask(operation, { amountMinor: 10_000, currency: 'HKD' })).code).toBe(5009)
})

test('what is missing is named, and a token is asked for', async () => {
  for (const operation of codes) {
    const { code, wire } = await meiling.ask(operation, { amountMinor: 1.5 })
    expect([code, wire]).toEqual([1001, { fields: { amountMinor: 'Please enter a whole number' } }])
  }
  expect((await meiling.ask(payments.refresh, {})).wire).toEqual({ fields: { paymentNo: 'This field is required' } })
  for (const operation of Object.values(payments)) expect((await t.visitor.ask(operation, {})).http).toBe(401)
})
