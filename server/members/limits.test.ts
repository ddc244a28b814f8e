import { auth, members } from '#contract/members.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { registrationForm } from '#test/registering.ts'
import { expect, test } from 'vitest'

const t = await openTestServer({ rateLimits: true, trustedProxies: ['127.0.0.1'] })

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })

test('five mails an hour are sent for one network address, whichever of the three calls asks', async () => {
  const here = from('192.0.2.1')
  const codes: number[] = []
  for (let count = 0; count < 2; count += 1) {
    codes.push((await t.visitor.ask(members.register, await registrationForm(t), here)).code)
    codes.push(
      (
        await t.visitor.ask(
          auth.requestPasswordReset,
          { email: `a${count}@example.com`, ...(await t.captcha('reset')) },
          here,
        )
      ).code,
    )
    codes.push(
      (
        await t.visitor.ask(
          members.resendActivation,
          { email: `b${count}@example.com`, ...(await t.captcha('register')) },
          here,
        )
      ).code,
    )
  }
  expect(codes).toEqual([0, 0, 0, 0, 0, 1004])
})

// Proves E-03
test('an address is written to three times an hour, wherever it is asked from', async () => {
  const form = await registrationForm(t)
  const { email } = form
  const codes = [(await t.visitor.ask(members.register, form, from('192.0.2.2'))).code]
  for (const ip of ['192.0.2.3', '192.0.2.4', '192.0.2.5']) {
    codes.push(
      (await t.visitor.ask(members.resendActivation, { email, ...(await t.captcha('register')) }, from(ip))).code,
    )
  }
  expect(codes).toEqual([0, 0, 0, 1004])
  expect(await mailsTo(t.db, email)).toHaveLength(3)
})

test('an unknown address meets the same limit', async () => {
  const codes: number[] = []
  for (const ip of ['192.0.2.6', '192.0.2.7', '192.0.2.8', '192.0.2.9']) {
    codes.push(
      (
        await t.visitor.ask(
          auth.requestPasswordReset,
          { email: 'nobody@example.com', ...(await t.captcha('reset')) },
          from(ip),
        )
      ).code,
    )
  }
  expect(codes).toEqual([0, 0, 0, 1004])
})

test('with the limits off nothing is counted', async () => {
  const free = await openTestServer()
  for (let count = 0; count < 12; count += 1) {
    const captcha = await free.captcha('login')
    expect(
      (await free.visitor.ask(auth.login, { account: 'nobody@example.com', password: 'wrong_one', ...captcha })).code,
    ).toBe(2005)
  }
  expect(await free.db.rows(sql`select bucket from rate_hits`)).toEqual([])
  expect(await free.db.rows(sql`select account from sign_in_failures`)).toEqual([])
})
