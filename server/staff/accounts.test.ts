import { staff } from '#contract/staff.ts'
import { staffAccounts } from '#contract/staff-accounts.ts'
import { sql } from '#server/database/db.ts'
import { callerAt } from '#test/caller.ts'
import { configure } from '#test/config.ts'
import { openTestServer } from '#test/harness.ts'
import { warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const fuyong = await warehouseId(t, 2)
const baiyun = await warehouseId(t, 4)
const admin = await t.staff(['A'])
const second = await t.staff(['A'])
const nobody = '00000000-0000-7000-8000-000000000000'

let people = 0
const draft = (given = {}) => {
  people += 1
  const username = `new.keeper${people}`
  return {
    username,
    name: 'Ah Keung',
    email: `${username}@example.com`,
    roles: ['W'],
    warehouseIds: [fuyong],
    ...given,
  }
}
const create = (given = {}) => admin.ask(staffAccounts.create, draft(given))
const login = async (username: string, password: string) =>
  t.visitor.ask(staff.login, { username, password, ...(await t.captcha('login')) })
const auditOf = (id: string) =>
  t.db.rows(
    sql`select staff_id as by, call, before, after from audit_log where target_id = ${id} and seen is null order by no`,
  )

// Proves B-AU-06
test('a keeper is made with a one-time password that opens nothing but its own change', async () => {
  const input = draft({ username: ' New.Keeper ', warehouseIds: [fuyong, fuyong] })
  const { staff: made, oneTimePassword } = await admin.call(staffAccounts.create, input as never)
  expect(oneTimePassword).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
  expect(made).toMatchObject({
    username: 'new.keeper',
    roles: ['W'],
    warehouseIds: [fuyong],
    disabled: false,
    mustChangePassword: true,
    hasSecondFactor: false,
    mine: false,
  })
  const { data } = await login('new.keeper', oneTimePassword)
  expect(data.mustChangePassword).toBe(true)
  const keeper = callerAt(t.url, data.token)
  expect((await keeper.call(staff.me, {})).permissions.every((name) => /^(staff|files)\./.test(name))).toBe(true)
  await keeper.call(staff.changePassword, { oldPassword: oneTimePassword, newPassword: '阿強今晚掃包裹掃到天光呀' })
  expect((await keeper.call(staff.me, {})).permissions).toContain('staffParcels.receive')
  const { username, name, email, roles } = made
  expect(await auditOf(made.id)).toMatchObject([
    {
      by: admin.id,
      call: 'staff.create',
      before: null,
      after: { username, name, email, roles, warehouseIds: [fuyong] },
    },
    { call: 'staff.login' },
    { call: 'staff.changePassword' },
  ])
})

test('a one-time password that is not used within a day is refused, and an administrator gives a new one', async () => {
  const hoursLeft = ({ oneTimePasswordUntil }: { oneTimePasswordUntil: string | null }) =>
    Math.round((Date.parse(oneTimePasswordUntil ?? '') - Date.now()) / 3_600_000)
  const later = (id: string, hours: number) =>
    t.db.run(sql`
      update staff set one_time_password_until = one_time_password_until - make_interval(hours => ${hours}) where id = ${id}`)
  const rowOf = async ({ username }: { username: string }) =>
    (await admin.call(staffAccounts.list, { keyword: username })).list[0]
  const { staff: made, oneTimePassword } = await admin.call(staffAccounts.create, draft() as never)
  expect([hoursLeft(made), made.oneTimePasswordEnded]).toEqual([24, false])
  await later(made.id, 23)
  expect((await login(made.username, oneTimePassword)).code).toBe(0)
  await later(made.id, 1)
  expect((await login(made.username, 'another-than-that')).code).toBe(2005)
  expect(await login(made.username, oneTimePassword)).toMatchObject({
    code: 2026,
    msg: 'This one-time password has expired',
    wire: { next: { text: 'Ask an administrator to reset your sign-in and give you a new one' } },
  })
  expect(await rowOf(made)).toMatchObject({ mustChangePassword: true, oneTimePasswordEnded: true })
  for (const until of [sql`null`, sql`now()`]) {
    await t.db.run(sql`update staff set one_time_password_until = ${until} where id = ${made.id}`)
    expect((await login(made.username, oneTimePassword)).code).toBe(2026)
  }

  await configure(t, { 'staff.oneTimePasswordHours': 2 })
  const again = await admin.call(staffAccounts.resetPassword, { id: made.id })
  expect([hoursLeft(again.staff), again.staff.oneTimePasswordEnded]).toEqual([2, false])
  expect((await login(made.username, oneTimePassword)).code).toBe(2005)
  const { token } = (await login(made.username, again.oneTimePassword)).data
  await later(made.id, 3)
  const newPassword = '阿強今晚掃包裹掃到天光呀'
  await callerAt(t.url, token).call(staff.changePassword, { oldPassword: again.oneTimePassword, newPassword })
  expect((await login(made.username, newPassword)).code).toBe(0)
  expect(await rowOf(made)).toMatchObject({ oneTimePasswordUntil: null, oneTimePasswordEnded: false })
  await configure(t, {})
})

// Proves B-AU-06
test('the one-time password is kept nowhere, not even for a repeated call', async () => {
  const input = draft()
  const key = 'the-same-intent-twice'
  const { oneTimePassword } = await admin.call(staffAccounts.create, input as never, { key })
  expect((await admin.ask(staffAccounts.create, input, { key })).code).toBe(9005)
  const kept = await t.db.rows(sql`
    select 1 from idempotency_keys k where k::text like '%' || ${oneTimePassword} || '%'
    union all select 1 from audit_log a where a::text like '%' || ${oneTimePassword} || '%'
    union all select 1 from mail_outbox m where m::text like '%' || ${oneTimePassword} || '%'`)
  expect(kept).toEqual([])
})

test.each([
  [{ username: 'a b' }, 'username'],
  [{ username: '-x' }, 'username'],
  [{ name: '' }, 'name'],
  [{ email: 'nobody' }, 'email'],
  [{ roles: [] }, 'roles'],
  [{ roles: ['X'] }, 'roles[0]'],
  [{ warehouseIds: [] }, 'warehouseIds'],
  [{ warehouseIds: [nobody] }, 'warehouseIds'],
])('%j makes nobody, and the field is named', async (given, field) => {
  const { http, code, wire } = await create(given)
  expect([http, code, Object.keys((wire as { fields: object }).fields)]).toEqual([422, 9005, [field]])
})

// Proves B-AU-06
test('a username and an e-mail belong to one person, however they are written', async () => {
  const first = draft()
  await admin.call(staffAccounts.create, first as never)
  const fieldsOf = async (given: object) => ((await create(given)).wire as { fields: object }).fields
  expect(await fieldsOf({ username: first.username.toUpperCase() })).toEqual({
    username: 'Another member of staff has this username',
  })
  expect(await fieldsOf({ email: first.email.toUpperCase() })).toEqual({
    email: 'Another member of staff has this e-mail address',
  })
  const other = (await create()).data.staff
  const changed = await admin.ask(staffAccounts.update, { id: other.id, email: first.email })
  expect([changed.code, Object.keys((changed.wire as { fields: object }).fields)]).toEqual([9005, ['email']])
  const rivals = await Promise.all(Array.from({ length: 6 }, () => create({ email: 'rivals@example.com' })))
  expect(rivals.map(({ code }) => code).sort()).toEqual([0, 9005, 9005, 9005, 9005, 9005])
})

// Proves B-AU-05
test('the list is searched by a part of a name, narrowed by role and turned by its last row', async () => {
  for (const name of ['Yung A', 'Yung B', 'Yung C']) await create({ name, roles: name === 'Yung B' ? ['F'] : ['W'] })
  const found = await admin.call(staffAccounts.list, { keyword: 'yung' })
  expect(found).toMatchObject({ total: 3, totalCapped: false, next: null })
  expect((await admin.call(staffAccounts.list, { keyword: 'yung', role: 'F' })).list.map(({ name }) => name)).toEqual([
    'Yung B',
  ])
  expect((await admin.call(staffAccounts.list, { keyword: '%' })).total).toBe(0)
  const first = await admin.call(staffAccounts.list, { keyword: 'yung', pageSize: 2 })
  expect(first.next).toBe(found.list[1]?.id)
  const rest = await admin.call(staffAccounts.list, { keyword: 'yung', pageSize: 2, after: first.next ?? '' })
  expect([...first.list, ...rest.list]).toEqual(found.list)
  expect(rest.next).toBeNull()
  expect(JSON.stringify(found)).not.toContain('argon2')
})

// Proves B-AU-05
test('the list is narrowed by role, by warehouse and by state', async () => {
  const keeper = await t.staff(['W'], { warehouseCodes: [4] })
  await admin.call(staffAccounts.update, { id: keeper.id, name: 'Zeta Keeper', bundles: ['packer'] })
  const found = async (given: object) => (await admin.call(staffAccounts.list, { keyword: 'zeta', ...given })).total
  expect(await found({ bundle: 'packer', warehouseId: baiyun, state: 'active' })).toBe(1)
  expect(await found({ bundle: 'receiver' })).toBe(0)
  expect(await found({ warehouseId: fuyong })).toBe(0)
  expect([await found({ state: 'disabled' }), await found({ state: 'waiting' })]).toEqual([0, 0])
  expect((await admin.ask(staffAccounts.list, { state: 'lost' })).code).toBe(9005)
})

// Proves B-AU-05
test('the file holds everybody who matches, and no formula; auditors may have it, others may not', async () => {
  await create({ name: '=HYPERLINK("http://x") Omega', bundles: ['packer'] })
  const auditor = await t.staff(['U'])
  const file = await auditor.raw('/api/admin/staff?format=csv&keyword=omega&pageSize=1', { headers: { lang: 'sh' } })
  const [heading, ...rows] = (await file.text()).trim().split('\r\n')
  expect(heading).toBe('Username,Name,E-mail,Roles,Permissions,Warehouses,State,Two-step login,Created')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain(`"'=HYPERLINK(""http://x"") Omega"`)
  expect(rows[0]).toContain(',Packer,Warehouse,Shenzhen Fuyong,Waiting for first login,No,')
  const keeper = await t.staff(['W'])
  expect((await keeper.raw('/api/admin/staff?format=csv')).status).toBe(403)
})

// Proves B-AU-05
test('only administrators keep accounts', async () => {
  const calls = [
    [staffAccounts.list, {}],
    [staffAccounts.create, draft()],
    [staffAccounts.update, { id: second.id, name: 'X' }],
    [staffAccounts.resetPassword, { id: second.id }],
  ] as const
  for (const role of ['W', 'F', 'S', 'E'] as const) {
    const who = await t.staff([role])
    for (const [call, input] of calls) expect(await who.ask(call, input)).toMatchObject({ http: 403, code: 9001 })
  }
  const member = await t.member()
  for (const [call, input] of calls) {
    expect(await t.visitor.ask(call, input)).toMatchObject({ http: 401 })
    expect(await member.ask(call, input)).toMatchObject({ http: 401 })
  }
  expect(await admin.ask(staffAccounts.update, { id: nobody, name: 'X' })).toMatchObject({ http: 404, code: 9006 })
})

// Proves B-AU-07
test('new roles and warehouses hold at once, and stand in the trail with what was before', async () => {
  const keeper = await t.staff(['W'], { warehouseCodes: [2] })
  const asked = { id: keeper.id, roles: ['F', 'W'], warehouseIds: [baiyun], version: 1 } as const
  const changed = await admin.call(staffAccounts.update, { ...asked, roles: [...asked.roles], warehouseIds: [baiyun] })
  expect(changed).toMatchObject({ roles: ['F', 'W'], warehouseIds: [baiyun], version: 2 })
  const me = await keeper.call(staff.me, {})
  expect([me.staff.warehouseIds, me.permissions.includes('staffBankTransfers.audit')]).toEqual([[baiyun], true])
  expect(await auditOf(keeper.id)).toEqual([
    {
      by: admin.id,
      call: 'staff.update',
      before: { roles: ['W'], warehouseIds: [fuyong] },
      after: { roles: ['F', 'W'], warehouseIds: [baiyun] },
    },
  ])
  expect(await admin.ask(staffAccounts.update, { ...asked, name: 'Late' })).toMatchObject({ http: 409, code: 1005 })
  expect((await admin.ask(staffAccounts.update, { id: keeper.id, warehouseIds: [] })).code).toBe(9005)
})

// Proves B-AU-07
test('a disabled account is signed out at once and stays out until enabled again', async () => {
  const keeper = await t.staff(['W'])
  await admin.call(staffAccounts.update, { id: keeper.id, disabled: true })
  expect((await keeper.ask(staff.me, {})).http).toBe(401)
  expect((await login(keeper.username, 'Meow_2026_staff')).code).toBe(2009)
  await admin.call(staffAccounts.update, { id: keeper.id, disabled: false })
  expect((await keeper.ask(staff.me, {})).http).toBe(401)
  expect((await login(keeper.username, 'Meow_2026_staff')).code).toBe(0)
  expect((await auditOf(keeper.id)).map(({ after }) => after)).toEqual([{ disabled: true }, { disabled: false }, null])
})

// Proves B-AU-08
test('a reset takes password, second factor and sessions, and opens the account to every network again', async () => {
  const keeper = await t.staff(['W'])
  await t.db.run(
    sql`update staff set totp_sealed = 'x', totp_step = 9, recovery_hashes = '{a}' where id = ${keeper.id}`,
  )
  await t.db.run(sql`
    insert into sign_in_failures (account, network, failures, window_start, locked_until)
    values ('staff:' || ${keeper.id}::text, '127.0.0.1', 9, now(), now() + interval '9 minutes')`)
  const { staff: after, oneTimePassword } = await admin.call(staffAccounts.resetPassword, { id: keeper.id })
  expect(after).toMatchObject({ mustChangePassword: true, hasSecondFactor: false })
  expect(await t.db.row(sql`select recovery_hashes as codes from staff where id = ${keeper.id}`)).toEqual({ codes: [] })
  expect((await keeper.ask(staff.me, {})).http).toBe(401)
  expect((await login(keeper.username, 'Meow_2026_staff')).code).toBe(2005)
  expect((await login(keeper.username, oneTimePassword)).data.mustChangePassword).toBe(true)
  const left = await t.db.rows(sql`select 1 from sign_in_failures where account = 'staff:' || ${keeper.id}::text`)
  expect(left).toEqual([])
  expect((await auditOf(keeper.id))[0]).toEqual({
    by: admin.id,
    call: 'staff.resetPassword',
    before: null,
    after: null,
  })
})

// Proves B-AU-07
test('nobody changes their own e-mail, roles, warehouses or access, or resets themselves; the name is theirs', async () => {
  const own = (given: object) => admin.ask(staffAccounts.update, { id: admin.id, ...given })
  for (const given of [
    { roles: ['A', 'F'] },
    { warehouseIds: [fuyong] },
    { disabled: true },
    { email: 'x@example.com' },
  ])
    expect(await own(given)).toMatchObject({ http: 409, code: 9003 })
  expect(await admin.ask(staffAccounts.resetPassword, { id: admin.id })).toMatchObject({ http: 409, code: 9003 })
  expect(await own({ name: 'Chief', roles: ['A'] })).toMatchObject({ code: 0 })
  expect((await admin.call(staff.me, {})).staff).toMatchObject({ name: 'Chief', roles: ['A'] })
})
