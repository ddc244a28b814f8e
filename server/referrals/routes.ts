import { referrals, staffReferrals } from '#contract/referrals.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { release, search, voidReferral } from './staff.ts'
import { summary } from './summary.ts'

export const routes: readonly Route[] = [
  ...bind(referrals, { summary }),
  ...bind(staffReferrals, { search, void: voidReferral, release }),
]
