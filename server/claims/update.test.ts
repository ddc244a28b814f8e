import { staffClaims, staffUnclaimedParcels } from '#contract/claims.ts'
import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { sql } from '#server/database/db.ts'
import { openClaims } from '#test/claims.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { forecast, freshNumber, powerBank, scanOf, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openClaims(t)
const { keeper, service, claimsOf } = story
const [fuyong, nanshan] = [await warehouseId(t, 2), await warehouseId(t, 3)]

const update = (id: string, given: object, who = keeper) => who.ask(staffUnclaimedParcels.update, { id, ...given })
const found = async (given: object, who = service) =>
  (await who.call(staffUnclaimedParcels.search, { page: 1, pageSize: 100, ...given })).list.map(({ id }) => id)
const kindsOfMail = async ({ email }: TestMember) => (await mailsTo(t.db, email)).map(({ kind }) => kind)
const nobody = '00000000-0000-7000-8000-000000000000'

// Proves B-IN-10
test('each filter of the staff leaves what it names', async () => {
  const [plain, claimed, wanted, old, gone] = [
    await story.pooled({ number: freshNumber('QQ') }),
    await story.pooled({ warehouseCode: 3 }),
    await story.pooled(),
    await story.pooled(),
    await story.pooled(),
  ]
  const ours = [plain, claimed, wanted, old, gone].map(({ id }) => id)
  const among = async (given: object) => (await found(given)).filter((id) => ours.includes(id))
  await story.claimed(await t.member(), claimed)
  await forecast(await t.member(), wanted.trackingNumber)
  await t.db.run(sql`update unclaimed_parcels set created_at = now() - interval '40 days' where id = ${old.id}`)
  const given = await story.approved(await story.claimed(await t.member(), gone))
  expect((await among({})).length).toBe(5)
  expect(await among({ state: 'claimed' })).toEqual([gone.id])
  expect((await among({ state: 'to_be_claimed' })).toSorted()).toEqual(
    [plain, claimed, wanted, old].map(({ id }) => id).toSorted(),
  )
  expect(await among({ warehouseId: nanshan })).toEqual([claimed.id])
  expect(await among({ trackingNumber: plain.trackingNumber.slice(0, 8).toLowerCase() })).toEqual([plain.id])
  expect(await among({ trackingNumber: '%' })).toEqual([])
  expect(await among({ hasForecast: true })).toEqual([wanted.id])
  expect(await among({ hasClaim: true })).toEqual([claimed.id])
  expect(await among({ agedDays: 30 })).toEqual([old.id])
  const [row] = (
    await service.call(staffUnclaimedParcels.search, { trackingNumber: gone.trackingNumber, page: 1, pageSize: 10 })
  ).list
  expect(row).toMatchObject({ parcelId: given, memberNumber: expect.stringMatching(/^JY/), candidates: [] })
})

// Proves B-IN-10
test('the warehouse sees and changes its own parcels alone', async () => {
  const parcel = await story.pooled()
  const elsewhere = await t.staff(['W'], { warehouseCodes: [3] })
  expect(await found({}, elsewhere)).not.toContain(parcel.id)
  expect(await update(parcel.id, { labelText: 'x' }, elsewhere)).toMatchObject({ http: 403, code: 9001 })
  for (const role of ['F', 'E'] as const) {
    const who = await t.staff([role])
    expect(await who.ask(staffUnclaimedParcels.search, { page: 1, pageSize: 10 })).toMatchObject({ code: 9001 })
    expect(await update(parcel.id, { labelText: 'x' }, who)).toMatchObject({ code: 9001 })
  }
})

test('what the label says is noted, and who noted it', async () => {
  const parcel = await story.pooled()
  const { wire } = await update(parcel.id, { labelText: '收件人 林先生' })
  expect(wire).toMatchObject({ labelText: '收件人 林先生', published: true, version: 2 })
  expect(await update(parcel.id, { labelText: '收件人 林先生' })).toMatchObject({ wire: { version: 2 } })
  const steps = await t.db.rows(
    sql<{
      event: string
    }>`select event, actor_id as "actorId", details from unclaimed_history where unclaimed_id = ${parcel.id}`,
  )
  expect(steps).toEqual([
    {
      event: 'describe',
      actorId: keeper.id,
      details: {
        before: { published: true, labelText: '' },
        after: { published: true, labelText: '收件人 林先生' },
      },
    },
  ])
})

test('a parcel that staff assign is its member’s, as when it is received', async () => {
  const meiling = await t.member()
  const parcel = await story.pooled({ shelf: 'U-9' })
  const answer = await update(parcel.id, { assignMemberNumber: ` ${meiling.memberNumber.toLowerCase()} ` })
  expect(answer.wire).toMatchObject({ state: 2, memberNo: meiling.memberNumber, packageId: expect.any(String) })
  expect(await meiling.call(parcels.get, { id: answer.data.parcelId ?? '' })).toMatchObject({
    status: 'in_stock',
    actualWeightG: 1250,
    shelf: 'U-9',
    abnormal: { code: 'NO_DECLARATION' },
  })
  expect(await kindsOfMail(meiling)).toEqual(['PARCEL_RECEIVED'])
  expect(await update(parcel.id, { assignMemberNumber: meiling.memberNumber })).toMatchObject({ code: 9002 })
})

test('a forecast of the number is matched: it is in stock, and its goods stay declared', async () => {
  const [meiling, chiho] = [await t.member(), await t.member()]
  const number = freshNumber()
  const { id } = await forecast(meiling, number)
  const { id: his } = await forecast(chiho, number)
  const { unclaimed } = await keeper.call(staffParcels.receive, scanOf(number, fuyong))
  const parcelId = unclaimed?.id ?? ''
  const [row] = (await service.call(staffUnclaimedParcels.search, { trackingNumber: number, page: 1, pageSize: 10 }))
    .list
  expect(row?.candidates.map((each) => each.parcelId)).toEqual([id, his])
  expect((await update(parcelId, { matchParcelId: id })).wire).toMatchObject({ state: 2, packageId: id })
  expect(await meiling.call(parcels.get, { id })).toMatchObject({ status: 'in_stock', abnormal: null })
  expect((await chiho.call(parcels.get, { id: his })).status).toBe('forecast')
})

test('only a forecast of this very number is matched, and only a member who exists is assigned', async () => {
  const parcel = await story.pooled()
  const { id: other } = await forecast(await t.member())
  for (const matchParcelId of [other, nobody])
    expect(await update(parcel.id, { matchParcelId })).toMatchObject({
      code: 9005,
      wire: { fields: { matchPackageId: expect.any(String) } },
    })
  expect(await update(parcel.id, { assignMemberNumber: 'JY0000000' })).toMatchObject({
    code: 9005,
    wire: { fields: { assignMemberNo: expect.any(String) } },
  })
  const both = { assignMemberNumber: 'JY0000000', disposed: true }
  expect(await update(parcel.id, both)).toMatchObject({
    code: 9005,
    wire: { fields: { disposed: expect.any(String) } },
  })
  expect(await update(nobody, { labelText: 'x' })).toMatchObject({ http: 404, code: 9006 })
  expect(await update(parcel.id, { labelText: 'x', version: 9 })).toMatchObject({ http: 409, code: 1005 })
  expect(await found({ trackingNumber: parcel.trackingNumber, state: 'to_be_claimed' })).toEqual([parcel.id])
})

test('a parcel is given to no account that is disabled, by matching or by approving a claim', async () => {
  const member = await t.member()
  const parcel = await story.pooled()
  const { id: forecastId } = await forecast(member, parcel.trackingNumber)
  const claimId = await story.claimed(member, parcel)
  await t.db.run(sql`update members set state = 'disabled' where id = ${member.id}`)
  expect(await update(parcel.id, { matchParcelId: forecastId })).toMatchObject({ code: 9002 })
  expect(await service.ask(staffClaims.approve, { id: claimId })).toMatchObject({ code: 9002 })
  expect(await found({ trackingNumber: parcel.trackingNumber, state: 'to_be_claimed' })).toEqual([parcel.id])
})

test('assigning decides the open claims: the member’s is approved, the others are rejected', async () => {
  const [meiling, chiho] = [await t.member(), await t.member()]
  const parcel = await story.pooled()
  await story.claimed(meiling, parcel)
  await story.claimed(chiho, parcel)
  await update(parcel.id, { assignMemberNumber: meiling.memberNumber })
  expect((await claimsOf(meiling))[0]).toMatchObject({ claimStatus: 'approved', parcelId: expect.any(String) })
  expect((await claimsOf(chiho))[0]).toMatchObject({
    claimStatus: 'rejected',
    rejectReason: 'NOT_OWNER',
    parcelId: null,
  })
  expect([await kindsOfMail(meiling), await kindsOfMail(chiho)]).toEqual([['CLAIM_APPROVED'], ['CLAIM_REJECTED']])
})

test('where three claim it nobody assigns it past their claims', async () => {
  const parcel = await story.pooled()
  const members = [await t.member(), await t.member(), await t.member()]
  for (const member of members) await story.claimed(member, parcel)
  const answer = await update(parcel.id, { assignMemberNumber: members[0]?.memberNumber })
  expect(answer).toMatchObject({ code: 9003, msg: expect.stringContaining('Three or more') })
})

test('a claim on which two people decide is not approved by assigning or matching its parcel', async () => {
  const meiling = await t.member()
  const parcel = await story.pooled()
  const { id } = await forecast(meiling, parcel.trackingNumber, { goods: [{ ...powerBank, unitPriceMinor: 100_001 }] })
  await story.claimed(meiling, parcel)
  for (const given of [{ assignMemberNumber: meiling.memberNumber }, { matchParcelId: id }])
    expect(await update(parcel.id, given)).toMatchObject({ code: 9003, msg: expect.stringContaining('CNY 1,000') })
  expect((await claimsOf(meiling))[0]).toMatchObject({ claimStatus: 'under_review', parcelId: null })
})

test('who rejected a claim on which two people decide does not give its member the parcel alone', async () => {
  const meiling = await t.member()
  const parcel = await story.pooled()
  const { id } = await forecast(meiling, parcel.trackingNumber, { goods: [{ ...powerBank, unitPriceMinor: 100_001 }] })
  const claimId = await story.claimed(meiling, parcel)
  await service.call(staffClaims.reject, { id: claimId, reason: 'OTHER' })
  for (const given of [{ assignMemberNumber: meiling.memberNumber }, { matchParcelId: id }])
    expect(await update(parcel.id, given, service)).toMatchObject({
      code: 9003,
      msg: expect.stringContaining('CNY 1,000'),
    })
  expect((await claimsOf(meiling))[0]).toMatchObject({ claimStatus: 'rejected', parcelId: null })
  expect(await update(parcel.id, { matchParcelId: id }, await t.staff(['S']))).toMatchObject({ code: 0 })
})

test('nobody of the staff gives a parcel to themselves, by assigning or by matching', async () => {
  const meiling = await t.member()
  const clerk = await t.staff(['W'])
  await t.db.run(sql`update staff set email = ${meiling.email} where id = ${clerk.id}`)
  const parcel = await story.pooled()
  const { id } = await forecast(meiling, parcel.trackingNumber)
  for (const given of [{ assignMemberNumber: meiling.memberNumber }, { matchParcelId: id }])
    expect(await update(parcel.id, given, clerk)).toMatchObject({ http: 409, code: 9003 })
  expect((await meiling.call(parcels.get, { id })).status).toBe('forecast')
  expect(await update(parcel.id, { matchParcelId: id })).toMatchObject({ code: 0 })
})

test('a parcel is neither given away nor disposed of past a claim that was not shown', async () => {
  const [meiling, chiho] = [await t.member(), await t.member()]
  const parcel = await story.pooled()
  await t.db.run(sql`update unclaimed_parcels set created_at = now() - interval '91 days' where id = ${parcel.id}`)
  const { id: matchParcelId } = await forecast(meiling, parcel.trackingNumber)
  await story.claimed(chiho, parcel)
  const ways = [{ matchParcelId }, { assignMemberNumber: meiling.memberNumber }, { disposed: true }]
  for (const way of ways)
    expect(await update(parcel.id, { ...way, openClaims: 0 }, service)).toMatchObject({ http: 409, code: 1005 })
  expect(await update(parcel.id, { labelText: 'Lee', openClaims: 0 }, service)).toMatchObject({ code: 0 })
  expect((await claimsOf(chiho))[0]).toMatchObject({ claimStatus: 'under_review' })
  expect(await update(parcel.id, { matchParcelId, openClaims: 1 }, service)).toMatchObject({ code: 0 })
})

test('a parcel is disposed of by customer service once its days are over; open claims come to nothing', async () => {
  const [meiling, chiho] = [await t.member({ language: 'en' }), await t.member({ language: 'en' })]
  const parcel = await story.pooled()
  await story.claimed(meiling, parcel)
  const rejected = await story.claimed(chiho, parcel)
  await service.call(staffClaims.reject, { id: rejected, reason: 'OTHER', note: 'The picture shows a shoe' })
  const early = await update(parcel.id, { disposed: true }, service)
  expect(early).toMatchObject({ code: 9002, msg: expect.stringMatching(/from \d{4}-\d\d-\d\d$/) })
  await t.db.run(sql`update unclaimed_parcels set created_at = now() - interval '91 days' where id = ${parcel.id}`)
  expect(await update(parcel.id, { disposed: true })).toMatchObject({ http: 403, code: 9001 })
  expect((await update(parcel.id, { disposed: true }, service)).wire).toMatchObject({
    closedReason: 'disposed',
    state: 1,
  })
  expect((await claimsOf(meiling))[0]).toMatchObject({
    claimStatus: 'rejected',
    rejectText: expect.stringContaining('storage period ended'),
    actions: ['details'],
  })
  expect((await mailsTo(t.db, meiling.email)).at(-1)).toMatchObject({
    kind: 'CLAIM_REJECTED',
    subject: `The storage period of parcel ${parcel.trackingNumber} has ended`,
  })
  // What was rejected before keeps the reason that its reviewer gave.
  expect((await claimsOf(chiho))[0]).toMatchObject({
    rejectText: expect.not.stringContaining('storage period ended'),
    reviewNote: 'The picture shows a shoe',
    actions: ['details'],
  })
  expect(await update(parcel.id, { labelText: 'x' }, service)).toMatchObject({ code: 9002 })
  expect(await found({ trackingNumber: parcel.trackingNumber, state: 'to_be_claimed' })).toEqual([])
})

// Proves B-IN-10
test('unclaimed parcels are counted by state, and listed from either end', async () => {
  const number = freshNumber('QZ').slice(0, 14)
  const [old, fresh, given] = [
    await story.pooled({ number: `${number}1` }),
    await story.pooled({ number: `${number}2` }),
    await story.pooled({ number: `${number}3` }),
  ]
  await t.db.run(sql`update unclaimed_parcels set created_at = now() - interval '3 days' where id = ${old.id}`)
  await update(given.id, { assignMemberNumber: (await t.member()).memberNumber })
  const search = (input: object) =>
    service.ask(staffUnclaimedParcels.search, { trackingNumber: number, page: 1, pageSize: 10, ...input })
  const { wire, data } = await search({ order: 'oldest', state: 'to_be_claimed' })
  expect(data.list.map(({ id }) => id)).toEqual([old.id, fresh.id])
  expect(wire).toMatchObject({ total: 2, counts: { '1': 2, '2': 1 } })
  expect((await search({})).data).toMatchObject({ total: 3, counts: { to_be_claimed: 2, claimed: 1 } })
  expect(await search({ order: 'best' })).toMatchObject({ http: 422, code: 9005 })
})
