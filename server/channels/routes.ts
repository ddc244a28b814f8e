import { channels, pricing } from '#contract/channels.ts'
import { staffDestinations } from '#contract/reference.ts'
import { bind } from '#server/http/bind.ts'
import { calculate } from './calculate.ts'
import { forAddress } from './offers.ts'
import { listDestinationsForStaff, setOpen } from './destinations.ts'
import { get } from './preview.ts'
import { publicTable } from './public-table.ts'

export const routes = [
  ...bind(channels, { forAddress, get }),
  ...bind(staffDestinations, { list: listDestinationsForStaff, setOpen }),
  ...bind(pricing, { quote: calculate, quotePublic: calculate, publicTable }),
]
