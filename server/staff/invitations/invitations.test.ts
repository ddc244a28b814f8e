import { staff } from '#contract/staff.ts'
import { staffAccounts } from '#contract/staff-accounts.ts'
import { staffInvitations } from '#contract/staff-invitations.ts'
import { sql } from '#server/database/db.ts'
import { callerAt } from '#test/caller.ts'
import { openTestServer, type TestStaff } from '#test/harness.ts'
import { purge } from '#server/jobs/purge.ts'
import { mailsTo } from '#test/mailbox.ts'
import { warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const fuyong = await warehouseId(t, 2)
const [admin, second] = [await t.staff(['A']), await t.staff(['A'])]
const password = '阿強今晚掃包裹掃到天光呀'

let people = 0
const draft = (given = {}) => {
  people += 1
  return { email: `invited${people}@example.com`, bundles: ['receiver'], warehouseIds: [fuyong], ...given }
}
const tokenSentTo = async (email: string) =>
  /token=([\w-]+)/.exec((await mailsTo(t.db, email)).at(-1)?.body ?? '')?.[1] ?? ''
const invited = async (given = {}, by: TestStaff = admin) => {
  const input = draft(given)
  const invitation = await by.call(staffInvitations.invite, input)
  return { ...invitation, token: await tokenSentTo(input.email) }
}
const accept = (token: string, given = {}) =>
  t.visitor.ask(staffInvitations.accept, { token, username: `joined${++people}`, name: 'Ah Keung', password, ...given })
const codeOf = async (token: string) => (await t.visitor.ask(staffInvitations.open, { token })).code

// Proves B-AU-16, B-AU-19, B-AU-20
test('somebody who is invited chooses username, name and password, works at once, and the link is spent', async () => {
  const { token, ...invitation } = await invited({ language: 'en' })
  expect(invitation).toMatchObject({ state: 'open', sentTimes: 1, bundles: ['receiver'], username: null })
  const days = (Date.parse(invitation.expiresAt) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(7)
  expect(await t.visitor.call(staffInvitations.open, { token })).toMatchObject({
    email: invitation.email,
    roles: ['Receiver'],
  })
  const joined = await accept(token, { username: ' New.Joiner ' })
  const person = callerAt(t.url, joined.data.token)
  const me = await person.call(staff.me, {})
  expect(me.staff).toMatchObject({ username: 'new.joiner', name: 'Ah Keung', roles: ['W'], warehouseIds: [fuyong] })
  expect([me.mustChangePassword, me.permissions.includes('staffParcels.receive')]).toEqual([false, true])
  const account = (await admin.call(staffAccounts.list, { keyword: 'new.joiner' })).list[0]
  expect(account).toMatchObject({ email: invitation.email, bundles: ['receiver'], mustChangePassword: false })
  const signIn = { username: 'new.joiner', password, ...(await t.captcha('login')) }
  expect((await t.visitor.ask(staff.login, signIn)).code).toBe(0)
  expect([await codeOf(token), (await accept(token)).code]).toEqual([9013, 9013])
  const row = (await admin.call(staffInvitations.list, { state: 'accepted' })).list[0]
  expect(row).toMatchObject({ id: invitation.id, username: 'new.joiner' })
})

// Proves B-AU-20
test('where everybody needs a second factor, its setup comes before anything else', async () => {
  const { token } = await invited()
  const { environment } = t.context
  Object.assign(environment, { production: true })
  const joined = await accept(token)
  Object.assign(environment, { production: false })
  const me = await callerAt(t.url, joined.data.token).call(staff.me, {})
  expect([me.mustEnrolTotp, me.permissions.includes('staffParcels.receive')]).toEqual([true, false])
})

// Proves B-AU-20
test('of five who open one link at the same moment one joins', async () => {
  const { token } = await invited()
  const answers = await Promise.all(Array.from({ length: 5 }, () => accept(token)))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 9013, 9013, 9013, 9013])
})

// Proves B-AU-17
test('sent again, the new link works and the old one does not; it also revives one that was too late', async () => {
  const first = await invited()
  await t.db.run(sql`update staff_invitations set expires_at = now() where id = ${first.id}`)
  expect([await codeOf(first.token), (await accept(first.token)).code]).toEqual([9011, 9011])
  const again = await second.call(staffInvitations.sendAgain, { id: first.id })
  expect(again).toMatchObject({ state: 'open', sentTimes: 2 })
  const token = await tokenSentTo(first.email)
  expect(token).not.toBe(first.token)
  expect([await codeOf(first.token), await codeOf(token), (await accept(token)).code]).toEqual([9010, 0, 0])
  expect((await admin.ask(staffInvitations.sendAgain, { id: first.id })).code).toBe(9013)
})

// Proves B-AU-18
test('withdrawn, a link opens nothing; twice is harmless, and the address can be invited again', async () => {
  const { id, email, token } = await invited()
  for (let turn = 0; turn < 2; turn++)
    expect((await admin.call(staffInvitations.withdraw, { id })).state).toBe('withdrawn')
  expect([await codeOf(token), (await accept(token)).code]).toEqual([9012, 9012])
  expect((await admin.ask(staffInvitations.sendAgain, { id })).code).toBe(9012)
  expect((await admin.ask(staffInvitations.invite, draft({ email }))).code).toBe(0)
  const joined = await invited()
  await accept(joined.token)
  expect((await admin.ask(staffInvitations.withdraw, { id: joined.id })).code).toBe(9013)
})

// Proves B-AU-20
test('withdrawing and accepting at once leave either an account or a withdrawn invitation, never both', async () => {
  for (let turn = 0; turn < 5; turn++) {
    const { id, token } = await invited()
    const [joined, withdrawn] = await Promise.all([accept(token), admin.ask(staffInvitations.withdraw, { id })])
    expect([
      [0, 9013],
      [9012, 0],
    ]).toContainEqual([joined.code, withdrawn.code])
  }
})

// Proves B-AU-20
test('an invitation ends with the rights of who sent it, until another administrator sends it again', async () => {
  const gone = await t.staff(['A'])
  const { id, email, token } = await invited({}, gone)
  await admin.call(staffAccounts.update, { id: gone.id, disabled: true })
  expect([await codeOf(token), (await accept(token)).code]).toEqual([9012, 9012])
  await admin.call(staffInvitations.sendAgain, { id })
  expect((await accept(await tokenSentTo(email))).code).toBe(0)
})

test.each([
  [{ email: 'nobody' }, 'email'],
  [{ bundles: [] }, 'bundles'],
  [{ bundles: ['captain'] }, 'bundles'],
  [{ warehouseIds: [] }, 'warehouseIds'],
  [{ warehouseIds: ['00000000-0000-7000-8000-000000000000'] }, 'warehouseIds'],
])('%j invites nobody, and the field is named', async (given, field) => {
  const { http, code, wire } = await admin.ask(staffInvitations.invite, draft(given))
  expect([http, code, Object.keys((wire as { fields: object }).fields)]).toEqual([422, 9005, [field]])
})

test.each([
  [{ username: 'a b' }, 9005, 'username'],
  [{ name: '' }, 9005, 'name'],
  [{ password: 'short' }, 2014, 'password'],
  [{ password: 'password123456' }, 2014, 'password'],
])('%j joins nobody, and the link still works', async (given, expected, field) => {
  const { token } = await invited()
  const { code, wire } = await accept(token, given)
  expect([code, Object.keys((wire as { fields: object }).fields)]).toEqual([expected, [field]])
  expect(await codeOf(token)).toBe(0)
})

// Proves B-AU-16
test('one address is one open invitation and one account', async () => {
  const email = 'Only.Once@example.com'
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => admin.ask(staffInvitations.invite, draft({ email }))),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 9005, 9005, 9005])
  await accept(await tokenSentTo(email.toLowerCase()))
  const again = await admin.ask(staffInvitations.invite, draft({ email: email.toLowerCase() }))
  expect([again.code, again.wire]).toEqual([
    9005,
    { fields: { email: 'Another member of staff has this e-mail address' } },
  ])
  const { token } = await invited()
  expect((await accept(token, { username: admin.username })).wire).toEqual({
    fields: { username: 'Another member of staff has this username' },
  })
})

// Proves B-AU-15
test('only administrators invite; auditors read the list; a link that was guessed is unknown', async () => {
  const { id, token } = await invited()
  for (const role of ['W', 'F', 'S', 'E', 'U'] as const) {
    const who = await t.staff([role])
    expect((await who.ask(staffInvitations.invite, draft())).code).toBe(9001)
    expect((await who.ask(staffInvitations.sendAgain, { id })).code).toBe(9001)
    expect((await who.ask(staffInvitations.withdraw, { id })).code).toBe(9001)
    expect((await who.ask(staffInvitations.list, {})).code).toBe(role === 'U' ? 0 : 9001)
  }
  expect((await t.visitor.ask(staffInvitations.invite, draft())).http).toBe(401)
  expect(await codeOf(`${token.slice(0, -1)}x`)).toBe(9010)
  const page = await admin.call(staffInvitations.list, { pageSize: 2 })
  const rest = await admin.call(staffInvitations.list, { pageSize: 100, after: page.next ?? '' })
  expect(page.list.length + rest.list.length).toBe(page.total)
  expect(rest.list.some((each) => page.list.some((other) => other.id === each.id))).toBe(false)
})

test('the address of somebody who never joined is forgotten after 90 days', async () => {
  const [old, fresh, joined] = [await invited(), await invited(), await invited()]
  await accept(joined.token)
  await t.db.run(sql`
    update staff_invitations set expires_at = now() - interval '91 days' where id = any(${[old.id, joined.id]}::uuid[])`)
  await purge(t.context)
  const kept = (await t.db.rows<{ id: string }>(sql`select id from staff_invitations`)).map(({ id }) => id)
  expect([old, fresh, joined].map(({ id }) => kept.includes(id))).toEqual([false, true, true])
})

// Proves B-AU-16
test('neither the link nor the password is kept, the other administrators are told, and the trail holds no address', async () => {
  await t.db.run(sql`update staff set email = 'second@example.com', language = 'en' where id = ${second.id}`)
  const { id, email, token } = await invited()
  await accept(token)
  const kept = await t.db.rows(sql`
    select 1 from staff_invitations i where i::text like '%' || ${token} || '%'
    union all select 1 from audit_log a where a::text like '%' || ${token} || '%' or a::text like '%' || ${password} || '%' or a::text like '%' || ${email} || '%'
    union all select 1 from idempotency_keys k where k::text like '%' || ${token} || '%'`)
  expect(kept).toEqual([])
  const told = (await mailsTo(t.db, 'second@example.com')).slice(-2).map(({ body }) => body)
  expect(told[0]).toContain('- Invited by mail with the roles: Receiver')
  expect(told[1]).toContain('- Accepted the invitation and chose a password. Roles: Receiver')
  const trail = await t.db.rows<{ call: string }>(
    sql`select call from audit_log where target_id = ${id} and seen is null order by no`,
  )
  expect(trail.map(({ call }) => call)).toEqual(['staffInvitations.invite', 'staffInvitations.accept'])
})
