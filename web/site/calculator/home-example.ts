import type { SiteContent } from '#contract/site-content.ts'
import { showDecimal } from '#web/kit/form/decimal.ts'
import { pricedLines } from './priced-lines.ts'

/** What the calculator of the home page starts with; null if no line has a price for it. */
export function homeExample({ example }: SiteContent) {
  const { destinationCode, weightG, lengthMm, widthMm, heightMm, offers } = example
  const priced = pricedLines(destinationCode, offers)
  if (priced.weighed === null) return null
  const typed = {
    destinationCode,
    weight: showDecimal(weightG, 3),
    length: showDecimal(lengthMm, 1),
    width: showDecimal(widthMm, 1),
    height: showDecimal(heightMm, 1),
  }
  return { typed, priced }
}
