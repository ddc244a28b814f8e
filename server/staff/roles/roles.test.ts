import { staff } from '#contract/staff.ts'
import { staffAccounts } from '#contract/staff-accounts.ts'
import { staffBundles } from '#contract/staff-roles.ts'
import { sql } from '#server/database/db.ts'
import { staffing } from '#server/staff/staff.ts'
import { openTestServer } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const [fuyong, baiyun] = [await warehouseId(t, 2), await warehouseId(t, 4)]
const admin = await t.staff(['A'])

const roles = async () => (await admin.call(staffBundles.list, {})).list
const role = async (key: string) => (await roles()).find((each) => each.key === key)!
const give = (id: string, bundles: string[], warehouseIds = [fuyong]) =>
  admin.call(staffAccounts.update, { id, bundles, warehouseIds })
const lettersOf = async (id: string) =>
  (await t.db.row<{ roles: string[]; bundles: string[] }>(sql`select roles, bundles from staff where id = ${id}`)).roles

// Proves B-AU-11
test('the thirteen roles come with the product, each with letters and a name in three languages', async () => {
  const list = await roles()
  expect(list.map(({ key, letters }) => [key, letters.join('')])).toEqual([
    ['administrator', 'A'],
    ['operations-manager', 'WS'],
    ['receiver', 'W'],
    ['packer', 'W'],
    ['outbound-clerk', 'W'],
    ['pick-up-counter', 'W'],
    ['customer-service', 'S'],
    ['finance-clerk', 'F'],
    ['finance-manager', 'F'],
    ['pricing-manager', 'F'],
    ['marketing', 'F'],
    ['content-editor', 'E'],
    ['auditor', 'U'],
  ])
  for (const { name, inUse } of list)
    expect([inUse, new Set(Object.values(name)).size > 0, Object.values(name).every(Boolean)]).toEqual([
      true,
      true,
      true,
    ])
})

// Proves B-AU-07
test('an account has the letters of its roles together, and can do what they may at once', async () => {
  const keeper = await t.staff(['W'])
  const given = await give(keeper.id, ['receiver', 'customer-service', 'receiver'])
  expect(given).toMatchObject({ bundles: ['receiver', 'customer-service'], roles: ['W', 'S'] })
  const { permissions } = await keeper.call(staff.me, {})
  expect([permissions.includes('staffClaims.approve'), permissions.includes('staffBankTransfers.audit')]).toEqual([
    true,
    false,
  ])
  const trail = await t.db.row(
    sql`select before, after from audit_log where target_id = ${keeper.id} and call = 'staff.update'`,
  )
  expect(trail).toMatchObject({
    before: { bundles: [], roles: ['W'] },
    after: { bundles: ['receiver', 'customer-service'] },
  })
})

// Proves B-AU-06
test('somebody is made with roles, or with letters as before, but not with both that differ or with neither', async () => {
  const draft = { name: 'Ah Keung', warehouseIds: [fuyong] }
  const made = (username: string, given: object) =>
    admin.ask(staffAccounts.create, { ...draft, username, email: `${username}@example.com`, ...given })
  expect((await made('by.roles', { bundles: ['packer'] })).data.staff).toMatchObject({
    bundles: ['packer'],
    roles: ['W'],
  })
  expect((await made('by.letters', { roles: ['W'] })).data.staff).toMatchObject({ bundles: [], roles: ['W'] })
  expect((await made('by.both', { roles: ['W'], bundles: ['packer'] })).code).toBe(0)
  const fieldsOf = async (given: object) =>
    Object.keys(((await made('nobody', given)).wire as { fields: object }).fields)
  expect(await fieldsOf({})).toEqual(['roles'])
  expect(await fieldsOf({ bundles: [] })).toEqual(['roles'])
  expect(await fieldsOf({ roles: ['A'], bundles: ['packer'] })).toEqual(['roles'])
  expect(await fieldsOf({ bundles: ['captain'] })).toEqual(['bundles'])
  expect(await fieldsOf({ bundles: ['receiver'], warehouseIds: [] })).toEqual(['warehouseIds'])
})

// Proves B-AU-07
test('a client that knows no roles sends the letters it read, and nothing changes; other letters take their place', async () => {
  const keeper = await t.staff(['S'])
  const { name } = await give(keeper.id, ['operations-manager'])
  const kept = await admin.call(staffAccounts.update, { id: keeper.id, name, roles: ['S', 'W'] })
  expect(kept.bundles).toEqual(['operations-manager'])
  const changed = await admin.call(staffAccounts.update, { id: keeper.id, roles: ['F'] })
  expect(changed).toMatchObject({ bundles: [], roles: ['F'] })
})

// Proves B-AU-12
test('who has a role has its new letters at once, the other administrators are told, and the trail says who did it', async () => {
  const [clerk, other] = [await t.staff(['F']), await t.staff(['A'])]
  await t.db.run(sql`update staff set email = 'told@example.com', language = 'en' where id = ${other.id}`)
  await give(clerk.id, ['marketing', 'content-editor'])
  const { id, version } = await role('marketing')
  const changed = await admin.call(staffBundles.update, { id, letters: ['S', 'F'], version })
  expect(changed).toMatchObject({ letters: ['F', 'S'], people: 1, version: version + 1 })
  expect(await lettersOf(clerk.id)).toEqual(['E', 'F', 'S'])
  expect((await clerk.call(staff.me, {})).permissions).toContain('staffClaims.approve')
  const trail = await t.db.rows(sql`select staff_id as by, before, after from audit_log where target_id = ${id}`)
  expect(trail).toEqual([{ by: admin.id, before: { letters: ['F'] }, after: { letters: ['F', 'S'] } }])
  const mail = (await mailsTo(t.db, 'told@example.com')).at(-1)
  expect(mail?.subject).toBe('Back office role changed: Marketing')
  expect(mail?.body).toContain('Finance, Customer service')
  expect(await admin.ask(staffBundles.update, { id, letters: ['F'], version })).toMatchObject({ code: 1005 })
  await admin.call(staffBundles.update, { id, letters: ['F'] })
  expect(await lettersOf(clerk.id)).toEqual(['E', 'F'])
})

// Proves B-AU-12
test('the same role sent twice changes once', async () => {
  const { id, letters, version } = await role('pricing-manager')
  for (let turn = 0; turn < 2; turn++) await admin.call(staffBundles.update, { id, letters, inUse: true })
  expect((await role('pricing-manager')).version).toBe(version)
})

// Proves B-AU-12
test('a role that is not in use is given to nobody any more, and who has it keeps it', async () => {
  const [has, wants] = [await t.staff(['W']), await t.staff(['W'])]
  await give(has.id, ['pick-up-counter'])
  const { id } = await role('pick-up-counter')
  await admin.call(staffBundles.update, { id, inUse: false })
  const refused = await admin.ask(staffAccounts.update, { id: wants.id, bundles: ['pick-up-counter'] })
  expect([refused.code, refused.wire]).toEqual([
    9005,
    { fields: { bundles: 'One of these roles is no longer in use. Choose another' } },
  ])
  expect((await give(has.id, ['pick-up-counter', 'packer'])).bundles).toEqual(['packer', 'pick-up-counter'])
})

// Proves B-AU-12
test('nobody changes the letters of a role of their own; another administrator does', async () => {
  const chief = await t.staff(['A'])
  await give(chief.id, ['administrator'])
  const { id, mine } = (await chief.call(staffBundles.list, {})).list[0]!
  expect(mine).toBe(true)
  expect(await chief.ask(staffBundles.update, { id, letters: ['A', 'F'] })).toMatchObject({ http: 409, code: 9003 })
  expect(await admin.ask(staffBundles.update, { id, letters: ['A', 'F'] })).toMatchObject({ code: 0 })
  await admin.call(staffBundles.update, { id, letters: ['A'] })
})

test('giving a role and changing its letters at once never leaves anybody with the old letters', async () => {
  const { id } = await role('outbound-clerk')
  for (const letters of [['W', 'S'], ['W']] as const) {
    const people = await Promise.all(Array.from({ length: 4 }, () => t.staff(['E'])))
    const answers = await Promise.all([
      ...people.map((each) =>
        admin.ask(staffAccounts.update, { id: each.id, bundles: ['outbound-clerk'], warehouseIds: [fuyong] }),
      ),
      admin.ask(staffBundles.update, { id, letters: [...letters] }),
    ])
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0])
    for (const each of people) expect((await lettersOf(each.id)).sort()).toEqual([...letters].sort())
  }
})

test.each([
  [{ letters: [] }, 'letters'],
  [{ letters: ['X'] }, 'letters[0]'],
  [{ name: { cn: '', en: 'x', sh: 'x' } }, 'name.cn'],
  [{ inUse: 'perhaps' }, 'inUse'],
])('%j is no role', async (given, field) => {
  const { id } = await role('packer')
  const { http, code, wire } = await admin.ask(staffBundles.update, { id, ...given })
  expect([http, code, Object.keys((wire as { fields: object }).fields)]).toEqual([422, 9005, [field]])
})

// Proves B-AU-13
test('the matrix says who may do what where, and letters that were given one by one have a row', async () => {
  const both = await t.staff(['W'])
  const gone = await t.staff(['W'])
  await give(both.id, ['receiver'], [fuyong, baiyun])
  await give(gone.id, ['receiver'])
  await admin.call(staffAccounts.update, { id: gone.id, disabled: true })
  const { warehouses, rows } = await admin.call(staffBundles.matrix, {})
  const receivers = rows.find(({ bundle }) => bundle === 'receiver')
  const placesOf = ({ id }: { id: string }) =>
    receivers?.cells.filter(({ names }) => names.some((each) => each.id === id)).map(({ warehouseId: place }) => place)
  expect(receivers?.cells.map(({ warehouseId: id }) => id)).toEqual(warehouses.map(({ id }) => id))
  expect([placesOf(both)?.sort(), placesOf(gone)]).toEqual([[fuyong, baiyun].sort(), []])
  expect(rows.find(({ bundle }) => bundle === 'finance-clerk')?.cells).toEqual([
    { warehouseId: null, people: 0, names: [] },
  ])
  const loose = rows.filter(({ bundle }) => bundle === null)
  expect(loose.find(({ letters }) => letters.join() === 'A')?.cells[0]?.people).toBeGreaterThan(0)
})

// Proves B-AU-14
test('a preview tells what a role opens, by the rules that a real call is judged by', async () => {
  const seen = await admin.call(staffBundles.preview, {
    bundles: ['receiver', 'content-editor'],
    warehouseIds: [baiyun],
  })
  const real = await t.staff(['W', 'E'], { warehouseCodes: [4] })
  const me = await real.call(staff.me, {})
  expect(seen).toMatchObject({ letters: ['W', 'E'], permissions: me.permissions, warehouses: me.staff.warehouses })
  const auditor = await admin.call(staffBundles.preview, { bundles: ['auditor'] })
  expect(auditor.permissions.filter((name) => /\.(create|update|approve|pack|receive)$/.test(name))).toEqual([])
  expect(auditor.warehouses.length).toBeGreaterThan(4)
  expect(await admin.ask(staffBundles.preview, { bundles: ['captain'] })).toMatchObject({ code: 9005 })
})

test('how many have which role, and whether a second administrator can stand in, is one question', async () => {
  const before = await staffing(t.db)
  const keeper = await t.staff(['W'])
  await give(keeper.id, ['finance-manager'])
  const after = await staffing(t.db)
  const counted = ({ roles: list }: typeof before) => list.find(({ bundle }) => bundle === 'finance-manager')?.people
  expect([counted(before), counted(after), after.hasSecondAdministrator]).toEqual([0, 1, true])
  await t.db.run(sql`update staff set must_change_password = true where 'A' = any(roles) and id <> ${admin.id}`)
  expect(await staffing(t.db)).toMatchObject({ administrators: 1, hasSecondAdministrator: false })
})
