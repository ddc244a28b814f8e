import { claims, staffClaims } from '#contract/claims.ts'
import { forgetConfig } from '#server/settings/config.ts'
import { sql } from '#server/database/db.ts'
import { openClaims } from '#test/claims.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { freshNumber, warehouseId } from '#test/parcels.ts'
import { dataUrlOf, upload } from '#test/vouchers.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openClaims(t)
const { service } = story
const nanshan = await warehouseId(t, 3)

const mine = async (member: TestMember, given = {}) =>
  (await member.call(claims.listMine, { page: 1, pageSize: 10, ...given })).list
const oneOf = async (member: TestMember, claimId: string) =>
  (await mine(member)).find((claim) => claim.claimId === claimId)
const withdraw = (member: TestMember, claimId: string) => member.ask(claims.submit, { action: 'withdraw', claimId })
const nobody = '00000000-0000-7000-8000-000000000000'

// Proves
test('a claim goes to review with what was typed and its picture, and staff find it', async () => {
  const meiling = await t.member({ language: 'zh-Hant' })
  const parcel = await story.pooled()
  const typed = await story.claimOn(meiling, parcel, { remark: '我的鞋' })
  const lower = { ...typed, trackingNumber: ` ${parcel.trackingNumber.toLowerCase()} ` }
  const answer = await meiling.ask(claims.submit, lower, { language: 'zh-Hant' })
  expect(answer).toMatchObject({ code: 0, msg: '操作成功', wire: { claimId: expect.any(String), claimStatus: 0 } })
  const { claimId } = answer.data
  const listed = await meiling.ask(claims.listMine, { page: 1, pageSize: 10 })
  expect(listed.wire).toMatchObject({
    total: 1,
    imageRequired: true,
    list: [
      {
        claimId,
        parcelId: parcel.id,
        warehouseId: parcel.warehouseId,
        warehouseName: expect.stringContaining('Fuyong'),
        courierCode: 'SF',
        courierName: 'SF Express',
        trackingNo: parcel.trackingNumber,
        remark: '我的鞋',
        proofFileId: typed.fileId,
        publishAt: expect.stringMatching(/\+08:00$/),
        status: 1,
        claimStatus: 0,
        submittedAt: expect.stringMatching(/\+08:00$/),
        reviewedAt: null,
        rejectReason: null,
        rejectText: null,
        packageId: null,
        forecastId: null,
        actions: ['withdraw', 'forecast', 'details'],
      },
    ],
  })
  const picture = await fetch(`${t.url}${listed.data.list[0]?.proofImageUrl}`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  const queue = await service.call(staffClaims.search, { status: 'under_review', page: 1, pageSize: 10 })
  expect(queue.list.map(({ id }) => id)).toContain(claimId)
})

// Proves
test.each(['warehouseId', 'courierCode', 'trackingNumber', 'unclaimedParcelId', 'fileId'] as const)(
  'a claim without its %s is refused by that field',
  async (field) => {
    const meiling = await t.member()
    const { [field]: _left, ...typed } = await story.claimOn(meiling, await story.pooled())
    const wire = { trackingNumber: 'trackingNo', unclaimedParcelId: 'parcelId' }[field as string] ?? field
    const answer = await meiling.ask(claims.submit, typed)
    expect(answer).toMatchObject({ code: 1001, wire: { fields: { [wire]: expect.any(String) } } })
    expect(await mine(meiling)).toEqual([])
  },
)

test('what cannot be a claim is refused, and nothing is kept', async () => {
  const [meiling, chiho] = [await t.member(), await t.member()]
  const parcel = await story.pooled()
  const right = await story.claimOn(meiling, parcel)
  const cases: [object, number][] = [
    [{ ...right, action: 'steal' }, 1001],
    [{ ...right, trackingNumber: 'two numbers' }, 1001],
    [{ ...right, remark: 'x'.repeat(201) }, 1001],
    [{ ...right, fileId: undefined, imageBase64: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }, 3007],
    [{ ...right, fileId: undefined, imageBase64: 'data:image/png;base64,aGVsbG8=' }, 3007],
    [{ ...right, unclaimedParcelId: nobody }, 1002],
    [{ ...right, fileId: await upload(chiho, 'teal', 'claim') }, 1002],
    [{ ...right, fileId: await upload(meiling, 'teal', 'voucher') }, 1002],
    [{ action: 'resubmit', claimId: nobody, ...right }, 1002],
    [{ action: 'withdraw' }, 1001],
    [{ action: 'withdraw', claimId: nobody }, 1002],
  ]
  for (const [typed, code] of cases)
    expect([typed, (await meiling.ask(claims.submit, typed)).code]).toEqual([typed, code])
  expect(await t.visitor.ask(claims.submit, right)).toMatchObject({ code: 2001 })
  expect(await mine(meiling)).toEqual([])
})

// Proves R-435
test('typed data unlike the parcel’s are refused alike, whichever of them is wrong', async () => {
  const meiling = await t.member()
  const parcel = await story.pooled()
  const right = await story.claimOn(meiling, parcel)
  const wrong = [
    { trackingNumber: freshNumber() },
    { trackingNumber: parcel.trackingNumber.slice(0, -1) },
    { warehouseId: nanshan },
    { warehouseId: nobody },
    { courierCode: 'ZTO' },
    { courierCode: 'NOBODY' },
  ]
  for (const change of wrong) {
    const answer = await meiling.ask(claims.submit, { ...right, ...change })
    expect(answer).toMatchObject({
      code: 3009,
      msg: 'What you entered does not match this parcel',
      wire: { triesLeft: 4 },
    })
    expect(JSON.stringify(answer.wire)).not.toContain('fields')
  }
  expect(await meiling.ask(claims.submit, right)).toMatchObject({ code: 0 })
})

// Proves R-210
test('a picture may travel inside the message', async () => {
  const meiling = await t.member()
  const typed = await story.claimOn(meiling, await story.pooled(), { fileId: undefined })
  const { claimId } = await meiling.call(claims.submit, { ...typed, imageBase64: await dataUrlOf('olive') })
  expect((await fetch(`${t.url}${(await oneOf(meiling, claimId))?.proofImageUrl}`)).status).toBe(200)
})

test('staff may let claims pass without a picture', async () => {
  const meiling = await t.member()
  const typed = await story.claimOn(meiling, await story.pooled(), { fileId: undefined })
  await t.db.run(sql`insert into settings (key, value) values ('claim.imageRequired', 'false')`)
  forgetConfig(t.context)
  expect(await meiling.ask(claims.submit, typed)).toMatchObject({ code: 0 })
  expect((await mine(meiling))[0]).toMatchObject({ proofFileId: null, proofImageUrl: null })
  await t.db.run(sql`delete from settings where key = 'claim.imageRequired'`)
  forgetConfig(t.context)
})

// Proves R-489
test('one claim of a member on a parcel is open at a time', async () => {
  const meiling = await t.member()
  const parcel = await story.pooled()
  await story.claimed(meiling, parcel)
  expect(await meiling.ask(claims.submit, await story.claimOn(meiling, parcel))).toMatchObject({ code: 3008 })
  expect(await mine(meiling)).toHaveLength(1)
})

test('several members may claim the same parcel', async () => {
  const [meiling, chiho] = [await t.member(), await t.member()]
  const parcel = await story.pooled()
  const ids = [await story.claimed(meiling, parcel), await story.claimed(chiho, parcel)]
  expect(new Set(ids).size).toBe(2)
})

test('the same key hands a claim in once', async () => {
  const meiling = await t.member()
  const typed = await story.claimOn(meiling, await story.pooled())
  const [first, second] = await Promise.all(
    [1, 2].map(() => meiling.call(claims.submit, typed, { key: 'one-claim-form' })),
  )
  expect(second).toEqual(first)
  expect(await meiling.ask(claims.submit, { ...typed, remark: 'x' }, { key: 'one-claim-form' })).toMatchObject({
    code: 1006,
  })
})

// Proves
test('a claim under review is withdrawn once; afterwards it is out of turn', async () => {
  const meiling = await t.member()
  const claimId = await story.claimed(meiling, await story.pooled())
  expect((await withdraw(meiling, claimId)).wire).toEqual({ claimId, claimStatus: 3 })
  expect(await withdraw(meiling, claimId)).toMatchObject({ code: 3008 })
  expect((await oneOf(meiling, claimId))?.actions).toEqual(['resubmit', 'forecast', 'details'])
})

// Proves R-365
test('an approved or a rejected claim cannot be withdrawn', async () => {
  const meiling = await t.member()
  const [approved, rejected] = [
    await story.claimed(meiling, await story.pooled()),
    await story.claimed(meiling, await story.pooled()),
  ]
  await story.approved(approved)
  await service.call(staffClaims.reject, { id: rejected, reason: 'OTHER' })
  for (const id of [approved, rejected]) expect(await withdraw(meiling, id)).toMatchObject({ code: 3008 })
})

// Proves
test('a withdrawn or rejected claim is handed in again with new data; what was decided before stays in its history', async () => {
  const meiling = await t.member()
  const parcel = await story.pooled()
  const claimId = await story.claimed(meiling, parcel, { remark: 'first' })
  await service.call(staffClaims.reject, { id: claimId, reason: 'IMAGE_UNREADABLE', note: '太暗' })
  expect(await oneOf(meiling, claimId)).toMatchObject({
    claimStatus: 'rejected',
    rejectReason: 'IMAGE_UNREADABLE',
    rejectText: expect.stringContaining('can’t read the picture'),
    reviewNote: '太暗',
    reviewedAt: expect.any(String),
    actions: ['resubmit', 'forecast', 'details'],
  })
  const again = {
    ...(await story.claimOn(meiling, parcel, { remark: 'second' })),
    action: 'resubmit' as const,
    claimId,
  }
  expect((await meiling.ask(claims.submit, again)).wire).toEqual({ claimId, claimStatus: 0 })
  expect(await oneOf(meiling, claimId)).toMatchObject({
    claimStatus: 'under_review',
    remark: 'second',
    proofFileId: again.fileId,
    rejectReason: null,
    reviewNote: '',
    reviewedAt: null,
  })
  await withdraw(meiling, claimId)
  const { unclaimedParcelId: _left, ...without } = again
  expect((await meiling.call(claims.submit, without)).claimStatus).toBe('under_review')
  expect(await meiling.ask(claims.submit, again)).toMatchObject({ code: 3008 })
  const { history } = await service.call(staffClaims.get, { id: claimId })
  expect(history.map(({ event, note }) => [event, note])).toEqual([
    ['resubmit', ''],
    ['withdraw', ''],
    ['resubmit', ''],
    ['reject', '太暗'],
    ['submit', ''],
  ])
})

test('handing in again asks for data and picture again, and wrong ones are refused as at first', async () => {
  const meiling = await t.member()
  const parcel = await story.pooled()
  const claimId = await story.claimed(meiling, parcel)
  await withdraw(meiling, claimId)
  const again = { ...(await story.claimOn(meiling, parcel)), action: 'resubmit', claimId }
  for (const field of ['warehouseId', 'courierCode', 'trackingNumber', 'fileId'])
    expect(await meiling.ask(claims.submit, { ...again, [field]: undefined })).toMatchObject({ code: 1001 })
  expect(await meiling.ask(claims.submit, { ...again, trackingNumber: freshNumber() })).toMatchObject({ code: 3009 })
  expect((await oneOf(meiling, claimId))?.claimStatus).toBe('withdrawn')
})

test('who claims from the pool again goes on with the claim of before', async () => {
  const meiling = await t.member()
  const parcel = await story.pooled()
  const claimId = await story.claimed(meiling, parcel)
  await withdraw(meiling, claimId)
  expect(await story.claimed(meiling, parcel)).toBe(claimId)
  expect(await mine(meiling)).toHaveLength(1)
})

// Proves R-366
test('an approved claim is not handed in again', async () => {
  const meiling = await t.member()
  const parcel = await story.pooled()
  const claimId = await story.claimed(meiling, parcel)
  await story.approved(claimId)
  const again = { ...(await story.claimOn(meiling, parcel)), action: 'resubmit' as const, claimId }
  expect(await meiling.ask(claims.submit, again)).toMatchObject({ code: 3008 })
})

test('a parcel that somebody has is claimed by nobody, neither a first time nor again', async () => {
  const [meiling, chiho, aisyah] = [await t.member(), await t.member(), await t.member()]
  const parcel = await story.pooled()
  const claimId = await story.claimed(chiho, parcel)
  await withdraw(chiho, claimId)
  await story.approved(await story.claimed(meiling, parcel))
  expect(await aisyah.ask(claims.submit, await story.claimOn(aisyah, parcel))).toMatchObject({ code: 3012 })
  const again = { ...(await story.claimOn(chiho, parcel)), action: 'resubmit' as const, claimId }
  expect(await chiho.ask(claims.submit, again)).toMatchObject({ code: 3012 })
  expect(await oneOf(chiho, claimId)).toMatchObject({ status: 'claimed', parcelId: null, actions: ['details'] })
})

// Proves R-488
test('a claim is its member’s alone', async () => {
  const [meiling, chiho] = [await t.member(), await t.member()]
  const parcel = await story.pooled()
  const claimId = await story.claimed(meiling, parcel)
  expect(await withdraw(chiho, claimId)).toMatchObject({ code: 1002 })
  const again = { ...(await story.claimOn(chiho, parcel)), action: 'resubmit' as const, claimId }
  expect(await chiho.ask(claims.submit, again)).toMatchObject({ code: 1002 })
  expect(await mine(chiho)).toEqual([])
})
