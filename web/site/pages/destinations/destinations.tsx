import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { pageOfText } from '#web/site/pages/reading/page-of-text.ts'
import { TextPage } from '#web/site/pages/reading/TextPage.tsx'
import type { SitePages } from '#web/site/render/page.ts'

/** Destinations with a page of their own, besides those that the specification names. */
export const destinationPages: SitePages = {
  [paths.taiwan]: (site) => destinationPage(site, 'taiwan'),
  [paths.singapore]: (site) => destinationPage(site, 'singapore'),
}

function destinationPage(site: SiteContent, place: 'taiwan' | 'singapore') {
  return pageOfText(site, place, (reading) => ({ content: <TextPage reading={reading} /> }))
}
