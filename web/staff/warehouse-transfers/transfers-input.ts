import type { staffWarehouseTransfers } from '#contract/warehouse-transfers.ts'
import type { Input } from '#contract/wire/operation.ts'
import { warehouseTransferStates } from '#domain/warehouse-transfer.ts'

/** What the caller has to scan, as the work queue counts it. */
const scans = { toSend: 'send', toReceive: 'receive' } as const
export const views = ['', 'toSend', 'toReceive', ...warehouseTransferStates] as const
export type View = (typeof views)[number]

export const nothingFiltered = { q: '', warehouse: '' } as const
export const transferDefaults = { ...nothingFiltered, state: 'asked', after: '' } as const

type Filters = Readonly<Record<keyof typeof transferDefaults, string>>

export const viewOf = (word: string): View => views.find((each) => each === word) ?? 'asked'

export function transfersInput({
  q,
  warehouse,
  after,
  state: word,
}: Filters): Input<typeof staffWarehouseTransfers.list> {
  const view = viewOf(word)
  const state = warehouseTransferStates.find((each) => each === view)
  return {
    pageSize: 20,
    ...(view === 'toSend' || view === 'toReceive' ? { toScan: scans[view] } : {}),
    ...(state === undefined ? {} : { state }),
    ...(q === '' ? {} : { trackingNumber: q }),
    ...(warehouse === '' ? {} : { warehouseId: warehouse }),
    ...(after === '' ? {} : { after }),
  }
}
