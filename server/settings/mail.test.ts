import { staffConfig } from '#contract/config-office.ts'
import type { Config } from '#contract/config.ts'
import { sql } from '#server/database/db.ts'
import { configure } from '#test/config.ts'
import { openTestServer, type TestStaff } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { afterEach, expect, test } from 'vitest'

const t = await openTestServer()
const admin = await t.staff(['A'])
const finance = await t.staff(['F'])
const readers = {
  admin: await mailbox(admin, 'en'),
  second: await mailbox(await t.staff(['A']), 'zh-Hant'),
  disabled: await mailbox(await t.staff(['A']), 'en', true),
  finance: await mailbox(finance, 'en'),
}

afterEach(async () => {
  await configure(t, {})
  await t.db.run(sql`delete from mail_outbox`)
})

async function mailbox(who: TestStaff, language: string, disabled = false) {
  const email = `${who.username}@example.com`
  await t.db.run(
    sql`update staff set email = ${email}, language = ${language}, disabled = ${disabled} where id = ${who.id}`,
  )
  return () => mailsTo(t.db, email)
}

const account = { bank: 'Bank of Cats', holder: 'Smart Cats Ltd', number: '012-345', currency: 'HKD' } as const

const set = async (who: TestStaff, key: keyof Config, value: unknown) => {
  const { list } = await who.call(staffConfig.list, {})
  const version = list.find((each) => each.key === key)?.version ?? 0
  return who.ask(staffConfig.set, { key, value: value as never, version })
}

test('whoever changes the bank accounts, the other administrators read what was before and what is now', async () => {
  await set(admin, 'bank.accounts', [account])
  await set(finance, 'bank.accounts', [{ ...account, number: '999-999' }])
  const [ofAdmin, ofFinance] = await readers.second()
  expect(ofAdmin).toMatchObject({ kind: 'STAFF_MONEY', language: 'zh-Hant', subject: '收款設定有變動：收款銀行帳戶' })
  expect(ofAdmin?.body).toContain('更改前：\n- 沒有\n\n更改後：\n- Bank of Cats · Smart Cats Ltd · 012-345 · HKD')
  expect(ofFinance?.body).toContain('012-345 · HKD\n\n更改後：\n- Bank of Cats · Smart Cats Ltd · 999-999 · HKD')
  expect(ofFinance?.body).toMatch(/^http:\/\/localhost:\d+\/staff\/settings\?q=bank\.accounts$/m)
  expect((await readers.admin()).map(({ subject }) => subject)).toEqual([
    'Where money goes changed: Bank accounts for transfers',
  ])
  expect([await readers.finance(), await readers.disabled()]).toEqual([[], []])
})

test('the default coming back is told too; a refused change and other settings are not', async () => {
  await set(admin, 'store.url', 'https://cats.example/shop')
  const { list } = await admin.call(staffConfig.list, {})
  const { version = 0 } = list.find(({ key }) => key === 'store.url') ?? {}
  await admin.call(staffConfig.reset, { key: 'store.url', version })
  await set(admin, 'bank.accounts', [{ ...account, currency: 'USD' }])
  await set(admin, 'topup.min', 200)
  const told = await readers.second()
  expect(told).toHaveLength(2)
  expect(told[1]?.body).toContain('更改前：\n- https://cats.example/shop\n\n更改後：\n- 沒有')
})
