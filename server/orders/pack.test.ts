import { orders, staffOrders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { wallets } from '#contract/ledger.ts'
import { sql } from '#server/db.ts'
import { photoBy, shirt } from '#test/parcels.ts'
import { mailsTo } from '#test/mailbox.ts'
import { openTestHouse, type TestMember } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { carton, faults, openStory, traces } from '#test/orders.ts'

const t = await openTestHouse()
const story = await openStory(t)
const { keeper } = story

const rich = () => t.member({ balances: { CNY: 50_000 }, language: 'en' })
const billOf = (orderId: string) =>
  t.db.find(sql<{
    state: string
    total: number
    receivable: number
    customer: string
    quantity: number
    weight: number
    other: number
  }>`
    select state, payable_total_minor as total, freight_receivable_minor as receivable, customer_name as customer, quantity,
      billable_weight_g as weight, other_payable_minor as other from bills where order_id = ${orderId}`)
const lastMail = async (member: TestMember) => (await mailsTo(t.db, member.email)).at(-1)

/** Worked example 13 without coupon and coins: 12 kg paid with services and insurance, CNY 118.00. */
async function insured(member: TestMember) {
  const vas = [
    { id: await story.serviceId('REPACK'), qty: 1 },
    { id: await story.serviceId('PHOTO'), qty: 3 },
  ]
  return story.paid(member, { vas, insured: true, declaredValueMinor: 50_000 })
}

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
  // 12 kg to 13 kg is 6.00; 3 % of 200.00 and more is above that.
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
    { code: 'TOLERANCE', amountMinor: -600, text: 'Small weight difference, borne by us' },
  ])
  expect(await billOf(id)).toMatchObject({ total: 23_200, other: -600 })
  expect(await story.balances(member)).toMatchObject({ CNY: 50_000 - 23_200 })
  expect(await faults(t)).toEqual([])
})

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
  expect(order.actions).toEqual(['pay', 'track', 'details', 'decide'])
  expect(order.supplement).toMatchObject({
    dueMinor: 1200,
    cartons: [{ weightG: 13_200, weighedBy: keeper.username }],
    choices: [
      { choice: 'pay', dueMinor: 1200, refundMinor: 0 },
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

test('every parcel is in exactly one carton', async () => {
  const member = await rich()
  const both = [await story.stocked(member), await story.stocked(member)]
  const [one = '', two = ''] = both
  const { id } = await story.paid(member, {}, both)
  const before = await traces(t, id)
  const pack = (...cartons: string[][]) =>
    keeper.ask(staffOrders.pack, { id, cartons: cartons.map((parcelIds) => ({ ...carton, parcelIds })) })
  for (const wrong of [[[one]], [[one], [one, two]], [[one, two, id]], [[one, one]]]) {
    expect(await pack(...wrong)).toMatchObject({
      http: 422,
      code: 9005,
      wire: { fields: { cartons: 'Every parcel must be in exactly one carton' } },
    })
  }
  expect((await pack()).code).toBe(9005)
  expect(await traces(t, id)).toEqual(before)
  expect((await pack([two], [one])).code).toBe(0)
  expect(
    (await member.call(orders.get, { id })).cartons.map(({ cartonNumber, parcelIds }) => [cartonNumber, parcelIds]),
  ).toEqual([
    [1, [two]],
    [2, [one]],
  ])
})

test('a parcel that can not go along is taken out with a reason, and lies in stock again', async () => {
  const member = await rich()
  const both = [
    await story.stocked(member),
    await story.stocked(member, { goods: [{ ...shirt, productName: 'Lamp' }] }),
  ]
  const [kept = '', out = ''] = both
  const { id } = await story.paid(member, {}, both)
  const packing = { id, cartons: [{ ...carton, parcelIds: [kept] }], removeParcelIds: [out] }
  expect(await keeper.ask(staffOrders.pack, packing)).toMatchObject({
    code: 9005,
    wire: { fields: { removeReason: expect.any(String) } },
  })
  expect((await keeper.ask(staffOrders.pack, { ...packing, removeParcelIds: both, removeReason: 'all' })).code).toBe(
    9005,
  )
  expect(
    (await keeper.ask(staffOrders.pack, { ...packing, removeParcelIds: [out, id], removeReason: 'whose?' })).code,
  ).toBe(9005)
  const answer = await keeper.call(staffOrders.pack, { ...packing, removeReason: 'Leaks' })
  expect(answer.outcome).toBe('refunded')
  expect(await member.call(orders.get, { id })).toMatchObject({
    parcelCount: 1,
    goodsName: 'Shirt',
    totalPieces: 3,
    totalMinor: 8200,
    parcels: [{ id: kept }],
  })
  expect(await member.call(parcels.get, { id: out })).toMatchObject({ status: 'in_stock', orderId: null })
  expect(await faults(t)).toEqual([])
})

test('services and a fee are set at packing; what the member was promised keeps its price', async () => {
  const member = await rich()
  const [repack, photo] = [await story.serviceId('REPACK'), await story.serviceId('PHOTO')]
  const { id } = await story.paid(member, { vas: [{ id: repack, qty: 1 }] })
  await t.db.run(sql`update vas_items set price_cny_minor = 900 where id = ${repack}`)
  try {
    const answer = await keeper.call(staffOrders.pack, {
      ...(await story.packing(member, id)),
      vas: [
        { id: repack, qty: 1 },
        { id: photo, qty: 2 },
      ],
      otherFeeMinor: 300,
      otherRemark: 'Pallet',
    })
    expect(answer).toMatchObject({
      outcome: 'supplement_due',
      dueMinor: 700,
      quote: { vasMinor: 900, otherLines: [{ code: 'OTHER_FEE', amountMinor: 300, text: 'Other fee' }] },
    })
    expect(await member.call(orders.get, { id })).toMatchObject({ otherMinor: 300, otherRemark: 'Pallet' })
    // Weighed again without a word about the fee: it stays, and the services too.
    expect(await keeper.call(staffOrders.pack, await story.packing(member, id))).toMatchObject({ dueMinor: 700 })
    expect(
      await keeper.call(staffOrders.pack, {
        ...(await story.packing(member, id)),
        vas: [{ id: repack, qty: 1 }],
        otherFeeMinor: 0,
      }),
    ).toMatchObject({ outcome: 'ready' })
  } finally {
    await t.db.run(sql`update vas_items set price_cny_minor = 500 where id = ${repack}`)
  }
  expect((await keeper.ask(staffOrders.pack, { ...(await story.packing(member, id)), otherFeeMinor: -100 })).code).toBe(
    9005,
  )
  expect(await faults(t)).toEqual([])
})

test('above the cap of the line packing asks once, then goes on with the same row', async () => {
  const member = await rich()
  const { id } = await story.paid(member)
  const heavy = await story.packing(member, id, { weightG: 30_500 })
  expect((await keeper.ask(staffOrders.pack, heavy)).code).toBe(4007)
  expect(await keeper.call(staffOrders.pack, { ...heavy, force: true })).toMatchObject({
    outcome: 'supplement_due',
    quote: { freightMinor: 1600 + 30 * 600 },
  })
})

test('unpacked, an order is paid again; what was refunded stays, and the next packing starts from it', async () => {
  const member = await rich()
  const { id } = await story.paid(member)
  await keeper.call(staffOrders.pack, await story.packing(member, id, { heightMm: 200 }))
  expect(await story.balances(member)).toMatchObject({ CNY: 50_000 - 5800 })
  const unpacked = await keeper.call(staffOrders.unpack, { id, reason: 'A parcel was forgotten' })
  expect(unpacked).toMatchObject({
    status: 'paid',
    packedAt: null,
    dueMinor: 0,
    cartons: [],
    packerName: null,
    paidMinor: 8200,
    refundedMinor: 2400,
  })
  expect(await billOf(id)).toMatchObject({ state: 'draft' })
  // 12 kg again: 82.00 against 58.00 that are still paid.
  expect(await keeper.call(staffOrders.pack, await story.packing(member, id))).toMatchObject({
    outcome: 'supplement_due',
    dueMinor: 2400,
  })
  expect(await billOf(id)).toMatchObject({ state: 'draft' })
  await member.call(orders.pay, { id, expectedDueMinor: 2400 })
  expect(await billOf(id)).toMatchObject({ state: 'live', total: 8200, receivable: 8200 })
  expect(await member.call(orders.get, { id })).toMatchObject({
    status: 'awaiting_outbound',
    paidMinor: 10_600,
    refundedMinor: 2400,
  })
  await keeper.call(staffOrders.unpack, { id, reason: 'Weighed wrong' })
  // A second refund and a second supplement have deeds of their own.
  expect(await keeper.call(staffOrders.pack, await story.packing(member, id, { heightMm: 200 }))).toMatchObject({
    outcome: 'refunded',
    refundMinor: 2400,
  })
  expect(await faults(t)).toEqual([])
})

test('a line of tolerance falls away when the order is packed again', async () => {
  const member = await rich()
  const { id } = await story.paid(member, { insured: true, declaredValueMinor: 300_000 })
  await keeper.call(staffOrders.pack, await story.packing(member, id, { weightG: 12_100 }))
  await keeper.call(staffOrders.unpack, { id, reason: 'Scale was wrong' })
  expect(await keeper.call(staffOrders.pack, await story.packing(member, id))).toMatchObject({
    outcome: 'ready',
    quote: { otherLines: [], totalMinor: 23_200 },
  })
})

test('only what is paid and not held is packed, and only in the own warehouse', async () => {
  const member = await rich()
  const unpaid = await story.applied(member)
  const paid = await story.paid(member)
  const elsewhere = await t.staff(['W'], { warehouseCodes: [4] })
  const service = await t.staff(['S'])
  const admin = await t.staff(['A'], { warehouseCodes: [] })
  for (const { id, code } of [
    { id: unpaid.id, code: 9002 },
    { id: unpaid.id.replace(/.$/, '0'), code: 9006 },
  ]) {
    expect((await keeper.ask(staffOrders.startPacking, { id })).code).toBe(code)
  }
  const packing = await story.packing(member, paid.id)
  expect(await elsewhere.ask(staffOrders.pack, packing)).toMatchObject({ http: 404, code: 9006 })
  expect((await elsewhere.ask(staffOrders.startPacking, { id: paid.id })).code).toBe(9006)
  expect(await service.ask(staffOrders.pack, packing)).toMatchObject({ http: 403, code: 9001 })
  expect(await member.ask(staffOrders.pack, packing)).toMatchObject({ http: 401 })
  await t.db.run(sql`update orders set hold_reason = 'Papers are missing' where id = ${paid.id}`)
  expect((await keeper.ask(staffOrders.pack, packing)).code).toBe(9002)
  expect((await keeper.ask(staffOrders.startPacking, { id: paid.id })).code).toBe(9002)
  await t.db.run(sql`update orders set hold_reason = null where id = ${paid.id}`)
  expect((await admin.ask(staffOrders.pack, packing)).code).toBe(0)
  expect((await admin.ask(staffOrders.pack, packing)).code).toBe(9002)
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
