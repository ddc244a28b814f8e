import { staffPutAway } from '#contract/put-away.ts'
import { bind } from '#server/http/bind.ts'
import { move } from './move.ts'
import { list, propose } from './propose.ts'

export const routes = bind(staffPutAway, { list, propose, move })
