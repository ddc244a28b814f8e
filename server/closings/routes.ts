import { staffParcelClosings } from '#contract/parcel-closings.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { ask } from './ask.ts'
import { confirm, list, refuseClosing } from './settle.ts'

export const routes: readonly Route[] = bind(staffParcelClosings, { ask, list, confirm, refuse: refuseClosing })
