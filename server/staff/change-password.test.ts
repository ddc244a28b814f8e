import { operations } from '#contract/index.ts'
import { staff } from '#contract/staff.ts'
import { sql } from '#server/database/db.ts'
import { appCode } from '#test/authenticator.ts'
import { callerAt } from '#test/caller.ts'
import { openTestServer, type TestStaff } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const newPassword = '阿强 scans parcels all night'

const change = (keeper: TestStaff, input: object) =>
  keeper.ask(staff.changePassword, { oldPassword: 'Meow_2026_staff', newPassword, ...input })

const login = async (username: string, password: string) =>
  t.visitor.ask(staff.login, { username, password, ...(await t.captcha('login')) })

// Proves B-AU-04
test('a new password ends the other sessions and keeps this one', async () => {
  const keeper = await t.staff(['W'])
  const other = (await login(keeper.username, 'Meow_2026_staff')).data.token
  expect((await change(keeper, {})).code).toBe(0)
  expect((await keeper.ask(staff.me, {})).code).toBe(0)
  expect((await callerAt(t.url, other).ask(staff.me, {})).http).toBe(401)
  expect((await login(keeper.username, 'Meow_2026_staff')).code).toBe(2005)
  expect((await login(keeper.username, newPassword)).code).toBe(0)
  const audit = await t.db.rows(
    sql`select target_id as "targetId", before, after from audit_log where staff_id = ${keeper.id} and call = 'staff.changePassword'`,
  )
  expect(audit).toEqual([{ targetId: keeper.id, before: null, after: null }])
})

test('its owner reads of a new password, and of a second factor, in the language of their last sign-in', async () => {
  const keeper = await t.staff(['W'])
  const email = `${keeper.username}@example.com`
  await t.db.run(sql`update staff set email = ${email}, language = 'zh-Hant' where id = ${keeper.id}`)
  expect((await change(keeper, { oldPassword: 'wrong_password' })).code).toBe(2016)
  expect(await mailsTo(t.db, email)).toEqual([])
  expect((await change(keeper, {})).code).toBe(0)
  const { secret, ticket } = await keeper.call(staff.drawTotp, {})
  await keeper.call(staff.confirmTotp, { ticket, code: appCode(secret, Date.now()) })
  const mails = await mailsTo(t.db, email)
  expect(mails.map(({ kind, language, subject }) => [kind, language, subject])).toEqual([
    ['STAFF_OWN_CHANGED', 'zh-Hant', '你的後台密碼已更改'],
    ['STAFF_OWN_CHANGED', 'zh-Hant', '你的後台帳戶已設定雙重認證'],
  ])
  expect(mails[0]?.body).toContain(`（${keeper.username}）剛剛更改了密碼`)
})

test.each(['eleven_long', 'qwerty123456', '1'.repeat(12), 'passwordpassword'])(
  '%s is refused with the rule of staff',
  async (password) => {
    const keeper = await t.staff(['W'])
    const { code, msg } = await change(keeper, { newPassword: password })
    expect(code).toBe(2014)
    expect(msg).toContain('12 to 64')
  },
)

// Proves B-AU-04
test('the old one must be right, and the new one another', async () => {
  const keeper = await t.staff(['W'])
  expect((await change(keeper, { oldPassword: 'wrong_password' })).code).toBe(2016)
  const same = await change(keeper, { newPassword: 'Meow_2026_staff' })
  expect([same.http, same.code, same.wire]).toEqual([
    422,
    9005,
    { fields: { newPassword: 'The new password must differ from the current one' } },
  ])
  expect((await change(keeper, { newPassword: 'x'.repeat(65) })).code).toBe(9005)
  expect((await t.visitor.ask(staff.changePassword, { oldPassword: 'a', newPassword })).code).toBe(2001)
})

test('until the first password is changed nothing else may be done', async () => {
  const admin = await t.staff(['A'])
  await t.db.run(sql`update staff set must_change_password = true where id = ${admin.id}`)
  for (const operation of operations.filter(({ who }) => typeof who === 'object')) {
    const { http, code } = await admin.ask(operation, { id: '00000000-0000-7000-8000-000000000000' })
    expect([operation.name, http, code]).toEqual([operation.name, 403, 9001])
  }
  const photo = new FormData()
  photo.set('purpose', 'photo')
  expect((await admin.raw('/api/admin/files', { method: 'POST', body: photo })).status).toBe(403)
  expect(await admin.call(staff.me, {})).toMatchObject({ mustChangePassword: true })
  expect(
    (await admin.call(staff.me, {})).permissions.every(
      (name) => name.startsWith('staff.') || name.startsWith('files.'),
    ),
  ).toBe(true)
  expect((await change(admin, {})).code).toBe(0)
  expect((await admin.call(staff.me, {})).mustChangePassword).toBe(false)
})
