import { staffParcels } from '#contract/receiving.ts'
import { staffWarehouseTransfers, warehouseTransfers } from '#contract/warehouse-transfers.ts'
import { sql } from '#server/database/db.ts'
import type { TestMember, TestServer, TestStaff } from './harness.ts'
import { forecast, scanOf, warehouseId } from './parcels.ts'

/* Parcels at the wrong warehouse, and their transfers to another one. Fuyong is 2, Nanshan 3, Baiyun 4. */

interface Misdirected {
  readonly id: string
  readonly trackingNumber: string
}

interface Way {
  readonly from?: number
  readonly to?: number
}

/** What every transfer of these tests costs: 2.3 kg, for which the minimum is asked. */
export const transferFee = { CNY: 1000, HKD: 1200 } as const

export async function openTransfers(t: TestServer) {
  const keeper = await t.staff(['W'])

  /** Forecast for one warehouse, received at another. */
  async function misdirected(
    member: TestMember,
    { from = 3, to = 2 }: Way = {},
    given: Parameters<typeof scanOf>[2] = {},
  ): Promise<Misdirected> {
    const { id, trackingNumber } = await forecast(member, undefined, { warehouseCode: to })
    const measured = { actualWeightG: 2300, ...given }
    await keeper.call(staffParcels.receive, scanOf(trackingNumber, await warehouseId(t, from), measured))
    return { id, trackingNumber }
  }

  const asked = async (member: TestMember, parcelId: string, to = 2) =>
    member.call(warehouseTransfers.ask, {
      parcelId,
      warehouseId: await warehouseId(t, to),
      currency: 'CNY',
      expectedMinor: transferFee.CNY,
    })

  const send = async ({ trackingNumber }: Pick<Misdirected, 'trackingNumber'>, by: TestStaff = keeper, from = 3) =>
    by.ask(staffWarehouseTransfers.send, { warehouseId: await warehouseId(t, from), trackingNumber })

  /** Paid and scanned where it left. */
  async function onTheWay(member: TestMember, way: Way = {}) {
    const parcel = await misdirected(member, way)
    const { id: transferId } = await asked(member, parcel.id, way.to)
    await send(parcel, keeper, way.from)
    return { ...parcel, transferId }
  }

  /** As if it should have arrived an hour ago. */
  const makeLate = (transferId: string) =>
    t.db.run(sql`update warehouse_transfers set due_at = now() - interval '1 hour' where id = ${transferId}`)

  return { keeper, misdirected, asked, send, onTheWay, makeLate }
}
