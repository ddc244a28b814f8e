import { disputes, disputePhotosMax, staffDisputes } from '#contract/disputes.ts'
import { needs } from '#contract/needs.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { carton, disputeReason, faults, openStory, smaller, together } from '#test/orders.ts'
import { upload } from '#test/vouchers.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const { keeper } = story
const other = await t.staff(['W'])
const rich = () => t.member({ balances: { CNY: 50_000 }, language: 'en' })
const nobody = '00000000-0000-7000-8000-000000000000'

const photoOf = (member: TestMember) => upload(member, 'white', 'photo')
const steps = (id: string) =>
  t.db.rows(sql<{ event: string; from: string | null; to: string; by: string }>`
    select event, from_state as from, to_state as to, actor_id as by from dispute_history where dispute_id = ${id} order by no`)

async function disputedParcel(member: TestMember) {
  const parcelId = await story.stocked(member)
  const [weighing] = (await member.call(parcels.get, { id: parcelId })).weighings
  const dispute = await member.call(disputes.open, { weighingId: weighing?.id ?? '', reason: disputeReason })
  return { parcelId, dispute }
}

// Proves E-82
test('a doubt that its member takes back lets the box go, and stays in the evidence', async () => {
  const member = await rich()
  const { order, dispute } = await story.disputed(member)
  expect((await keeper.ask(staffOrders.ship, { id: order.id, logisticsNumber: 'SC1' })).code).toBe(9002)
  const { code, msg, data } = await member.ask(disputes.withdraw, { id: dispute.id }, { language: 'en' })
  expect([code, msg]).toEqual([0, 'Operation successful'])
  expect(data).toMatchObject({ id: dispute.id, state: 'withdrawn', closedAt: expect.any(String), remeasured: null })
  const [weighing] = (await member.call(orders.get, { id: order.id })).cartons
  expect(weighing).toMatchObject({ canDispute: false, dispute: { state: 'withdrawn' } })
  expect(
    (await other.call(staffDisputes.list, { state: 'open', pageSize: 100 })).list.map(({ id }) => id),
  ).not.toContain(dispute.id)
  expect(await steps(dispute.id)).toEqual([
    { event: 'open', from: null, to: 'open', by: member.id },
    { event: 'withdraw', from: 'open', to: 'withdrawn', by: member.id },
  ])
  expect((await keeper.ask(staffOrders.ship, { id: order.id, logisticsNumber: 'SC1' })).code).toBe(0)
  expect(await faults(t)).toEqual([])
})

test('what was taken back is answered by nobody, is no news, and is not doubted a second time', async () => {
  const member = await rich()
  const { order, dispute } = await story.disputed(member)
  await member.call(disputes.withdraw, { id: dispute.id })
  expect((await member.ask(disputes.withdraw, { id: dispute.id })).code).toBe(4009)
  expect((await member.ask(disputes.showMore, { id: dispute.id, photoFileIds: [await photoOf(member)] })).code).toBe(
    4009,
  )
  expect((await other.ask(staffDisputes.decide, { id: dispute.id, ...smaller })).code).toBe(9002)
  const again = { weighingId: order.cartons[0]?.id ?? '', reason: disputeReason }
  expect((await member.ask(disputes.open, again)).code).toBe(4009)
  expect(JSON.stringify(await member.call(needs.list, {}))).not.toContain(dispute.id)
})

test('a doubt about a parcel as it arrived is taken back the same way', async () => {
  const member = await rich()
  const { parcelId, dispute } = await disputedParcel(member)
  expect(await member.call(disputes.withdraw, { id: dispute.id })).toMatchObject({ state: 'withdrawn' })
  const [weighing] = (await member.call(parcels.get, { id: parcelId })).weighings
  expect(weighing).toMatchObject({ canDispute: false, dispute: { state: 'withdrawn' } })
  expect(await member.ask(disputes.withdraw, { id: dispute.id })).toMatchObject({
    code: 3003,
    wire: { next: { place: 'parcel', id: parcelId } },
  })
})

// Proves E-83
test('pictures of the member’s stand behind each other, each once, for the member and for the person who measures', async () => {
  const member = await rich()
  const { order, dispute } = await story.disputed(member)
  const [one, two, three] = [
    await photoOf(member),
    await upload(member, 'red', 'photo'),
    await upload(member, 'blue', 'photo'),
  ]
  await member.call(disputes.showMore, { id: dispute.id, photoFileIds: [two, one, two] })
  const shown = await member.call(disputes.showMore, { id: dispute.id, photoFileIds: [one, three] })
  expect(shown.memberPhotos.map(({ fileId }) => fileId)).toEqual([two, one, three])
  expect(shown.memberPhotos[0]).toEqual({
    fileId: two,
    url: expect.stringContaining(two),
    takenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/),
  })
  const [weighing] = (await member.call(orders.get, { id: order.id })).cartons
  expect(weighing?.dispute?.memberPhotos).toHaveLength(3)
  const { list } = await other.call(staffDisputes.list, { state: 'open', pageSize: 100 })
  expect(list.find(({ id }) => id === dispute.id)?.memberPhotos.map(({ fileId }) => fileId)).toEqual([two, one, three])
  // The clean-up keeps pictures that are shown somewhere.
  const { unused } = await t.db.row(sql<{ unused: number }>`
    select count(*)::int as unused from files where id = any(${[one, two, three]}::uuid[]) and not used`)
  expect(unused).toBe(0)
  await other.call(staffDisputes.decide, { id: dispute.id, ...carton })
  expect((await member.ask(disputes.showMore, { id: dispute.id, photoFileIds: [one] })).code).toBe(4009)
  expect((await steps(dispute.id)).map(({ event }) => event)).toEqual(['open', 'showMore', 'showMore'])
})

test('no more pictures than a doubt holds, and none that are somebody else’s or were sent for something else', async () => {
  const member = await rich()
  const { dispute } = await story.disputed(member)
  const show = (photoFileIds: readonly string[]) =>
    member.ask(disputes.showMore, { id: dispute.id, photoFileIds: [...photoFileIds] })
  const many = await together(disputePhotosMax + 1, (index) => upload(member, `#${index}0${index}0${index}0`, 'photo'))
  const tooMany = { code: 1001, wire: { fields: { photoFileIds: expect.any(String) } } }
  expect(await show(many)).toMatchObject(tooMany)
  expect((await show(many.slice(1))).code).toBe(0)
  expect(await show(many.slice(0, 1))).toMatchObject(tooMany)
  expect(await show([])).toMatchObject(tooMany)
  expect(await show(['x'])).toMatchObject({ code: 1001 })
  expect((await show([await upload(member)])).code).toBe(1002)
  expect((await show([await photoOf(await rich())])).code).toBe(1002)
  expect((await steps(dispute.id)).map(({ event }) => event)).toEqual(['open', 'showMore'])
})

test('nobody else’s doubt, none that is not there, and nothing without a token', async () => {
  const [member, stranger] = [await rich(), await rich()]
  const { dispute } = await story.disputed(member)
  const photoFileIds = [await photoOf(stranger)]
  for (const id of [dispute.id, nobody]) {
    expect((await stranger.ask(disputes.withdraw, { id })).code).toBe(1002)
    expect((await stranger.ask(disputes.showMore, { id, photoFileIds })).code).toBe(1002)
  }
  expect((await t.visitor.ask(disputes.withdraw, { id: dispute.id })).code).toBe(2001)
  expect((await t.visitor.ask(disputes.showMore, { id: dispute.id, photoFileIds })).code).toBe(2001)
  expect(await member.ask(disputes.withdraw, { id: 'x' })).toMatchObject({
    code: 1001,
    wire: { fields: { id: expect.any(String) } },
  })
  expect(await member.ask(disputes.withdraw, {})).toMatchObject({
    code: 1001,
    wire: { fields: { id: expect.any(String) } },
  })
})

test('taken back with the same key twice it is taken back once, with the same answer', async () => {
  const member = await rich()
  const { dispute } = await story.disputed(member)
  const withKey = { headers: { 'idempotency-key': dispute.id } }
  const first = await member.ask(disputes.withdraw, { id: dispute.id }, withKey)
  const second = await member.ask(disputes.withdraw, { id: dispute.id }, withKey)
  expect([first.code, second.code, second.data.closedAt]).toEqual([0, 0, first.data.closedAt])
  expect(await steps(dispute.id)).toHaveLength(2)
})

test('a doubt that is taken back and answered at the same moment ends in one of the two', async () => {
  const ends = await together(6, async (round) => {
    const member = await rich()
    const { dispute } = await story.disputed(member)
    const takeBack = () => member.ask(disputes.withdraw, { id: dispute.id })
    const decide = () => other.ask(staffDisputes.decide, { id: dispute.id, ...smaller })
    const [first, second] = await Promise.all(round % 2 === 0 ? [takeBack(), decide()] : [decide(), takeBack()])
    const ended = await t.db.row(sql<{ state: string; refundMinor: number }>`
      select state, refund_minor as "refundMinor" from disputes where id = ${dispute.id}`)
    return { codes: [first.code, second.code].toSorted((a, b) => a - b), ...ended }
  })
  for (const { codes, state, refundMinor } of ends)
    expect([codes, refundMinor]).toEqual(state === 'withdrawn' ? [[0, 9002], 0] : [[0, 4009], 2400])
  expect(await faults(t)).toEqual([])
})

test('a doubt that is taken back many times at once, or while its boxes are opened, ends once', async () => {
  const member = await rich()
  const { order, dispute } = await story.disputed(member)
  const unpack = async () => (await keeper.ask(staffOrders.unpack, { id: order.id, reason: 'A new box' })).code
  const takeBack = async () => (await member.ask(disputes.withdraw, { id: dispute.id })).code
  const [unpacked, ...takenBack] = await together(5, (index) => (index === 0 ? unpack() : takeBack()))
  expect(unpacked).toBe(0)
  const { state } = await t.db.row(sql<{ state: string }>`select state from disputes where id = ${dispute.id}`)
  expect(takenBack.filter((code) => code === 0)).toHaveLength(state === 'withdrawn' ? 1 : 0)
  expect(await steps(dispute.id)).toHaveLength(state === 'withdrawn' ? 2 : 1)
})
