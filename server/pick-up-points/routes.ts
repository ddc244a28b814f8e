import { pickUpPoints } from '#contract/pick-up-points.ts'
import { bind } from '#server/http/bind.ts'
import { areas } from './areas.ts'
import { list } from './list.ts'

export const routes = bind(pickUpPoints, { areas, list })
