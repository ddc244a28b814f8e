import { staffBins } from '#contract/bins.ts'
import type { Input } from '#contract/wire/operation.ts'
import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { sql } from '#server/database/db.ts'
import type { TestMember, TestServer, TestStaff } from './harness.ts'
import { forecast, freshNumber, scanOf, warehouseId } from './parcels.ts'

/* What the tests of bins share: a warehouse of their own, so that none has bins that another test did not make. */

type NewBin = Input<typeof staffBins.create>

export async function openBins(t: TestServer, code = 4) {
  const warehouse = await warehouseId(t, code)
  const keeper = await t.staff(['W'], { warehouseCodes: [code] })

  const bin = (name: string, given: Partial<NewBin> = {}, who: TestStaff = keeper) =>
    who.call(staffBins.create, { warehouseId: warehouse, code: name, zone: 'A', ...given })

  /** In stock, on no shelf unless one is given. */
  async function received(member: TestMember, given: Partial<Parameters<typeof scanOf>[2]> = {}) {
    const { id, trackingNumber } = await forecast(member, freshNumber(), { warehouseCode: code })
    await keeper.call(staffParcels.receive, scanOf(trackingNumber, warehouse, given))
    return { id, trackingNumber }
  }

  /** Without an owner, on this shelf. */
  async function unclaimed(shelf: string) {
    const trackingNumber = freshNumber()
    await keeper.call(staffParcels.receive, scanOf(trackingNumber, warehouse, { shelf }))
    const { id } = await t.db.row(sql<{ id: string }>`
      select id from unclaimed_parcels where tracking_number = ${trackingNumber}`)
    return { id, trackingNumber }
  }

  const shelve = (id: string, shelf: string, who: TestStaff = keeper) => who.ask(staffParcels.shelve, { id, shelf })
  const shelfOf = async (member: TestMember, id: string) => (await member.call(parcels.get, { id })).shelf
  const contentOf = async (id: string) => (await keeper.call(staffBins.content, { id })).list
  return { warehouse, keeper, bin, received, unclaimed, shelve, shelfOf, contentOf }
}
