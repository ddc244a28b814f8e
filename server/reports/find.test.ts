import { foundAtMost, reports } from '#contract/reports.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { sql } from '#server/database/db.ts'
import { openClaims } from '#test/claims.ts'
import { openTestServer, type TestStaff } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { forecast, freshNumber } from '#test/parcels.ts'
import { handIn } from '#test/vouchers.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const pool = await openClaims(t)
const [keeper, fuyong, service, finance, editor] = [
  await t.staff(['W']),
  await t.staff(['W'], { warehouseCodes: [2] }),
  await t.staff(['S']),
  await t.staff(['F']),
  await t.staff(['E']),
]
const found = (who: TestStaff, number: string) => who.call(reports.find, { number }, { language: 'en' })
const nothing = { orders: [], parcels: [], unclaimed: [], transfers: [], members: [] }

// Proves B-RP-20
test('an order is found by its number, its beginning, and the carrier’s number', async () => {
  const member = await t.member({ balances: { CNY: 50_000 } })
  const { id, orderNumber, logisticsNumber } = await story.shipped(member)
  const order = { id, orderNumber, status: 'shipped', logisticsNumber }
  for (const typed of [orderNumber, ` ${orderNumber.toLowerCase()} `, orderNumber.slice(0, -2), logisticsNumber ?? ''])
    expect((await found(fuyong, typed)).orders).toContainEqual(order)
  expect(await found(editor, orderNumber)).toEqual(nothing)
})

test('the order whose whole number was typed comes before those whose numbers only begin with it', async () => {
  const member = await t.member({ balances: { CNY: 500_000 } })
  const number = freshNumber('SC')
  const numbered = async (logisticsNumber: string) => {
    const { id } = await story.applied(member)
    await t.db.run(sql`update orders set logistics_number = ${logisticsNumber} where id = ${id}`)
    return id
  }
  const meant = await numbered(number.toLowerCase())
  for (let last = 0; last <= foundAtMost; last++) await numbered(`${number}${last}`)
  const { orders } = await found(fuyong, number)
  expect(orders).toHaveLength(foundAtMost)
  expect(orders[0]?.id).toBe(meant)
})

test('a parcel is found with where it is, and with its order', async () => {
  const member = await t.member({ balances: { CNY: 50_000 } })
  const { trackingNumber } = await forecast(member, freshNumber())
  expect((await found(keeper, trackingNumber)).parcels).toMatchObject([
    { trackingNumber, status: 'forecast', warehouseName: 'Shenzhen Fuyong', shelf: null, orderId: null },
  ])
  const order = await story.paid(member)
  const packed = order.parcels[0]?.trackingNumber ?? ''
  expect((await found(keeper, packed)).parcels).toMatchObject([
    { status: 'packing', orderId: order.id, orderNumber: order.orderNumber },
  ])
})

test('an unclaimed parcel, a transfer and a member are found by those who work with them', async () => {
  const member = await t.member()
  const parcel = await pool.pooled({ warehouseCode: 4 })
  expect((await found(service, parcel.trackingNumber)).unclaimed).toMatchObject([
    { id: parcel.id, warehouseName: 'Guangzhou Baiyun', state: 'to_be_claimed' },
  ])
  expect(await found(finance, parcel.trackingNumber)).toEqual(nothing)
  const { id, transferNumber } = await handIn(member)
  expect((await found(finance, transferNumber.slice(0, 8))).transfers).toMatchObject([
    { id, transferNumber, auditStatus: 'pending', rechargeStatus: 'not_credited' },
  ])
  expect(await found(keeper, transferNumber)).toEqual(nothing)
  const { memberNumber } = member
  for (const who of [keeper, service, finance])
    expect((await found(who, memberNumber)).members).toEqual([{ memberNumber }])
  expect(await found(service, memberNumber.slice(0, -1))).toEqual(nothing)
  expect(JSON.stringify(await found(service, memberNumber))).not.toContain(member.email)
})

test('a keeper of one warehouse finds nothing of another', async () => {
  const member = await t.member({ balances: { CNY: 50_000 } })
  const order = await story.paid(member, {}, [await story.stocked(member, { warehouse: 4 })])
  const parcel = await pool.pooled({ warehouseCode: 4 })
  for (const number of [order.orderNumber, order.parcels[0]?.trackingNumber ?? '', parcel.trackingNumber]) {
    expect(await found(fuyong, number)).toEqual(nothing)
    expect(await found(keeper, number)).not.toEqual(nothing)
  }
})

test('of each kind only a few are found; a deleted order is not', async () => {
  const member = await t.member({ balances: { CNY: 200_000 } })
  for (let number = 0; number < foundAtMost + 1; number++) await forecast(member, `SAME0${number}00000${number}`)
  expect((await found(keeper, 'SAME0')).parcels).toHaveLength(foundAtMost)
  const { id, orderNumber } = await story.applied(member)
  await t.db.run(sql`update orders set lifecycle = 'deleted' where id = ${id}`)
  expect((await found(keeper, orderNumber)).orders).toEqual([])
})

test('what is too short, or a pattern, is no number', async () => {
  expect((await keeper.ask(reports.find, { number: 'JH2' })).code).toBe(refusals.staff_validation.code)
  expect((await keeper.ask(reports.find, { number: '' })).code).toBe(refusals.staff_validation.code)
  expect(await found(keeper, '%%%%')).toEqual(nothing)
  expect(await found(keeper, '____')).toEqual(nothing)
  expect((await t.visitor.ask(reports.find, { number: 'JH2611' })).http).toBe(401)
})
