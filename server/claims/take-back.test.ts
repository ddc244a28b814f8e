import { staffUnclaimedParcels } from '#contract/claims.ts'
import { parcels } from '#contract/parcels.ts'
import { parcelCorrections, staffParcels } from '#contract/receiving.ts'
import { sql } from '#server/database/db.ts'
import { openClaims } from '#test/claims.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { openStory } from '#test/orders.ts'
import { forecast, photoBy, powerBank } from '#test/parcels.ts'
import { expect, test } from 'vitest'

/* The wrong owner was found out later: the parcel comes back, and nothing of it is lost. */

const t = await openTestServer()
const story = await openClaims(t)
const orders = await openStory(t)
const { keeper, service, claimsOf } = story
const reason = 'The invoice names another buyer'

const proof = async (staff = service) => photoBy(staff)
const rowOf = async (trackingNumber: string) =>
  (await service.call(staffUnclaimedParcels.search, { trackingNumber, page: 1, pageSize: 10 })).list[0]
const stock = async (member: TestMember) =>
  (await member.call(parcels.list, { dateField: 'forecast', page: 1, pageSize: 10 })).list

const given = async (member: TestMember, scan = {}) => {
  const parcel = await story.pooled(scan)
  const claimId = await story.claimed(member, parcel)
  return { ...parcel, claimId, parcelId: await story.approved(claimId) }
}

// Proves B-IN-15
test('a parcel given to the wrong member waits for its owner again; the former owner is told why', async () => {
  const [wrong, right] = [await t.member({ language: 'en' }), await t.member()]
  const photo = await photoBy(keeper)
  const parcel = await given(wrong, { photoFileIds: [photo], shelf: 'U-07', pieces: 2 })
  const answer = await service.call(staffUnclaimedParcels.takeBack, {
    id: parcel.id,
    reason,
    proofFileId: await proof(),
  })
  expect(answer).toMatchObject({
    state: 'to_be_claimed',
    memberNumber: null,
    parcelId: null,
    shelf: 'U-07',
    pieces: 2,
    actualWeightG: 1250,
    photos: [{ fileId: photo }],
    takenBack: { memberNumber: wrong.memberNumber, staffName: service.username, reason, proofUrl: expect.any(String) },
  })
  expect(await stock(wrong)).toEqual([])
  expect((await claimsOf(wrong))[0]).toMatchObject({
    claimStatus: 'rejected',
    rejectReason: 'NOT_OWNER',
    reviewNote: reason,
    parcelId: null,
    actions: ['resubmit', 'forecast', 'details'],
  })
  const mail = (await mailsTo(t.db, wrong.email)).at(-1)
  expect(mail).toMatchObject({ kind: 'CLAIM_REJECTED', subject: expect.stringContaining(parcel.trackingNumber) })
  expect(mail?.body).toContain(reason)
  expect(mail?.body).toContain('claim it again')
  const again = await story.approved(await story.claimed(right, parcel))
  expect(await right.call(parcels.get, { id: again })).toMatchObject({
    trackingNumber: parcel.trackingNumber,
    shelf: 'U-07',
    photoCount: 1,
  })
})

test('what changed while it was the wrong member’s stays with the parcel: weight, shelf, photos, its arrival', async () => {
  const [wrong, right] = [await t.member(), await t.member()]
  const parcel = await given(wrong)
  await service.call(parcelCorrections.correct, { id: parcel.parcelId, actualWeightG: 2345, reason: 'Scale was wrong' })
  await keeper.call(staffParcels.shelve, { id: parcel.parcelId, shelf: 'Z-99' })
  await wrong.call(parcels.forecastOne, {
    id: parcel.parcelId,
    warehouseId: parcel.warehouseId,
    courierCode: parcel.courierCode,
    trackingNumber: parcel.trackingNumber,
    goods: [powerBank],
  })
  const before = await wrong.call(parcels.get, { id: parcel.parcelId })
  const row = await service.call(staffUnclaimedParcels.takeBack, {
    id: parcel.id,
    reason,
    proofFileId: await proof(),
    toMemberNumber: right.memberNumber,
  })
  expect(row).toMatchObject({ state: 'claimed', memberNumber: right.memberNumber, actualWeightG: 2345, shelf: 'Z-99' })
  expect(await stock(wrong)).toEqual([])
  const after = await right.call(parcels.get, { id: row.parcelId ?? '' })
  expect(after).toMatchObject({
    actualWeightG: 2345,
    shelf: 'Z-99',
    goods: [],
    abnormal: { code: 'NO_DECLARATION' },
    inboundAt: before.inboundAt,
    weighings: [{ actualWeightG: 2345 }, { actualWeightG: 1250 }],
  })
  expect((await mailsTo(t.db, right.email)).at(-1)).toMatchObject({ kind: 'PARCEL_RECEIVED' })
  const kept = await t.db.row(
    sql`select closed_reason as reason, (select count(*)::int from parcel_goods where parcel_id = p.id) as goods from parcels p where id = ${parcel.parcelId}`,
  )
  expect(kept).toEqual({ reason: 'not_owner', goods: 1 })
})

test('a parcel given without a claim is taken back too, and the right member’s forecast is used', async () => {
  const [wrong, right] = [await t.member(), await t.member()]
  const parcel = await story.pooled()
  await service.call(staffUnclaimedParcels.update, { id: parcel.id, assignMemberNumber: wrong.memberNumber })
  const { id } = await forecast(right, parcel.trackingNumber)
  const row = await service.call(staffUnclaimedParcels.takeBack, {
    id: parcel.id,
    reason,
    proofFileId: await proof(),
    toMemberNumber: right.memberNumber,
  })
  expect(row.parcelId).toBe(id)
  expect(await claimsOf(wrong)).toEqual([])
  expect((await mailsTo(t.db, wrong.email)).at(-1)).toMatchObject({ kind: 'CLAIM_REJECTED' })
})

test('a parcel in an order is refused with the order’s number; nothing changes', async () => {
  const wrong = await t.member({ balances: { CNY: 100_000 } })
  const parcel = await given(wrong)
  await wrong.call(parcels.forecastOne, {
    id: parcel.parcelId,
    warehouseId: parcel.warehouseId,
    courierCode: parcel.courierCode,
    trackingNumber: parcel.trackingNumber,
    goods: [powerBank],
  })
  const order = await orders.applied(wrong, {}, [parcel.parcelId])
  const refused = await service.ask(staffUnclaimedParcels.takeBack, {
    id: parcel.id,
    reason,
    proofFileId: await proof(),
  })
  expect(refused).toMatchObject({ http: 409, code: 9002, msg: expect.stringContaining(order.orderNumber) })
  expect(await rowOf(parcel.trackingNumber)).toMatchObject({ state: 'claimed', memberNumber: wrong.memberNumber })
  expect((await claimsOf(wrong))[0]).toMatchObject({ claimStatus: 'approved' })
})

test('only what was given is taken back, and not while its member disputes a weighing', async () => {
  const waiting = await story.pooled()
  const typed = { reason, proofFileId: await proof() }
  expect(await service.ask(staffUnclaimedParcels.takeBack, { id: waiting.id, ...typed })).toMatchObject({ code: 9002 })
  const wrong = await t.member()
  const parcel = await given(wrong)
  await t.db.run(sql`
    insert into disputes (member_id, parcel_id, receipt_id, reason, answer_by)
    select ${wrong.id}, ${parcel.parcelId}, receipt_id, 'Too heavy', now() + interval '2 days' from unclaimed_parcels where id = ${parcel.id}`)
  expect(await service.ask(staffUnclaimedParcels.takeBack, { id: parcel.id, ...typed })).toMatchObject({ code: 9002 })
  expect(await stock(wrong)).toHaveLength(1)
})

test('it does not go back to the same member, nor to nobody; a voucher or no picture proves nothing', async () => {
  const wrong = await t.member()
  const parcel = await given(wrong)
  const typed = { id: parcel.id, reason, proofFileId: await proof() }
  for (const toMemberNumber of [wrong.memberNumber, 'JY0000000'])
    expect(await service.ask(staffUnclaimedParcels.takeBack, { ...typed, toMemberNumber })).toMatchObject({ http: 422 })
  const others = await photoBy(keeper)
  expect(await service.ask(staffUnclaimedParcels.takeBack, { ...typed, proofFileId: others })).toMatchObject({
    http: 404,
  })
  expect(await service.ask(staffUnclaimedParcels.takeBack, { ...typed, reason: ' ' })).toMatchObject({ http: 422 })
  expect(await keeper.ask(staffUnclaimedParcels.takeBack, typed)).toMatchObject({ http: 403 })
  expect(await stock(wrong)).toHaveLength(1)
})

test('two at once: one takes it back, the other is told the state', async () => {
  const [wrong, one, other] = [await t.member(), await t.member(), await t.member()]
  const parcel = await given(wrong)
  const proofs = [await proof(), await proof()]
  const answers = await Promise.all(
    [one, other].map(({ memberNumber }, at) =>
      service.ask(staffUnclaimedParcels.takeBack, {
        id: parcel.id,
        reason,
        proofFileId: proofs[at] ?? '',
        toMemberNumber: memberNumber,
        version: 2,
      }),
    ),
  )
  expect(answers.map(({ code }) => code).filter((code) => code === 0)).toHaveLength(1)
  const held = await Promise.all([one, other].map(stock))
  expect(held.flat()).toHaveLength(1)
})

test('a member who applies at the same moment keeps it, or does not get it into an order', async () => {
  const wrong = await t.member({ balances: { CNY: 100_000 } })
  const parcel = await given(wrong)
  await wrong.call(parcels.forecastOne, {
    id: parcel.parcelId,
    warehouseId: parcel.warehouseId,
    courierCode: parcel.courierCode,
    trackingNumber: parcel.trackingNumber,
    goods: [powerBank],
  })
  const apply = orders.applied(wrong, {}, [parcel.parcelId]).then(
    () => true,
    () => false,
  )
  const [isApplied, answer] = await Promise.all([
    apply,
    service.ask(staffUnclaimedParcels.takeBack, { id: parcel.id, reason, proofFileId: await proof() }),
  ])
  expect(answer.code === 0).toBe(!isApplied)
})

test('the days of storage start anew for disposal, and do not for its owner', async () => {
  const [wrong, right] = [await t.member(), await t.member()]
  const parcel = await given(wrong)
  await t.db.run(sql`update unclaimed_parcels set created_at = now() - interval '400 days' where id = ${parcel.id}`)
  const typed = { id: parcel.id, reason, proofFileId: await proof() }
  const row = await service.call(staffUnclaimedParcels.takeBack, typed)
  expect(Date.parse(row.keptUntil)).toBeGreaterThan(Date.now() + 20 * 86_400_000)
  expect(await service.ask(staffUnclaimedParcels.update, { id: parcel.id, disposed: true })).toMatchObject({
    code: 9002,
  })
  await story.approved(await story.claimed(right, parcel))
})

test('nobody of the staff takes a parcel back from the rival of a claim of their own', async () => {
  const [clerksOwn, rival] = [await t.member(), await t.member()]
  const clerk = await t.staff(['S'])
  await t.db.run(sql`update staff set email = ${clerksOwn.email} where id = ${clerk.id}`)
  const parcel = await story.pooled()
  await story.claimed(clerksOwn, parcel)
  await story.approved(await story.claimed(rival, parcel))
  const takeBack = async (staff: typeof clerk) =>
    staff.ask(staffUnclaimedParcels.takeBack, { id: parcel.id, reason, proofFileId: await proof(staff) })
  expect(await takeBack(clerk)).toMatchObject({ http: 409, code: 9003 })
  expect((await claimsOf(rival))[0]).toMatchObject({ claimStatus: 'approved' })
  expect(await takeBack(service)).toMatchObject({ code: 0 })
})
