import { coupons, staffCoupons, staffCouponTemplates } from '#contract/coupons.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { issue } from './issue.ts'
import { listOwn } from './list.ts'
import { revoke, search } from './search.ts'
import { create, list, update } from './templates.ts'

export const routes: readonly Route[] = [
  ...bind(coupons, { list: listOwn }),
  ...bind(staffCouponTemplates, { list, create, update }),
  ...bind(staffCoupons, { issue, search, revoke }),
]
