import { myData, staffDeletions } from '#contract/my-data.ts'
import { staffClaims } from '#contract/claims.ts'
import { files } from '#contract/files.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { staffBankTransfers } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { openClaims } from '#test/claims.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { forecast, freshNumber, shirt } from '#test/parcels.ts'
import { handIn, pictureOf } from '#test/vouchers.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

/* What is left of orders, goods and pictures after an erasure (decision record 47). */

const t = await openTestServer()
const story = await openStory(t)
const [service, finance] = [await t.staff(['S']), await t.staff(['F'])]

async function erased(member: TestMember) {
  const { id } = await member.call(myData.askDeletion, { password: 'Meow_2026' })
  await service.call(staffDeletions.fulfil, { id })
}

const teddy = { ...shirt, productName: 'Teddy', specification: 'with the name Anna' }

/** Sent under another name, received with a proof, put on hold for a while, and never disputed. */
async function signedTicket(member: TestMember) {
  const parcelId = await story.stocked(member, { goods: [teddy] })
  const terms = await story.transfer(parcelId, { remark: 'Ring at Anna’s' })
  const { id, dueMinor } = await member.call(orders.submitTransfer, terms)
  await member.call(orders.pay, { id, expectedDueMinor: dueMinor })
  await story.keeper.call(staffOrders.pack, await story.packing(member, id))
  await story.keeper.call(staffOrders.ship, { id, logisticsNumber: freshNumber('SC') })
  await service.call(staffOrders.sign, { id, signedBy: 'Anna’s mother' })
  await t.db.run(sql`update orders set hold_reason = 'Anna will call' where id = ${id}`)
  return { id, parcelId }
}

type OrderRow = Readonly<Record<'consignee' | 'consignor', object>> & Readonly<Record<string, unknown>>

const orderRow = (id: string) =>
  t.db.row(sql<OrderRow>`
    select consignee, consignor, remark, other_remark as "otherRemark", hold_reason as "holdReason", signed_by as "signedBy",
      proof_file_id as "proofFileId", goods_name as "goodsName", declared_value_minor as "declaredValueMinor", quote from orders where id = ${id}`)

test('of an order that was sent the price, the place and the goods stay, and nobody who sent or received it', async () => {
  const member = await t.member({ balances: { CNY: 8200 } })
  const { id, parcelId } = await signedTicket(member)
  const before = await orderRow(id)
  await erased(member)
  const after = await orderRow(id)
  const place = { name: '', phone: '', address: '', postalCode: '' }
  expect(after).toEqual({
    ...before,
    consignee: { ...before.consignee, ...place },
    consignor: { ...before.consignor, ...place },
    remark: '',
    holdReason: '–',
    signedBy: '',
  })
  const keys = (party: object) => Object.keys(party).sort()
  const kept = ['address', 'countryCode', 'destinationCode', 'name', 'phone', 'postalCode', 'regionCode', 'regionText']
  const { consignee, consignor } = after
  expect([keys(consignee), keys(consignor)].map((each) => each.filter((key) => !kept.includes(key)))).toEqual([[], []])
  expect(JSON.stringify(after)).not.toContain('Anna')
  expect(await goodsOf(parcelId)).toEqual({ goodsName: 'Teddy', lines: ['Teddy with the name Anna'] })
})

test('of goods that were announced or received and never sent nothing says what they were', async () => {
  const member = await t.member()
  const announced = await forecast(member, freshNumber(), { goods: [teddy] })
  const parcelId = await story.stocked(member, { goods: [teddy] })
  const { id } = await story.applied(member, {}, [parcelId])
  await member.call(orders.delete, { id })
  await t.db.run(sql`update parcels set closed_reason = 'returned' where id = ${parcelId}`)
  await erased(member)
  for (const each of [announced.id, parcelId]) expect(await goodsOf(each)).toEqual({ goodsName: '', lines: ['– –'] })
  expect(await orderRow(id)).toMatchObject({ goodsName: '–' })
})

const goodsOf = async (parcelId: string) => {
  const { goodsName } = await t.db.row(sql<{ goodsName: string }>`
    select goods_name as "goodsName" from parcels where id = ${parcelId}`)
  const lines = await t.db.rows(sql<{ line: string }>`
    select product_name || ' ' || specification as line from parcel_goods where parcel_id = ${parcelId} order by line_no`)
  return { goodsName, lines: lines.map(({ line }) => line) }
}

const uploaded = z.object({ data: z.object({ fileId: z.string(), url: z.string() }) })

test('once a member is forgotten their links open nothing: an upload is gone for everybody, a voucher is finance’s', async () => {
  const member = await t.member()
  const form = new FormData()
  form.set('purpose', 'photo')
  form.set('file', new Blob([new Uint8Array(await pictureOf('#abc'))], { type: 'image/png' }), 'a.png')
  const sent = await member.raw(files.upload.path, { method: 'POST', body: form })
  const upload = uploaded.parse(await sent.json()).data
  const { id, proofImageUrl } = await handIn(member)
  await finance.call(staffBankTransfers.audit, { id, decision: 'reject', reason: 'unreadable' })
  const forFinance = (await finance.call(staffBankTransfers.get, { id })).proofImageUrl
  const opens = async (url: string) =>
    ((await t.visitor.raw(url)).headers.get('content-type') ?? '').startsWith('image/')
  const claims = await openClaims(t)
  const claimId = await claims.claimed(member, await claims.pooled())
  const forService = (await service.call(staffClaims.get, { id: claimId })).proofImageUrl ?? ''
  const all = [upload.url, proofImageUrl, forFinance, forService]
  expect(await Promise.all(all.map(opens))).toEqual([true, true, true, true])
  await erased(member)
  expect(await Promise.all(all.map(opens))).toEqual([false, false, true, false])
})
