import { pricing } from '#contract/pricing.ts'
import { auth, members } from '#contract/members.ts'
import { parcels, tracking } from '#contract/parcels.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { specialSteps } from '#contract/refusals/special-steps.ts'
import { bankTransfers } from '#contract/topups.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { forecastOf, freshNumber } from '#test/parcels.ts'
import { registrationForm } from '#test/registering.ts'
import { counted } from '#test/rate-hits.ts'
import { pictureOf, upload } from '#test/vouchers.ts'
import { expect, test } from 'vitest'
import { sql } from '#server/database/db.ts'
import { limits, storedBytesMax, trackingMisses } from './limits.ts'
import { sourceOf, wideNetworkOf } from './network.ts'

/* Each limit at its border: the last call that passes, and the first that does not. */

const t = await openTestServer({ rateLimits: true, trustedProxies: ['127.0.0.1'] })

const tooMany = refusals.rate_limited.code
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })

const forget = (buckets: string) => t.db.run(sql`delete from rate_hits where bucket like ${buckets}`)

test('an address counts by itself, or by the /64 that it stands in, however it is spelt', () => {
  expect(sourceOf('203.0.113.9')).toBe('203.0.113.9')
  expect(sourceOf('::ffff:203.0.113.9')).toBe('203.0.113.9')
  for (const spelt of ['2001:db8:1:2:3:4:5:6', '2001:DB8:1:2::1', '2001:0db8:0001:0002::ffff'])
    expect(sourceOf(spelt)).toBe('2001:db8:1:2')
  expect(wideNetworkOf('203.0.113.9')).toBe('203.0.113')
  expect(wideNetworkOf('2001:db8:1:2::1')).toBe('2001:db8:1')
  expect(sourceOf(undefined)).toBe('')
})

test('one machine has one bucket, whichever of its 2^64 addresses it calls from; its neighbour has another', async () => {
  const input = { destinationCode: 'HK', totalWeightG: 1000, pieces: 1 }
  const ask = async (ip: string) => (await t.visitor.ask(pricing.quotePublic, input, from(ip))).code
  expect(await ask('2001:db8:0:1::1')).toBe(0)
  await counted(t, 'pricing.quotePublic:2001:db8:0:1', 29, 60)
  expect(await ask('2001:db8:0:1:a:b:c:d')).toBe(0)
  expect(await ask('2001:db8:0:1:ffff::')).toBe(tooMany)
  expect(await ask('2001:db8:0:2::1')).toBe(0)
})

test('a day of counting begins at midnight in Shanghai, not at midnight UTC', async () => {
  await t.visitor.ask(tracking.parcelPublic, { trackingNumber: freshNumber() }, from('203.0.113.77'))
  const { begins } = await t.db.row(sql<{ begins: string }>`
    select to_char(window_start at time zone 'UTC', 'HH24:MI:SS') as begins from rate_hits where bucket = 'tracking:203.0.113.77'`)
  expect(begins).toBe('16:00:00')
})

const askForReset = async (email: string, ip: string) =>
  (await t.visitor.ask(auth.requestPasswordReset, { email, ...(await t.captcha('reset')) }, from(ip))).code

test('dots, tags and capitals make no other mailbox: three mails an hour go to one', async () => {
  const codes: number[] = []
  const spellings = [
    'mei.ling@gmail.com',
    'MeiLing+cats@gmail.com',
    'm.e.i.l.i.n.g@googlemail.com',
    'meiling+2@gmail.com',
  ]
  for (const [index, email] of spellings.entries()) codes.push(await askForReset(email, `192.0.2.${index + 1}`))
  expect(codes).toEqual([0, 0, 0, tooMany])
  expect(await askForReset('meiling@example.com', '192.0.2.9')).toBe(0)
})

test('no address stands among what is counted', async () => {
  expect(await askForReset('Wumbledore@example.com', '192.0.2.77')).toBe(0)
  const counted = await t.db.rows(sql<{ bucket: string }>`select bucket from rate_hits where bucket like 'mail-to%'`)
  expect(counted.length).toBeGreaterThan(1)
  expect(counted.filter(({ bucket }) => /wumbledore|@|example/i.test(bucket))).toEqual([])
})

test('a mailbox is written to at most six times a day, for all callers together', async () => {
  const codes: number[] = []
  for (let asked = 1; asked <= 7; asked++) {
    await forget('mail-to:%')
    codes.push(await askForReset('chiho@example.com', `198.18.0.${asked}`))
  }
  expect(codes).toEqual([0, 0, 0, 0, 0, 0, tooMany])
})

test('a hundred mails an hour leave for one network, whichever of its addresses ask for them', async () => {
  expect(await askForReset('first@example.com', '198.51.100.1')).toBe(0)
  await counted(t, 'mails-of:198.51.100', limits.mailsOfNetwork.hits - 1, 3600)
  const register = async (ip: string) =>
    (await t.visitor.ask(members.register, await registrationForm(t), from(ip))).code
  expect(await register('198.51.100.2')).toBe(0)
  expect(await register('198.51.100.3')).toBe(tooMany)
  expect(await register('198.51.101.3')).toBe(0)
})

const forecastFor = async (memberNumber: string, ip: string) => {
  const typed = { ...forecastOf(freshNumber()), memberNumber, ...(await t.captcha('site')) }
  return (await t.visitor.ask(parcels.forecastFromSite, typed, from(ip))).code
}

test('ten forecasts an hour come from one address without sign-in, and the eleventh not', async () => {
  const member = await t.member()
  for (let made = 0; made < 10; made++) expect(await forecastFor(member.memberNumber, '203.0.113.1')).toBe(0)
  expect(await forecastFor(member.memberNumber, '203.0.113.1')).toBe(tooMany)
  expect(await forecastFor(member.memberNumber, '203.0.113.2')).toBe(0)
})

test('five member numbers a day may be named from one address, those that are nobody’s among them', async () => {
  const people: TestMember[] = []
  for (let each = 0; each < 4; each++) people.push(await t.member())
  const [first] = people
  const sixth = await t.member()
  const here = '203.0.113.5'
  for (const { memberNumber } of people) expect(await forecastFor(memberNumber, here)).toBe(0)
  expect(await forecastFor('JY0000000', here)).toBe(refusals.member_unknown.code)
  expect(await forecastFor(sixth.memberNumber, here)).toBe(tooMany)
  expect(await forecastFor(sixth.memberNumber, here)).toBe(tooMany)
  expect(await forecastFor(first?.memberNumber.toLowerCase() ?? '', here)).toBe(0)
  expect(await forecastFor(sixth.memberNumber, '203.0.113.6')).toBe(0)
})

const track = async (ip: string) =>
  (await t.visitor.ask(tracking.parcelPublic, { trackingNumber: freshNumber() }, from(ip))).code
const trackOrder = async (ip: string) =>
  (await t.visitor.ask(tracking.orderPublic, { trackedNumber: 'JH261121777777' }, from(ip))).code

test('three hundred numbers a day are looked up from one address, parcels and orders together', async () => {
  const here = '192.0.2.100'
  expect(await track(here)).toBe(refusals.track_none.code)
  await counted(t, `tracking:${here}`, limits.trackingADay.hits - 2, 86_400)
  expect([await track(here), await trackOrder(here)]).toEqual([refusals.track_none.code, refusals.track_none.code])
  expect([await track(here), await trackOrder(here)]).toEqual([tooMany, tooMany])
  expect(await track('192.0.2.101')).toBe(refusals.track_none.code)
})

test('forty misses in fifty are allowed; one more ends the day', async () => {
  const here = '192.0.2.110'
  const most = trackingMisses.from * trackingMisses.share
  expect(await track(here)).toBe(refusals.track_none.code)
  await counted(t, `tracking:${here}`, trackingMisses.from - 1, 86_400)
  await counted(t, `tracking-misses:${here}`, most + 1, 86_400)
  // Misses among fewer than fifty searches do not count yet.
  expect(await track(here)).toBe(refusals.track_none.code)
  await counted(t, `tracking-misses:${here}`, most, 86_400)
  expect(await track(here)).toBe(refusals.track_none.code)
  for (const again of [track, trackOrder, track]) expect(await again(here)).toBe(tooMany)
  expect(await track('192.0.2.111')).toBe(refusals.track_none.code)
})

test('a member keeps 200 MB of pictures and not a byte more', async () => {
  const member = await t.member()
  await upload(member, 'white', 'claim')
  await t.db.run(sql`update files set size = ${storedBytesMax}::int - size where owner_id = ${member.id}`)
  await upload(member, 'white', 'claim')
  const form = new FormData()
  form.set('purpose', 'claim')
  form.set('file', new Blob([new Uint8Array(await pictureOf('white'))]), 'a.png')
  const answer = await member.raw('/api/files/upload', { method: 'POST', body: form })
  expect(await answer.json()).toMatchObject({ code: refusals.storage_full.code })
  const { stored } = await t.db.row(sql<{ stored: number }>`
    select sum(size)::float8 as stored from files where owner_id = ${member.id}`)
  expect(stored).toBe(storedBytesMax)
})

test('a voucher sent twice on one day is one picture, and another member’s is another', async () => {
  const [member, other] = [await t.member(), await t.member()]
  const first = await upload(member)
  expect(await upload(member)).toBe(first)
  expect(await upload(member, 'teal')).not.toBe(first)
  expect(await upload(other)).not.toBe(first)
  const handIn = (fileId: string) =>
    member.call(bankTransfers.submit, { amountMinor: 100, currency: 'CNY', fileId }, { key: 'k'.repeat(16) })
  await handIn(first)
  await handIn(await upload(member))
  expect((await member.call(bankTransfers.list, {})).total).toBe(1)
})

test('a caller who has to wait is told how long: minutes, an hour, until tomorrow', async () => {
  const [minutes, hour, tomorrow] = [refusals.rate_limited.step, specialSteps.next_hour, specialSteps.tomorrow]
  const asked = { destinationCode: 'HK', totalWeightG: 1000, pieces: 1 }
  const quote = () => t.visitor.ask(pricing.quotePublic, asked, from('203.0.113.77'))
  await quote()
  await counted(t, 'pricing.quotePublic:203.0.113.77', 30, 60)
  expect((await quote()).wire).toMatchObject({ next: { text: minutes.text.en } })
  const here = from('203.0.113.78')
  const look = () => t.visitor.ask(tracking.parcelPublic, { trackingNumber: freshNumber() }, here)
  await look()
  await counted(t, 'tracking:203.0.113.78', limits.trackingADay.hits, 86_400)
  expect((await look()).wire).toMatchObject({ next: { text: tomorrow.text.en } })
  const member = await t.member()
  const typed = async () => ({
    ...forecastOf(freshNumber()),
    memberNumber: member.memberNumber,
    ...(await t.captcha('site')),
  })
  await t.visitor.ask(parcels.forecastFromSite, await typed(), here)
  await counted(t, 'site-forecast-from:203.0.113.78', limits.siteForecasts.hits, 3600)
  expect((await t.visitor.ask(parcels.forecastFromSite, await typed(), here)).wire).toMatchObject({
    next: { text: hour.text.en },
  })
})
