import { staff } from '#contract/staff.ts'
import { staffAccounts } from '#contract/staff-accounts.ts'
import { callerAt } from '#test/caller.ts'
import { openTestServer, type TestStaff } from '#test/harness.ts'
import { sql } from '#server/database/db.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const admin = await t.staff(['A'])
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'

/** One more session of the same person. */
async function signIn({ username }: TestStaff) {
  const proof = { username, password: 'Meow_2026_staff', ...(await t.captcha('login')) }
  const { token } = await t.visitor.call(staff.login, proof, { headers: { 'user-agent': firefox } })
  return callerAt(t.url, token)
}
const works = async (who: { ask: TestStaff['ask'] }) => (await who.ask(staff.me, {})).http === 200
const currentOf = async (who: { call: TestStaff['call'] }) =>
  (await who.call(staff.sessions, {})).list.find(({ current }) => current)?.id ?? ''

// Proves B-AU-21, B-AU-22
test('an administrator sees where somebody is signed in and ends one session: it really ends, the other goes on', async () => {
  const keeper = await t.staff(['W'])
  const elsewhere = await signIn(keeper)
  const { list } = await admin.call(staffAccounts.sessionsOf, { id: keeper.id })
  expect(list.map(({ browser, system, network, current }) => [browser, system, network, current])).toEqual([
    ['firefox', 'windows', '127.0.0', false],
    [null, null, null, false],
  ])
  const sessionId = list[0]?.id ?? ''
  expect(await admin.call(staffAccounts.endSessionsOf, { id: keeper.id, sessionId })).toEqual({ ended: 1 })
  expect([await works(elsewhere), await works(keeper)]).toEqual([false, true])
  expect((await admin.ask(staffAccounts.endSessionsOf, { id: keeper.id, sessionId })).code).toBe(9006)
  const trail = await t.db.row(sql`
    select staff_id as by, target_id as target, after from audit_log where call = 'staff.endSessionsOf' order by no limit 1`)
  expect(trail).toEqual({ by: admin.id, target: keeper.id, after: { ended: 1 } })
})

// Proves B-AU-22
test('all sessions of somebody end at once, and a second press is harmless', async () => {
  const keeper = await t.staff(['W'])
  const elsewhere = await signIn(keeper)
  expect(await admin.call(staffAccounts.endSessionsOf, { id: keeper.id })).toEqual({ ended: 2 })
  expect(await admin.call(staffAccounts.endSessionsOf, { id: keeper.id })).toEqual({ ended: 0 })
  expect([await works(elsewhere), await works(keeper)]).toEqual([false, false])
  expect(await works(await signIn(keeper))).toBe(true)
})

// Proves B-AU-23, B-AU-24
test('a person sees and ends their own: one, or all others, and an auditor too', async () => {
  const auditor = await t.staff(['U'])
  const [phone, desk] = [await signIn(auditor), await signIn(auditor)]
  expect((await auditor.call(staff.sessions, {})).list).toHaveLength(3)
  await auditor.call(staff.endSessions, { sessionId: await currentOf(phone) })
  expect([await works(phone), await works(desk), await works(auditor)]).toEqual([false, true, true])
  expect(await auditor.call(staff.endSessions, {})).toEqual({ ended: 1 })
  expect([await works(desk), await works(auditor)]).toEqual([false, true])
})

// Proves B-AU-21, B-AU-24
test('nobody ends or sees the sessions of somebody else, unless they are an administrator', async () => {
  const [keeper, other] = [await t.staff(['W']), await t.staff(['W'])]
  expect((await other.ask(staff.endSessions, { sessionId: await currentOf(keeper) })).code).toBe(9006)
  for (const role of ['W', 'F', 'S', 'E', 'U'] as const) {
    const who = await t.staff([role])
    expect((await who.ask(staffAccounts.endSessionsOf, { id: keeper.id })).code).toBe(9001)
    expect((await who.ask(staffAccounts.sessionsOf, { id: keeper.id })).code).toBe(role === 'U' ? 0 : 9001)
  }
  // A session of one person is not ended by naming another.
  const sessionId = await currentOf(keeper)
  expect((await admin.ask(staffAccounts.endSessionsOf, { id: other.id, sessionId })).code).toBe(9006)
  expect(await works(keeper)).toBe(true)
  expect((await t.visitor.ask(staff.sessions, {})).http).toBe(401)
  expect((await admin.ask(staffAccounts.endSessionsOf, { id: keeper.id, sessionId: 'x' })).code).toBe(9005)
})
