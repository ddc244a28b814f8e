import { staffWarehouses } from '#contract/places.ts'
import { staffCouriers, staffRegions } from '#contract/reference.ts'
import { regions, warehouses } from '#contract/warehouses.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { createCourier, listCouriersForStaff, updateCourier } from './couriers.ts'
import { list } from './list.ts'
import { createWarehouse, listForStaff, suspendSamples, updateWarehouse } from './office.ts'
import { importRegions, listRegionsForStaff } from './region-office.ts'
import { tree } from './regions.ts'

export const routes: readonly Route[] = [
  ...bind(warehouses, { list }),
  ...bind(regions, { tree }),
  ...bind(staffCouriers, { list: listCouriersForStaff, create: createCourier, update: updateCourier }),
  ...bind(staffRegions, { list: listRegionsForStaff, import: importRegions }),
  ...bind(staffWarehouses, {
    list: listForStaff,
    create: createWarehouse,
    update: updateWarehouse,
    suspendSamples,
  }),
]
