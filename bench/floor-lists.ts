import { staffBins } from '#contract/bins.ts'
import { staffUnclaimedParcels } from '#contract/claims.ts'
import { staffDays } from '#contract/day-end.ts'
import { staffHandovers } from '#contract/handovers.ts'
import { staffFigures } from '#contract/people-figures.ts'
import { staffPutAway } from '#contract/put-away.ts'
import { reports } from '#contract/reports.ts'
import { staffParcelFiles } from '#contract/staff-parcels.ts'
import { staffStorage } from '#contract/storage-office.ts'
import { staffWarehouseTransfers } from '#contract/warehouse-transfers.ts'
import { requestFor, type WireRequest } from '#contract/wire/request.ts'
import type { people } from './lay-floor.ts'

interface FloorList {
  readonly name: string
  readonly by: keyof typeof people
  readonly request: WireRequest
}

/** What staff open in a warehouse, as their pages ask for it; `day` is one that is over, with all its receipts. */
export function floorLists(warehouseId: string, day: string): readonly FloorList[] {
  const page = { pageSize: 20 } as const
  const numbered = { ...page, page: 1, order: 'newest' } as const
  const all = { ...page, dateField: 'forecast' } as const
  const ofKeeper = (name: string, request: WireRequest): FloorList => ({
    name: `${name}, keeper`,
    by: 'keeper',
    request,
  })
  const ofAll = (name: string, request: WireRequest): FloorList => ({ name, by: 'administrator', request })
  const both = (name: string, request: WireRequest) => [ofKeeper(name, request), ofAll(name, request)]
  const parcels = requestFor(staffParcelFiles.search, all)
  const stock = requestFor(staffParcelFiles.search, { ...all, status: 'in_stock' })
  const abnormal = requestFor(staffParcelFiles.search, { ...all, abnormal: true })
  const aged = requestFor(staffParcelFiles.search, { ...all, agedDays: 1 })
  const unclaimed = { ...numbered, state: 'to_be_claimed' } as const
  return [
    ...both('B-IN-03 parcels', parcels),
    ...both('B-IN-03 parcels in stock', stock),
    ...both('B-IN-03 parcels with a fault', abnormal),
    ...both('B-IN-03 parcels in stock for a day', aged),
    ...both('B-IN-10 unclaimed', requestFor(staffUnclaimedParcels.search, unclaimed)),
    ...both('B-IN-10 unclaimed, all', requestFor(staffUnclaimedParcels.search, numbered)),
    ...both('B-RP-01 work queue', requestFor(reports.dashboard, {})),
    ...both('B-IN-55 stored for long', requestFor(staffStorage.list, page)),
    ...both('B-IN-39 transfers', requestFor(staffWarehouseTransfers.list, page)),
    ...both('B-IN-39 transfers on the way', requestFor(staffWarehouseTransfers.list, { ...page, state: 'on_the_way' })),
    ...both('B-IN-48 handovers', requestFor(staffHandovers.list, page)),
    ofKeeper('B-IN-17 bins', requestFor(staffBins.list, { ...page, warehouseId })),
    ofKeeper('B-IN-17 bins with room', requestFor(staffBins.list, { ...page, warehouseId, free: true })),
    ofKeeper('B-IN-60 put-away', requestFor(staffPutAway.list, { ...page, warehouseId })),
    ofKeeper('B-RP-21 day', requestFor(staffDays.get, { warehouseId, day })),
    // The small warehouse has no more.
    ofKeeper('B-RP-24 two days', requestFor(staffDays.list, { warehouseId, days: 2 })),
    ofAll('B-RP-25 people of a day', requestFor(staffFigures.people, { warehouseId, day })),
  ]
}
