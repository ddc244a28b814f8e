import { claims, staffUnclaimedParcels, unclaimed } from '#contract/claims.ts'
import { sql } from '#server/database/db.ts'
import { openClaims } from '#test/claims.ts'
import { openTestServer } from '#test/harness.ts'
import { freshNumber, photoBy } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openClaims(t)
const meiling = await t.member({ language: 'zh-Hant' })
const pool = (given = {}) => meiling.call(unclaimed.listPool, { page: 1, pageSize: 100, ...given })
const idsIn = async (given = {}) => (await pool(given)).list.map(({ id }) => id)

// Proves
test('the pool shows warehouse, courier, publish time and the ends of the number, and nothing else of the parcel', async () => {
  const photo = await photoBy(story.keeper)
  const number = freshNumber('SF14200')
  const parcel = await story.pooled({ number, photoFileIds: [photo], remark: '陈小姐 138' })
  const answer = await meiling.ask(unclaimed.listPool, { trackingNumber: number, page: 1, pageSize: 10 })
  expect(answer.wire).toEqual({
    list: [
      {
        id: parcel.id,
        warehouseId: parcel.warehouseId,
        warehouseName: expect.stringContaining('Fuyong'),
        courierCode: 'SF',
        courierName: 'SF Express',
        trackingNoMasked: `SF14****${number.slice(-3)}`,
        publishAt: expect.stringMatching(/\+08:00$/),
        status: 1,
        myClaim: null,
      },
    ],
    page: 1,
    pageSize: 10,
    total: 1,
    imageRequired: true,
  })
  for (const hidden of [number, photo, '陈小姐', '1250']) expect(JSON.stringify(answer.wire)).not.toContain(hidden)
})

// Proves R-487
test('only the whole number finds a parcel: no part of it, no wildcard, and nothing tells a wrong one from an absent one', async () => {
  const number = freshNumber('YT77')
  const { id } = await story.pooled({ number })
  for (const typed of [number, ` ${number.toLowerCase()} `])
    expect(await idsIn({ trackingNumber: typed })).toEqual([id])
  const nothing = { list: [], page: 1, pageSize: 100, total: 0, imageRequired: true }
  const parts = [number.slice(0, -1), number.slice(1), '%', `${number.slice(0, 6)}%`, '_'.repeat(number.length), 'YT77']
  for (const typed of [...parts, freshNumber('YT99'), `${number}0`])
    expect([typed, await pool({ trackingNumber: typed })]).toEqual([typed, nothing])
})

// Proves R-139
test('each filter of the pool leaves what it names, newest first', async () => {
  const [sf, zto, nanshan] = [
    await story.pooled(),
    await story.pooled({ courierCode: 'ZTO' }),
    await story.pooled({ warehouseCode: 3 }),
  ]
  const mine = [sf.id, zto.id, nanshan.id]
  const among = async (given: object) => (await idsIn(given)).filter((id) => mine.includes(id))
  expect(await among({})).toEqual([nanshan.id, zto.id, sf.id])
  expect(await among({ courierCode: 'ZTO' })).toEqual([zto.id])
  expect(await among({ warehouseCode: 3 })).toEqual([nanshan.id])
  expect(await among({ warehouseCode: 1 })).toEqual([nanshan.id, zto.id, sf.id])
  expect(await among({ warehouseCode: 99 })).toEqual([])
  await t.db.run(sql`update unclaimed_parcels set publish_at = '2026-01-05T10:00:00.5+08:00' where id = ${sf.id}`)
  expect(await among({ from: '2026-01-05T10:00:00+08:00', to: '2026-01-05T10:00:00+08:00' })).toEqual([sf.id])
  expect(await among({ from: '2026-01-06', to: '2026-01-07' })).toEqual([])
  const { list, total } = await pool({ pageSize: 2, page: 2 })
  expect(total).toBeGreaterThan(2)
  expect(list).toHaveLength(Math.min(2, total - 2))
})

test('what cannot be a filter is refused field by field', async () => {
  const wrong: [object, string][] = [
    [{ warehouseCode: 'x' }, 'warehouseCode'],
    [{ from: 'yesterday' }, 'from'],
    [{ from: '2026-02-02', to: '2026-02-01' }, 'to'],
    [{ pageSize: 101 }, 'pageSize'],
    [{ trackingNumber: 'x'.repeat(33) }, 'trackingNo'],
  ]
  for (const [given, field] of wrong) {
    const answer = await meiling.ask(unclaimed.listPool, { page: 1, pageSize: 10, ...given })
    expect(answer).toMatchObject({ code: 1001, wire: { fields: { [field]: expect.any(String) } } })
  }
  expect(await t.visitor.ask(unclaimed.listPool, { page: 1, pageSize: 10 })).toMatchObject({ code: 2001 })
  expect(await t.visitor.ask(claims.listMine, { page: 1, pageSize: 10 })).toMatchObject({ code: 2001 })
})

// Proves B-IN-11, R-363
test('what is hidden, claimed or disposed of leaves the pool; shown again it stands on top', async () => {
  const { keeper } = story
  const [hidden, given] = [await story.pooled(), await story.pooled()]
  await keeper.call(staffUnclaimedParcels.update, { id: hidden.id, published: false })
  expect(await idsIn()).not.toContain(hidden.id)
  await keeper.call(staffUnclaimedParcels.update, { id: hidden.id, published: true })
  expect((await idsIn())[0]).toBe(hidden.id)
  await story.approved(await story.claimed(await t.member(), given))
  expect(await idsIn()).not.toContain(given.id)
})

// Proves R-211
test('the pool shows each member their own claim and nobody else’s', async () => {
  const parcel = await story.pooled()
  const [chiho, aisyah] = [await t.member(), await t.member()]
  const claimId = await story.claimed(chiho, parcel)
  const seenBy = async (member: typeof chiho) =>
    (await member.call(unclaimed.listPool, { trackingNumber: parcel.trackingNumber, page: 1, pageSize: 10 })).list[0]
      ?.myClaim
  expect(await seenBy(chiho)).toEqual({ id: claimId, status: 'under_review' })
  expect(await seenBy(aisyah)).toBeNull()
})

test('a claim is found by its id, whatever page it stands on, and by its member alone', async () => {
  const [chiho, aisyah] = [await t.member(), await t.member()]
  const claimId = await story.claimed(chiho, await story.pooled())
  await story.claimed(chiho, await story.pooled())
  const found = (member: typeof chiho) => member.call(claims.listMine, { claimId, page: 1, pageSize: 1 })
  expect(await found(chiho)).toMatchObject({ total: 1, list: [{ claimId }] })
  expect(await found(aisyah)).toMatchObject({ total: 0, list: [] })
})
