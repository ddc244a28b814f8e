import { staffBinCounts } from '#contract/bin-counts.ts'
import { staffBins } from '#contract/bins.ts'
import { staffUnclaimedParcels } from '#contract/claims.ts'
import { disputes, staffDisputes } from '#contract/disputes.ts'
import { operations } from '#contract/index.ts'
import { staffHandovers } from '#contract/handovers.ts'
import { staffDays } from '#contract/day-end.ts'
import { staffLabels } from '#contract/labels.ts'
import type { Operation } from '#contract/wire/operation.ts'
import { staffOrderActions } from '#contract/order-actions.ts'
import { orders, staffOrders, staffTracking } from '#contract/orders.ts'
import type { Input } from '#contract/wire/operation.ts'
import { staffParcelQuestions } from '#contract/parcel-questions.ts'
import { staffParcelClosings } from '#contract/parcel-closings.ts'
import { parcelServices, staffParcelServices } from '#contract/parcel-services.ts'
import { parcels } from '#contract/parcels.ts'
import { parcelCorrections, staffParcels } from '#contract/receiving.ts'
import { staffPrinting } from '#contract/printing.ts'
import { staffPutAway } from '#contract/put-away.ts'
import { staffStations } from '#contract/stations.ts'
import { sql } from '#server/database/db.ts'
import { staffWarehouseTransfers } from '#contract/warehouse-transfers.ts'
import { openClaims } from '#test/claims.ts'
import { openTestServer } from '#test/harness.ts'
import { openLabelPrinter } from '#test/label-printer.ts'
import { carton, disputeReason, openStory, smaller } from '#test/orders.ts'
import { freshNumber, photoBy, scanOf, warehouseId } from '#test/parcels.ts'
import { openTransfers } from '#test/warehouse-transfers.ts'
import { afterAll, expect, test } from 'vitest'

/*
 * Each warehouse works on its own parcels and orders: each write open to its role is refused to a keeper of another
 * warehouse, and then made by a keeper of this one. Reads are in `staff-scope.test.ts`.
 */

const t = await openTestServer()
const baiyun = await warehouseId(t, 4)
const here = await t.staff(['W'], { warehouseCodes: [2] })
const there = await t.staff(['W'], { warehouseCodes: [4] })
const colleague = await t.staff(['W'], { warehouseCodes: [4] })
const story = await openStory(t)
const claims = await openClaims(t)
const member = await t.member({ balances: { CNY: 100_000 } })

const unclaimed = await claims.pooled({ warehouseCode: 4 })
const free = await story.stocked(member, { warehouse: 4 })
const disputed = await story.stocked(member, { warehouse: 4 })
const weighingId = (await member.call(parcels.get, { id: disputed })).weighings[0]?.id ?? ''
const dispute = await member.call(disputes.open, { weighingId, reason: disputeReason })
const offered = (await member.call(parcelServices.list, { parcelId: free })).offered.slice(0, 2)
const askedFor: string[] = []
for (const { serviceId, priceMinor } of offered) {
  const asked = { parcelId: free, serviceId, quantity: 1, currency: 'CNY' } as const
  askedFor.push((await member.call(parcelServices.ask, { ...asked, expectedMinor: priceMinor.CNY ?? 0 })).id)
}
const splitService = await t.db.row(sql<{ id: string }>`select id from vas_items where code = 'P_SPLIT'`)
const toSplit = await member.call(parcelServices.ask, {
  parcelId: free,
  serviceId: splitService.id,
  quantity: 1,
  currency: 'CNY',
  expectedMinor: 1000,
})
const half = { actualWeightG: 1000, lengthMm: 300, widthMm: 200, heightMm: 100 }
const [photo, splitPhoto, laterPhoto] = [await photoBy(there), await photoBy(there), await photoBy(there)]
const { receiptId: scanned } = await there.call(staffParcels.receive, scanOf(freshNumber(), baiyun))
const order = await story.paid(member, {}, [await story.stocked(member, { warehouse: 4 })])
const { id, orderNumber } = order
const parcelIds = order.parcels.map((parcel) => parcel.id)
const cartons = [{ ...carton, parcelIds }]

const clerk = await t.staff(['S'])
const closingOf = async () => {
  const parcelId = await story.stocked(member, { warehouse: 4 })
  const photoFileIds = [await photoBy(clerk)]
  await clerk.call(staffParcelClosings.ask, { id: parcelId, reason: 'disposed', note: 'Unwanted', photoFileIds })
  const { list } = await clerk.call(staffParcelClosings.list, { state: 'asked', pageSize: 1 })
  return list[0]?.id ?? ''
}
const [closing, otherClosing] = [await closingOf(), await closingOf()]
const toAsk: Omit<Input<typeof staffParcelQuestions.ask>, 'id'> = {
  ...{ kind: 'other', words: 'Is it yours?', choices: ['explain'], answerDays: 7 },
}
const questionOf = async () =>
  (
    await there.call(staffParcelQuestions.ask, {
      id: await story.stocked(member, { warehouse: 4 }),
      ...toAsk,
    })
  ).id
const [overdue, withdrawn] = [await questionOf(), await questionOf()]
await t.db.run(sql`
  update parcel_questions set asked_at = now() - interval '8 days', due_at = now() - interval '1 day' where id = ${overdue}`)
const askedAbout = await story.stocked(member, { warehouse: 4 })
const newBin = { warehouseId: baiyun, zone: 'A' }
const [from, to] = await Promise.all(['A-1', 'A-2'].map((code) => there.call(staffBins.create, { ...newBin, code })))
const [fromId, toId] = [from?.id ?? '', to?.id ?? '']
const ended = await there.call(staffBinCounts.start, { id: toId })
await there.call(staffBinCounts.scan, { id: ended.id, trackingNumber: freshNumber() })
await there.call(staffBinCounts.finish, { id: ended.id })
const { list: differences } = await there.call(staffBinCounts.differences, { warehouseId: baiyun })
const open = await there.call(staffBinCounts.start, { id: toId })

const moving = await openTransfers(t)
const [toSend, toRefuse] = [
  await moving.misdirected(member, { from: 4 }),
  await moving.misdirected(member, { from: 4 }),
]
await moving.asked(member, toSend.id)
const refused = await moving.asked(member, toRefuse.id)
const [toReceive, late] = [await moving.onTheWay(member, { to: 4 }), await moving.onTheWay(member, { to: 4 })]
await moving.makeLate(late.transferId)
const brought = { warehouseId: baiyun, courierCode: 'SF', counted: 2 }
const [handover, differing] = [
  await there.call(staffHandovers.take, brought),
  await colleague.call(staffHandovers.take, brought),
]
await colleague.call(staffHandovers.close, { id: differing.id, explanation: 'None came' })

const past = { warehouseId: baiyun, day: '2026-01-05' }
const signed = await colleague.call(staffDays.sign, { ...past, counts: 'Being counted', handovers: 'On the van' })

const paper = await openLabelPrinter()
afterAll(paper.close)
const { printerHost, printerPort } = paper
const desk = { warehouseId: baiyun, name: 'Desk', printerPaper: '60x40', printWay: 'network', printerHost } as const
const { id: stationId } = await (await t.staff(['A'])).call(staffStations.create, { ...desk, printerPort })

/** In the order of an order's life. */
const writes: readonly (readonly [Operation, object])[] = [
  [staffUnclaimedParcels.update, { id: unclaimed.id, labelText: 'Mr Lam' }],
  [staffParcels.receive, scanOf(freshNumber(), baiyun)],
  [staffParcels.undo, { id: scanned }],
  [staffParcels.addPhotos, { id: free, fileIds: [laterPhoto] }],
  [staffParcels.setAbnormal, { id: free, code: 'DAMAGED' }],
  [staffParcels.shelve, { id: free, shelf: 'A-1' }],
  [staffLabels.print, { id: free, size: '60x40', format: 'pdf' }],
  [staffPrinting.send, { id: free, size: '60x40', stationId, reason: 'Torn' }],
  [staffHandovers.take, brought],
  [staffHandovers.close, { id: handover.id, explanation: 'None came' }],
  [staffHandovers.settle, { id: differing.id, note: 'The courier confirmed it' }],
  [staffDays.countersign, { id: signed.id }],
  [staffDays.sign, { ...past, day: '2026-01-06', counts: 'Being counted', handovers: 'On the van' }],
  [staffBins.create, { ...newBin, code: 'A-3' }],
  [staffBins.createRange, { ...newBin, prefix: 'B', racksFrom: 1, racksTo: 2, levelsFrom: 1, levelsTo: 2 }],
  [staffBins.update, { id: fromId, capacity: 5 }],
  [staffBinCounts.start, { id: fromId }],
  [staffPutAway.move, { id: fromId, toCode: 'A-2', ids: [free] }],
  [staffBinCounts.scan, { id: open.id, trackingNumber: freshNumber() }],
  [staffBinCounts.finish, { id: open.id }],
  [staffBinCounts.resolve, { id: differences[0]?.id ?? '', how: 'searched', reason: 'Nobody knows it' }],
  [staffBins.close, { id: fromId, closed: false }],
  [parcelCorrections.correct, { id: free, actualWeightG: 2000, reason: 'Weighed with the pallet' }],
  [staffParcelServices.refuse, { id: askedFor[0], reason: 'Not possible' }],
  [staffParcelServices.finish, { id: askedFor[1], photoFileIds: [photo] }],
  [staffParcelServices.split, { id: toSplit.id, first: half, second: half, moved: [1], photoFileIds: [splitPhoto] }],
  [staffParcelClosings.refuse, { id: closing, reason: 'It is still here' }],
  [staffParcelClosings.confirm, { id: otherClosing }],
  [staffParcelQuestions.ask, { id: askedAbout, ...toAsk }],
  [staffParcelQuestions.settle, { id: overdue, note: 'It stays' }],
  [staffParcelQuestions.withdraw, { id: withdrawn, note: 'Asked by mistake' }],
  [staffWarehouseTransfers.send, { warehouseId: baiyun, trackingNumber: toSend.trackingNumber }],
  [staffWarehouseTransfers.refuse, { id: refused.id, reason: 'Too large' }],
  [staffWarehouseTransfers.receive, { warehouseId: baiyun, trackingNumber: toReceive.trackingNumber, shelf: 'A-1' }],
  [staffWarehouseTransfers.noteMissing, { id: late.transferId, note: 'Not in the bag' }],
  [staffDisputes.decide, { id: dispute.id, ...smaller }],
  [staffOrderActions.hold, { id, reason: 'The address is in doubt' }],
  [staffOrderActions.hold, { id }],
  [staffOrders.startPacking, { id }],
  [staffOrders.pack, { id, cartons }],
  [staffOrders.unpack, { id, reason: 'The box is torn' }],
  [staffOrders.pack, { id, cartons }],
  [staffOrders.ship, { id, logisticsNumber: 'SC1' }],
  [staffOrders.sign, { id }],
]
/** They concern only the caller. */
const own = [
  'files.staffUpload',
  'staff.logout',
  'staff.changePassword',
  'staff.confirmTotp',
  'staff.endSessions',
  'staff.setPin',
  'staffStations.setAfterReceipt',
]

test('each write that the warehouse role may make is in the table', () => {
  const opened = operations.filter(
    ({ kind, who }) => kind === 'write' && (who === 'staff' || (typeof who === 'object' && who.includes('W'))),
  )
  const named = new Set([...writes.map(([{ name }]) => name), staffTracking.add.name, ...own])
  expect(opened.map(({ name }) => name).sort()).toEqual([...named].sort())
})

test('nobody works on what is in another warehouse: each write is refused, and then made by staff who work there', async () => {
  for (const [operation, input] of writes) {
    const no = await here.ask(operation, input)
    expect([operation.name, [9001, 9006].includes(no.code)]).toEqual([operation.name, true])
    // The person who weighed may not decide a dispute about that weight.
    const done = await (operation === staffDisputes.decide ? colleague : there).ask(operation, input)
    expect([operation.name, done.code, done.msg]).toEqual([operation.name, 0, ''])
    if (operation !== staffOrders.ship) continue
    const stop = { orderNumbers: [orderNumber], code: 'arrived' as const, at: new Date().toISOString() }
    expect((await here.call(staffTracking.add, stop)).list).toMatchObject([{ code: 9006 }])
    expect((await there.call(staffTracking.add, stop)).list).toMatchObject([{ code: 0 }])
  }
  expect((await member.call(orders.get, { id })).status).toBe('signed')
})
