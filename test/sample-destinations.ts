import { pickText } from '#contract/wire/language.ts'
import type { SiteContent, SiteDestination } from '#contract/site-content.ts'
import { goodsSeed } from '#db/seed/goods.ts'
import { customsAllowances } from '#domain/customs-allowance.ts'
import type { Language } from '#domain/language.ts'
import { sampleOffers } from './sample-offers.ts'

type Charges = SiteContent['charges']

/** What the pages of destinations show on a fresh installation, besides the tariff. */
export const sampleDestinations = (language: Language, charges: Charges): readonly SiteDestination[] =>
  ['HK', 'TW', 'SG', 'MY'].map((code) => ({
    code,
    allowance: customsAllowances.find(({ destinationCode }) => destinationCode === code) ?? null,
    example: {
      weightG: exampleWeightG,
      offers: sampleOffers(charges, { destinationCode: code, weightG: exampleWeightG }),
    },
    goods: goodsSeed.categories.map(({ code: category, name, verdict }) => {
      const isStricter = goodsSeed.restrictions.some((each) => each.category === category && each.destination === code)
      return {
        code: category,
        name: pickText(name, language),
        verdict: isStricter ? 'forbidden' : verdict,
        isStricter,
      }
    }),
    goodsRules: goodsSeed.restrictions
      .filter(({ channel, destination }) => destination === code || (channel === 'AIR' && code !== 'HK'))
      .map(({ rule }) => pickText(rule, language)),
  }))

const exampleWeightG = 3000
