import { claims, staffClaims, staffUnclaimedParcels, unclaimed } from '#contract/claims.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { approve, reject } from './approve.ts'
import { listMine, listPoolOf } from './pool.ts'
import { get, search, searchParcels } from './review.ts'
import { submit } from './submit.ts'
import { takeBack } from './take-back.ts'
import { update } from './update.ts'

export const routes: readonly Route[] = [
  ...bind(unclaimed, { listPool: listPoolOf }),
  ...bind(claims, { listMine, submit }),
  ...bind(staffUnclaimedParcels, { search: searchParcels, update, takeBack }),
  ...bind(staffClaims, { search, get, approve, reject }),
]
