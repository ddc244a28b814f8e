import type { SiteContent, SiteDestination } from '#contract/site-content.ts'
import type { DestinationAllowance } from '#domain/customs-allowance.ts'
import { pricedLines } from '#server/channels/channels.ts'
import { goodsByDestination } from '#server/goods/goods.ts'
import { type Call, offersFor } from './site-offers.ts'

/** In `web/site/pages`: those that a page of their own presents. */
const presented = ['HK', 'TW', 'SG', 'MY']

/** An ordinary order. Without a size, so that it costs what the tariff beside it says. */
const exampleWeightG = 3000

/** What the pages of destinations show; a destination that is not active has none. */
export async function siteDestinations(
  call: Call,
  { destinations }: SiteContent['options'],
  allowances: readonly DestinationAllowance[],
): Promise<readonly SiteDestination[]> {
  const codes = presented.filter((code) => destinations.some((each) => each.code === code))
  const goodsOf = await goodsByDestination(call.db, call.language)
  return Promise.all(
    codes.map(async (code) => {
      const [lines, offers] = await Promise.all([
        pricedLines(call.db, code),
        offersFor(call, { destinationCode: code, totalWeightG: exampleWeightG }),
      ])
      const channelIds = lines.map(({ channelId }) => channelId)
      return {
        code,
        allowance: allowances.find(({ destinationCode }) => destinationCode === code) ?? null,
        example: { weightG: exampleWeightG, offers },
        ...goodsOf(code, channelIds),
      }
    }),
  )
}
