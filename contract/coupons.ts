import * as z from 'zod/mini'
import {
  bool,
  byId,
  cappedPage,
  currency,
  id,
  int,
  list,
  memberNumber,
  minor,
  page,
  storedText,
  text,
  time,
  usedOrderNumber,
} from '#contract/wire/fields.ts'
import { fromTime, memberNumberIn, paging, toTime, version } from '#contract/wire/input-fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'
import { approval } from '#contract/wire/shapes.ts'
import { wireCode } from '#contract/wire/wire-code.ts'
import { named } from '#contract/wire/wire-names.ts'

/** The three tabs of /discountCoupon; a revoked coupon appears in none of them. */
export const couponTab = wireCode({ usable: 1, used: 2, expired: 3 })

const counts = z.object({ available: z.int(), used: z.int(), expired: z.int() })

const kind = z.enum(['amount', 'percent'], { error: 'field_choice' })

/** The terms a coupon was given under. */
const terms = {
  kind,
  valueMinor: z.nullable(minor),
  valueBp: z.nullable(z.int()),
  /** Null: any currency. */
  currency: z.nullable(currency),
  minSpendMinor: minor,
  maxDiscountMinor: z.nullable(minor),
  /** Empty: all channels. */
  channelIds: z.array(id),
}

export const coupons = group('coupons', {
  list: read('/api/vjiyunfinance/get_coupon_list', {
    id: 'E-06',
    who: 'member',
    input: z.object({ tab: z._default(couponTab, 'usable'), ...paging }),
    output: z.object({
      ...page(
        z.object({
          id,
          title: z.string(),
          ...terms,
          state: couponTab,
          /** By the server's clock. */
          hasBegun: z.boolean(),
          validFrom: time,
          validTo: time,
          usedAt: z.nullable(time),
          usedOrderNumber: z.nullable(usedOrderNumber),
          discountMinor: z.nullable(minor),
        }),
      ).shape,
      counts,
    }),
  }),
})

const template = z.object({
  id,
  title: storedText,
  ...terms,
  validFrom: z.nullable(time),
  validTo: z.nullable(time),
  validDays: z.nullable(z.int()),
  quota: z.nullable(z.int()),
  issued: z.int(),
  active: z.boolean(),
  version: z.int(),
})

const title = z.object({ cn: text(1, 60), en: text(1, 60), sh: text(1, 60) })

/** Optional limits of a template; in a change, `null` removes one. */
const limits = {
  currency,
  maxDiscountMinor: int(1, 1_000_000_000),
  validFrom: fromTime,
  quota: int(1, 10_000_000),
}

/** What staff may set on a template; the handler checks which fields go together. */
const draft = {
  valueMinor: z.optional(int(1, 1_000_000_000)),
  valueBp: z.optional(int(1, 10_000)),
  currency: z.optional(limits.currency),
  minSpendMinor: z.optional(minor),
  maxDiscountMinor: z.optional(limits.maxDiscountMinor),
  channelIds: z.optional(list(id, 0, 50)),
  validFrom: z.optional(limits.validFrom),
  validTo: z.optional(toTime),
  validDays: z.optional(int(1, 3660)),
  quota: z.optional(limits.quota),
  active: z.optional(bool),
}

export const staffCouponTemplates = group('staffCouponTemplates', {
  list: read('/api/admin/coupon-templates', {
    id: 'B-CP-01',
    who: ['F', 'A'],
    input: z.object(paging),
    output: cappedPage(template),
  }),
  create: write('/api/admin/coupon-templates', {
    id: 'B-CP-01',
    who: ['F', 'A'],
    input: z.object({ title, kind, ...draft }),
    output: template,
  }),
  update: write('/api/admin/coupon-templates/{id}', {
    id: 'B-CP-01',
    who: ['F', 'A'],
    methods: ['PATCH'],
    input: z.object({
      id,
      title: z.optional(title),
      kind: z.optional(kind),
      ...draft,
      currency: z.optional(z.nullable(limits.currency)),
      maxDiscountMinor: z.optional(z.nullable(limits.maxDiscountMinor)),
      validFrom: z.optional(z.nullable(limits.validFrom)),
      quota: z.optional(z.nullable(limits.quota)),
      version,
    }),
    output: template,
  }),
})

const everyMember = z.literal('all', { error: 'field_choice' })
const whoReceives = z.union([everyMember, list(text(1, 12), 1, 500)], { error: 'field_required' })

const staffCoupon = z.object({
  id,
  templateId: id,
  memberNumber,
  memberName: z.string(),
  title: storedText,
  ...terms,
  state: z.enum(['usable', 'used', 'expired', 'revoked']),
  validFrom: time,
  validTo: time,
  issuedAt: time,
  issuedBy: z.nullable(z.string()),
  usedAt: z.nullable(time),
  usedOrderNumber: z.nullable(usedOrderNumber),
  discountMinor: z.nullable(minor),
  revokedAt: z.nullable(time),
  revokeReason: z.nullable(z.string()),
})

export const staffCoupons = group('staffCoupons', {
  issue: write('/api/admin/coupon-templates/{id}/issue', {
    id: 'B-CP-02',
    who: ['F', 'S', 'A'],
    input: z.object({
      id,
      memberNumbers: z.optional(named('memberNos', whoReceives)),
      all: z.optional(bool),
      quantity: z.optional(int(1, 10)),
    }),
    output: z.object({
      issued: z.optional(z.int()),
      approval,
    }),
  }),
  search: read('/api/admin/coupons', {
    id: 'B-CP-03',
    who: ['F', 'S', 'A'],
    showsPeople: true,
    input: z.object({
      memberNumber: z.optional(memberNumberIn),
      state: z.optional(z.enum(['usable', 'used', 'expired', 'revoked'], { error: 'field_choice' })),
      ...paging,
    }),
    output: cappedPage(staffCoupon),
  }),
  revoke: write('/api/admin/coupons/{id}/revoke', {
    id: 'B-CP-03',
    who: ['F', 'S', 'A'],
    input: z.object({ ...byId.shape, reason: text(1, 200) }),
    output: staffCoupon,
  }),
})
