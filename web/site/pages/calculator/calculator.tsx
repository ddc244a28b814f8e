import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { Island } from '#web/site/render/Island.tsx'
import type { SitePage, SitePages } from '#web/site/render/page.ts'
import { NextReads } from '#web/site/pages/reading/NextReads.tsx'
import { ReadingPage } from '#web/site/pages/reading/ReadingPage.tsx'
import { textIn } from '#web/kit/text/use-text.ts'
import { parseMarkdown } from '#web/kit/text/markdown.ts'
import { FreightCalculator } from './FreightCalculator.tsx'
import { text } from './freight.text.ts'

export const calculatorPages: SitePages = { [paths.siteCalculator]: calculator }

/** The price by every line, without signing in. */
function calculator(site: SiteContent): SitePage {
  const { language, options } = site
  const { siteCalculator } = textIn(routeTitles, language)
  const { lead } = textIn(text, language)
  const { volumeDivisor, minWeightG, stepG } = options.pricing
  const insurancePercent = `${(options.pricing.insuranceBp / 100).toFixed(2)}%`
  const content = (
    <ReadingPage
      title={siteCalculator}
      lead={parseMarkdown(lead)}
      after={
        <NextReads site={site} of={['how-volume-weight-works', 'reading-a-freight-bill', 'packing-that-survives']} />
      }
    >
      <Island
        name="freightCalculator"
        of={FreightCalculator}
        props={{
          destinations: options.destinations,
          insurancePercent,
          pricing: { volumeDivisor, minWeightG, stepG },
        }}
        wakes="at-once"
      />
    </ReadingPage>
  )
  return { path: paths.siteCalculator, title: siteCalculator, description: lead, content }
}
