import { staffClaims, unclaimed } from '#contract/claims.ts'
import { parcels } from '#contract/parcels.ts'
import { sql } from '#server/database/db.ts'
import { openClaims } from '#test/claims.ts'
import { openTestServer } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { forecast, photoBy, powerBank } from '#test/parcels.ts'
import { expect, test } from 'vitest'

/* What an approved claim means for its member and for the others. */

const t = await openTestServer()
const story = await openClaims(t)
const { keeper, service, claimsOf } = story

const approve = (id: string, given = {}) => service.ask(staffClaims.approve, { id, ...given })

// Proves
test('an approved claim makes the parcel the member’s: in stock, as it was weighed, to be declared', async () => {
  const meiling = await t.member({ language: 'en' })
  const photo = await photoBy(keeper)
  const parcel = await story.pooled({ photoFileIds: [photo], shelf: 'U-01', pieces: 2, lengthMm: 400, heightMm: 250 })
  await t.db.run(sql`update unclaimed_parcels set publish_at = now() - interval '3 days' where id = ${parcel.id}`)
  const claimId = await story.claimed(meiling, parcel)
  const answer = await approve(claimId, { note: 'label fits' })
  expect(answer.wire).toMatchObject({
    claim: { id: claimId, claimStatus: 1, note: 'label fits', reviewedBy: service.username, unclaimed: { state: 2 } },
    package: { memberNo: meiling.memberNumber, trackingNo: parcel.trackingNumber, status: 30 },
  })
  const [claim] = await claimsOf(meiling)
  expect(claim).toMatchObject({
    claimStatus: 'approved',
    status: 'claimed',
    reviewedAt: expect.any(String),
    actions: ['forecast', 'details'],
  })
  const full = await meiling.call(parcels.get, { id: claim?.parcelId ?? '' })
  expect(full).toMatchObject({
    status: 'in_stock',
    trackingNumber: parcel.trackingNumber,
    warehouseId: parcel.warehouseId,
    courierCode: 'SF',
    customerCode: meiling.memberNumber,
    actualWeightG: 1250,
    volumeWeightG: 3334,
    billableWeightG: 4000,
    lengthMm: 400,
    totalPieces: 2,
    shelf: 'U-01',
    photoCount: 1,
    abnormal: { code: 'NO_DECLARATION', blocking: false },
    canEdit: true,
    canDelete: false,
    latestEvent: { code: 'received' },
    events: [{ code: 'received', place: expect.stringContaining('Fuyong') }],
    weighings: [{ actualWeightG: 1250, weighedBy: keeper.username, photos: [{ fileId: photo }] }],
  })
  const { pool, listed } = {
    pool: await meiling.call(unclaimed.listPool, { trackingNumber: parcel.trackingNumber, page: 1, pageSize: 10 }),
    listed: (await meiling.call(parcels.list, { dateField: 'forecast', page: 1, pageSize: 10 })).list,
  }
  expect(pool.total).toBe(0)
  expect(listed.map(({ id }) => id)).toEqual([full.id])
  const [mail] = await mailsTo(t.db, meiling.email)
  expect(mail).toMatchObject({
    kind: 'CLAIM_APPROVED',
    subject: `Your claim on parcel ${parcel.trackingNumber} was approved`,
    body: expect.stringContaining('1.250 kg'),
  })
  expect(mail?.body).toContain('declare the goods')
})

test('what was claimed keeps the day on which it came, and is declared like any parcel', async () => {
  const meiling = await t.member()
  const parcel = await story.pooled()
  await t.db.run(sql`alter table receipts disable trigger receipts_once`)
  await t.db.run(
    sql`update receipts set at = '2026-03-04T10:00:00+08:00' where tracking_number = ${parcel.trackingNumber}`,
  )
  await t.db.run(sql`alter table receipts enable trigger receipts_once`)
  const id = await story.approved(await story.claimed(meiling, parcel))
  const came = '2026-03-04T10:00:00+08:00'
  expect(await meiling.call(parcels.get, { id })).toMatchObject({
    inboundAt: came,
    latestEvent: { at: came },
    events: [{ code: 'received', at: came }],
    weighings: [{ weighedAt: came }],
  })
  const { warehouseId, courierCode, trackingNumber } = parcel
  const declared = await meiling.call(parcels.forecastOne, {
    id,
    warehouseId,
    courierCode,
    trackingNumber,
    goods: [powerBank],
  })
  expect(declared).toMatchObject({ status: 'in_stock', abnormal: null, goodsName: 'Power bank' })
})

test('the claimer’s own forecast of the number is the parcel that it becomes', async () => {
  const meiling = await t.member()
  const parcel = await story.pooled({ warehouseCode: 3 })
  const { id } = await forecast(meiling, parcel.trackingNumber)
  const approved = await story.approved(await story.claimed(meiling, parcel))
  expect(approved).toBe(id)
  expect(await meiling.call(parcels.get, { id })).toMatchObject({
    status: 'in_stock',
    warehouseId: parcel.warehouseId,
    abnormal: { code: 'WRONG_WAREHOUSE' },
    goods: [{ productName: 'Shirt' }],
    events: [{ code: 'received' }, { code: 'forecast' }],
  })
  const [history] = await t.db.rows(
    sql<{ event: string }>`select event, from_status as "from", details from parcel_history where parcel_id = ${id}`,
  )
  expect(history).toMatchObject({ event: 'approveClaim', from: 'forecast', details: { unclaimedId: parcel.id } })
})

test('approval settles the other claims, and everybody is written to', async () => {
  const [meiling, chiho] = [await t.member({ language: 'en' }), await t.member({ language: 'zh-Hant' })]
  const parcel = await story.pooled()
  const [hers, his] = [await story.claimed(meiling, parcel), await story.claimed(chiho, parcel)]
  await story.approved(hers)
  expect((await claimsOf(chiho))[0]).toMatchObject({
    claimId: his,
    claimStatus: 'rejected',
    rejectReason: 'NOT_OWNER',
    status: 'claimed',
    parcelId: null,
    actions: ['details'],
  })
  expect(await mailsTo(t.db, chiho.email)).toEqual([
    {
      kind: 'CLAIM_REJECTED',
      language: 'zh-Hant',
      subject: `包裹 ${parcel.trackingNumber} 的認領未獲通過`,
      body: expect.stringContaining('此包裹屬於其他會員'),
    },
  ])
  expect(await approve(his)).toMatchObject({ http: 409, code: 9002 })
})

test('a member who has a parcel of this number already is given no second one', async () => {
  const meiling = await t.member()
  const parcel = await story.pooled()
  const id = await story.claimed(meiling, parcel)
  const { id: other } = await forecast(meiling, parcel.trackingNumber)
  await t.db.run(sql`update parcels set status = 'in_stock', actual_weight_g = 1 where id = ${other}`)
  expect(await approve(id)).toMatchObject({ code: 9002, msg: expect.stringContaining('already has a parcel') })
  expect((await service.call(staffClaims.get, { id })).claimStatus).toBe('under_review')
})
