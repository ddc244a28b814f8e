import '#web/kit/look/tokens.css'
import '#web/kit/look/base.css'
import { renderToString } from 'react-dom/server'
import type { MakePages, SiteAssets, SiteMaterial } from '#contract/site-material.ts'
import { aboutPages } from '#web/site/pages/about/about.tsx'
import { calculatorPages } from '#web/site/pages/calculator/calculator.tsx'
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
import type { SitePage, SiteRoom } from './page.ts'
import { withPieces } from './pieces.ts'
import { withStyle } from './used-style.ts'

// The build passes them on to the server (`scripts/build-site.mjs`).
export { portalPaths } from '#web/paths.ts'

const rooms: Readonly<Record<string, SiteRoom>> = {
  home: homePages,
  hongKong: hongKongPages,
  southeast: southeastPages,
  lines: linePages,
  guides: guidePages,
  help: helpPages,
  about: aboutPages,
  calculator: calculatorPages,
  tracking: trackingPages,
  survey: surveyPages,
  domestic: domesticPages,
  missing: missingPages,
}

/**
 * Renders every public page of one language. The build puts it beside the server, which runs it at start, whenever the
 * content of the pages has changed (`server/site/ahead.ts`), and for the page of an older article on request. Another
 * language may be rendered between two pages of this one.
 */
export const makePages: MakePages = function* (material, assets, alone) {
  for (const [room, pagesOf] of Object.entries(rooms)) {
    if (alone?.room && alone.room !== room) continue
    const pages = orFault(material, () => pagesOf(material))
    if ('fault' in pages) {
      // It is unknown which pages that module has: the requested one may belong to another module.
      if (alone && !alone.room) continue
      yield { room, path: null, fault: pages.fault }
      continue
    }
    for (const page of pages.made) {
      const { path } = page
      if (alone && alone.path !== path) continue
      const html = orFault(material, () => htmlOf(page, material, assets))
      if ('fault' in html) yield { room, path, fault: html.fault }
      else yield { room, path, html: html.made, isListed: !page.isUnlisted, changedAt: page.changedAt ?? null }
    }
  }
}

type Outcome<T> = { readonly made: T } | { readonly fault: unknown }

/** Everything in between is rendered in the language of the material. */
function orFault<T>({ language }: SiteMaterial, make: () => T): Outcome<T> {
  speak(language)
  try {
    return { made: make() }
  } catch (fault) {
    return { fault }
  }
}

function htmlOf(page: SitePage, material: SiteMaterial, assets: SiteAssets): string {
  const html = withPieces(() => renderToString(<Document page={page} material={material} assets={assets} />))
  return `<!doctype html>${withStyle(html, assets.css)}`
}
