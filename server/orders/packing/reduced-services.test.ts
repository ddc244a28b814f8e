import { orders, staffOrders } from '#contract/orders.ts'
import type { Input } from '#contract/wire/operation.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { faults, openStory, traces } from '#test/orders.ts'
import { photoBy } from '#test/parcels.ts'
import { expect, test } from 'vitest'

/* Services that were paid for with an order, and that the packer did not do as ordered (decision record 92). */

const t = await openTestServer()
const story = await openStory(t)
const { keeper } = story
const [repack, photo] = [await story.serviceId('REPACK'), await story.serviceId('PHOTO')]
const all = [
  { id: repack, qty: 1 },
  { id: photo, qty: 3 },
]
const noBox = 'The shoe box is glued to the shoes'

/** 12 kg, REPACK for CNY 5.00, three PHOTO for 2.00 each, insured: CNY 118.00. */
async function served(): Promise<{ member: TestMember; id: string }> {
  const member = await t.member({ balances: { CNY: 50_000 }, language: 'en' })
  return { member, id: (await story.paid(member, await story.tenthTerms())).id }
}

type Services = Input<typeof staffOrders.pack>['vas']

async function packingOf(member: TestMember, id: string, vas: Services) {
  return { ...(await story.packing(member, id)), ...(vas ? { vas } : {}) }
}

const pack = async (member: TestMember, id: string, vas?: Services, by = keeper) =>
  by.call(staffOrders.pack, await packingOf(member, id, vas))

const reopened = (id: string) => keeper.call(staffOrders.unpack, { id, reason: 'Another box' })

const readBy = async (reader: { call: TestMember['call'] }, id: string) =>
  (await reader.call(orders.get, { id })).reducedServices

// Proves B-OU-04
test('less than was paid for needs a reason, or nothing is packed', async () => {
  const { member, id } = await served()
  const before = await traces(t, id)
  const missing = 'Say why a service was not done as ordered'
  const [repacked, thrice] = all as [(typeof all)[number], (typeof all)[number]]
  for (const { vas, fields } of [
    // As clients sent it before there were reasons: what was not done is left out.
    { vas: [], fields: { vas: missing } },
    { vas: [thrice], fields: { vas: missing } },
    { vas: [{ id: repack, qty: 0 }, thrice], fields: { 'vas[0].reason': missing } },
    { vas: [repacked, { id: photo, qty: 2 }], fields: { 'vas[1].reason': missing } },
    { vas: [repacked, { id: photo, qty: 2, reason: '  ' }], fields: { 'vas[1].reason': missing } },
    {
      vas: [repacked, { id: photo, qty: 2, reason: 'x'.repeat(201) }],
      fields: { 'vas[1].reason': expect.any(String) },
    },
  ])
    expect(await keeper.ask(staffOrders.pack, await packingOf(member, id, vas))).toMatchObject({
      code: 9005,
      wire: { fields },
    })
  expect(await traces(t, id)).toEqual(before)
  expect(await pack(member, id, all)).toMatchObject({ outcome: 'ready', order: { reducedServices: [] } })
})

test('what was not done is not charged, and member and staff read why, from whom, and see it', async () => {
  const { member, id } = await served()
  const proof = await photoBy(keeper)
  const reduced = [
    { id: repack, qty: 0, reason: noBox, photoFileIds: [proof] },
    { id: photo, qty: 2, reason: 'One parcel is empty' },
  ]
  expect(await pack(member, id, reduced)).toMatchObject({ outcome: 'refunded', refundMinor: 500 + 200 })
  const shown = [
    { id: repack, code: 'REPACK', qty: 1, doneQty: 0, reason: noBox, photos: [{ fileId: proof }] },
    { id: photo, code: 'PHOTO', qty: 3, doneQty: 2, reason: 'One parcel is empty', photos: [] },
  ].map((service) => ({ ...service, recordedBy: keeper.username, recordedAt: expect.any(String) }))
  expect(await readBy(member, id)).toMatchObject(shown)
  expect((await keeper.call(staffOrders.get, { id })).reducedServices).toMatchObject(shown)
  const [first] = await readBy(member, id)
  expect((await fetch(`${t.url}${first?.photos[0]?.url}`)).status).toBe(200)
  expect(await faults(t)).toEqual([])
  // It travels with its reasons.
  await keeper.call(staffOrders.ship, { id, logisticsNumber: 'SC1' })
  expect(await readBy(member, id)).toMatchObject(shown)
})

test('nobody else reads it', async () => {
  const { member, id } = await served()
  await pack(member, id, [{ id: repack, qty: 0, reason: noBox, photoFileIds: [await photoBy(keeper)] }, all[1]!])
  const stranger = await t.member()
  const elsewhere = await t.staff(['W'], { warehouseCodes: [4] })
  for (const asked of [await stranger.ask(orders.get, { id }), await elsewhere.ask(staffOrders.get, { id })]) {
    expect([1002, 9006]).toContain(asked.code)
    expect(JSON.stringify(asked)).not.toContain(noBox)
  }
  const [reduced] = await readBy(member, id)
  const unsigned = await fetch(`${t.url}${reduced?.photos[0]?.url.split('?')[0]}`)
  expect(unsigned.headers.get('content-type')).not.toContain('image')
})

test('photos of somebody else prove nothing', async () => {
  const { member, id } = await served()
  const theirs = await photoBy(await t.staff(['W']))
  const before = await traces(t, id)
  const vas = [{ id: repack, qty: 0, reason: noBox, photoFileIds: [theirs] }, all[1]!]
  expect((await keeper.ask(staffOrders.pack, await packingOf(member, id, vas))).code).toBe(9006)
  expect(await traces(t, id)).toEqual(before)
})

test('packed again without naming services, the reasons stay; packed again with them, they are replaced', async () => {
  const { member, id } = await served()
  const proof = await photoBy(keeper)
  const first = { id: repack, qty: 0, reason: noBox, photoFileIds: [proof] }
  await pack(member, id, [first, { id: photo, qty: 1, reason: 'Dark' }])
  await reopened(id)
  expect(await readBy(member, id)).toHaveLength(2)
  expect(await pack(member, id)).toMatchObject({ outcome: 'ready', quote: { vasMinor: 200 } })
  expect(await readBy(member, id)).toMatchObject([{ reason: noBox }, { reason: 'Dark' }])
  await reopened(id)
  const colleague = await t.staff(['W'])
  // The photo stays, although a colleague took it; what is done now has the price that was promised, offered today or not.
  await t.db.run(sql`update vas_items set price_cny_minor = 900, active = false where id = ${photo}`)
  try {
    const again = [{ ...first, reason: 'Still glued' }, all[1]!]
    expect(await pack(member, id, again, colleague)).toMatchObject({ outcome: 'absorbed', differenceMinor: 400 })
  } finally {
    await t.db.run(sql`update vas_items set price_cny_minor = 200, active = true where id = ${photo}`)
  }
  expect(await readBy(member, id)).toMatchObject([
    { id: repack, reason: 'Still glued', photos: [{ fileId: proof }], recordedBy: colleague.username },
  ])
  await reopened(id)
  expect((await keeper.ask(staffOrders.pack, await packingOf(member, id, [all[1]!]))).code).toBe(9005)
  expect(await readBy(member, id)).toMatchObject([{ reason: 'Still glued' }])
  await pack(member, id, all)
  expect(await readBy(member, id)).toEqual([])
  expect(await faults(t)).toEqual([])
})

test('a service that a packer added is taken out again without a reason', async () => {
  const member = await t.member({ balances: { CNY: 50_000 }, language: 'en' })
  const { id } = await story.paid(member)
  await pack(member, id, [{ id: photo, qty: 2 }])
  await reopened(id)
  expect(await pack(member, id, [{ id: photo, qty: 0 }])).toMatchObject({ quote: { vas: [] } })
  expect(await readBy(member, id)).toEqual([])
})
