import { parcels } from '#contract/parcels.ts'
import { wirePath } from '#contract/wire/wire-names.ts'
import { sql } from '#server/database/db.ts'
import { configure } from '#test/config.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { forecastOf, freshNumber } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const strict = await openTestServer({ rateLimits: true })

const typedFor = async (member: TestMember, context = t, trackingNumber = freshNumber()) => ({
  ...forecastOf(trackingNumber),
  memberNumber: member.memberNumber,
  ...(await context.captcha('site')),
})
const totalOf = async (member: TestMember) => (await member.call(parcels.list, {})).total

// Proves R-493
test('a visitor forecasts for a member by number and picture code, and is told nothing of the member', async () => {
  const member = await t.member()
  const typed = await typedFor(member)
  const answer = await t.visitor.ask(parcels.forecastFromSite, typed)
  expect(answer).toMatchObject({ code: 0, msg: 'Operation successful' })
  expect(answer.wire).toEqual({
    [wirePath(parcels.forecastFromSite.output, 'trackingNumber')]: typed.trackingNumber,
    status: 20,
  })
  const { list } = await member.call(parcels.list, {})
  expect(list).toMatchObject([
    { trackingNumber: typed.trackingNumber, status: 'forecast', customerCode: member.memberNumber, canDelete: true },
  ])
  const [step] = await t.db.rows(sql<{ source: string; actor: string; actorId: string | null }>`
    select p.source, e.actor_kind as actor, e.actor_id as "actorId" from parcels p join parcel_events e on e.parcel_id = p.id
    where p.member_id = ${member.id}`)
  expect(step).toEqual({ source: 'site', actor: 'visitor', actorId: null })
})

test('its member may delete it', async () => {
  const member = await t.member()
  await t.visitor.call(parcels.forecastFromSite, await typedFor(member))
  const [parcel] = (await member.call(parcels.list, {})).list
  expect(await member.ask(parcels.delete, { id: parcel?.id })).toMatchObject({ code: 0 })
})

test('signed in, the parcel is one’s own: no number, no picture code', async () => {
  const [member, other] = [await t.member(), await t.member()]
  const typed = { ...forecastOf(freshNumber()), memberNumber: other.memberNumber }
  expect(await member.ask(parcels.forecastFromSite, typed)).toMatchObject({ code: 0 })
  expect([await totalOf(member), await totalOf(other)]).toEqual([1, 0])
})

test.each([
  ['no member number', { memberNumber: undefined }, 'memberNumber'],
  ['no code', { captchaCode: undefined }, 'captchaCode'],
  ['no courier', { courierCode: undefined }, 'courierCode'],
  ['no warehouse', { warehouseCode: undefined }, 'warehouseId'],
  ['an unknown courier', { courierCode: 'PIGEON' }, 'courierCode'],
  ['no number of its own', { trackingNumber: '' }, 'trackingNumber'],
  ['no goods', { goods: [] }, 'goods'],
])('what is wrong is told by its field: %s', async (_what, wrong, field) => {
  const member = await t.member()
  const answer = await t.visitor.ask(parcels.forecastFromSite, { ...(await typedFor(member)), ...wrong })
  expect(answer).toMatchObject({
    code: 1001,
    wire: { fields: { [wirePath(parcels.forecastFromSite.input, field)]: expect.any(String) } },
  })
  expect(await totalOf(member)).toBe(0)
})

test('a wrong code is 2006, a spent one or one of another scene 2007', async () => {
  const member = await t.member()
  const typed = await typedFor(member)
  expect(await t.visitor.ask(parcels.forecastFromSite, { ...typed, captchaCode: 'NOPE' })).toMatchObject({ code: 2006 })
  expect(await t.visitor.ask(parcels.forecastFromSite, typed)).toMatchObject({ code: 2007 })
  const ofLogin = { ...typed, ...(await t.captcha('login')) }
  expect(await t.visitor.ask(parcels.forecastFromSite, ofLogin)).toMatchObject({ code: 2007 })
  expect(await totalOf(member)).toBe(0)
})

// Proves R-493
test('a number that is nobody’s, or of somebody who is not active, is 3011', async () => {
  const [member, disabled] = [await t.member(), await t.member()]
  const unknown = { ...(await typedFor(member)), memberNumber: 'JY0000000' }
  expect(await t.visitor.ask(parcels.forecastFromSite, unknown)).toMatchObject({ code: 3011 })
  await t.db.run(sql`update members set state = 'disabled' where id = ${disabled.id}`)
  expect(await t.visitor.ask(parcels.forecastFromSite, await typedFor(disabled))).toMatchObject({ code: 3011 })
})

test('the same number a second time is 3001, also of two at once', async () => {
  const member = await t.member()
  const number = freshNumber()
  const answers = await Promise.all(
    [0, 1].map(async () => t.visitor.ask(parcels.forecastFromSite, await typedFor(member, t, number))),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 3001])
  expect(await t.visitor.ask(parcels.forecastFromSite, await typedFor(member, t, number))).toMatchObject({ code: 3001 })
  expect(await totalOf(member)).toBe(1)
})

test('a stranger is not told that a member has forecast too much', async () => {
  const member = await t.member()
  await configure(t, { 'forecast.openMax': 1 })
  await t.visitor.call(parcels.forecastFromSite, await typedFor(member))
  expect(await t.visitor.ask(parcels.forecastFromSite, await typedFor(member))).toMatchObject({
    code: 1004,
    wire: { next: { place: null } },
  })
  expect(await member.ask(parcels.forecastFromSite, forecastOf(freshNumber()))).toMatchObject({ code: 1001 })
  await configure(t, { 'forecast.openMax': 20_000 })
})

test('twenty a day for one member and no more, while refused ones do not count', async () => {
  const [member, other] = [await strict.member(), await strict.member()]
  const ask = async (whose: TestMember) => {
    // The limit of thirty a minute from one address is not tested here.
    await strict.db.run(sql`delete from rate_hits where bucket not like 'site-forecast:%'`)
    return (await strict.visitor.ask(parcels.forecastFromSite, await typedFor(whose, strict))).code
  }
  const trackingNumber = freshNumber()
  for (const _again of [1, 2, 3]) {
    await strict.visitor.ask(parcels.forecastFromSite, {
      ...(await typedFor(member, strict, trackingNumber)),
      courierCode: 'PIGEON',
    })
  }
  for (let made = 0; made < 20; made++) expect(await ask(member)).toBe(0)
  expect(await ask(member)).toBe(1004)
  expect(await ask(other)).toBe(0)
  expect(await member.ask(parcels.forecastFromSite, forecastOf(freshNumber()))).toMatchObject({ code: 0 })
})
