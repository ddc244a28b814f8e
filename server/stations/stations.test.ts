import { staff } from '#contract/staff.ts'
import { staffAccounts } from '#contract/staff-accounts.ts'
import { staffBins } from '#contract/bins.ts'
import { staffOrders } from '#contract/orders.ts'
import { staffParcels } from '#contract/receiving.ts'
import { staffStations } from '#contract/stations.ts'
import { staffBankTransfers } from '#contract/topups.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { sql } from '#server/database/db.ts'
import { type Caller, callerAt } from '#test/caller.ts'
import { openTestServer, type TestStaff } from '#test/harness.ts'
import { freshNumber, scanOf, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const [fuyong, nanshan] = [await warehouseId(t, 2), await warehouseId(t, 3)]
const admin = await t.staff(['A'])
const keeper = await t.staff(['W'], { warehouseCodes: [2] })
const password = 'Meow_2026_staff'

let made = 0
async function openStation(at = fuyong) {
  const { id } = await admin.call(staffStations.create, {
    warehouseId: at,
    name: `Desk ${++made}`,
    printerPaper: '60x40',
  })
  const { stationKey } = await admin.call(staffStations.open, { id })
  return { id, stationKey }
}
const badgeOf = async (id: string) => (await admin.call(staffAccounts.drawBadge, { id })).badge
const withPin = async (pin: string, roles: Parameters<typeof t.staff>[0] = ['W'], warehouseCodes = [2]) => {
  const person = await t.staff(roles, { warehouseCodes })
  await person.call(staff.setPin, { password, pin })
  return person
}
const signIn = (given: { stationKey: string; badge?: string; staffId?: string; pin?: string }) =>
  t.visitor.ask(staffStations.signIn, given)
async function workerAt(stationKey: string, badge: string): Promise<Caller> {
  const { token } = await t.visitor.call(staffStations.signIn, { stationKey, badge })
  return callerAt(t.url, token)
}
async function isSignedIn(who: Caller): Promise<boolean> {
  const { code, http } = await who.ask(staff.me, {})
  expect([200, 401]).toContain(http)
  return code === 0
}

// Proves B-AU-28, B-AU-30, B-AU-32
test('a badge signs in at an open station, and what is done there has the name of its owner and the station', async () => {
  const { id, stationKey } = await openStation()
  const worker = await workerAt(stationKey, await badgeOf(keeper.id))
  const me = await worker.call(staff.me, {})
  expect(me.staff.name).toBe(keeper.username)
  expect(me.at).toMatchObject({ id, warehouseId: fuyong, printerPaper: '60x40' })
  const number = freshNumber()
  await worker.call(staffParcels.receive, scanOf(number, fuyong))
  const done = await t.db.row(sql<{ staffId: string; stationId: string }>`
    select staff_id as "staffId", station_id as "stationId" from audit_log where call = 'staffParcels.receive' order by no desc limit 1`)
  expect(done).toEqual({ staffId: keeper.id, stationId: id })
})

// Proves B-AU-31, B-AU-34
test('a PIN that its owner chose with the password signs in; only people of the warehouse are offered', async () => {
  const { stationKey } = await openStation()
  const [here, elsewhere, finance] = [
    await withPin('482913'),
    await withPin('482913', ['W'], [3]),
    await withPin('482913', ['F']),
  ]
  const { people, station } = await t.visitor.call(staffStations.people, { stationKey })
  const offered = people.map(({ id }) => id)
  expect(offered).toContain(here.id)
  expect(offered).not.toContain(elsewhere.id)
  expect(offered).not.toContain(finance.id)
  expect(station.warehouseId).toBe(fuyong)
  expect(await signIn({ stationKey, staffId: here.id, pin: '482913' })).toMatchObject({ code: 0 })
  for (const { id: staffId } of [elsewhere, finance])
    expect((await signIn({ stationKey, staffId, pin: '482913' })).code).toBe(refusalCode.pin_wrong)
})

// Proves B-AU-34
test.each([
  ['12345', 'format'],
  ['123456', 'simple'],
  ['111111', 'simple'],
])('the PIN %s is refused (%s), and a wrong password too', async (pin) => {
  expect(await keeper.ask(staff.setPin, { password, pin })).toMatchObject({ code: refusalCode.staff_validation })
  const wrong = await keeper.ask(staff.setPin, { password: 'Meow_2026_wrong', pin: '482913' })
  expect(wrong.code).toBe(refusalCode.old_password_wrong)
  expect((await keeper.call(staff.me, {})).hasPin).toBe(false)
})

test('an administrator at a station has the rights of warehouse work in its warehouse and no others', async () => {
  const { stationKey } = await openStation()
  const worker = await workerAt(stationKey, await badgeOf(admin.id))
  const { staff: person, permissions } = await worker.call(staff.me, {})
  expect(person.roles).toEqual(['W'])
  expect(person.warehouseIds).toEqual([fuyong])
  expect(permissions).toContain(staffParcels.receive.name)
  for (const call of [staffAccounts.list, staffBankTransfers.search, staffStations.open])
    expect(permissions).not.toContain(call.name)
  expect((await worker.ask(staffBankTransfers.search, {})).code).toBe(refusalCode.role_missing)
  expect((await worker.ask(staffAccounts.drawBadge, { id: keeper.id })).code).toBe(refusalCode.role_missing)
  expect((await worker.ask(staffParcels.receive, scanOf(freshNumber(), nanshan))).code).not.toBe(0)
  expect((await worker.ask(staffBins.list, { warehouseId: nanshan })).code).not.toBe(0)
  expect((await worker.ask(staffOrders.search, {})).code).toBe(0)
})

test('at a station nobody sees or changes how they sign in', async () => {
  const { stationKey } = await openStation()
  const worker = await workerAt(stationKey, await badgeOf(keeper.id))
  const refused = await Promise.all([
    worker.ask(staff.changePassword, { oldPassword: password, newPassword: 'Meow_2026_other' }),
    worker.ask(staff.setPin, { password, pin: '482913' }),
    worker.ask(staff.drawTotp, {}),
    worker.ask(staff.confirmTotp, { ticket: 'x', code: '000000' }),
    worker.ask(staff.sessions, {}),
    worker.ask(staff.endSessions, {}),
  ])
  expect(refused.map(({ code }) => code)).toEqual(refused.map(() => refusalCode.not_at_station))
  const { permissions } = await worker.call(staff.me, {})
  expect(permissions).not.toContain(staff.changePassword.name)
  expect(permissions).toContain(staff.logout.name)
})

test('who changes at a station ends the session of the person before, also when both press at once', async () => {
  const { stationKey } = await openStation()
  const [first, second] = [await badgeOf(keeper.id), await badgeOf((await t.staff(['W'], { warehouseCodes: [2] })).id)]
  const before = await workerAt(stationKey, first)
  const after = await workerAt(stationKey, second)
  expect([await isSignedIn(before), await isSignedIn(after)]).toEqual([false, true])
  const both = await Promise.all([first, second, first, second].map((badge) => workerAt(stationKey, badge)))
  const open = await Promise.all(both.map(isSignedIn))
  expect(open.filter(Boolean)).toHaveLength(1)
  expect(await isSignedIn(keeper)).toBe(true)
})

// Proves B-AU-29
test('a closed station lets nobody in and nobody go on', async () => {
  const { id, stationKey } = await openStation()
  const badge = await badgeOf(keeper.id)
  const worker = await workerAt(stationKey, badge)
  expect((await admin.call(staffStations.close, { id })).shift).toBeNull()
  expect(await isSignedIn(worker)).toBe(false)
  expect((await signIn({ stationKey, badge })).code).toBe(refusalCode.station_closed)
  expect((await t.visitor.ask(staffStations.people, { stationKey })).code).toBe(refusalCode.station_closed)
  expect((await admin.ask(staffStations.close, { id })).code).toBe(refusalCode.staff_state)
})

test('a station that is opened again has a new key, and the device before no longer works', async () => {
  const { id, stationKey } = await openStation()
  const badge = await badgeOf(keeper.id)
  const worker = await workerAt(stationKey, badge)
  const again = await admin.call(staffStations.open, { id })
  expect(await isSignedIn(worker)).toBe(false)
  expect((await signIn({ stationKey, badge })).code).toBe(refusalCode.station_closed)
  expect((await signIn({ stationKey: again.stationKey, badge })).code).toBe(0)
})

test('the key of its queue stays the same for a station from shift to shift, and no other station has it', async () => {
  const [one, other] = [await openStation(), await openStation()]
  const badge = await badgeOf(keeper.id)
  const keyAt = async (stationKey: string) =>
    (await t.visitor.call(staffStations.signIn, { stationKey, badge })).queueKey
  const first = await keyAt(one.stationKey)
  expect(Buffer.from(first, 'base64')).toHaveLength(32)
  expect(await keyAt(other.stationKey)).not.toBe(first)
  const again = await admin.call(staffStations.open, { id: one.id })
  expect(await keyAt(again.stationKey)).toBe(first)
})

test('a shift that is over, and a station that nobody used for half an hour, ask again', async () => {
  const { id, stationKey } = await openStation()
  const badge = await badgeOf(keeper.id)
  const idle = await workerAt(stationKey, badge)
  await t.db.run(sql`
    update staff_sessions set last_seen_at = now() - interval '31 minutes' where shift_id in (select id from station_shifts where station_id = ${id})`)
  expect(await isSignedIn(idle)).toBe(false)
  const worker = await workerAt(stationKey, badge)
  expect(await isSignedIn(worker)).toBe(true)
  await t.db.run(sql`update station_shifts set expires_at = now() where station_id = ${id}`)
  expect(await isSignedIn(worker)).toBe(false)
  expect((await signIn({ stationKey, badge })).code).toBe(refusalCode.station_closed)
})

// Proves B-AU-33
test('a replaced, removed or reset badge works no longer, and ends what it opened', async () => {
  const { stationKey } = await openStation()
  const person = await withPin('592817')
  const first = await badgeOf(person.id)
  const worker = await workerAt(stationKey, first)
  const second = await badgeOf(person.id)
  expect(await isSignedIn(worker)).toBe(false)
  expect((await signIn({ stationKey, badge: first })).code).toBe(refusalCode.badge_unknown)
  const removed = await workerAt(stationKey, second)
  expect(await admin.call(staffAccounts.removeBadge, { id: person.id })).toMatchObject({
    hasBadge: false,
    hasPin: false,
  })
  expect(await isSignedIn(removed)).toBe(false)
  expect((await signIn({ stationKey, badge: second })).code).toBe(refusalCode.badge_unknown)
  expect((await signIn({ stationKey, staffId: person.id, pin: '592817' })).code).toBe(refusalCode.pin_wrong)
  const third = await badgeOf(person.id)
  await admin.call(staffAccounts.resetPassword, { id: person.id })
  // Also once a new password was chosen.
  await t.db.run(sql`update staff set must_change_password = false where id = ${person.id}`)
  expect((await signIn({ stationKey, badge: third })).code).toBe(refusalCode.badge_unknown)
})

test.each([
  ['is disabled', sql`disabled = true`],
  ['loses the warehouse', sql`warehouse_ids = '{}'`],
  ['loses the role', sql`roles = array['F']`],
])('somebody who %s is out at once', async (_what, change) => {
  const { stationKey } = await openStation()
  const person = await t.staff(['W'], { warehouseCodes: [2] })
  const badge = await badgeOf(person.id)
  const worker = await workerAt(stationKey, badge)
  await t.db.run(sql`update staff set ${change} where id = ${person.id}`)
  expect(await isSignedIn(worker)).toBe(false)
  expect((await signIn({ stationKey, badge })).code).toBe(refusalCode.badge_unknown)
})

test('five wrong PINs lock the PIN at this station alone, and neither the badge nor the password', async () => {
  const counted = await openTestServer({ rateLimits: true })
  const [boss, person] = [await counted.staff(['A']), await counted.staff(['W'])]
  const pin = '482913'
  await person.call(staff.setPin, { password, pin })
  const at = await warehouseId(counted, 2)
  const opened = async (name: string) => {
    const { id } = await boss.call(staffStations.create, { warehouseId: at, name, printerPaper: '60x40' })
    return (await boss.call(staffStations.open, { id })).stationKey
  }
  const [here, there] = [await opened('Here'), await opened('There')]
  const enter = async (stationKey: string, typed: string) =>
    (await counted.visitor.ask(staffStations.signIn, { stationKey, staffId: person.id, pin: typed })).code
  for (let tried = 0; tried < 5; tried += 1) expect(await enter(here, '000001')).toBe(refusalCode.pin_wrong)
  expect(await enter(here, pin)).toBe(refusalCode.pin_locked)
  expect(await enter(there, pin)).toBe(0)
  const { badge } = await boss.call(staffAccounts.drawBadge, { id: person.id })
  expect((await counted.visitor.ask(staffStations.signIn, { stationKey: here, badge })).code).toBe(0)
  const login = { username: person.username, password, ...(await counted.captcha('login')) }
  expect((await counted.visitor.ask(staff.login, login)).code).toBe(0)
})

// Proves B-AU-25, B-AU-26, B-AU-27
test('administrators make, rename and suspend stations and see who works there; nobody else does', async () => {
  const { id, stationKey } = await openStation()
  const worker = await workerAt(stationKey, await badgeOf(keeper.id))
  const listed = async () => {
    const { list } = await admin.call(staffStations.list, { warehouseId: fuyong, pageSize: 100 })
    return list.find((each) => each.id === id)
  }
  expect(await listed()).toMatchObject({ shift: { openedBy: admin.username, worker: keeper.username } })
  const twin = { warehouseId: fuyong, name: `desk ${made}`, printerPaper: '60x40' } as const
  expect((await admin.ask(staffStations.create, twin)).code).toBe(refusalCode.staff_validation)
  expect((await admin.ask(staffStations.create, { ...twin, warehouseId: nanshan })).code).toBe(0)
  const named = await admin.call(staffStations.update, { id, name: 'North door', printerPaper: '100x150' })
  expect(named).toMatchObject({ name: 'North door', printerPaper: '100x150' })
  expect((await admin.ask(staffStations.update, { id, name: 'South', version: named.version - 1 })).code).toBe(
    refusalCode.version_conflict,
  )
  expect(await admin.call(staffStations.update, { id, suspended: true })).toMatchObject({
    suspended: true,
    shift: null,
  })
  expect(await isSignedIn(worker)).toBe(false)
  expect((await admin.ask(staffStations.open, { id })).code).toBe(refusalCode.staff_state)
  for (const other of [keeper, await t.staff(['S'])] satisfies TestStaff[])
    for (const call of [staffStations.open, staffStations.close])
      expect((await other.ask(call, { id })).code).toBe(refusalCode.role_missing)
})

test('in production a badge without a second factor opens nothing', async () => {
  const production = await openTestServer({ production: true })
  const [boss, person] = [await production.staff(['A']), await production.staff(['W'])]
  const at = await warehouseId(production, 2)
  const { id } = await boss.call(staffStations.create, { warehouseId: at, name: 'Desk', printerPaper: '60x40' })
  const { stationKey } = await boss.call(staffStations.open, { id })
  const { badge } = await boss.call(staffAccounts.drawBadge, { id: person.id })
  const given = { stationKey, badge }
  expect((await production.visitor.ask(staffStations.signIn, given)).code).toBe(refusalCode.badge_unknown)
  await production.db.run(sql`update staff set totp_sealed = '\\x00' where id = ${person.id}`)
  expect((await production.visitor.ask(staffStations.signIn, given)).code).toBe(0)
})
