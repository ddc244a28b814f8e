import * as z from 'zod/mini'
import { id, int, list, text } from '#contract/wire/fields.ts'
import { trackingNumberIn } from '#contract/wire/input-fields.ts'
import { goodsLineIn } from '#contract/wire/shapes.ts'
import { named } from '#contract/wire/wire-names.ts'

/** What a forecast says about a parcel that is on its way to us. */
export const newForecast = {
  warehouseId: z.optional(id),
  warehouseCode: z.optional(int(2, 99)),
  courierCode: text(1, 20),
  trackingNumber: trackingNumberIn,
  customerCode: z.optional(text(0, 32)),
  remark: z.optional(text(0, 200)),
  goods: list(goodsLineIn, 1, 50),
  /**
   * The purchase it belongs to, and how many parcels the seller sent it in; an empty value removes it from the
   * purchase.
   */
  purchaseNumber: z.optional(named('purchaseNo', text(0, 40))),
  purchaseParcels: z.optional(int(1, 99)),
}

/** Rows in one call; `limits.batchMax` says the same. */
export const forecastsAtOnce = 1000

interface Batch {
  readonly items: readonly { readonly trackingNumber: string }[]
}

/** One number means one parcel: if two rows have the same number, the later one is wrong. */
function refuseTwins({ value, issues }: z.core.ParsePayload<Batch>) {
  const seen = new Set<string>()
  value.items.forEach(({ trackingNumber: number }, index) => {
    if (seen.has(number))
      issues.push({
        code: 'custom',
        message: 'field_tracking_twice',
        path: ['items', index, 'trackingNumber'],
        input: number,
      })
    seen.add(number)
  })
}

/** Many forecasts, each number once. */
export const newForecasts = z.object({ items: list(z.object(newForecast), 1, forecastsAtOnce) }).check(refuseTwins)
