import { claims, staffClaims } from '#contract/claims.ts'
import { sql } from '#server/database/db.ts'
import { openClaims } from '#test/claims.ts'
import { openTestServer } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { forecast, freshNumber, photoBy } from '#test/parcels.ts'
import { upload } from '#test/vouchers.ts'
import { expect, test } from 'vitest'

/* What reviewers see of claims, and how they find them. */

const t = await openTestServer()
const story = await openClaims(t)
const { keeper, service } = story

const get = (id: string) => service.call(staffClaims.get, { id })

// Proves B-IN-12, R-434
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

// Proves B-IN-12
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

// Proves B-IN-12
test('the list counts every status and what is late, and begins with the longest waiting when asked to', async () => {
  const meiling = await t.member()
  const { memberNumber } = meiling
  const parcels = [await story.pooled(), await story.pooled({ warehouseCode: 3 }), await story.pooled()]
  const [old = '', fresh = '', gone = ''] = await Promise.all(parcels.map((parcel) => story.claimed(meiling, parcel)))
  await t.db.run(sql`update claims set submitted_at = now() - interval '25 hours' where id = ${old}`)
  await service.call(staffClaims.reject, { id: gone, reason: 'OTHER' })
  const search = (given: object) =>
    service.ask(staffClaims.search, { page: 1, pageSize: 10, memberNumber, status: 'under_review', ...given })
  const { wire, data } = await search({ order: 'oldest' })
  expect(data.list.map(({ id }) => id)).toEqual([old, fresh])
  expect(wire).toMatchObject({ total: 2, late: 1, counts: { '0': 2, '1': 0, '2': 1, '3': 0 } })
  const [, atNanshan] = parcels
  const ids = async (given: object) => (await search(given)).data.list.map(({ id }) => id)
  expect(await ids({})).toEqual([fresh, old])
  expect(await ids({ warehouseId: atNanshan?.warehouseId })).toEqual([fresh])
  expect(await ids({ trackingNumber: parcels[0]?.trackingNumber.toLowerCase() })).toEqual([old])
  expect((await search({ memberNumber: 'JY0000000' })).data).toMatchObject({ total: 0, late: 0 })
  expect(await search({ order: 'best' })).toMatchObject({ http: 422, code: 9005 })
})

test('beside a claim stand the member’s own forecast, how often they tried, and what the rivals rest on', async () => {
  const [meiling, chiho] = [await t.member(), await t.member()]
  const parcel = await story.pooled()
  const { id: forecastId } = await forecast(meiling, parcel.trackingNumber)
  await meiling.ask(claims.submit, await story.claimOn(meiling, parcel, { trackingNumber: freshNumber() }))
  const hers = await story.claimed(meiling, parcel)
  await story.claimed(chiho, parcel, { remark: 'two grey boots' })
  await meiling.call(claims.submit, { action: 'withdraw', claimId: hers })
  await story.claimed(meiling, parcel)
  const seen = await get(hers)
  expect(seen.tries).toEqual({ submitted: 2, missesToday: 1, claimsIn30Days: 2 })
  expect(seen.forecast).toMatchObject({ parcelId: forecastId, goodsName: 'Shirt', warehouseName: expect.any(String) })
  expect(seen.rivals).toMatchObject([
    {
      memberNumber: chiho.memberNumber,
      trackingNumber: parcel.trackingNumber,
      remark: 'two grey boots',
      forecastAt: null,
    },
  ])
  expect((await fetch(`${t.url}${seen.rivals[0]?.proofImageUrl}`)).status).toBe(200)
  expect(Date.parse(seen.unclaimed.keptUntil) - Date.parse(seen.unclaimed.receivedAt)).toBe(90 * 86_400_000)
})

// Proves B-IN-13, B-IN-14
test('the words shown before a decision are the mail that its member gets', async () => {
  const [meiling, chiho] = [await t.member({ language: 'en' }), await t.member({ language: 'zh-Hant' })]
  const parcel = await story.pooled()
  await forecast(meiling, parcel.trackingNumber, { warehouseCode: 3 })
  const [hers, his] = [await story.claimed(meiling, parcel), await story.claimed(chiho, await story.pooled())]
  const told = { hers: (await get(hers)).told, his: (await get(his)).told }
  expect([told.hers.language, told.his.language]).toEqual(['en', 'zh-Hant'])
  await story.approved(hers)
  expect((await mailsTo(t.db, meiling.email)).at(-1)).toMatchObject(told.hers.approved)
  await service.call(staffClaims.reject, { id: his, reason: 'NOT_OWNER', note: '收件人姓名不同' })
  const shown = told.his.rejected.find(({ reason }) => reason === 'NOT_OWNER')
  expect((await mailsTo(t.db, chiho.email)).at(-1)).toMatchObject({
    subject: shown?.subject,
    body: shown?.body.replace('{note}', '收件人姓名不同'),
  })
})
