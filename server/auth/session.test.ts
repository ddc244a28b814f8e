import { signedIn } from '#contract/signed-in.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()

test('a session that is used lives as long again as it was given at sign-in', async () => {
  const member = await t.member()
  await t.db.run(sql`
    update member_sessions set last_seen_at = now() - interval '6 minutes', expires_at = now() - interval '6 minutes' + interval '30 days'
    where member_id = ${member.id}`)
  await member.call(signedIn.home, {})
  const { days } = await t.db.row(sql<{ days: number }>`
    select round(extract(epoch from expires_at - now()) / 864)::int / 100.0 as days from member_sessions where member_id = ${member.id}`)
  expect(days).toBe(30)
})

test('while another call writes down that a session is used, none waits for it', async () => {
  const member = await t.member()
  await t.db.run(
    sql`update member_sessions set last_seen_at = now() - interval '6 minutes' where member_id = ${member.id}`,
  )
  const answered = await t.context.database.transaction(async (tx) => {
    await tx.run(sql`select from member_sessions where member_id = ${member.id} for update`)
    return member.ask(signedIn.home, {})
  })
  expect(answered.code).toBe(0)
})

test('a session whose time is over opens nothing', async () => {
  const member = await t.member()
  await t.db.run(sql`update member_sessions set expires_at = now() where member_id = ${member.id}`)
  expect((await member.ask(signedIn.home, {})).code).toBe(2002)
})

test('a member who is disabled is signed out at once, and signed in again once they are active', async () => {
  const member = await t.member()
  const become = (state: 'disabled' | 'active') =>
    t.db.run(sql`update members set state = ${state} where id = ${member.id}`)
  await become('disabled')
  expect((await member.ask(signedIn.home, {})).code).toBe(2002)
  await become('active')
  expect((await member.ask(signedIn.home, {})).code).toBe(0)
})
