import { staffDays } from '#contract/day-end.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { get, list } from './read.ts'
import { countersign, sign } from './sign.ts'

export const routes: readonly Route[] = bind(staffDays, { get, sign, countersign, list })
