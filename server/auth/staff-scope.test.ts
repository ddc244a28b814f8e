import { staffBinCounts } from '#contract/bin-counts.ts'
import { staffBins } from '#contract/bins.ts'
import { staffDays } from '#contract/day-end.ts'
import { disputes } from '#contract/disputes.ts'
import { staffHandovers } from '#contract/handovers.ts'
import { operations } from '#contract/index.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { staffParcels } from '#contract/receiving.ts'
import { staffAccounts } from '#contract/staff-accounts.ts'
import { staffBankTransfers } from '#contract/topups.ts'
import { staffStations } from '#contract/stations.ts'
import { sql } from '#server/database/db.ts'
import { staffParcelQuestions } from '#contract/parcel-questions.ts'
import { staffParcelClosings } from '#contract/parcel-closings.ts'
import { parcelServices } from '#contract/parcel-services.ts'
import { openClaims } from '#test/claims.ts'
import { openTestServer, type TestStaff } from '#test/harness.ts'
import { carton, disputeReason, openStory } from '#test/orders.ts'
import { forecast, freshNumber, photoBy, powerBank, scanOf, warehouseId } from '#test/parcels.ts'
import { handIn, upload } from '#test/vouchers.ts'
import { openTransfers } from '#test/warehouse-transfers.ts'
import { expect, test } from 'vitest'

/*
 * A warehouse sees only what is its own: each read open to its role, and each picture, against what is in another
 * warehouse.
 */

const t = await openTestServer()
const [fuyong, baiyun] = [await warehouseId(t, 2), await warehouseId(t, 4)]
const here = await t.staff(['W'], { warehouseCodes: [2] })
const there = await t.staff(['W'], { warehouseCodes: [4] })
const [finance, service, editor, admin] = [
  await t.staff(['F']),
  await t.staff(['S']),
  await t.staff(['E']),
  await t.staff(['A']),
]
const story = await openStory(t)
const claims = await openClaims(t)
const member = await t.member({ balances: { CNY: 100_000 } })

const unclaimed = await claims.pooled({ warehouseCode: 4, remark: 'Label of Mr Lam' })
const claimId = await claims.claimed(member, unclaimed)
const parcelPhoto = await photoBy(there)
const cartonPhoto = await photoBy(there)
const inStock = await forecast(member, freshNumber(), { warehouseCode: 4 })
await there.call(staffParcels.receive, {
  ...scanOf(inStock.trackingNumber, baiyun, { shelf: 'Z-99', photoFileIds: [parcelPhoto] }),
})
const order = await story.paid(member, {}, [await story.stocked(member, { warehouse: 4 })])
const parcelIds = order.parcels.map(({ id }) => id)
await there.call(staffOrders.pack, { id: order.id, cartons: [{ ...carton, parcelIds, photoFileIds: [cartonPhoto] }] })
const weighingId = (await member.call(orders.get, { id: order.id })).cartons[0]?.id ?? ''
const dispute = await member.call(disputes.open, { weighingId, reason: disputeReason })
const disputePhoto = await upload(member, '#123456', 'photo')
await member.call(disputes.showMore, { id: dispute.id, photoFileIds: [disputePhoto] })
const services = await member.call(parcelServices.list, { parcelId: inStock.id })
const asked = await member.call(parcelServices.ask, {
  parcelId: inStock.id,
  serviceId: services.offered[0]?.serviceId ?? '',
  quantity: 1,
  currency: 'CNY',
  expectedMinor: services.offered[0]?.priceMinor.CNY ?? 0,
})
const toClose = await forecast(await t.member(), freshNumber(), { warehouseCode: 4 })
await there.call(staffParcels.receive, scanOf(toClose.trackingNumber, baiyun))
const clerk = await t.staff(['S'])
await clerk.call(staffParcelClosings.ask, {
  id: toClose.id,
  reason: 'returned',
  note: 'Unwanted',
  photoFileIds: [await photoBy(clerk)],
})
await t.db.run(sql`update parcels set inbound_at = now() - interval '40 days' where id = ${toClose.id}`)
const expected = await forecast(member, freshNumber(), { warehouseCode: 4, goods: [powerBank] })

const bin = await there.call(staffBins.create, { warehouseId: baiyun, code: 'Z-99', zone: 'Baiyun zone' })
const waiting = await forecast(await t.member(), freshNumber(), { warehouseCode: 4 })
await there.call(staffParcels.receive, scanOf(waiting.trackingNumber, baiyun))
const questioned = await there.call(staffParcelQuestions.ask, {
  ...{ id: waiting.id, kind: 'other', words: 'Is it yours?', choices: ['explain'], answerDays: 7 },
})
const count = await there.call(staffBinCounts.start, { id: bin.id })
await there.call(staffBinCounts.scan, { id: count.id, trackingNumber: waiting.trackingNumber })
await there.call(staffBinCounts.finish, { id: count.id })

const moved = await (await openTransfers(t)).onTheWay(member, { from: 3, to: 4 })
const handover = await there.call(staffHandovers.take, {
  warehouseId: baiyun,
  courierCode: 'SF',
  counted: 1,
  bagNumber: 'BY-1',
})
const brought = freshNumber()
await there.call(staffParcels.receive, scanOf(brought, baiyun, { handoverId: handover.id }))

const { day } = await t.db.row(sql<{ day: string }>`select to_char(current_date, 'YYYY-MM-DD') as day`)
const reasons = { notShelved: 'The trolley is full', handovers: 'On the van', counts: 'Being searched' }
const signed = await there.call(staffDays.sign, { warehouseId: baiyun, day, ...reasons })

const desk = await admin.call(staffStations.create, {
  ...{ warehouseId: baiyun, name: 'Packing desk', printerPaper: '60x40', printWay: 'network', printerHost: '10.0.0.9' },
})

/** Each read open to the warehouse: its input, and what of the other warehouse it would show. */
const reads: Readonly<Record<string, { readonly input: object; readonly shows: readonly string[] }>> = {
  'staffParcels.lookup': {
    input: { trackingNumber: unclaimed.trackingNumber, warehouseId: baiyun },
    shows: [unclaimed.id, 'Label of Mr Lam'],
  },
  'staffParcelFiles.search': {
    input: { trackingNumber: inStock.trackingNumber, pageSize: 50 },
    shows: [inStock.id, 'Z-99'],
  },
  'staffParcelFiles.get': { input: { id: inStock.id }, shows: [inStock.trackingNumber, parcelPhoto] },
  'staffUnclaimedParcels.search': { input: { page: 1, pageSize: 50 }, shows: [unclaimed.id, unclaimed.trackingNumber] },
  'staffClaims.search': { input: { page: 1, pageSize: 50 }, shows: [claimId] },
  'staffClaims.get': { input: { id: claimId }, shows: [claimId, unclaimed.trackingNumber] },
  'staffOrders.search': { input: { page: 1, pageSize: 50 }, shows: [order.id, order.orderNumber] },
  'staffOrders.get': { input: { id: order.id }, shows: [order.orderNumber, cartonPhoto] },
  'reports.dashboard': { input: {}, shows: [dispute.id, order.orderNumber] },
  'reports.find': { input: { number: order.orderNumber }, shows: [order.id, order.orderNumber] },
  'staffParcelServices.list': { input: { page: 1, pageSize: 50 }, shows: [asked.id] },
  'staffParcelClosings.list': { input: { pageSize: 50 }, shows: [toClose.trackingNumber] },
  'staffParcelQuestions.list': { input: { pageSize: 50 }, shows: [questioned.id, waiting.trackingNumber] },
  'staffStorage.list': { input: { pageSize: 50 }, shows: [toClose.trackingNumber] },
  'staffBins.list': { input: { warehouseId: baiyun }, shows: [bin.id, 'Baiyun zone'] },
  'staffBins.content': { input: { id: bin.id }, shows: [inStock.id, inStock.trackingNumber] },
  'staffPutAway.list': { input: { warehouseId: baiyun, pageSize: 50 }, shows: [waiting.id, waiting.trackingNumber] },
  'staffPutAway.propose': {
    input: { warehouseId: baiyun, trackingNumber: waiting.trackingNumber },
    shows: [waiting.id, bin.id],
  },
  'staffBinCounts.list': { input: { warehouseId: baiyun }, shows: [count.id] },
  'staffBinCounts.get': { input: { id: count.id }, shows: [waiting.trackingNumber] },
  'staffBinCounts.differences': { input: { warehouseId: baiyun }, shows: [inStock.trackingNumber, waiting.id] },
  'staffWarehouseTransfers.list': { input: { pageSize: 50 }, shows: [moved.transferId, moved.trackingNumber] },
  'staffWarehouseTransfers.get': { input: { id: moved.transferId }, shows: [moved.trackingNumber] },
  'staffHandovers.list': { input: { pageSize: 50 }, shows: [handover.id, 'BY-1'] },
  'staffHandovers.get': { input: { id: handover.id }, shows: [brought, 'BY-1'] },
  'staffDays.get': { input: { warehouseId: baiyun, day }, shows: [signed.id, waiting.trackingNumber] },
  'staffDays.list': { input: { warehouseId: baiyun }, shows: [signed.id] },
  'staffFigures.people': { input: { warehouseId: baiyun, day }, shows: [there.username] },
  'staffFigures.shifts': { input: { warehouseId: baiyun, day }, shows: [there.username] },
  'staffPrinting.printers': { input: { id: baiyun }, shows: [desk.id, 'Packing desk'] },
  'staffDisputes.list': { input: { page: 1, pageSize: 50 }, shows: [dispute.id, disputePhoto] },
}
/** Of the caller, or the same everywhere. */
const ofThemselves = [
  'staffFigures.own',
  'staffFigures.ownShifts',
  'staffParcelQuestions.prices',
  'staff.me',
  'staff.drawTotp',
  'staff.sessions',
]
/** Texts, words, prices and places that belong to no warehouse. */
const ofTheCompany =
  /^(staff(Articles|Pages|Content|GoodsWords|Channels|Services|Surcharges|Tariffs|Warehouses|PickUpAreas|PickUpPoints|Places|Couriers|Regions|Levels|Destinations)|tariffVersions)\./

const readsOfWarehouse = operations.filter(
  ({ kind, transport, who }) =>
    kind === 'read' && transport === 'json' && (who === 'staff' || (typeof who === 'object' && who.includes('W'))),
)

test('each read that the warehouse role may make is in the table', () => {
  const names = readsOfWarehouse.map(({ name }) => name).filter((name) => !ofTheCompany.test(name))
  expect(names.sort()).toEqual([...Object.keys(reads), ...ofThemselves].sort())
})

test.each(Object.keys(reads))('%s shows a warehouse its own alone', async (name) => {
  const operation = readsOfWarehouse.find((each) => each.name === name)
  const { input, shows } = reads[name] ?? { input: {}, shows: [] }
  if (!operation) throw new Error(`${name} is no read`)
  const shown = async (who: TestStaff) => {
    const { wire } = await who.ask(operation, input)
    return shows.filter((trace) => JSON.stringify(wire).includes(trace))
  }
  expect([await shown(there), await shown(here), await shown(admin)]).toEqual([shows, [], shows])
})

// Proves B-IN-02
test('a forecast for another warehouse is found by its number, without its goods, its shelf and what lies there', async () => {
  const input = { trackingNumber: expected.trackingNumber }
  const seen = await there.call(staffParcels.lookup, input)
  expect(seen.forecasts).toMatchObject([
    { id: expected.id, goodsName: 'Power bank', inStockHere: 1, lastShelf: 'Z-99' },
  ])
  expect(seen.goodsMarks).toMatchObject([{ word: 'Power bank' }])
  for (const warehouse of [{}, { warehouseId: baiyun }, { warehouseId: fuyong }]) {
    const found = await here.call(staffParcels.lookup, { ...input, ...warehouse })
    expect(found.forecasts).toMatchObject([
      {
        id: expected.id,
        memberNumber: member.memberNumber,
        warehouseId: baiyun,
        goodsName: '',
        goodsType: null,
        totalGoodsValueMinor: 0,
        inStockHere: 0,
        lastShelf: null,
      },
    ])
    expect(found).toMatchObject({ unclaimed: [], receipts: [], goodsMarks: [] })
  }
  expect(
    (await here.call(staffParcels.lookup, { trackingNumber: expected.trackingNumber.slice(0, -1) })).forecasts,
  ).toEqual([])
})

test('what was received elsewhere is no receipt of this warehouse', async () => {
  const { trackingNumber } = unclaimed
  expect((await there.call(staffParcels.lookup, { trackingNumber })).receipts).toHaveLength(1)
  expect((await here.call(staffParcels.lookup, { trackingNumber })).receipts).toEqual([])
  expect((await service.call(staffParcels.lookup, { trackingNumber })).receipts).toHaveLength(1)
})

const everybody = { here, there, finance, service, editor, admin } as const

test('a picture is opened by those whose task it is, and by nobody else of the staff', async () => {
  const { id: transferId } = await handIn(member)
  const fileOf = async (query: ReturnType<typeof sql<{ id: string }>>) => (await t.db.row(query)).id
  const article = await photoBy(editor)
  await t.db.run(sql`update files set purpose = 'article', used = true where id = ${article}`)
  const withOrders = ['admin', 'finance', 'service', 'there']
  const pictures = [
    [
      'a bank voucher',
      await fileOf(sql`select file_id as id from bank_transfers where id = ${transferId}`),
      ['admin', 'finance', 'service'],
    ],
    [
      'the proof of a claim',
      await fileOf(sql`select file_id as id from claims where id = ${claimId}`),
      ['admin', 'service', 'there'],
    ],
    ['a parcel', parcelPhoto, withOrders],
    ['a carton', cartonPhoto, withOrders],
    ['what a member shows of a doubt', disputePhoto, withOrders],
    ['a picture of an article', article, ['admin', 'editor']],
    ['what the keeper here has just taken', await photoBy(here), ['here']],
    ['what a member has just uploaded', await upload(member), []],
  ] as const
  for (const [what, id, readers] of pictures) {
    const opened: string[] = []
    for (const [name, who] of Object.entries(everybody))
      if ((await who.raw(`/api/files/${id}`)).status === 200 && (await isPicture(who, id))) opened.push(name)
    expect([what, opened.sort()]).toEqual([what, [...readers]])
  }
})

test('a picture of before pictures had a warehouse is opened by no keeper', async () => {
  await t.db.run(sql`update files set warehouse_id = null where id = ${cartonPhoto}`)
  expect([await isPicture(everybody.there, cartonPhoto), await isPicture(everybody.service, cartonPhoto)]).toEqual([
    false,
    true,
  ])
})

const isPicture = async (who: TestStaff, id: string) =>
  ((await who.raw(`/api/files/${id}`)).headers.get('content-type') ?? '').startsWith('image/')

test('the links that somebody of the staff was given end with their account', async () => {
  const leaver = await t.staff(['F'])
  const { id } = await handIn(member)
  const { proofImageUrl } = await leaver.call(staffBankTransfers.get, { id })
  const type = async () => (await t.visitor.raw(proofImageUrl)).headers.get('content-type')
  expect(await type()).toBe('image/png')
  await admin.call(staffAccounts.update, { id: leaver.id, disabled: true })
  expect(await type()).toContain('json')
})
