import { staffConfig } from '#contract/config-office.ts'
import type { Config } from '#contract/config.ts'
import { staffPages } from '#contract/content-office.ts'
import { members } from '#contract/members.ts'
import { staffOpening } from '#contract/opening.ts'
import { staffParcels } from '#contract/receiving.ts'
import { staffAccounts } from '#contract/staff-accounts.ts'
import type { OpeningLine } from '#domain/opening.ts'
import { sql } from '#server/database/db.ts'
import { forgetConfig } from '#server/settings/config.ts'
import { configure } from '#test/config.ts'
import { openTestServer } from '#test/harness.ts'
import { freshNumber, scanOf, warehouseId } from '#test/parcels.ts'
import { payingFor } from '#test/payments.ts'
import { registrationForm } from '#test/registering.ts'
import { afterEach, expect, test } from 'vitest'

const t = await openTestServer()
const admin = await t.staff(['A'])

afterEach(() => configure(t, {}))

const opening = () => admin.call(staffOpening.get, {}, { language: 'en' })
const lineOf = async (name: OpeningLine) => {
  const { lines } = await opening()
  return lines.find(({ line }) => line === name) ?? expect.fail(name)
}
const gapsOf = async (name: OpeningLine) => (await lineOf(name)).gaps.map(({ gap }) => gap)

async function set(key: keyof Config, value: unknown) {
  const { list } = await admin.call(staffConfig.list, {})
  const { version } = list.find((each) => each.key === key) ?? expect.fail(key)
  await admin.call(staffConfig.set, { key, value: value as never, version })
}

// Proves B-SY-08
test('a line is done once its page was used, and says who did it', async () => {
  expect(await gapsOf('contacts')).toEqual(['noContact'])
  await set('customerService.contacts', [{ kind: 'phone', label: 'Office', value: '+852 2345 6789', qrUrl: '' }])
  expect(await lineOf('contacts')).toEqual({
    line: 'contacts',
    gaps: [],
    needed: false,
    by: expect.any(String),
    at: expect.stringMatching(/^\d{4}-/),
  })
  await set('customerService.contacts', [{ kind: 'phone', label: 'Office', value: '0000 (sample)', qrUrl: '' }])
  expect(await gapsOf('contacts')).toEqual(['sampleContact'])
})

test('texts wait until the placeholders that shipped are gone in every language', async () => {
  const sampleTexts = async () => (await lineOf('texts')).gaps.flatMap(({ names }) => names)
  expect(await gapsOf('company')).toContain('companyPage')
  expect(await sampleTexts()).toEqual(['carriageTerms', 'privacyPolicy'])
  const { title, body, version } = await admin.call(staffPages.get, { slug: 'privacyPolicy' })
  const own = { ...body, sh: 'Our own words.', en: '我們的文字。' }
  await admin.call(staffPages.save, { slug: 'privacyPolicy', title, body: own, version })
  expect(await sampleTexts()).toContain('privacyPolicy')
  const all = { ...own, cn: '我们的文字。' }
  await admin.call(staffPages.save, { slug: 'privacyPolicy', title, body: all, version: version + 1 })
  expect(await sampleTexts()).toEqual(['carriageTerms'])
})

test('it names the warehouses in which nobody works, and the open destinations without a price', async () => {
  const named = async (line: OpeningLine, gap: string) =>
    (await lineOf(line)).gaps.find((each) => each.gap === gap)?.names ?? []
  const before = await named('people', 'noWarehouseStaff')
  expect(before).toHaveLength(5)
  await t.staff(['W'], { warehouseCodes: [2] })
  const after = await named('people', 'noWarehouseStaff')
  expect(after).toHaveLength(4)
  expect(await named('prices', 'noPrice')).toEqual([])
  await t.db.run(sql`update price_rules set valid_to = now(), closed = true where destination_code = 'JP'`)
  expect(await named('prices', 'noPrice')).toEqual(['Japan'])
})

test('people, payments and the first parcel say who did it and when, and own log-ins of staff do not count', async () => {
  const moment = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/)
  for (const line of ['people', 'onlinePayments', 'firstParcel'] as const)
    expect(await lineOf(line)).toMatchObject({ by: null, at: null })
  await admin.call(staffAccounts.create, {
    username: 'first.helper',
    name: 'First Helper',
    email: 'first.helper@example.com',
    roles: ['E'],
    warehouseIds: [],
  })
  const ownChange = sql`insert into audit_log (staff_id, call, target_kind, ip, request_id)`
  const keeper = await t.staff(['W'], { warehouseCodes: [2] })
  await t.db.run(sql`${ownChange} values (${keeper.id}, 'staff.changePassword', 'staff', '::1', 'own')`)
  expect(await lineOf('people')).toMatchObject({ by: admin.username, at: moment })

  const member = await t.member()
  await (await payingFor(t))(member)
  expect(await lineOf('onlinePayments')).toMatchObject({ by: member.memberNumber, at: moment })

  const scan = async () => scanOf(freshNumber(), await warehouseId(t, 2))
  await keeper.call(staffParcels.receive, await scan())
  const first = await lineOf('firstParcel')
  expect(first).toMatchObject({ gaps: [], by: keeper.username, at: moment })
  const other = await t.staff(['W'], { warehouseCodes: [2] })
  await other.call(staffParcels.receive, await scan())
  expect(await lineOf('firstParcel')).toEqual(first)
})

test('people who may not sign in yet do not count', async () => {
  expect(await gapsOf('people')).toContain('oneAdministrator')
  const second = await t.staff(['A', 'F'])
  expect(await gapsOf('people')).not.toContain('oneAdministrator')
  await t.db.run(sql`update staff set must_change_password = true where id = ${second.id}`)
  expect(await gapsOf('people')).toEqual(expect.arrayContaining(['oneAdministrator', 'noFinance']))
})

// Proves B-SY-10, B-SY-11
test('a test mail counts once it left and a person says that it arrived', async () => {
  expect(await gapsOf('mail')).toContain('mailNotTried')
  expect(await admin.ask(staffOpening.confirmTestMail, {})).toMatchObject({ code: 9002 })
  await admin.call(staffOpening.sendTestMail, { to: 'me@example.com' })
  expect(await gapsOf('mail')).toContain('mailNotSent')
  expect(await admin.ask(staffOpening.confirmTestMail, {})).toMatchObject({ code: 9002 })
  await t.db.run(sql`update mail_outbox set state = 'sent' where kind = 'STAFF_TEST'`)
  expect(await gapsOf('mail')).toContain('mailNotConfirmed')
  await admin.call(staffOpening.confirmTestMail, {})
  await admin.call(staffOpening.confirmTestMail, {})
  expect(await lineOf('mail')).toMatchObject({ gaps: [{ gap: 'noMailServer' }], needed: false })
  await admin.call(staffOpening.sendTestMail, { to: 'again@example.com' })
  expect(await gapsOf('mail')).toContain('mailNotSent')
})

// Proves B-SY-09
test('an installation that lacks something stays closed, and one that is open can be closed', async () => {
  await configure(t, { 'registration.open': false })
  expect(await opening()).toMatchObject({ open: false, mayOpen: false })
  expect(await admin.ask(staffOpening.set, { open: true })).toMatchObject({ http: 409, code: 9050 })
  expect((await t.visitor.ask(members.register, await registrationForm(t))).code).toBe(2035)
  await configure(t, {})
  expect(await admin.call(staffOpening.set, { open: true })).toMatchObject({ open: true })
  expect(await admin.call(staffOpening.set, { open: false })).toMatchObject({ open: false })
  expect(await admin.call(staffOpening.set, { open: false })).toMatchObject({ open: false })
  forgetConfig(t.context)
  expect((await t.visitor.ask(members.register, await registrationForm(t))).code).toBe(2035)
  const { list } = await admin.call(staffConfig.history, { key: 'registration.open' })
  expect(list.map(({ before, after }) => [before, after])).toEqual([[null, false]])
})

test('nobody but administrators sees or opens it', async () => {
  for (const who of [await t.staff(['F']), await t.staff(['E']), await t.staff(['W']), await t.staff(['S'])]) {
    expect(await who.ask(staffOpening.get, {})).toMatchObject({ code: 9001 })
    expect(await who.ask(staffOpening.set, { open: false })).toMatchObject({ code: 9001 })
    expect(await who.ask(staffOpening.sendTestMail, { to: 'me@example.com' })).toMatchObject({ code: 9001 })
  }
  expect((await t.visitor.ask(staffOpening.get, {})).http).toBe(401)
})

test('a warehouse or a point is a sample until it has an address of its own', async () => {
  const named = async (line: OpeningLine, gap: string) =>
    (await lineOf(line)).gaps.find((each) => each.gap === gap)?.names ?? []
  const [before, points] = [await named('warehouses', 'sampleWarehouse'), await named('pickUpPoints', 'samplePoint')]
  expect(before.length).toBeGreaterThan(0)
  expect(points.length).toBeGreaterThan(0)
  await t.db.run(sql`update warehouses set sample = false where code = 2`)
  await t.db.run(sql`update pickup_points set sample = false`)
  expect(await named('warehouses', 'sampleWarehouse')).toHaveLength(before.length - 1)
  expect(await named('pickUpPoints', 'samplePoint')).toEqual([])
})
