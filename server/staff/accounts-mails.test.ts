import { staff } from '#contract/staff.ts'
import { staffAccounts } from '#contract/staff-accounts.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestStaff } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const admin = await t.staff(['A'])
const second = await t.staff(['A'])

const mailTo = async (who: TestStaff) => {
  const email = `${who.username}@example.com`
  await t.db.run(sql`update staff set email = ${email}, language = 'en' where id = ${who.id}`)
  return () => mailsTo(t.db, email)
}

// Proves B-AU-08
test('the other administrators read of each change in their own language, and so does the person who is reset', async () => {
  const keeper = await t.staff(['W'])
  const gone = await t.staff(['A'])
  const [toAdmin, toSecond, toKeeper, toGone] = [
    await mailTo(admin),
    await mailTo(second),
    await mailTo(keeper),
    await mailTo(gone),
  ]
  await t.db.run(sql`update staff set disabled = true where id = ${gone.id}`)
  await t.db.run(sql`update staff set language = 'zh-Hant' where id = ${keeper.id}`)
  const { staff: made } = await admin.call(staffAccounts.create, {
    username: 'new.keeper',
    name: 'Ah Keung',
    email: 'new.keeper@example.com',
    roles: ['W'],
    warehouseIds: [await warehouseId(t, 2)],
  })
  await admin.call(staffAccounts.update, { id: keeper.id, name: keeper.username, roles: ['S'], disabled: true })
  await admin.call(staffAccounts.update, { id: keeper.id, name: keeper.username })
  await admin.call(staffAccounts.resetPassword, { id: keeper.id })
  const mails = await toSecond()
  expect(mails.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['STAFF_CHANGED', `Staff account changed: ${made.username}`],
    ['STAFF_CHANGED', `Staff account changed: ${keeper.username}`],
    ['STAFF_CHANGED', `Staff account changed: ${keeper.username}`],
  ])
  expect(mails[0]?.body).toContain('- Account created with the roles: Warehouse')
  expect(mails[1]?.body).toContain('- Roles are now: Customer service\n- Account disabled; all its sessions ended')
  expect(mails[1]?.body).toMatch(/^http:\/\/localhost:\d+\/staff\/people$/m)
  expect(mails[2]?.body).toContain('- Password and two-step login reset')
  expect((await toKeeper()).map(({ language, body }) => [language, body.includes('密碼及雙重認證已重設')])).toEqual([
    ['zh-Hant', true],
  ])
  expect([await toAdmin(), await toGone()]).toEqual([[], []])
})

test('mails to staff follow the language of their last sign-in', async () => {
  const keeper = await t.staff(['W'])
  const languageOf = async () =>
    (await t.db.row(sql<{ language: string }>`select language from staff where id = ${keeper.id}`)).language
  for (const language of ['zh-Hant', 'en'] as const) {
    const proof = { username: keeper.username, password: 'Meow_2026_staff', ...(await t.captcha('login')) }
    await t.visitor.call(staff.login, proof, { language })
    expect(await languageOf()).toBe(language)
  }
})
