import '#web/kit/look/tokens.css'
import '#web/kit/look/base.css'
import { renderToString } from 'react-dom/server'
import type { SiteContent, SiteRenderer } from '#contract/site-content.ts'
import { aboutPages } from '#web/site/pages/about/about.tsx'
import { calculatorPages } from '#web/site/pages/calculator/calculator.tsx'
import { destinationPages } from '#web/site/pages/destinations/destinations.tsx'
import { domesticPages } from '#web/site/pages/domestic/domestic.tsx'
import { guidePages } from '#web/site/pages/guides/guides.tsx'
import { helpPages } from '#web/site/pages/help/help.tsx'
import { homePages } from '#web/site/pages/home/home.tsx'
import { hongKongPages } from '#web/site/pages/hong-kong/hong-kong.tsx'
import { linePages } from '#web/site/pages/lines/lines.tsx'
import { missingPages } from '#web/site/pages/missing/missing.tsx'
import { southeastPages } from '#web/site/pages/southeast/southeast.tsx'
import { surveyPages } from '#web/site/pages/survey/survey.tsx'
import { trackingPages } from '#web/site/pages/tracking/tracking.tsx'
import { speak } from '#web/kit/text/language.ts'
import { Document } from './Document.tsx'
import type { SitePages } from './page.ts'
import { withPieces } from './pieces.ts'
import { withStyle } from './used-style.ts'

/*
 * Renders public pages. The build puts it beside the server, which imports it for the first page that is requested
 * (`server/site/pages.ts`).
 */

// The build passes them on to the server (`scripts/build-site.mjs`).
export { portalPaths, sitePaths } from '#web/paths.ts'

const pagesOf = (site: SiteContent): SitePages => ({
  ...homePages,
  ...hongKongPages,
  ...southeastPages,
  ...destinationPages,
  ...linePages,
  ...guidePages,
  ...helpPages,
  ...aboutPages(site),
  ...calculatorPages,
  ...trackingPages,
  ...surveyPages,
  ...domesticPages,
  ...missingPages,
})

export const listPages: SiteRenderer['listPages'] = (site) => {
  speak(site.language)
  return Object.values(pagesOf(site)).flatMap((pageOf) => {
    try {
      const { path, isUnlisted = false, changedAt = null } = pageOf(site)
      return [{ path, isListed: !isUnlisted, changedAt }]
    } catch {
      // Its fault is reported when it is requested; search engines still get the other pages.
      return []
    }
  })
}

export const renderPage: SiteRenderer['renderPage'] = (site, assets, path) => {
  const pageOf = pagesOf(site)[path]
  if (!pageOf) return null
  speak(site.language)
  const page = pageOf(site)
  const html = withPieces(() => renderToString(<Document page={page} site={site} assets={assets} />))
  return `<!doctype html>${withStyle(html, assets.css)}`
}
