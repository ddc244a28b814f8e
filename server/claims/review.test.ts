import { claims, staffClaims, unclaimed } from '#contract/claims.ts'
import { parcels } from '#contract/parcels.ts'
import { sql } from '#server/db.ts'
import { openClaims } from '#test/claims.ts'
import { openTestHouse, type TestMember } from '#test/harness.ts'
import { forecast, freshNumber, photoBy, powerBank } from '#test/parcels.ts'
import { upload } from '#test/vouchers.ts'
import { expect, test } from 'vitest'

const t = await openTestHouse()
const story = await openClaims(t)
const { keeper, service } = story

const approve = (id: string, who = service, given = {}) => who.ask(staffClaims.approve, { id, ...given })
const get = (id: string) => service.call(staffClaims.get, { id })
const mine = async (member: TestMember) => (await member.call(claims.listMine, { page: 1, pageSize: 10 })).list
const mailsTo = (memberId: string) =>
  t.db.rows(
    sql<{ kind: string; subject: string; body: string }>`
      select kind, subject, body from mail_outbox where member_id = ${memberId} order by created_at, id`,
  )
const nobody = '00000000-0000-7000-8000-000000000000'

test('an approved claim makes the parcel the member’s: in stock, as it was weighed, to be declared', async () => {
  const meiling = await t.member({ language: 'en' })
  const photo = await photoBy(keeper)
  const parcel = await story.pooled({ photoFileIds: [photo], shelf: 'U-01', pieces: 2, lengthMm: 400, heightMm: 250 })
  await t.db.run(sql`update unclaimed_parcels set publish_at = now() - interval '3 days' where id = ${parcel.id}`)
  const claimId = await story.claimed(meiling, parcel)
  const answer = await approve(claimId, service, { note: 'label fits' })
  expect(answer.wire).toMatchObject({
    claim: { id: claimId, claimStatus: 1, note: 'label fits', reviewedBy: service.username, unclaimed: { state: 2 } },
    package: { memberNo: meiling.memberNumber, trackingNo: parcel.trackingNumber, status: 30 },
  })
  const [claim] = await mine(meiling)
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
  const [mail] = await mailsTo(meiling.id)
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
  expect((await mine(chiho))[0]).toMatchObject({
    claimId: his,
    claimStatus: 'rejected',
    rejectReason: 'NOT_OWNER',
    status: 'claimed',
    parcelId: null,
    actions: ['details'],
  })
  expect(await mailsTo(chiho.id)).toEqual([
    {
      kind: 'CLAIM_REJECTED',
      subject: `包裹 ${parcel.trackingNumber} 的認領未獲通過`,
      body: expect.stringContaining('該包裹屬於其他會員'),
    },
  ])
  expect(await approve(his)).toMatchObject({ http: 409, code: 9002 })
})

test('only a claim under review is decided', async () => {
  const meiling = await t.member()
  const [withdrawn, rejected, approved] = [
    await story.claimed(meiling, await story.pooled()),
    await story.claimed(meiling, await story.pooled()),
    await story.claimed(meiling, await story.pooled()),
  ]
  await meiling.call(claims.submit, { action: 'withdraw', claimId: withdrawn })
  await service.call(staffClaims.reject, { id: rejected, reason: 'OTHER' })
  await story.approved(approved)
  for (const id of [withdrawn, rejected, approved]) {
    expect(await approve(id)).toMatchObject({ http: 409, code: 9002 })
    expect(await service.ask(staffClaims.reject, { id, reason: 'OTHER' })).toMatchObject({ http: 409, code: 9002 })
  }
  expect(await approve(nobody)).toMatchObject({ http: 404, code: 9006 })
  expect(await service.ask(staffClaims.reject, { id: nobody, reason: 'OTHER' })).toMatchObject({ code: 9006 })
})

test.each([
  ['IMAGE_UNREADABLE', 'must be clear to see'],
  ['NUMBER_MISMATCH', 'not the one you entered'],
  ['NOT_OWNER', 'another member'],
  ['OTHER', 'customer service'],
] as const)('a claim may be rejected as %s, and its member reads why', async (reason, words) => {
  const meiling = await t.member({ language: 'en' })
  const parcel = await story.pooled()
  const id = await story.claimed(meiling, parcel)
  const answer = await service.ask(staffClaims.reject, { id, reason, note: 'please look again' })
  expect(answer.wire).toMatchObject({ claim: { claimStatus: 2, rejectReason: reason, unclaimed: { state: 1 } } })
  const [claim] = await mine(meiling)
  expect(claim).toMatchObject({
    rejectReason: reason,
    rejectText: expect.stringContaining(words),
    reviewNote: 'please look again',
  })
  const [mail] = await mailsTo(meiling.id)
  expect(mail).toMatchObject({ kind: 'CLAIM_REJECTED', body: expect.stringContaining(words) })
  expect(mail?.body).toContain('please look again')
})

test('a decision without a known reason is refused by its field', async () => {
  const id = await story.claimed(await t.member(), await story.pooled())
  for (const given of [{}, { reason: 'UGLY' }, { reason: 5 }])
    expect(await service.ask(staffClaims.reject, { id, ...given })).toMatchObject({
      http: 422,
      code: 9005,
      wire: { fields: { reason: expect.any(String) } },
    })
  expect((await get(id)).claimStatus).toBe('under_review')
})

test('only customer service and administrators decide; the warehouse looks on, where it works', async () => {
  const id = await story.claimed(await t.member(), await story.pooled())
  for (const role of ['W', 'F', 'E'] as const) {
    const who = await t.staff([role])
    expect(await approve(id, who)).toMatchObject({ http: 403, code: 9001 })
    expect(await who.ask(staffClaims.reject, { id, reason: 'OTHER' })).toMatchObject({ http: 403, code: 9001 })
  }
  const [here, elsewhere] = [
    await t.staff(['W'], { warehouseCodes: [2] }),
    await t.staff(['W'], { warehouseCodes: [3] }),
  ]
  const paging = { page: 1, pageSize: 100 }
  expect((await here.call(staffClaims.search, paging)).list.map((claim) => claim.id)).toContain(id)
  expect((await elsewhere.call(staffClaims.search, paging)).list.map((claim) => claim.id)).not.toContain(id)
  expect((await here.call(staffClaims.get, { id })).id).toBe(id)
  expect(await elsewhere.ask(staffClaims.get, { id })).toMatchObject({ code: 9006 })
  expect(await approve(id, await t.staff(['A']))).toMatchObject({ code: 0 })
})

test('the reviewer sees what was typed and shown beside what was measured, the rivals and who forecast the number', async () => {
  const [meiling, chiho, aisyah] = [await t.member({ name: '陈美玲' }), await t.member(), await t.member()]
  const photo = await photoBy(keeper)
  const parcel = await story.pooled({ photoFileIds: [photo], remark: '收件人 陈' })
  const hers = await story.claimed(meiling, parcel)
  const his = await story.claimed(chiho, parcel)
  const { id: forecastId } = await forecast(aisyah, parcel.trackingNumber)
  const seen = await service.ask(staffClaims.get, { id: hers })
  expect(seen.wire).toMatchObject({
    id: hers,
    memberNo: meiling.memberNumber,
    memberName: '陈美玲',
    trackingNo: parcel.trackingNumber,
    courierCode: 'SF',
    proofImageUrl: expect.stringContaining('/api/files/'),
    claimStatus: 0,
    needsSecondPerson: false,
    firstYesBy: null,
    unclaimed: {
      id: parcel.id,
      trackingNo: parcel.trackingNumber,
      labelText: '收件人 陈',
      state: 1,
      published: true,
      actualWeightG: 1250,
      openClaims: 2,
      packageId: null,
      memberNo: null,
      photos: [{ fileId: photo, url: expect.any(String) }],
      candidates: [{ packageId: forecastId, memberNo: aisyah.memberNumber, goodsName: 'Shirt' }],
    },
    rivals: [{ id: his, memberNo: chiho.memberNumber, claimStatus: 0 }],
    history: [{ event: 'submit', actorKind: 'member', staffName: null }],
  })
  expect((await fetch(`${t.url}${seen.data.proofImageUrl}`)).status).toBe(200)
})

test('claims are found by status and by member, newest first', async () => {
  const meiling = await t.member()
  const first = await story.claimed(meiling, await story.pooled())
  const second = await story.claimed(meiling, await story.pooled())
  await service.call(staffClaims.reject, { id: first, reason: 'OTHER' })
  const found = async (given: object) =>
    (await service.call(staffClaims.search, { page: 1, pageSize: 10, ...given })).list.map(({ id }) => id)
  const { memberNumber } = meiling
  expect(await found({ memberNumber })).toEqual([second, first])
  expect(await found({ memberNumber: ` ${memberNumber.toLowerCase()} `, status: 'rejected' })).toEqual([first])
  expect(await found({ memberNumber: 'JY0000000' })).toEqual([])
  expect(await service.ask(staffClaims.search, { page: 0, pageSize: 10 })).toMatchObject({ http: 422, code: 9005 })
})

test('a picture that was shown for another parcel, a new account and guesses are flagged', async () => {
  const [meiling, chiho] = [await t.member(), await t.member()]
  await t.db.run(sql`update members set registered_at = now() - interval '3 days' where id = ${meiling.id}`)
  const plain = await story.claimed(meiling, await story.pooled())
  expect((await get(plain)).flags).toEqual([])
  const [one, other] = [await story.pooled(), await story.pooled()]
  const first = await story.claimed(meiling, one, { fileId: await upload(meiling, 'crimson', 'claim') })
  for (let count = 0; count < 3; count += 1) {
    const wrong = await story.claimOn(chiho, other, { trackingNumber: freshNumber() })
    await chiho.ask(claims.submit, wrong)
  }
  const copied = await story.claimed(chiho, other, { fileId: await upload(chiho, 'crimson', 'claim') })
  expect((await get(first)).flags).toEqual(['SAME_IMAGE'])
  expect((await get(copied)).flags).toEqual(['SAME_IMAGE', 'NEW_ACCOUNT', 'GUESSES'])
})

test('where three claim a parcel two people say yes, and one alone changes nothing', async () => {
  const parcel = await story.pooled()
  const [meiling, chiho, aisyah] = [await t.member(), await t.member(), await t.member()]
  const id = await story.claimed(meiling, parcel)
  for (const rival of [chiho, aisyah]) await story.claimed(rival, parcel)
  expect((await get(id)).needsSecondPerson).toBe(true)
  expect((await approve(id)).wire).toMatchObject({
    package: null,
    claim: { claimStatus: 0, firstYesBy: service.username, firstYesByMe: true },
  })
  expect(await approve(id)).toMatchObject({ http: 409, code: 9003 })
  expect((await mine(meiling))[0]).toMatchObject({ claimStatus: 'under_review', parcelId: null })
  const second = await t.staff(['S'])
  expect((await approve(id, second)).wire).toMatchObject({ package: { memberNo: meiling.memberNumber } })
  expect((await mine(aisyah))[0]).toMatchObject({ claimStatus: 'rejected', rejectReason: 'NOT_OWNER' })
})

test('goods above CNY 1,000 ask for a second person too', async () => {
  const meiling = await t.member()
  const parcel = await story.pooled()
  await forecast(meiling, parcel.trackingNumber, { goods: [{ ...powerBank, unitPriceMinor: 100_001 }] })
  const id = await story.claimed(meiling, parcel)
  expect((await approve(id)).data.parcel).toBeNull()
  expect((await approve(id, await t.staff(['A']))).data.parcel).toMatchObject({ memberId: meiling.id })
})

test('nobody of the staff decides on a claim of their own', async () => {
  const meiling = await t.member()
  const clerk = await t.staff(['S'])
  await t.db.run(sql`update staff set email = ${meiling.email} where id = ${clerk.id}`)
  const id = await story.claimed(meiling, await story.pooled())
  expect(await approve(id, clerk)).toMatchObject({ http: 409, code: 9003 })
  expect(await approve(id)).toMatchObject({ code: 0 })
})

test('a decision on a claim that changed meanwhile is refused', async () => {
  const meiling = await t.member()
  const parcel = await story.pooled()
  const id = await story.claimed(meiling, parcel)
  const { version } = await get(id)
  await meiling.call(claims.submit, { action: 'withdraw', claimId: id })
  await story.claimed(meiling, parcel)
  expect(await approve(id, service, { version })).toMatchObject({ http: 409, code: 1005 })
  expect(await service.ask(staffClaims.reject, { id, reason: 'OTHER', version })).toMatchObject({ code: 1005 })
  expect(await approve(id, service, { version: version + 2 })).toMatchObject({ code: 0 })
})

test('a member who has a parcel of this number already is given no second one', async () => {
  const meiling = await t.member()
  const parcel = await story.pooled()
  const id = await story.claimed(meiling, parcel)
  const { id: other } = await forecast(meiling, parcel.trackingNumber)
  await t.db.run(sql`update parcels set status = 'in_stock', actual_weight_g = 1 where id = ${other}`)
  expect(await approve(id)).toMatchObject({ code: 9002, msg: expect.stringContaining('already has a parcel') })
  expect((await get(id)).claimStatus).toBe('under_review')
})

test('each decision leaves its row in the audit trail', async () => {
  const id = await story.claimed(await t.member(), await story.pooled())
  await story.approved(id)
  const [row] = await t.db.rows(
    sql<{ call: string }>`select call, target_kind as kind, before, after from audit_log where target_id = ${id}`,
  )
  expect(row).toMatchObject({
    call: 'staffClaims.approve',
    kind: 'claim',
    before: { status: 'under_review' },
    after: { status: 'approved', parcelId: expect.any(String) },
  })
})
