import { staff } from '#contract/staff.ts'
import { operations } from '#contract/index.ts'
import { sql } from '#server/database/db.ts'
import { callerAt } from '#test/caller.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()

const login = async (username: string, password = 'Meow_2026_staff', more: object = {}) =>
  t.visitor.ask(staff.login, { username, password, ...(await t.captcha('login')), ...more })

// Proves B-AU-01, B-AU-03
test('a keeper signs in, sees the own warehouses, and the sign-in stands in the audit trail', async () => {
  const keeper = await t.staff(['W'], { warehouseCodes: [3] })
  const { code, data } = await login(` ${keeper.username.toUpperCase()} `)
  expect(code).toBe(0)
  expect(data).toMatchObject({
    mustChangePassword: false,
    staff: { id: keeper.id, username: keeper.username, roles: ['W'] },
  })
  expect(data.staff.warehouses).toHaveLength(data.staff.warehouseIds.length)
  expect(Math.abs(Date.parse(data.expiresAt) - Date.now() - 12 * 3_600_000)).toBeLessThan(10_000)
  expect((await callerAt(t.url, data.token).call(staff.me, {})).staff.id).toBe(keeper.id)
  const audit = await t.db.rows(
    sql`select call, target_id as "targetId", ip from audit_log where staff_id = ${keeper.id}`,
  )
  expect(audit).toEqual([{ call: 'staff.login', targetId: keeper.id, ip: '127.0.0.1' }])
})

test('an administrator works in every warehouse', async () => {
  const admin = await t.staff(['A'], { warehouseCodes: [] })
  const { staff: found } = await admin.call(staff.me, {}, { language: 'en' })
  const { count } = await t.db.row(sql<{ count: number }>`select count(*)::int as count from warehouses`)
  expect(found.warehouseIds).toEqual([])
  expect(found.warehouses).toHaveLength(count)
})

test.each(['username', 'password', 'captchaId', 'captchaCode'] as const)(
  'without %s nothing is tried',
  async (field) => {
    const { [field]: _left, ...rest } = { username: 'x', password: 'y', ...(await t.captcha('login')) }
    const answer = await t.visitor.ask(staff.login, rest)
    expect([answer.http, answer.code]).toEqual([422, 9005])
    expect(Object.keys((answer.wire as { fields: object }).fields)).toEqual([field])
  },
)

test('a wrong password and a name that nobody has are answered alike; a disabled account to who knows it', async () => {
  const keeper = await t.staff(['W'])
  const answers = [await login(keeper.username, 'wrong_password'), await login('nobody')]
  expect(new Set(answers.map(({ http, code, msg, wire }) => JSON.stringify([http, code, msg, wire]))).size).toBe(1)
  expect(answers[0]?.code).toBe(2005)
  expect((await login(keeper.username, 'Meow_2026_staff', { captchaCode: '????' })).code).toBe(2006)
  await t.db.run(sql`update staff set disabled = true where id = ${keeper.id}`)
  expect((await login(keeper.username, 'wrong_password')).code).toBe(2005)
  expect((await login(keeper.username)).code).toBe(2009)
  expect((await keeper.ask(staff.me, {})).code).toBe(2002)
})

test('the sixth wrong password in a row is answered with 2010', async () => {
  const limited = await openTestServer({ rateLimits: true })
  const keeper = await limited.staff(['W'])
  const codes: number[] = []
  for (let count = 0; count < 6; count += 1) {
    const captcha = await limited.captcha('login')
    codes.push(
      (await limited.visitor.ask(staff.login, { username: keeper.username, password: 'wrong_password', ...captcha }))
        .code,
    )
  }
  expect(codes).toEqual([2005, 2005, 2005, 2005, 2005, 2010])
})

// Proves B-AU-02
test('signing out ends the session', async () => {
  const keeper = await t.staff(['W'])
  expect((await keeper.ask(staff.logout, {})).code).toBe(0)
  expect((await keeper.ask(staff.me, {})).http).toBe(401)
  expect((await keeper.ask(staff.logout, {})).http).toBe(401)
})

test.each([
  ['two hours without a call', `last_seen_at = now() - interval '2 hours 1 second'`],
  ['twelve hours in all', `expires_at = now()`],
])('%s end a session', async (_when, change) => {
  const keeper = await t.staff(['W'])
  await t.context.database.pool.query(`update staff_sessions set ${change} where staff_id = $1`, [keeper.id])
  expect((await keeper.ask(staff.me, {})).code).toBe(2002)
})

test('the permissions name every call of the roles and no other', async () => {
  for (const role of ['W', 'F', 'S', 'E', 'A'] as const) {
    const { permissions } = await (await t.staff([role])).call(staff.me, {})
    const roleBound = operations.filter(({ who }) => typeof who === 'object')
    for (const { name, who } of roleBound) {
      const may = role === 'A' || (typeof who === 'object' && who.includes(role))
      expect([role, name, permissions.includes(name)]).toEqual([role, name, may])
    }
    expect(permissions).toContain('staff.me')
    expect(permissions.filter((name) => operations.find((each) => each.name === name)?.who === 'member')).toEqual([])
  }
})
