import { captchas } from '#contract/captchas.ts'
import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { openStory } from '#test/orders.ts'
import { shirt } from '#test/parcels.ts'

const t = await openTestServer()
const story = await openStory(t)

// Proves
test('checks come in the order of the contract: ticked, receiver, fields, code, parcels, line', async () => {
  const member = await t.member()
  const parcelId = await story.stocked(member)
  const good = await story.application([parcelId])
  const { name: _name, ...nameless } = await story.receiver()
  const code = async (given: Record<string, unknown>) =>
    (await member.ask(orders.submitConsolidation, { ...good, ...given })).code
  expect(await code({ parcelIds: [], receiver: nameless, declaredValueMinor: 'x' })).toBe(4001)
  expect(await code({ receiver: nameless, declaredValueMinor: 'x' })).toBe(4005)
  expect(await code({ declaredValueMinor: undefined, captchaCode: 'WRONG' })).toBe(1001)
  expect(await code({ captchaCode: undefined })).toBe(1001)
  expect(await code({ receiver: { ...(await story.receiver()), postalCode: '1' } })).toBe(1001)
  expect(await code({ currency: 'USD', captchaCode: 'WRONG' })).toBe(5009)
  expect(await code({ declaredValueMinor: 0 })).toBe(4012)
  expect(await code({ declaredValueMinor: 5_000_001 })).toBe(4012)
  // None of these calls checked the code; this one spends it.
  const wrong = await member.ask(orders.submitConsolidation, {
    ...good,
    captchaCode: 'ab$1',
    parcelIds: [good.channelId],
  })
  expect([wrong.code, wrong.msg]).toEqual([2006, 'Incorrect input of verification code'])
  expect(await code({})).toBe(2007)
  expect(await code(await t.captcha('login'))).toBe(2007)
  expect(await code({ ...(await t.captcha('consolidate')), parcelIds: [good.channelId], channelId: parcelId })).toBe(
    4003,
  )
  expect(await code({ ...(await t.captcha('consolidate')), channelId: await story.channelId('SEA_PARCEL') })).toBe(4006)
  expect((await member.call(parcels.get, { id: parcelId })).status).toBe('in_stock')
})

// Proves
test.each(['name', 'phone', 'regionCode', 'address', 'postalCode'] as const)(
  'a receiver without %s is refused with 4005',
  async (part) => {
    const member = await t.member()
    const receiver = { ...(await story.receiver()), [part]: '' }
    const answer = await member.ask(orders.submitConsolidation, await story.application([member.id], { receiver }))
    expect([answer.code, answer.msg]).toEqual([4005, 'Please check whether the receiving information is complete'])
  },
)

test('what is not weighed, blocked, in an order, or not the member’s cannot be shipped', async () => {
  const member = await t.member()
  const stranger = await t.member()
  const forecast = await member.call(parcels.forecastOne, {
    warehouseCode: 2,
    courierCode: 'SF',
    trackingNumber: `NW${process.pid}0001`,
    goods: [shirt],
  })
  const blocked = await story.stocked(member, { scan: { abnormalCode: 'PROHIBITED' } })
  const theirs = await story.stocked(stranger)
  const taken = await story.stocked(member)
  await story.applied(member, {}, [taken])
  const good = await story.stocked(member)
  for (const bad of [forecast.id, blocked, theirs, taken]) {
    expect((await member.ask(orders.submitConsolidation, await story.application([good, bad]))).code).toBe(4003)
  }
  expect((await member.call(parcels.get, { id: good })).status).toBe('in_stock')
})

test('parcels of two warehouses are not combined', async () => {
  const member = await t.member()
  const both = [await story.stocked(member), await story.stocked(member, { warehouse: 3 })]
  expect((await member.ask(orders.submitConsolidation, await story.application(both))).code).toBe(4004)
})

// Proves R-576
test('each reason why a line does not serve has its code', async () => {
  const member = await t.member()
  const apply = async (parcelId: string, given: Parameters<typeof story.application>[1]) =>
    (await member.ask(orders.submitConsolidation, await story.application([parcelId], given))).code
  const parcel = await story.stocked(member)
  const heavy = await story.stocked(member, { scan: { actualWeightG: 30_001 } })
  const sensitive = await story.stocked(member, { goods: [{ ...shirt, goodsType: 'sensitive' }] })
  const [pickUp, bulk, air] = [
    await story.channelId('HK_PICKUP'),
    await story.channelId('SEA_BULK'),
    await story.channelId('AIR'),
  ]
  expect(await apply(heavy, {})).toBe(4007)
  expect(await apply(parcel, { channelId: pickUp })).toBe(4014)
  expect(await apply(parcel, { channelId: air })).toBe(4006)
  expect(await apply(sensitive, { channelId: bulk, receiver: await story.receiver('TW') })).toBe(4013)
  expect(await apply(parcel, { channelId: parcel })).toBe(1002)
  expect(await apply(parcel, { vas: [{ id: parcel, qty: 1 }] })).toBe(1001)
})

test('a line that is not priced in the currency, at the weight, or for the point’s limit says so', async () => {
  const member = await t.member()
  const parcel = await story.stocked(member)
  const code = async (given: Parameters<typeof story.application>[1]) =>
    (await member.ask(orders.submitConsolidation, await story.application([parcel], given))).code
  const bulk = await story.channelId('HK_BULK')
  const channelId = await story.channelId('HK_PICKUP')
  await t.db.run(sql`update price_rules set closed = true where channel_id = ${bulk} and currency = 'HKD'`)
  await t.db.run(sql`update price_rules set weight_to_kg = 5 where channel_id = ${bulk} and currency = 'CNY'`)
  expect(await code({ channelId: bulk, currency: 'HKD' })).toBe(4008)
  expect(await code({ channelId: bulk })).toBe(4016)
  const { id: pickUpPointId } = await t.db.row(sql<{ id: string }>`
    update pickup_points set weight_limit_g = 2000 where id = (select id from pickup_points where destination_code = 'HK' and open limit 1) returning id`)
  expect(await code({ channelId, pickUpPointId })).toBe(4015)
  await t.db.run(sql`update pickup_points set weight_limit_g = null, max_length_mm = null where id = ${pickUpPointId}`)
  const order = await story.applied(member, { channelId, pickUpPointId }, [parcel])
  expect(order.pickUpPoint).toMatchObject({
    id: pickUpPointId,
    address: expect.any(String),
    pickUpTime: expect.any(String),
  })
  // A point chosen for another line is not where the order goes.
  const edited = await member.call(
    orders.submitConsolidation,
    await story.application([parcel], { id: order.id, pickUpPointId }),
  )
  expect(edited.pickUpPoint).toBeNull()
})

test('who is not signed in applies for nothing', async () => {
  expect((await t.visitor.ask(orders.submitConsolidation, await story.application([crypto.randomUUID()]))).http).toBe(
    401,
  )
  expect((await t.visitor.ask(captchas.create, { scene: 'consolidate' })).code).toBe(0)
})

test('a full address book is told before the code is spent, and the order goes without saving', async () => {
  const member = await t.member()
  const receiver = await story.receiver()
  await t.db.run(sql`
    insert into addresses (member_id, kind, name, phone, region_code, address, postal_code)
    select ${member.id}::uuid, 'consignee', 'Chan ' || n, '91234567', ${receiver.regionCode}, '1 Nathan Road', '999077'
    from generate_series(1, 200) n`)
  const application = await story.application([await story.stocked(member)], { saveReceiver: true })
  expect(await member.ask(orders.submitConsolidation, application)).toMatchObject({
    code: 1001,
    wire: { fields: { saveReceiver: expect.stringContaining('200') } },
  })
  expect((await member.ask(orders.submitConsolidation, { ...application, saveReceiver: false })).code).toBe(0)
})

test('an application that the database lets run again is placed once, with its one code', async () => {
  const member = await t.member()
  // A sequence is not rolled back, so that only the first attempt meets the deadlock.
  await t.db.run(sql`create sequence tries`)
  await t.db.run(sql`
    create function deadlock_once() returns trigger language plpgsql as $$
    begin
      if nextval('tries') = 1 then raise exception 'deadlock' using errcode = '40P01'; end if;
      return new;
    end $$`)
  await t.db.run(
    sql`create trigger deadlock_once before insert on orders for each row execute function deadlock_once()`,
  )
  const application = await story.application([await story.stocked(member)])
  const answer = await member.ask(orders.submitConsolidation, application)
  await t.db.run(sql`drop trigger deadlock_once on orders`)
  expect(answer.code).toBe(0)
  expect((await member.ask(orders.submitConsolidation, application)).code).toBe(2007)
})
