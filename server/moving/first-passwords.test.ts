import { auth } from '#contract/members.ts'
import { moving } from '#contract/moving.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { openMoving } from '#test/moving.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const { admin, work, withRun, moveMembers } = await openMoving(t)

// Proves B-MV-12, B-MV-13
test('waves mail everybody once, stop when paused, and leave out who has a password', async () => {
  await t.db.run(sql`update moved_members set mailed_at = now()`)
  const people_ = await withRun((runId) => moveMembers(runId, 5))
  const [chosen] = people_
  await t.db.run(sql`update members set password_hash = 'x' where email = ${chosen?.email ?? ''}`)
  const mailed = () =>
    t.db.rows(sql<{ to: string }>`
      select to_address as to from mail_outbox where kind = 'FIRST_PASSWORD' and to_address = any(${people_.map(({ email }) => email)}) order by 1`)
  const wave = await admin.call(moving.mail, { size: 2 })
  expect(await admin.ask(moving.mail, { size: 2 })).toMatchObject({ code: 9044 })
  await admin.call(moving.pause, { id: wave.id, paused: true })
  await work()
  expect(await mailed()).toEqual([])
  await admin.call(moving.pause, { id: wave.id, paused: false })
  await work()
  expect(await mailed()).toHaveLength(2)
  expect((await admin.call(moving.overview, {})).mails).toMatchObject({ toMail: 2, wave: { sent: 2, state: 'sent' } })
  expect(await admin.ask(moving.pause, { id: wave.id, paused: true })).toMatchObject({ code: 9002 })
  await admin.call(moving.mail, { size: 10_000 })
  await Promise.all([work(), work()])
  expect((await mailed()).map(({ to }) => to)).toEqual(
    people_
      .slice(1)
      .map(({ email }) => email)
      .sort(),
  )
  expect((await admin.call(moving.overview, {})).mails).toMatchObject({ toMail: 0 })
})

test('the mailed link sets the first password, and "forgot password" works as well', async () => {
  const [one, two] = await withRun((runId) => moveMembers(runId, 2))
  await admin.call(moving.mail, { size: 10 })
  await work()
  const password = 'Meow_2027'
  const linkOf = async (email: string, kind: string) =>
    (await t.db.row(sql<{ body: string }>`select body from mail_outbox where to_address = ${email} and kind = ${kind}`))
      .body
  const token = /token=([\w-]+)/.exec(await linkOf(one?.email ?? '', 'FIRST_PASSWORD'))?.[1] ?? ''
  await t.visitor.call(auth.resetPassword, { token, newPassword: password, confirmPassword: password })
  const signIn = async (account: string) =>
    t.visitor.ask(auth.login, { account, password, ...(await t.captcha('login')) } as never)
  expect(await signIn(one?.email ?? '')).toMatchObject({ code: 0 })
  expect(await signIn(two?.email ?? '')).toMatchObject({ code: 2005 })
  await t.visitor.call(auth.requestPasswordReset, { email: two?.email ?? '', ...(await t.captcha('reset')) })
  const later = /token=([\w-]+)/.exec(await linkOf(two?.email ?? '', 'RESET'))?.[1] ?? ''
  await t.visitor.call(auth.resetPassword, { token: later, newPassword: password, confirmPassword: password })
  expect(await signIn(two?.email ?? '')).toMatchObject({ code: 0 })
})
