import { claims, staffClaims } from '#contract/claims.ts'
import { sql } from '#server/database/db.ts'
import { openClaims } from '#test/claims.ts'
import { openTestServer } from '#test/harness.ts'
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
