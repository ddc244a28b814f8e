import { bills } from '#contract/bills.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { exported } from '#test/bills.ts'
import { openTestServer } from '#test/harness.ts'
import { openXlsx } from '#test/open-xlsx.ts'
import { carton, openStory } from '#test/orders.ts'
import { expect, test } from 'vitest'
import { headings } from './text.ts'

/* What a bill shows, field by field, in wire names and in both files. */

const t = await openTestServer()
const story = await openStory(t)
const meiling = await t.member({ balances: { CNY: 100_000 }, language: 'en' })

/** Insured, with two services and CNY 20.00 for something else, all paid after packing. */
async function packed() {
  const { id, parcels } = await story.paid(meiling, await story.tenthTerms())
  const parcelIds = parcels.map((parcel) => parcel.id)
  await story.keeper.call(staffOrders.pack, {
    id,
    cartons: [{ ...carton, parcelIds }],
    otherFeeMinor: 2000,
    otherRemark: 'Wooden crate',
  })
  const { dueMinor, orderNumber } = await meiling.call(orders.get, { id })
  if (dueMinor > 0) await meiling.call(orders.pay, { id, expectedDueMinor: dueMinor })
  return orderNumber
}
const orderNo = await packed()
await meiling.call(bills.markCollected, {
  ids: (await meiling.call(bills.list, {})).list.map(({ id }) => id),
  collected: true,
})

const { list } = (await meiling.ask(bills.list, {})).wire as { list: readonly Readonly<Record<string, string>>[] }
const wire = list[0] ?? {}
const { rows } = openXlsx((await exported(meiling, { format: 'xlsx' })).bytes)
const lines = (await exported(meiling, { format: 'csv' })).bytes.toString('utf8').split('\r\n')
const csv = (lines[1] ?? '').match(/("[^"]*"|[^,]*)(,|$)/g)?.map((cell) => cell.replace(/,$|"/g, '')) ?? []
const columnOf = (heading: keyof typeof headings) =>
  (rows[0] ?? []).findIndex(({ value }) => value === headings[heading].en)

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/)
const clock = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)

// Proves,
//
test.each<[string, object, keyof typeof headings, unknown]>([
  ['its consolidation time', { consolidatedAt: time }, 'consolidatedAt', clock],
  ['its container number', { orderNo }, 'orderNumber', orderNo],
  ['its customer', { customerName: 'Chan Mei Ling' }, 'customerName', 'Chan Mei Ling'],
  ['its channel', { channelName: 'Hong Kong parcel line' }, 'channelName', 'Hong Kong parcel line'],
  ['its billable weight', { billableWeightG: 12_000 }, 'billableWeight', '12.000'],
  ['its volume', { volumeMm3: 72_000_000 }, 'volume', '0.072000'],
  ['its services', { vasText: expect.stringContaining(', ') }, 'vas', expect.stringContaining(', ')],
  ['where it left from', { origin: 'Shenzhen Fuyong' }, 'origin', 'Shenzhen Fuyong'],
  ['where it went', { destination: 'Hong Kong' }, 'destination', 'Hong Kong'],
  ['the freight we are owed', { freightPayableMinor: 8200 }, 'freightPayable', '82.00'],
  ['the freight the member collects', { freightReceivableMinor: 8200 }, 'freightReceivable', '82.00'],
  ['the services we are owed', { vasPayableMinor: 1100 }, 'vasPayable', '11.00'],
  ['the services the member collects', { vasReceivableMinor: 1100 }, 'vasReceivable', '11.00'],
  ['the insurance we are owed', { insurancePayableMinor: 2500 }, 'insurancePayable', '25.00'],
  ['the insurance the member collects', { insuranceReceivableMinor: 2500 }, 'insuranceReceivable', '25.00'],
  ['the other fees we are owed', { otherPayableMinor: 2000 }, 'otherPayable', '20.00'],
  ['the other fees the member collects', { otherReceivableMinor: 2000 }, 'otherReceivable', '20.00'],
  ['what the other fees are for', { otherRemark: 'Wooden crate' }, 'otherRemark', 'Wooden crate'],
  ['how many boxes it covers', { quantity: 1 }, 'quantity', '1'],
  ['its payable total', { payableTotalMinor: 13_800 }, 'payableTotal', '138.00'],
  ['its receivable total', { receivableTotalMinor: 13_800 }, 'receivableTotal', '138.00'],
  ['its collected mark', { collected: true }, 'collected', 'Yes'],
  ['when it was collected', { collectedAt: time }, 'collectedAt', clock],
])('a bill shows %s, in the list and in both files', (_field, onWire, heading, written) => {
  expect(wire).toMatchObject(onWire)
  const column = columnOf(heading)
  expect(csv[column]).toEqual(written)
  const cell = rows[1]?.[column]
  // In a spreadsheet a time is a number: days since 1900.
  if (written === clock) expect(Number(cell?.value)).toBeGreaterThan(46_000)
  else expect(cell?.value).toEqual(written)
})

// Proves R-330
test('the payable total is the sum of the four payables', () => {
  const of = (name: string) => Number(wire[name])
  expect(of('payableTotalMinor')).toBe(
    of('freightPayableMinor') + of('vasPayableMinor') + of('insurancePayableMinor') + of('otherPayableMinor'),
  )
})
