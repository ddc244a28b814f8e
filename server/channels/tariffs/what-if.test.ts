import { staffOrderActions } from '#contract/order-actions.ts'
import { staffOrders } from '#contract/orders.ts'
import { staffTariffs } from '#contract/tariffs.ts'
import { tariffVersions } from '#contract/tariff-versions.ts'
import { csvCells, csvStart } from '#domain/csv.ts'
import { findQuote, freightAlone, quoteFreight } from '#domain/freight.ts'
import type { Currency } from '#domain/money.ts'
import type { Surcharge } from '#domain/surcharge.ts'
import type { GoodsType } from '#domain/goods.ts'
import type { StoredQuote } from '#server/orders/stored-quote.ts'
import { findSurchargesById } from '#server/channels/surcharges.sql.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { openSurcharges, peakSeason } from '#test/surcharges.ts'
import { openTariffs } from '#test/tariffs.ts'
import { wireRequest } from '#contract/wire/request.ts'
import { beforeAll, expect, test } from 'vitest'
import { exportWhatIf } from './export-what-if.ts'
import { pricedTwice } from './past-orders.ts'
import { versionRows } from './rows.sql.ts'
import { whatIf } from './what-if.ts'

const t = await openTestServer()
const { draft, parcelLine, channelId } = await openTariffs(t)
const { finance, add, end } = await openSurcharges(t)
const story = await openStory(t)
let id = ''

interface Past {
  readonly id: string
  readonly number: string
  readonly channelId: string
  readonly destinationCode: string
  readonly warehouseId: string
  readonly currency: Currency
  readonly goodsType: GoodsType
  readonly stored: StoredQuote
}

const pastOrders = () =>
  t.db.rows(sql<Past>`
    select id, order_number as number, channel_id as "channelId", destination_code as "destinationCode", warehouse_id as "warehouseId",
      currency, goods_type as "goodsType", quote as stored
    from orders where lifecycle = 'active' and paid_at is not null and ordered_at > now() - interval '3 months'
    order by ordered_at desc, id desc`)

/** Both prices of each order of the last three months, by the price function alone. */
async function recounted() {
  const rows = await versionRows(t.db, id)
  return Promise.all(
    (await pastOrders()).map(async (order) => {
      const { quote, tariff, pieces, surchargeIds = [], place = null } = order.stored
      const surcharges: readonly Surcharge[] = await findSurchargesById(t.db, surchargeIds)
      const input = { ...freightAlone, ...quote, otherLines: [], pieces, surcharges, place }
      const found = findQuote(rows, { ...order, ...input, channelAcceptsSensitive: true, mayExceedCap: true })
      const before = quoteFreight({ ...input, tariff }).totalMinor
      return { ...order, before, after: 'quote' in found ? found.quote.totalMinor : null }
    }),
  )
}

type Recounted = Awaited<ReturnType<typeof recounted>>

function sumOf(orders: Recounted, currency: Currency) {
  const own = orders.filter((order) => order.currency === currency)
  const priced = own.flatMap(({ before, after }) => (after === null ? [] : [{ before, after }]))
  const wasMinor = priced.reduce((sum, { before }) => sum + before, 0)
  const wouldBeMinor = priced.reduce((sum, { after }) => sum + after, 0)
  return {
    currency,
    orders: priced.length,
    dearer: priced.filter(({ before, after }) => after > before).length,
    cheaper: priced.filter(({ before, after }) => after < before).length,
    same: priced.filter(({ before, after }) => after === before).length,
    wasMinor,
    wouldBeMinor,
    differenceMinor: wouldBeMinor - wasMinor,
    unpriced: own.length - priced.length,
  }
}

const draftRow = async (currency: Currency, line = parcelLine) => {
  const { list } = await finance.call(staffTariffs.list, {
    versionId: id,
    channelId: line,
    destinationCode: 'HK',
    currency,
    pageSize: 10,
  })
  return list[0] ?? expect.fail('the draft has a price for the line')
}

const placedBefore = (orderId: string, days: number) =>
  t.db.run(sql`update orders set ordered_at = ordered_at - make_interval(days => ${days}::int) where id = ${orderId}`)

beforeAll(async () => {
  const season = await add(
    peakSeason({ charge: 'percentOfFreight', priceCnyMinor: null, priceHkdMinor: null, bp: 1333 }),
  )
  const member = await t.member({ balances: { CNY: 1_000_000, HKD: 1_000_000 } })
  const stocked = (actualWeightG: number) => story.stocked(member, { scan: { actualWeightG } })
  for (const actualWeightG of [400, 2300, 14_000, 29_000]) await story.paid(member, {}, [await stocked(actualWeightG)])
  await story.paid(member, await story.tenthTerms())
  for (const actualWeightG of [900, 17_000])
    await story.paid(member, { currency: 'HKD' }, [await stocked(actualWeightG)])
  await end(season)
  // Packed heavier, with a fee of the packer's, which no tariff asked for.
  const { id: packed } = await story.paid(member, {}, [await stocked(5000)])
  await story.keeper.call(staffOrders.pack, { ...(await story.packing(member, packed)), otherFeeMinor: 300 })
  const pickUp = await channelId('HK_BULK')
  await story.paid(member, { channelId: pickUp }, [await stocked(25_000)])
  // None of these counts: not paid, cancelled, older.
  await story.applied(member)
  const { id: cancelled } = await story.paid(member)
  const service = await t.staff(['S'])
  await service.call(staffOrderActions.cancel, { id: cancelled, reason: 'The member moved' })
  const { id: old } = await story.paid(member)
  await placedBefore(old, 100)
  id = await draft(finance)
  const change = { firstPriceMinor: 2517, continuationPriceMinor: 555, minChargeMinor: 0 }
  await finance.call(staffTariffs.update, { id: (await draftRow('CNY')).id, ...change })
  await finance.call(staffTariffs.update, { id: (await draftRow('HKD')).id, continuationPriceMinor: 733 })
  await finance.call(staffTariffs.remove, { id: (await draftRow('CNY', pickUp)).id })
}, 60_000)

// Proves B-PR-14
test('what a version would have earned equals a recount of the orders, one by one, in each currency apart', async () => {
  const found = await finance.call(tariffVersions.whatIf, { id, months: 3 })
  const orders = await recounted()
  expect(orders).toHaveLength(9)
  expect(found.totals).toEqual([sumOf(orders, 'CNY'), sumOf(orders, 'HKD')])
  expect(found.totals.map(({ unpriced }) => unpriced).toSorted()).toEqual([0, 1])
  for (const {
    channelId: line,
    currency,
    destinationCode,
    channelName: _,
    destinationName: __,
    ...sum
  } of found.effects) {
    const own = orders.filter((order) => order.channelId === line && order.destinationCode === destinationCode)
    expect({ currency, ...sum }).toEqual(sumOf(own, currency))
  }
  expect(found.effects).toHaveLength(3)
})

test('an order’s own price is the one that it was given, but for reductions, fees and waivers', async () => {
  for (const { stored, before } of await recounted()) {
    const { quote } = stored
    const asked = quote.otherLines.filter(({ surcharge }) => surcharge).reduce((sum, line) => sum + line.amountMinor, 0)
    expect(before).toBe(quote.freightMinor + quote.vasMinor + quote.insuranceMinor + asked)
  }
})

test('the largest rises are named by their orders, and orders without a price are listed', async () => {
  const found = await finance.call(tariffVersions.whatIf, { id, months: 3 })
  const orders = await recounted()
  for (const currency of ['CNY', 'HKD'] as const) {
    const rises = orders
      .flatMap(({ number, after, before, ...order }) =>
        order.currency === currency && after !== null && after > before ? [[number, after - before] as const] : [],
      )
      .toSorted(([, one], [, other]) => other - one)
    const named = found.rises.filter((rise) => rise.currency === currency)
    expect(named.map(({ orderNumber, differenceMinor }) => [orderNumber, differenceMinor])).toEqual(rises.slice(0, 10))
  }
  expect(found.unpriced).toEqual([
    expect.objectContaining({
      orderNumber: orders.find(({ after }) => after === null)?.number,
      channelName: 'Hong Kong logistics (bulk) line',
      billableWeightG: 25_000,
    }),
  ])
})

test('orders that were cancelled, not paid, or placed before count in nothing; those that were cancelled are told', async () => {
  const counted = async (months: number) => {
    const { totals, cancelled } = await finance.call(tariffVersions.whatIf, { id, months, currency: 'CNY' })
    return [totals.reduce((sum, { orders, unpriced }) => sum + orders + unpriced, 0), cancelled]
  }
  expect([await counted(3), await counted(4)]).toEqual([
    [7, 1],
    [8, 1],
  ])
})

test('filters keep one line, destination or currency', async () => {
  const asked = async (filter: object) =>
    (await finance.call(tariffVersions.whatIf, { id, months: 3, ...filter })).effects.map(
      ({ channelName, currency }) => `${channelName} ${currency}`,
    )
  const [parcel, bulk] = ['Hong Kong parcel line', 'Hong Kong logistics (bulk) line']
  expect(await asked({})).toEqual([`${parcel} CNY`, `${bulk} CNY`, `${parcel} HKD`])
  expect(await asked({ currency: 'HKD' })).toEqual([`${parcel} HKD`])
  expect(await asked({ channelId: await channelId('HK_BULK') })).toEqual([`${bulk} CNY`])
  expect(await asked({ destinationCode: 'TW' })).toEqual([])
  expect(await finance.ask(tariffVersions.whatIf, { id, months: 13 })).toMatchObject({ code: 9005 })
})

test('it only reads: no row of any order, entry or event is another one afterwards', async () => {
  const picture = () =>
    t.db.row(sql<{ picture: string }>`
      select md5(concat((select jsonb_agg(o order by o.id) from orders o), (select count(*) from ledger_entries),
        (select count(*) from order_events), (select jsonb_agg(r order by r.id) from tariff_version_rows r))) as picture`)
  const before = await picture()
  await finance.call(tariffVersions.whatIf, { id, months: 12 })
  expect(await picture()).toEqual(before)
})

test('of more orders than are counted the newest are, and it says so', async () => {
  const call = { db: t.db, language: 'en' } as never
  const cut = await whatIf(call, { id, months: 3 }, 4)
  expect([cut.isCut, cut.totals.reduce((sum, { orders, unpriced }) => sum + orders + unpriced, 0)]).toEqual([true, 4])
  expect((await whatIf(call, { id, months: 3 }, 9)).isCut).toBe(false)
  const asked = exportWhatIf(call, { id, months: 3, format: 'csv' }, 8)
  await expect(asked).rejects.toMatchObject({ details: { fields: { months: 'field_export_rows' } } })
})

// Proves B-PR-22
test('the file has the same orders, one row each, and quotes what looks like a formula', async () => {
  const own = await t.db.row(sql<{ name: string }>`select name->>'sh' as name from channels where id = ${parcelLine}`)
  const rename = (name: string) =>
    t.db.run(sql`update channels set name = jsonb_set(name, '{sh}', to_jsonb(${name}::text)) where id = ${parcelLine}`)
  await rename('=1+1')
  const file = async (format: 'csv' | 'xlsx') =>
    finance.raw(wireRequest(tariffVersions.exportWhatIf, { id, months: 3, format }).url, { headers: { lang: 'sh' } })
  const csv = (await (await file('csv')).text()).replace(csvStart, '')
  await rename(own.name)
  const [titles, ...rows] = csvCells(csv, ',')
  expect(titles?.slice(0, 2)).toEqual(['Order', 'Line'])
  const money = (minor: number | null) => (minor === null ? '' : (minor / 100).toFixed(2))
  expect(rows.map((cells) => [cells[0], ...cells.slice(4, 8)])).toEqual(
    (await recounted()).map(({ number, currency, before, after }) => [
      number,
      currency,
      money(before),
      money(after),
      money(after === null ? null : after - before),
    ]),
  )
  expect(rows.filter((cells) => cells[8] === 'No price in the draft')).toHaveLength(1)
  expect(rows.some((cells) => cells[1] === "'=1+1")).toBe(true)
  expect((await file('xlsx')).headers.get('content-type')).toContain('spreadsheetml')
})

test('thousands of orders are priced batch by batch, each exactly once', async () => {
  const [first] = await pastOrders()
  const before = (await pastOrders()).length
  await t.db.run(sql`
    insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', new_id(), 'order_number', 'COPY' || n, 'logistics_number', null))).*
    from orders o, generate_series(1, 1200) n where o.id = ${first?.id ?? ''}`)
  const since = new Date(Date.now() - 86_400_000).toISOString()
  const batches: string[][] = []
  for await (const some of pricedTwice(t.db, { since }, await versionRows(t.db, id), 5000))
    batches.push(some.map(({ order }) => order.id))
  expect(batches.map((batch) => batch.length)).toEqual([250, 250, 250, 250, 1200 + before - 1000])
  expect(new Set(batches.flat()).size).toBe(1200 + before)
})
