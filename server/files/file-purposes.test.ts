import { staffOrders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { bankTransfers } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { forecast, photoBy, scanOf, warehouseId } from '#test/parcels.ts'
import { upload } from '#test/vouchers.ts'
import { expect, test } from 'vitest'

/* A picture can be used only for what it was uploaded for (E-04): for anything else it is treated as unknown. */

const t = await openTestServer()
const story = await openStory(t)
const { keeper } = story
const service = await t.staff(['S'])
const fuyong = await warehouseId(t, 2)

const reuse = (fileId: string, purpose: string) =>
  t.db.run(sql`update files set purpose = ${purpose} where id = ${fileId}`)
const isUsed = async (fileId: string) =>
  (await t.db.row(sql<{ used: boolean }>`select used from files where id = ${fileId}`)).used

test('only a voucher proves a transfer', async () => {
  const member = await t.member()
  const fileId = await upload(member)
  const transfer = { amountMinor: 20_000, currency: 'CNY', fileId }
  for (const purpose of ['photo', 'claim', 'article']) {
    await reuse(fileId, purpose)
    expect(await member.ask(bankTransfers.submit, transfer)).toMatchObject({ code: 1002 })
  }
  expect(await isUsed(fileId)).toBe(false)
  await reuse(fileId, 'voucher')
  expect(await member.ask(bankTransfers.submit, transfer)).toMatchObject({ code: 0 })
  expect(await isUsed(fileId)).toBe(true)
})

test('only a photo shows a parcel that comes in', async () => {
  const member = await t.member()
  const { id, trackingNumber } = await forecast(member)
  const photo = await photoBy(keeper)
  await reuse(photo, 'article')
  const scan = scanOf(trackingNumber, fuyong, { photoFileIds: [photo] })
  expect(await keeper.ask(staffParcels.receive, scan)).toMatchObject({ code: 9006 })
  expect((await member.call(parcels.get, { id })).status).toBe('forecast')
})

test('only a photo shows a carton, or who signed', async () => {
  const member = await t.member({ balances: { CNY: 100_000 } })
  const [article, proof] = [await photoBy(keeper), await photoBy(service)]
  await reuse(article, 'article')
  await reuse(proof, 'article')
  const paid = await story.paid(member)
  const { cartons } = await story.packing(member, paid.id)
  const packing = { id: paid.id, cartons: cartons.map((carton) => ({ ...carton, photoFileIds: [article] })) }
  expect(await keeper.ask(staffOrders.pack, packing)).toMatchObject({ code: 9006 })
  expect(await story.statusOf(member, paid.id)).toBe('paid')

  const shipped = await story.shipped(member)
  expect(await service.ask(staffOrders.sign, { id: shipped.id, proofFileId: proof })).toMatchObject({ code: 9006 })
  expect(await story.statusOf(member, shipped.id)).toBe('shipped')
})
