import { staffWarehouseTransfers, warehouseTransfers } from '#contract/warehouse-transfers.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { ask, options, withdraw } from './ask.ts'
import { noteMissing, receive, refuseTransfer, send } from './handle.ts'
import { get, list } from './list.ts'

export const routes: readonly Route[] = [
  ...bind(warehouseTransfers, { options, ask, withdraw }),
  ...bind(staffWarehouseTransfers, { list, send, receive, refuse: refuseTransfer, noteMissing, get }),
]
