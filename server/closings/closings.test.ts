import { disputes } from '#contract/disputes.ts'
import { staffParcelClosings } from '#contract/parcel-closings.ts'
import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { reports } from '#contract/reports.ts'
import type { Input } from '#contract/wire/operation.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestMember, type TestStaff } from '#test/harness.ts'
import { disputeReason } from '#test/orders.ts'
import { bareOrder, forecast, photoBy, powerBank, scanOf, shirt, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const [fuyong, nanshan] = [await warehouseId(t, 2), await warehouseId(t, 3)]
const keeper = await t.staff(['W'], { warehouseCodes: [2] })
const service = await t.staff(['S'])
const admin = await t.staff(['A'])

async function stocked(member: TestMember, given = {}) {
  const made = await forecast(member, undefined, given)
  await keeper.call(staffParcels.receive, scanOf(made.trackingNumber, fuyong))
  return made
}
type Ask = Input<typeof staffParcelClosings.ask>
const asking = async (id: string, given: Partial<Ask> = {}, by: TestStaff = service) =>
  by.ask(staffParcelClosings.ask, {
    id,
    reason: 'returned',
    note: 'The member asked for it',
    photoFileIds: [await photoBy(by)],
    ...given,
  })
const openOf = async (trackingNumber: string, who: TestStaff = admin) =>
  (await who.call(staffParcelClosings.list, { state: 'asked', trackingNumber, pageSize: 10 })).list[0]
const mailsTo = (memberId: string) =>
  t.db.rows(sql<{ subject: string; body: string }>`
    select subject, body from mail_outbox where member_id = ${memberId} and kind = 'PARCEL_CLOSED'`)
const standing = (id: string) =>
  t.db.row(sql<{ closedReason: string | null }>`select closed_reason as "closedReason" from parcels where id = ${id}`)

// Proves B-IN-09, B-IN-30, B-IN-31
test('a parcel is closed once a second person confirms, and only then its member reads how it left', async () => {
  const member = await t.member({ language: 'en' })
  const { id, trackingNumber } = await stocked(member)
  expect(await asking(id)).toMatchObject({ code: 0, data: { state: 'asked' } })
  expect((await member.call(parcels.get, { id })).status).toBe('in_stock')
  expect(await mailsTo(member.id)).toEqual([])
  const asked = await openOf(trackingNumber, keeper)
  expect(asked).toMatchObject({
    parcelId: id,
    reason: 'returned',
    note: 'The member asked for it',
    askedBy: service.username,
    isOwn: false,
    memberNumber: member.memberNumber,
    photos: [{ url: expect.any(String) }],
  })
  const closed = await keeper.call(staffParcelClosings.confirm, { id: asked!.id })
  expect(closed).toMatchObject({ state: 'confirmed', settledBy: keeper.username })
  expect(await standing(id)).toEqual({ closedReason: 'returned' })
  expect((await member.call(parcels.list, {})).total).toBe(0)
  const [mail] = await mailsTo(member.id)
  expect(mail?.body).toContain('Returned to the sender')
  expect(mail?.body).toContain('The member asked for it')
  const history = await t.db.rows(
    sql`select event, actor_id as "by", note from parcel_history where parcel_id = ${id} and event = 'close'`,
  )
  expect(history).toEqual([{ event: 'close', by: keeper.id, note: 'The member asked for it' }])
})

// Proves B-IN-32
test('nobody confirms their own request; they may withdraw it, and another may not agree', async () => {
  const member = await t.member()
  const { id, trackingNumber } = await stocked(member)
  await asking(id)
  const own = await openOf(trackingNumber, service)
  expect(own?.isOwn).toBe(true)
  expect((await service.ask(staffParcelClosings.confirm, { id: own!.id })).code).toBe(9002)
  expect((await asking(id, {}, admin)).code).toBe(9002)
  const withdrawn = await service.call(staffParcelClosings.refuse, { id: own!.id, reason: 'Not this one' })
  expect(withdrawn).toMatchObject({ state: 'withdrawn', settledNote: 'Not this one' })
  await asking(id)
  const again = await openOf(trackingNumber)
  expect(await keeper.call(staffParcelClosings.refuse, { id: again!.id, reason: 'It is still here' })).toMatchObject({
    state: 'refused',
  })
  expect(await standing(id)).toEqual({ closedReason: null })
  expect((await keeper.ask(staffParcelClosings.confirm, { id: again!.id })).code).toBe(9002)
})

test('in stock a photo is needed; what is only forecast is closed at once, without one', async () => {
  const member = await t.member()
  const here = await stocked(member)
  expect(await asking(here.id, { photoFileIds: [] })).toMatchObject({ code: 9005 })
  const { id } = await forecast(member)
  expect(await asking(id, { photoFileIds: [] })).toMatchObject({ code: 0, data: { state: 'confirmed' } })
  expect(await standing(id)).toEqual({ closedReason: 'returned' })
  expect(await mailsTo(member.id)).toHaveLength(1)
})

test('what went into an order meanwhile, or whose weighing is disputed, stays', async () => {
  const member = await t.member()
  const { id, trackingNumber } = await stocked(member)
  await asking(id)
  const asked = await openOf(trackingNumber)
  const orderId = await bareOrder(t, member.id, 'JH200')
  await t.db.run(sql`update parcels set status = 'packing', packing_at = now(), order_id = ${orderId} where id = ${id}`)
  expect(await keeper.ask(staffParcelClosings.confirm, { id: asked!.id })).toMatchObject({
    code: 9002,
    msg: expect.stringContaining('JH200'),
  })
  expect((await asking(id, {}, admin)).code).toBe(9002)
  expect(await standing(id)).toEqual({ closedReason: null })
  await t.db.run(sql`update parcels set status = 'in_stock', packing_at = null, order_id = null where id = ${id}`)
  const weighingId = (await member.call(parcels.get, { id })).weighings[0]?.id ?? ''
  await member.call(disputes.open, { weighingId, reason: disputeReason })
  expect((await keeper.ask(staffParcelClosings.confirm, { id: asked!.id })).code).toBe(9002)
})

test('the goods of a merged parcel go to the other one; nothing is lost or counted twice', async () => {
  const member = await t.member()
  const first = await stocked(member)
  const second = await stocked(member, { goods: [powerBank] })
  expect(await asking(first.id, { reason: 'merged' })).toMatchObject({ code: 9005 })
  const others = await stocked(await t.member())
  expect(await asking(first.id, { reason: 'merged', intoNumber: others.trackingNumber })).toMatchObject({ code: 9005 })
  expect(await asking(first.id, { reason: 'merged', intoNumber: second.trackingNumber })).toMatchObject({ code: 0 })
  const asked = await openOf(first.trackingNumber)
  expect(asked?.intoNumber).toBe(second.trackingNumber)
  await keeper.call(staffParcelClosings.confirm, { id: asked!.id })
  const into = await member.call(parcels.get, { id: second.id })
  expect(into).toMatchObject({
    totalPieces: shirt.quantity + powerBank.quantity,
    totalGoodsValueMinor: shirt.quantity * shirt.unitPriceMinor + powerBank.quantity * powerBank.unitPriceMinor,
    goodsType: 'sensitive',
    goods: [{ productName: 'Power bank' }, { productName: 'Shirt' }],
  })
  expect((await member.call(parcels.list, {})).total).toBe(1)
})

test('a keeper of another warehouse sees and settles none of it', async () => {
  const { id, trackingNumber } = await stocked(await t.member())
  await asking(id)
  const asked = await openOf(trackingNumber)
  const elsewhere = await t.staff(['W'], { warehouseCodes: [3] })
  expect(await openOf(trackingNumber, elsewhere)).toBeUndefined()
  expect((await elsewhere.ask(staffParcelClosings.confirm, { id: asked!.id })).code).toBe(9006)
  expect((await elsewhere.ask(staffParcelClosings.refuse, { id: asked!.id, reason: 'no' })).code).toBe(9006)
  expect((await keeper.ask(staffParcelClosings.ask, { id, reason: 'returned', note: 'x' })).code).toBe(9001)
  expect((await elsewhere.call(staffParcelClosings.list, { warehouseId: nanshan, pageSize: 10 })).list).toEqual([])
})

test('of ten confirmations at once one closes it, and the member reads it once', async () => {
  const member = await t.member()
  const { id, trackingNumber } = await stocked(member)
  await asking(id)
  const asked = await openOf(trackingNumber)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => admin.ask(staffParcelClosings.confirm, { id: asked!.id })),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array.from({ length: 9 }, () => 9002)])
  expect(await mailsTo(member.id)).toHaveLength(1)
})

test('a closing waits in the work queue of everybody but the person who asked', async () => {
  const { id, trackingNumber } = await stocked(await t.member())
  await asking(id)
  const waits = async (who: TestStaff) =>
    (await who.call(reports.dashboard, {})).urgent.some(
      (row) => row.queue === 'closings' && row.number === trackingNumber,
    )
  expect(await waits(keeper)).toBe(true)
  expect(await waits(service)).toBe(false)
})

test('requests are listed page by page, the newest first', async () => {
  const member = await t.member()
  const made = [await stocked(member), await stocked(member), await stocked(member)]
  for (const { id } of made) await asking(id)
  const page = await admin.call(staffParcelClosings.list, { state: 'asked', pageSize: 2 })
  expect(page.list.map(({ parcelId }) => parcelId)).toEqual([made[2]?.id, made[1]?.id])
  const next = await admin.call(staffParcelClosings.list, { state: 'asked', pageSize: 2, after: page.next ?? '' })
  expect(next.list[0]?.parcelId).toBe(made[0]?.id)
})
