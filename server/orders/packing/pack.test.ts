import { orders, staffOrders } from '#contract/orders.ts'
import { wallets } from '#contract/ledger.ts'
import { sql } from '#server/database/db.ts'
import { photoBy } from '#test/parcels.ts'
import { mailsTo } from '#test/mailbox.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { carton, faults, openStory } from '#test/orders.ts'

const t = await openTestServer()
const story = await openStory(t)
const { keeper, billOf } = story

const rich = () => t.member({ balances: { CNY: 50_000 }, language: 'en' })
const lastMail = async (member: TestMember) => (await mailsTo(t.db, member.email)).at(-1)

/** 12 kg paid with services and insurance, CNY 118.00. */
const insured = async (member: TestMember) => story.paid(member, await story.tenthTerms())

test('what weighs as paid for is ready to ship, with its evidence and its bill', async () => {
  const member = await rich()
  const { id } = await story.paid(member)
  const taken = await keeper.call(staffOrders.startPacking, { id })
  expect(taken.pickList).toMatchObject([
    { courierName: expect.any(String), pieces: 3, goodsName: 'Shirt', actualWeightG: 2300 },
  ])
  expect(taken.order).toMatchObject({
    status: 'paid',
    packerName: keeper.username,
    memberNumber: member.memberNumber,
    packingStartedAt: expect.any(String),
  })
  const photo = await photoBy(keeper)
  const packing = await story.packing(member, id)
  const [first] = packing.cartons
  const answer = await keeper.call(staffOrders.pack, {
    ...packing,
    cartons: [{ ...carton, parcelIds: first?.parcelIds ?? [], photoFileIds: [photo] }],
  })
  expect(answer).toMatchObject({
    outcome: 'ready',
    differenceMinor: 0,
    refundMinor: 0,
    dueMinor: 0,
    quote: { totalMinor: 8200 },
  })
  const order = await member.call(orders.get, { id })
  expect(order).toMatchObject({ status: 'awaiting_outbound', packedAt: expect.any(String), supplement: null })
  expect(order.cartons).toMatchObject([
    { cartonNumber: 1, weightG: 2300, lengthMm: 600, weighedBy: keeper.username, photos: [{ fileId: photo }] },
  ])
  expect((await fetch(`${t.url}${order.cartons[0]?.photos[0]?.url}`)).status).toBe(200)
  expect(order.events.map(({ code }) => code)).toEqual(['consolidated', 'packing'])
  expect(order.parcels[0]).toMatchObject({ status: 'packing', latestEvent: { code: 'consolidated' } })
  expect(await billOf(id)).toEqual({
    state: 'live',
    total: 8200,
    receivable: 8200,
    customer: 'Chan Mei Ling',
    quantity: 1,
    weight: 12_000,
    other: 0,
  })
  expect(await faults(t)).toEqual([])
})

test('what weighs less is refunded at once (example 13b)', async () => {
  const member = await rich()
  const { id, orderNumber } = await insured(member)
  const answer = await keeper.call(
    staffOrders.pack,
    await story.packing(member, id, { weightG: 6900, lengthMm: 500, widthMm: 400, heightMm: 220 }),
  )
  // 8 kg: 58.00 + 11.00 + 25.00.
  expect(answer).toMatchObject({
    outcome: 'refunded',
    differenceMinor: -2400,
    refundMinor: 2400,
    dueMinor: 0,
    quote: { billableWeightG: 8000, totalMinor: 9400 },
  })
  expect(await member.call(orders.get, { id })).toMatchObject({
    status: 'awaiting_outbound',
    totalMinor: 9400,
    paidMinor: 11_800,
    refundedMinor: 2400,
    dueMinor: 0,
  })
  expect(await story.balances(member)).toMatchObject({ CNY: 50_000 - 9400 })
  expect((await member.call(wallets.listEntries, {})).list[0]).toMatchObject({
    eventCode: 'WEIGHT_REFUND',
    amountMinor: 2400,
    referenceNumber: orderNumber,
    remark: 'Billable weight after packing 8 kg, difference refunded',
  })
  expect(await lastMail(member)).toMatchObject({
    kind: 'WEIGHT_REFUND',
    subject: `Order ${orderNumber}: CNY 24.00 refunded`,
  })
  expect(await billOf(id)).toMatchObject({ state: 'live', total: 9400 })
  expect(await faults(t)).toEqual([])
})

test('a small rise is ours: a line of it makes the total what was paid', async () => {
  const member = await rich()
  // 12 kg to 13 kg costs 6.00 more; the tolerance of 3 % of over 200.00 is larger.
  const { id } = await story.paid(member, { insured: true, declaredValueMinor: 300_000 })
  const answer = await keeper.call(staffOrders.pack, await story.packing(member, id, { weightG: 12_100 }))
  expect(answer).toMatchObject({ outcome: 'absorbed', differenceMinor: 600, refundMinor: 0, dueMinor: 0 })
  const order = await member.call(orders.get, { id })
  expect(order).toMatchObject({
    status: 'awaiting_outbound',
    freightMinor: 8800,
    otherMinor: -600,
    totalMinor: 23_200,
    dueMinor: 0,
  })
  expect(order.otherLines).toEqual([
    { code: 'TOLERANCE', amountMinor: -600, text: 'Small weight difference, covered by us' },
  ])
  expect(await billOf(id)).toMatchObject({ total: 23_200, other: -600 })
  expect(await story.balances(member)).toMatchObject({ CNY: 50_000 - 23_200 })
  expect(await faults(t)).toEqual([])
})

// Proves B-OU-04
test('a larger rise waits for the member, with its evidence, and is paid as a supplement (example 13a)', async () => {
  const member = await rich()
  const { id, orderNumber } = await insured(member)
  const answer = await keeper.call(
    staffOrders.pack,
    await story.packing(member, id, { weightG: 13_200, lengthMm: 600, widthMm: 400, heightMm: 220 }),
  )
  // 14 kg: 94.00 + 11.00 + 25.00.
  expect(answer).toMatchObject({ outcome: 'supplement_due', differenceMinor: 1200, dueMinor: 1200, refundMinor: 0 })
  const order = await member.call(orders.get, { id })
  expect(order).toMatchObject({ status: 'paid', dueMinor: 1200, totalMinor: 13_000, paidMinor: 11_800 })
  expect(order.actions).toEqual(['pay', 'track', 'details', 'decide', 'receipt'])
  expect(order.supplement).toMatchObject({
    dueMinor: 1200,
    cartons: [{ weightG: 13_200, weighedBy: keeper.username }],
    choices: [
      { choice: 'pay', dueMinor: 1200, refundMinor: 0 },
      { choice: 'changeChannel', dueMinor: 1800, refundMinor: 0 },
      { choice: 'changeChannel', dueMinor: 0, refundMinor: 500, needsPickUpPoint: true },
      { choice: 'removeParcels', dueMinor: 0, refundMinor: 0, reason: expect.stringContaining('only one parcel') },
      { choice: 'cancel', dueMinor: 0, refundMinor: 11_800 },
    ],
  })
  const mail = await lastMail(member)
  expect(mail).toMatchObject({ kind: 'SUPPLEMENT_DUE', subject: `Order ${orderNumber}: CNY 12.00 to be paid` })
  expect(mail?.body).toContain('#1  13.200 kg  60 × 40 × 22 cm')
  expect(await billOf(id)).toBeUndefined()
  expect((await keeper.ask(staffOrders.ship, { id, logisticsNumber: 'SC1' })).code).toBe(9002)
  expect((await keeper.ask(staffOrders.startPacking, { id })).code).toBe(9002)

  expect(await member.call(orders.quotePayment, { id })).toMatchObject({
    kind: 'supplement',
    dueMinor: 1200,
    priceChanged: false,
  })
  expect(await member.ask(orders.pay, { id, expectedDueMinor: 1100 })).toMatchObject({
    code: 4011,
    wire: { dueMinor: 1200 },
  })
  expect(await member.call(orders.pay, { id, expectedDueMinor: 1200 })).toMatchObject({
    status: 'awaiting_outbound',
    paidMinor: 1200,
    balanceAfterMinor: 37_000,
  })
  expect(await member.call(orders.get, { id })).toMatchObject({
    status: 'awaiting_outbound',
    paidMinor: 13_000,
    dueMinor: 0,
    supplement: null,
  })
  expect((await member.call(wallets.listEntries, {})).list[0]).toMatchObject({
    eventCode: 'ORDER_SUPPLEMENT',
    amountMinor: -1200,
  })
  expect(await billOf(id)).toMatchObject({ state: 'live', total: 13_000 })
  expect((await member.ask(orders.pay, { id, expectedDueMinor: 1200 })).code).toBe(4010)
  expect(await faults(t)).toEqual([])
})

test('two packers at once: one packs, the other is told', async () => {
  for (let round = 0; round < 5; round++) {
    const member = await rich()
    const { id } = await story.paid(member)
    const packing = await story.packing(member, id, { heightMm: 200 })
    const answers = await Promise.all([keeper.ask(staffOrders.pack, packing), keeper.ask(staffOrders.pack, packing)])
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 9002])
    expect(await story.balances(member)).toMatchObject({ CNY: 50_000 - 5800 })
  }
  expect(await faults(t)).toEqual([])
})

test('a packing leaves its trail: who, what, which money', async () => {
  const member = await rich()
  const { id } = await story.packed(member, { heightMm: 200 })
  const audit = await t.db.row(
    sql<{
      call: string
      after: unknown
    }>`select call, after from audit_log where target_id = ${id} order by no desc limit 1`,
  )
  expect(audit).toMatchObject({ call: 'staffOrders.pack', after: { outcome: 'refunded', refundMinor: 2400 } })
  const history = await t.db.rows(sql<{ step: string }>`
    select event || ' ' || coalesce(from_status, '-') || ' > ' || to_status as step from order_history where order_id = ${id} order by no`)
  expect(history.map(({ step }) => step)).toEqual([
    'submit - > awaiting_payment',
    'pay awaiting_payment > paid',
    'pack paid > awaiting_outbound',
  ])
})

test('why a carton has no photo is kept with its packing; the mail about a dearer box shows no photos that are not there', async () => {
  const reasonOf = (orderId: string) =>
    t.db.row(
      sql<{
        reason: string | null
      }>`select no_photo_reason as reason from order_deeds where order_id = ${orderId} and kind = 'packing'`,
    )
  const packed = async (photoFileIds: string[]) => {
    const member = await rich()
    const { id } = await story.paid(member)
    const packing = await story.packing(member, id)
    const cartons = packing.cartons.map((each) => ({ ...each, lengthMm: 900, photoFileIds }))
    await keeper.call(staffOrders.startPacking, { id })
    await keeper.call(staffOrders.pack, { ...packing, cartons, noPhotoReason: 'camera_fault' })
    return { ...(await reasonOf(id)), mail: (await lastMail(member))?.body ?? '' }
  }
  const [unseen, seen] = [await packed([]), await packed([await photoBy(keeper)])]
  expect([unseen.reason, seen.reason]).toEqual(['camera_fault', null])
  expect([unseen.mail, seen.mail].map((mail) => mail.includes('See the photos'))).toEqual([false, true])
})
