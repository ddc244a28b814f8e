import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import type { SitePage } from '#web/site/render/page.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { type Reading, readingOf } from './reading-of.ts'

const slugs = {
  about: 'companyProfile',
  carriageTerms: 'carriageTerms',
  charges: 'kongFreightCharges',
  contraband: 'contraband',
  domesticNotice: 'domesticNotice',
  helpCenter: 'helpCenter',
  kongFreight: 'kongFreight',
  malaysia: 'malaysiaFreight',
  privacyPolicy: 'privacyPolicy',
  singapore: 'singaporeFreight',
  southeast: 'southeast',
  survey: 'southeastSurvey',
  taiwan: 'taiwanFreight',
  tutorial: 'tutorial',
} as const

const titlesIn = ({ language }: SiteContent) => textIn(routeTitles, language)

type Show = (
  reading: Reading,
  titles: ReturnType<typeof titlesIn>,
) => Pick<SitePage, 'content'> & Partial<Pick<SitePage, 'changedAt' | 'structured'>>

/**
 * A page from one of our texts: title from its place, description from the first words of the text, date from the text.
 */
export function pageOfText(site: SiteContent, place: keyof typeof slugs, show: Show): SitePage {
  const titles = titlesIn(site)
  const reading = readingOf(site, slugs[place], titles[place])
  const { description, changedAt } = reading
  return { path: paths[place], title: titles[place], description, changedAt, ...show(reading, titles) }
}
