import { staffParcels } from '#contract/receiving.ts'
import { wirePath } from '#contract/wire/wire-names.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { forecast, freshNumber, photoBy, scanOf, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const fuyong = await warehouseId(t, 2)
const keeper = await t.staff(['W'])

const tryReceive = (trackingNumber: string, given = {}) =>
  keeper.ask(staffParcels.receive, scanOf(trackingNumber, fuyong, given))
const receiptsOf = (trackingNumber: string) =>
  t.db.rows(sql`select id from receipts where tracking_number = ${trackingNumber}`)

test.each([
  ['trackingNumber', { trackingNumber: 'SF 100 😺' }],
  ['actualWeightG', { actualWeightG: 0 }],
  ['actualWeightG', { actualWeightG: 2_000_001 }],
  ['actualWeightG', { actualWeightG: 12.5 }],
  ['lengthMm', { lengthMm: -1 }],
  ['heightMm', { heightMm: undefined }],
  ['pieces', { pieces: 0 }],
  ['courierCode', { courierCode: 'PIGEON' }],
  ['abnormalCode', { abnormalCode: 'toString' }],
  ['shelf', { shelf: 'x'.repeat(21) }],
  ['photoFileIds', { photoFileIds: Array.from({ length: 11 }, () => fuyong) }],
])('a scan is refused by its field: %s', async (field, wrong) => {
  const trackingNumber = freshNumber()
  expect(await tryReceive(trackingNumber, wrong)).toMatchObject({
    code: 9005,
    http: 422,
    wire: { fields: { [wirePath(staffParcels.receive.input, field)]: expect.any(String) } },
  })
  expect(await receiptsOf(trackingNumber)).toEqual([])
})

test('a number with a slip in it is nobody’s: the scan is refused, the look-up shows whose it may be', async () => {
  const member = await t.member({ name: 'Mei' })
  const digits = [...member.memberNumber]
  const slipped = digits.with(4, digits[4] === '1' ? '2' : '1').join('')
  const trackingNumber = freshNumber()
  const answer = await tryReceive(trackingNumber, { memberNumber: slipped })
  expect(answer).toMatchObject({
    code: 9005,
    wire: { fields: { [wirePath(staffParcels.receive.input, 'memberNumber')]: expect.any(String) } },
  })
  expect(await receiptsOf(trackingNumber)).toEqual([])
  const found = await keeper.call(staffParcels.lookup, { trackingNumber, memberNumber: slipped })
  expect(found.labelMember).toBeNull()
  expect(found.slips).toContainEqual({ memberId: member.id, memberNumber: member.memberNumber, memberName: 'Mei' })
})

test('a number whose member was erased is nobody’s: its parcel comes in without a label, to be claimed', async () => {
  const { id, memberNumber } = await t.member()
  await t.db.run(sql`update members set state = 'erased', erased_at = now() where id = ${id}`)
  const trackingNumber = freshNumber()
  const answer = await tryReceive(trackingNumber, { memberNumber })
  expect(answer).toMatchObject({
    code: 9005,
    wire: { fields: { [wirePath(staffParcels.receive.input, 'memberNumber')]: expect.any(String) } },
  })
  const found = await keeper.call(staffParcels.lookup, { trackingNumber, memberNumber })
  expect(found).toMatchObject({ labelMember: null, slips: [] })
  expect((await tryReceive(trackingNumber)).data).toMatchObject({ result: 'unclaimed' })
  expect(await t.db.rows(sql`select id from mail_outbox where member_id = ${id}`)).toEqual([])
})

test('a photo that is not the keeper’s own, or not there, is not attached', async () => {
  const other = await t.staff(['W'])
  const { trackingNumber } = await forecast(await t.member())
  for (const photo of [await photoBy(other), fuyong]) {
    expect(await tryReceive(trackingNumber, { photoFileIds: [photo] })).toMatchObject({ code: 9006, http: 404 })
  }
  expect(await receiptsOf(trackingNumber)).toEqual([])
})

// Proves B-IN-01
test('only the warehouse receives, each keeper in their own', async () => {
  const elsewhere = await t.staff(['W'], { warehouseCodes: [3] })
  const desk = await t.staff(['S', 'F', 'E'])
  const admin = await t.staff(['A'], { warehouseCodes: [] })
  const scan = scanOf(freshNumber(), fuyong)
  expect(await t.visitor.ask(staffParcels.receive, scan)).toMatchObject({ code: 2001, http: 401 })
  expect(await (await t.member()).ask(staffParcels.receive, scan)).toMatchObject({ code: 2002, http: 401 })
  expect(await desk.ask(staffParcels.receive, scan)).toMatchObject({ code: 9001, http: 403 })
  expect(await elsewhere.ask(staffParcels.receive, scan)).toMatchObject({ code: 9001, http: 403 })
  expect(
    await admin.ask(staffParcels.receive, { ...scan, warehouseId: '00000000-0000-7000-8000-000000000000' }),
  ).toMatchObject({ code: 9005 })
  expect(await admin.ask(staffParcels.receive, scan)).toMatchObject({ code: 0 })
})
