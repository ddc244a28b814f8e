import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { purchases } from '#contract/purchases.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { forecastOf, freshNumber, scanOf, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

/* "The seller sent 3, 2 arrived." */

const t = await openTestServer()
const fuyong = await warehouseId(t, 2)
const keeper = await t.staff(['W'])
const absent = '00000000-0000-7000-8000-000000000000'

/** One purchase in several parcels; returns their numbers. */
async function buy(
  member: TestMember,
  known: number,
  given: { purchaseNumber?: string; purchaseParcels?: number } = {},
) {
  const numbers = Array.from({ length: known }, () => freshNumber())
  const purchase = { purchaseNumber: 'TB-1', ...given }
  await member.call(parcels.forecastMany, { items: numbers.map((number) => forecastOf(number, purchase)) })
  return numbers
}
const arrive = async (numbers: readonly string[]) => {
  for (const number of numbers) await keeper.call(staffParcels.receive, scanOf(number, fuyong))
}
const openOf = async (member: TestMember) => (await member.call(purchases.list, { open: true })).list

test('the seller sent three and two arrived: one open hint, with the one that is missing first', async () => {
  const member = await t.member()
  const numbers = await buy(member, 3)
  expect(await openOf(member)).toEqual([])
  await arrive(numbers.slice(0, 2))
  const [hint, ...others] = await openOf(member)
  expect(others).toEqual([])
  expect(hint).toMatchObject({ purchaseNumber: 'TB-1', expectedParcels: 3, arrivedParcels: 2, isOpen: true })
  expect(hint?.parcels.map(({ status }) => status)).toEqual(['forecast', 'in_stock', 'in_stock'])
  expect(hint?.parcels[0]?.trackingNumber).toBe(numbers[2])
  await arrive(numbers.slice(2))
  expect(await openOf(member)).toEqual([])
})

test('one that nobody has a number for is missed too', async () => {
  const member = await t.member()
  await arrive(await buy(member, 2, { purchaseParcels: 3 }))
  expect(await openOf(member)).toMatchObject([{ expectedParcels: 3, arrivedParcels: 2, parcels: [{}, {}] }])
})

test('a parcel forecast later joins its purchase, and what was told of it stays', async () => {
  const member = await t.member()
  await arrive(await buy(member, 1, { purchaseParcels: 3 }))
  await member.call(parcels.forecastOne, forecastOf(freshNumber(), { purchaseNumber: 'TB-1' }))
  expect(await openOf(member)).toMatchObject([{ expectedParcels: 3, arrivedParcels: 1, parcels: [{}, {}] }])
  await member.call(parcels.forecastOne, forecastOf(freshNumber(), { purchaseNumber: 'TB-1', purchaseParcels: 2 }))
  expect(await openOf(member)).toMatchObject([{ expectedParcels: 3, parcels: [{}, {}, {}] }])
})

test('a parcel names its purchase, is taken out of it and put into another', async () => {
  const member = await t.member()
  const trackingNumber = freshNumber()
  const { id } = await member.call(
    parcels.forecastOne,
    forecastOf(trackingNumber, { purchaseNumber: 'TB-1', purchaseParcels: 2 }),
  )
  const edit = (given: { purchaseNumber?: string }) =>
    member.call(parcels.forecastOne, { ...forecastOf(trackingNumber, given), id })
  const purchase = async () => (await member.call(parcels.get, { id })).purchase
  expect(await purchase()).toMatchObject({ purchaseNumber: 'TB-1', expectedParcels: 2 })
  await edit({})
  expect(await purchase()).toMatchObject({ purchaseNumber: 'TB-1' })
  await edit({ purchaseNumber: 'TB-2' })
  expect(await purchase()).toMatchObject({ purchaseNumber: 'TB-2', expectedParcels: 1 })
  await edit({ purchaseNumber: '' })
  expect(await purchase()).toBeNull()
})

// Proves E-52
test('a watch is ended and taken up again', async () => {
  const member = await t.member()
  await arrive(await buy(member, 1, { purchaseParcels: 3 }))
  const [hint] = await openOf(member)
  const id = hint?.id ?? ''
  expect(await member.call(purchases.watch, { id, watched: false })).toMatchObject({ watched: false, isOpen: false })
  expect(await openOf(member)).toEqual([])
  expect((await member.call(purchases.list, {})).list).toMatchObject([{ id, watched: false }])
  expect(await member.call(purchases.watch, { id, watched: true, expectedParcels: 2 })).toMatchObject({
    isOpen: true,
    expectedParcels: 2,
  })
  expect(await member.call(purchases.watch, { id, expectedParcels: 1 })).toMatchObject({ isOpen: false })
})

test('a change of an old version is refused', async () => {
  const member = await t.member()
  await buy(member, 2)
  const [{ id, version } = { id: '', version: 0 }] = (await member.call(purchases.list, {})).list
  await member.call(purchases.watch, { id, watched: false, version })
  expect(await member.ask(purchases.watch, { id, watched: true, version })).toMatchObject({ code: 1005 })
})

test('a deleted forecast is missed no longer', async () => {
  const member = await t.member()
  const numbers = await buy(member, 3, { purchaseParcels: 2 })
  await arrive(numbers.slice(0, 2))
  const [hint] = await openOf(member)
  expect(hint).toMatchObject({ expectedParcels: 3, arrivedParcels: 2 })
  await member.call(parcels.delete, { id: hint?.parcels[0]?.id ?? '' })
  expect(await openOf(member)).toEqual([])
})

test('what has not come after 90 days is not asked about any more', async () => {
  const member = await t.member()
  await arrive(await buy(member, 1, { purchaseParcels: 3 }))
  await t.db.run(sql`update purchases set created_at = now() - interval '91 days' where member_id = ${member.id}`)
  expect(await openOf(member)).toEqual([])
})

// Proves E-51
test('purchases are bounded, paged and their member’s alone', async () => {
  const [member, stranger] = [await t.member(), await t.member()]
  for (const name of ['A', 'B', 'C']) await buy(member, 1, { purchaseNumber: name })
  const page = await member.call(purchases.list, { page: 2, pageSize: 2 })
  expect(page).toMatchObject({ total: 3, page: 2, list: [{ purchaseNumber: 'A' }] })
  expect((await stranger.call(purchases.list, {})).total).toBe(0)
  const id = page.list[0]?.id ?? ''
  expect(await stranger.ask(purchases.watch, { id, watched: false })).toMatchObject({ code: 1002 })
  expect(await member.ask(purchases.watch, { id: absent, watched: false })).toMatchObject({ code: 1002 })
  expect(await member.ask(purchases.watch, { id, expectedParcels: 100 })).toMatchObject({ code: 1001 })
  expect(await t.visitor.ask(purchases.list, {})).toMatchObject({ code: 2001 })
  expect(await t.visitor.ask(purchases.watch, { id, watched: false })).toMatchObject({ code: 2001 })
  await buy(stranger, 1, { purchaseNumber: 'A' })
  expect((await stranger.call(purchases.list, {})).list).toMatchObject([{ purchaseNumber: 'A', parcels: [{}] }])
})
