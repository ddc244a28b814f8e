import { staff } from '#contract/staff.ts'
import { staffAccounts } from '#contract/staff-accounts.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { holdRows } from '#test/held-rows.ts'
import { expect, test } from 'vitest'

/* A database of its own: who is the last administrator depends on all accounts. */

const t = await openTestServer()

const administrators = async () =>
  (await t.db.rows(sql<{ id: string }>`select id from staff where not disabled and 'A' = any(roles)`)).map(
    ({ id }) => id,
  )

// Proves B-AU-07
test('the last active administrator is neither disabled nor made anything else, which is judged before whose account it is', async () => {
  const admin = await t.staff(['A'])
  const gone = await t.staff(['A'])
  await t.db.run(sql`update staff set disabled = true where id = ${gone.id}`)
  for (const given of [{ disabled: true }, { roles: ['F'] as ['F'] }]) {
    const { http, code, msg } = await admin.ask(staffAccounts.update, { id: admin.id, ...given })
    expect([http, code, msg]).toEqual([409, 9004, expect.stringContaining('last administrator')])
  }
  // With another administrator present, this is refused as acting on one's own account.
  await admin.call(staffAccounts.update, { id: gone.id, disabled: false })
  expect((await admin.ask(staffAccounts.update, { id: admin.id, disabled: true })).code).toBe(9003)
  await admin.call(staffAccounts.update, { id: gone.id, roles: ['F'] })
  expect(await administrators()).toEqual([admin.id])
})

test('of two administrators who disable each other at the same moment one wins, ten times out of ten', async () => {
  for (let round = 0; round < 10; round += 1) {
    await t.db.run(sql`update staff set disabled = true`)
    const [one, other] = [await t.staff(['A']), await t.staff(['A'])]
    const answers = await Promise.all([
      one.ask(staffAccounts.update, { id: other.id, disabled: true }),
      other.ask(staffAccounts.update, { id: one.id, disabled: true }),
    ])
    expect(answers.map(({ code }) => code).filter((code) => code === 0)).toHaveLength(1)
    const [left] = await administrators()
    expect(await administrators()).toHaveLength(1)
    expect((await (left === one.id ? one : other).ask(staff.me, {})).http).toBe(200)
    expect((await (left === one.id ? other : one).ask(staff.me, {})).http).toBe(401)
  }
})

test('an administrator who is disabled while they wait disables nobody any more', async () => {
  await t.db.run(sql`update staff set disabled = true`)
  const [first, second, third] = [await t.staff(['A']), await t.staff(['A']), await t.staff(['A'])]
  const held = await holdRows(t, 'select from staff for update')
  const one = first.ask(staffAccounts.update, { id: second.id, disabled: true })
  await expect.poll(held.countWaiting).toBe(1)
  const other = second.ask(staffAccounts.update, { id: third.id, disabled: true })
  await expect.poll(held.countWaiting).toBe(2)
  await held.release()
  expect([(await one).code, (await other).http]).toEqual([0, 401])
  expect((await administrators()).sort()).toEqual([first.id, third.id].sort())
})

test('of five who take each other’s role at the same moment somebody is left', async () => {
  await t.db.run(sql`update staff set disabled = true`)
  const circle = await Promise.all(Array.from({ length: 5 }, () => t.staff(['A'])))
  await Promise.all(
    circle.map((each, index) =>
      each.ask(staffAccounts.update, { id: circle[(index + 1) % 5]?.id, roles: ['F'], version: 1 }),
    ),
  )
  expect((await administrators()).length).toBeGreaterThan(0)
})
