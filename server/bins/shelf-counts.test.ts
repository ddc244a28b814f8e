import { staffBins } from '#contract/bins.ts'
import { staffParcels } from '#contract/receiving.ts'
import { sql } from '#server/database/db.ts'
import { checkBooks } from '#server/ledger/ledger.ts'
import { openBins } from '#test/bins.ts'
import { openTestServer } from '#test/harness.ts'
import { bareOrder, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const { warehouse, keeper, bin, received, unclaimed } = await openBins(t)
const elsewhere = await warehouseId(t, 2)

const wrongCounts = async () => (await checkBooks(t.context.database)).filter(({ check }) => check === 'shelf-counts')

/** How many the list of bins tells of the bin with this code. */
async function toldOf(code: string): Promise<number | undefined> {
  const { list } = await keeper.call(staffBins.list, { warehouseId: warehouse, code, pageSize: 1 })
  return list[0]?.parcels
}

// Proves B-IN-17
test('what a bin holds follows whatever happens to the parcels in it', async () => {
  const [one, other] = [await bin('S-1'), await bin('S-2')]
  const member = await t.member()
  const parcels = [await received(member), await received(member), await received(member)]
  const them = sql`member_id = ${member.id}`
  const orderId = await bareOrder(t, member.id)
  const steps = [
    [sql`update parcels set shelf = 's-1' where ${them}`, 3, 0],
    [sql`update parcels set shelf = 'S-2' where id = ${parcels[0]?.id}`, 2, 1],
    [sql`update parcels set shelf = case shelf when 'S-2' then 'S-1' else 'S-2' end where ${them}`, 1, 2],
    [sql`update parcels set status = 'packing', order_id = ${orderId}, version = version + 1 where ${them}`, 1, 2],
    [sql`update parcels set latest_event = 'consolidated' where id = ${parcels[0]?.id}`, 0, 2],
    [sql`update parcels set deleted_at = now() where id = ${parcels[1]?.id}`, 0, 1],
    [sql`update parcels set warehouse_id = ${elsewhere} where id = ${parcels[2]?.id}`, 0, 0],
    [sql`update parcels set warehouse_id = ${warehouse}, deleted_at = null where ${them}`, 0, 2],
    [sql`update parcels set status = 'shipped' where ${them}`, 0, 0],
  ] as const
  for (const [statement, inOne, inOther] of steps) {
    await t.db.run(statement)
    expect([await toldOf(one.code), await toldOf(other.code)]).toEqual([inOne, inOther])
    expect(await wrongCounts()).toEqual([])
  }
})

test('unclaimed parcels are counted as well, until they have an owner or are closed', async () => {
  const { code } = await bin('S-3')
  const [first, second] = [await unclaimed('s-3'), await unclaimed('S-3')]
  expect(await toldOf(code)).toBe(2)
  const { id: parcelId } = await received(await t.member())
  await t.db.run(sql`update unclaimed_parcels set state = 'claimed', parcel_id = ${parcelId} where id = ${first.id}`)
  expect(await toldOf(code)).toBe(1)
  await t.db.run(sql`update unclaimed_parcels set closed_reason = 'disposed' where id = ${second.id}`)
  expect(await toldOf(code)).toBe(0)
  expect(await wrongCounts()).toEqual([])
})

test('parcels that are put into the same bins at the same time are all counted', async () => {
  const member = await t.member()
  const stock = await Promise.all(Array.from({ length: 8 }, () => received(member)))
  const bins = [await bin('S-4'), await bin('S-5')]
  const moves = stock.flatMap(({ id }, place) =>
    [place, place + 1].map((turn) => keeper.ask(staffParcels.shelve, { id, shelf: `S-${4 + (turn % 2)}` })),
  )
  await Promise.all(moves)
  const [inFirst = 0, inSecond = 0] = await Promise.all(bins.map(({ code }) => toldOf(code)))
  expect(inFirst + inSecond).toBe(stock.length)
  expect(await wrongCounts()).toEqual([])
})
