import { pickUpPoints } from '#contract/pick-up-points.ts'
import { staffPickUpAreas, staffPickUpPoints } from '#contract/places.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { createArea, listAreasForStaff, removeArea, updateArea } from './area-office.ts'
import { areas } from './areas.ts'
import { list } from './list.ts'
import { createPoint, listForStaff, removePoint, removeSamples, updatePoint } from './office.ts'

export const routes: readonly Route[] = [
  ...bind(pickUpPoints, { areas, list }),
  ...bind(staffPickUpAreas, { list: listAreasForStaff, create: createArea, update: updateArea, delete: removeArea }),
  ...bind(staffPickUpPoints, {
    list: listForStaff,
    create: createPoint,
    update: updatePoint,
    delete: removePoint,
    removeSamples,
  }),
]
