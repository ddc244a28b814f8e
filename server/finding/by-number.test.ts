import { finding } from '#contract/finding.ts'
import { bankTransfers } from '#contract/topups.ts'
import { orders } from '#contract/orders.ts'
import { nicknames } from '#contract/nicknames.ts'
import { parcels } from '#contract/parcels.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { forecast, freshNumber } from '#test/parcels.ts'
import { handIn } from '#test/vouchers.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)

const find = (member: TestMember, number: string) => member.call(finding.byNumber, { number })
const none = { list: [], hasMore: false }

// Proves E-92
test('a parcel is found by its whole number, however it is typed, and by its first or last four characters', async () => {
  const member = await t.member()
  const { id, trackingNumber } = await forecast(member, 'YT8812 34567-Z9'.replace(' ', ''))
  await forecast(member)
  for (const typed of [
    trackingNumber,
    trackingNumber.toLowerCase(),
    ' YT8812 34567-Z9 ',
    'ＹＴ８８１２３４５６７－Ｚ９',
  ]) {
    const { parcels: found, ...others } = await find(member, typed)
    expect(found).toEqual({
      hasMore: false,
      list: [
        {
          parcelId: id,
          trackingNumber,
          status: 'forecast',
          signed: false,
          warehouseName: 'Shenzhen Fuyong',
          nickname: null,
          isExact: true,
        },
      ],
    })
    expect(others).toEqual({ orders: none, transfers: none, bills: none })
  }
  for (const part of ['7-z9', 'yt88'])
    expect((await find(member, part)).parcels.list).toMatchObject([{ parcelId: id, isExact: false }])
})

// Proves E-92
test('an order is found by its number and by the carrier’s, and its bill with it', async () => {
  const member = await t.member({ balances: { CNY: 50_000 } })
  const { id, orderNumber, logisticsNumber } = await story.shipped(member)
  const byOwn = await find(member, orderNumber)
  expect(byOwn.orders.list).toEqual([
    {
      id,
      orderNumber,
      logisticsNumber,
      status: 'shipped',
      isCancelled: false,
      dueMinor: 0,
      currency: 'CNY',
      isExact: true,
    },
  ])
  expect(byOwn.bills.list).toMatchObject([{ orderNumber, payableTotalMinor: 8200, currency: 'CNY', isExact: true }])
  const byCarrier = await find(member, (logisticsNumber ?? '').toLowerCase())
  expect(byCarrier.orders.list).toMatchObject([{ id, isExact: true }])
  expect(byCarrier.bills).toEqual(none)
})

test('a parcel is found by a part of its nickname, however that is typed, and says what it is called', async () => {
  const member = await t.member()
  const [shoes, bag] = [await forecast(member), await forecast(member)]
  await member.call(nicknames.set, { id: shoes.id, nickname: '給媽媽的鞋 Ｎｏ．２' })
  await member.call(nicknames.set, { id: bag.id, nickname: 'Blue bag 100%' })
  for (const [typed, found] of [
    ['媽媽', shoes],
    ['的鞋', shoes],
    ['鞋 no.2', shoes],
    ['鞋Ｎｏ', shoes],
    ['ue b', bag],
    ['BAG', bag],
    ['100%', bag],
  ] as const) {
    const { parcels: hit } = await find(member, typed)
    expect(hit.list, typed).toMatchObject([{ parcelId: found.id, nickname: expect.any(String), isExact: false }])
  }
  expect((await find(member, '媽媽')).parcels.list).toMatchObject([{ nickname: '給媽媽的鞋 Ｎｏ．２' }])
  for (const typed of ['ba%', '____', '爸爸']) expect((await find(member, typed)).parcels, typed).toEqual(none)
})

test('a nickname finds nothing for others, nothing once it is taken off, and nothing once its parcel is deleted', async () => {
  const [owner, other] = [await t.member(), await t.member()]
  const [renamed, deleted] = [await forecast(owner), await forecast(owner)]
  for (const { id } of [renamed, deleted]) await owner.call(nicknames.set, { id, nickname: '生日禮物' })
  for (const typed of ['生日', '生日禮物']) {
    expect((await find(owner, typed)).parcels.list).toHaveLength(2)
    expect(await find(other, typed)).toEqual({ parcels: none, orders: none, transfers: none, bills: none })
  }
  await owner.call(nicknames.set, { id: renamed.id, nickname: '' })
  await owner.call(parcels.delete, { id: deleted.id })
  for (const typed of ['生日', '生日禮物']) expect((await find(owner, typed)).parcels).toEqual(none)
})

test('among many named alike eight are listed, and it says that there are more', async () => {
  const member = await t.member()
  for (let number = 0; number < 9; number++) {
    const { id } = await forecast(member)
    await member.call(nicknames.set, { id, nickname: `Gift ${number}` })
  }
  for (const typed of ['gi', 'gift']) {
    const { parcels: found } = await find(member, typed)
    expect([found.list.length, found.hasMore]).toEqual([8, true])
  }
})

test('an order that waits for money says how much, and one that was deleted is not found', async () => {
  const member = await t.member()
  const { id, orderNumber } = await story.applied(member)
  expect((await find(member, orderNumber)).orders.list).toMatchObject([{ status: 'awaiting_payment', dueMinor: 8200 }])
  await member.call(orders.delete, { id })
  expect((await find(member, orderNumber)).orders).toEqual(none)
})

test('a bank transfer is found until it is deleted', async () => {
  const member = await t.member()
  const { id, transferNumber } = await handIn(member)
  expect((await find(member, transferNumber)).transfers.list).toMatchObject([
    { id, transferNumber, amountMinor: 20_000, auditStatus: 'pending', rechargeStatus: 'not_credited', isExact: true },
  ])
  await member.call(bankTransfers.delete, { id })
  expect((await find(member, transferNumber)).transfers).toEqual(none)
})

test('eight of a kind are listed, the whole number first, then what ends so, and it says that there are more', async () => {
  const member = await t.member()
  const ending = await forecast(member, 'AA00005555')
  const whole = await forecast(member, '5555AAAA')
  for (let number = 0; number < 8; number++) await forecast(member, `5555AAAA${number}`)
  const { parcels: found } = await find(member, '5555AAAA')
  expect(found.list).toHaveLength(8)
  expect(found.list[0]).toMatchObject({ parcelId: whole.id, isExact: true })
  expect(found.hasMore).toBe(true)
  expect((await find(member, '5555')).parcels.list[0]).toMatchObject({ parcelId: ending.id, isExact: false })
})

test('a parcel that was deleted is not found, and one that was signed for says so', async () => {
  const member = await t.member()
  const deleted = await forecast(member)
  await member.call(parcels.delete, { id: deleted.id })
  expect((await find(member, deleted.trackingNumber)).parcels).toEqual(none)
  const buyer = await t.member({ balances: { CNY: 50_000 } })
  const { id, parcels: sent } = await story.shipped(buyer)
  const number = sent[0]?.trackingNumber ?? ''
  expect((await find(buyer, number)).parcels.list).toMatchObject([{ status: 'shipped', signed: false }])
  await buyer.call(orders.confirmReceipt, { id })
  expect((await find(buyer, number)).parcels.list).toMatchObject([{ status: 'shipped', signed: true }])
})

test('what belongs to another member is never found', async () => {
  const [owner, other] = [await t.member({ balances: { CNY: 50_000 } }), await t.member()]
  const { orderNumber, logisticsNumber, parcels: sent } = await story.shipped(owner)
  const { transferNumber } = await handIn(owner)
  for (const number of [orderNumber, logisticsNumber ?? '', sent[0]?.trackingNumber ?? '', transferNumber])
    expect(await find(other, number)).toEqual({ parcels: none, orders: none, transfers: none, bills: none })
})

test('signs that mean something to the database are only signs', async () => {
  const member = await t.member()
  await forecast(member, freshNumber())
  for (const typed of ['%%%%', '____', "';--x", '\\\\\\\\'])
    expect(await find(member, typed)).toEqual({ parcels: none, orders: none, transfers: none, bills: none })
})

test('three characters of a number and one of a name are too few, forty-one too many, and nothing is told without a session', async () => {
  const member = await t.member()
  for (const number of ['', 'S', '鞋', 'SF1', ' s f 1 ', 'A'.repeat(41)])
    expect(await member.ask(finding.byNumber, { number }), number).toMatchObject({ http: 200, code: 1001 })
  expect(await t.visitor.ask(finding.byNumber, { number: 'SF123456' })).toMatchObject({ http: 401, code: 2001 })
})
