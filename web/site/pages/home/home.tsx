import type { SiteContent } from '#contract/site-content.ts'
import type { SitePage, SitePages } from '#web/site/render/page.ts'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { HomePage } from './HomePage.tsx'
import { text } from './home.text.ts'

export const homePages: SitePages = { [paths.home]: home }

function home(site: SiteContent): SitePage {
  const titles = textIn(routeTitles, site.language)
  const { heroTitle, heroLead } = textIn(text, site.language)
  // In a title the promise has no full stop.
  const promise = heroTitle.replace(/[.。]$/, '')
  const content = <HomePage site={site} />
  return { path: paths.home, title: titles.home, promise, description: heroLead, content }
}
