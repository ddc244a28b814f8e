import type { SiteContent, SiteExample } from '#contract/site-content.ts'
import { freightAlone, quoteFreight } from '#domain/freight.ts'
import type { Currency } from '#domain/money.ts'
import type { Piece } from '#domain/weight.ts'

interface Box {
  readonly destinationCode: string
  readonly weightG: number
  readonly pieces?: readonly Piece[]
}

/** What a box of ordinary goods costs by each row of these, priced as the server prices it. */
export const sampleOffers = (charges: SiteContent['charges'], box: Box): SiteExample['offers'] => ({
  CNY: offersIn('CNY', charges, box),
  HKD: offersIn('HKD', charges, box),
})

const offersIn = (
  currency: Currency,
  charges: SiteContent['charges'],
  { destinationCode, weightG, pieces = [] }: Box,
): SiteExample['offers'][Currency] =>
  charges
    .filter((row) => row.destinationCode === destinationCode && row.currency === currency)
    .filter(({ goodsType }) => goodsType !== 'sensitive')
    .map((row) => {
      const { channelId, name, promise, open } = row
      const terms = { volumeDivisor: 6000, insuranceBp: 500 }
      const tariff = { ...row, id: `${channelId} ${currency}`, warehouseId: null }
      const priced = quoteFreight({ tariff, actualWeightG: weightG, pieces, ...freightAlone, ...terms })
      const quote = { ...priced, tariffValidFrom: row.validFrom, vas: [], otherLines: [] }
      return {
        channelId,
        code: channelId,
        name,
        promise,
        available: true,
        unavailableReason: null,
        open,
        quote,
        mayAdd: [],
      }
    })
