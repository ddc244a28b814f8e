import { pickText } from '#contract/wire/language.ts'
import type { SiteContent, SiteDestination } from '#contract/site-content.ts'
import { goodsSeed } from '#db/seed/goods.ts'
import { customsAllowances } from '#domain/customs-allowance.ts'
import { freightAlone, quoteFreight } from '#domain/freight.ts'
import type { Language } from '#domain/language.ts'
import type { Currency } from '#domain/money.ts'

type Charges = SiteContent['charges']

/** What the pages of destinations show on a fresh installation, besides the tariff. */
export const sampleDestinations = (language: Language, charges: Charges): readonly SiteDestination[] =>
  ['HK', 'TW', 'SG', 'MY'].map((code) => ({
    code,
    allowance: customsAllowances.find(({ destinationCode }) => destinationCode === code) ?? null,
    example: {
      weightG: exampleWeightG,
      offers: { CNY: offersIn('CNY', code, charges), HKD: offersIn('HKD', code, charges) },
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

/** Priced as the server prices them. */
const offersIn = (currency: Currency, destinationCode: string, charges: Charges) =>
  charges
    .filter((row) => row.destinationCode === destinationCode && row.currency === currency)
    .filter(({ goodsType }) => goodsType !== 'sensitive')
    .map((row) => {
      const { channelId, name, promise, open } = row
      const terms = { volumeDivisor: 6000, insuranceBp: 500 }
      const tariff = { ...row, id: `${channelId} ${currency}`, warehouseId: null }
      const priced = quoteFreight({ tariff, actualWeightG: exampleWeightG, pieces: [], ...freightAlone, ...terms })
      const quote = { ...priced, tariffValidFrom: row.validFrom, vas: [], otherLines: [] }
      return { channelId, code: channelId, name, promise, available: true, unavailableReason: null, open, quote }
    })
