import { parcelServices, staffParcelServices } from '#contract/parcel-services.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { ask, list, withdraw } from './ask.ts'
import { split } from './split.ts'
import { finish, list as listForStaff, refuseService } from './decide.ts'

export const routes: readonly Route[] = [
  ...bind(parcelServices, { list, ask, withdraw }),
  ...bind(staffParcelServices, { list: listForStaff, finish, split, refuse: refuseService }),
]
