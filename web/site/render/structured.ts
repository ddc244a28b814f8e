import type { SiteArticle, SiteContent } from '#contract/site-content.ts'
import { languages } from '#domain/language.ts'
import { siteUrl } from '#web/paths.ts'
import { isTelephone } from '#web/site/frame/telephone.ts'
import { inLanguage } from '#web/kit/text/in-language.ts'

/*
 * Structured data for search engines (schema.org): who we are, questions with their answers, a service with its price.
 * Every figure is also shown on the page.
 */

export interface Structured {
  readonly '@type': string
  readonly [key: string]: unknown
}

export const organization = ({ config, publicUrl, language }: SiteContent): Structured => ({
  '@type': 'Organization',
  name: config.siteName,
  url: `${publicUrl}${siteUrl(inLanguage('/webHome', language))}`,
  logo: `${publicUrl}${siteUrl('/favicon.svg')}`,
  contactPoint: config.customerService.flatMap(({ value }) => {
    const way = wayOf(value)
    return way
      ? [{ '@type': 'ContactPoint', contactType: 'customer service', ...way, availableLanguage: languages }]
      : []
  }),
})

/** How to use a contact, in schema.org's terms; the name of an account in some app has none. */
function wayOf(value: string): { readonly [way: string]: string } | null {
  if (value.includes('@')) return { email: value }
  if (isTelephone(value)) return { telephone: value }
  return value.startsWith('https:') ? { url: value } : null
}

export const articleOf = ({ title, publishedAt, updatedAt }: SiteArticle): Structured => ({
  '@type': 'Article',
  headline: title,
  datePublished: publishedAt,
  dateModified: updatedAt,
})

interface FaqEntry {
  readonly question: string
  /** Plain text. */
  readonly answer: string
}

export const questions = (entries: readonly FaqEntry[]): Structured => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

interface Offered {
  readonly name: string
  readonly description: string
  readonly channelIds: readonly string[]
  /** Otherwise every destination that they reach. */
  readonly destinationCode?: string
}

/** For those of the given lines that accept orders: the price of the first weight is the lowest that a parcel costs. */
export function service(
  { config, charges, options }: SiteContent,
  { name, description, channelIds, destinationCode }: Offered,
): Structured {
  const rows = charges.filter(
    (row) =>
      row.open &&
      channelIds.includes(row.channelId) &&
      (destinationCode === undefined || row.destinationCode === destinationCode),
  )
  const reached = [...new Set(rows.map(({ destinationCode }) => destinationCode))]
  return {
    '@type': 'Service',
    name,
    description,
    provider: { '@type': 'Organization', name: config.siteName },
    areaServed: reached.map((code) => options.destinations.find((each) => each.code === code)?.text ?? code),
    offers: rows.map((row) => ({
      '@type': 'Offer',
      name: row.name,
      price: (Math.max(row.firstPriceMinor, row.minChargeMinor) / 100).toFixed(2),
      priceCurrency: row.currency,
      validFrom: row.validFrom,
      areaServed: options.destinations.find(({ code }) => code === row.destinationCode)?.text ?? row.destinationCode,
    })),
  }
}
