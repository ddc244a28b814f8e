import type { SiteContent } from '#contract/site-content.ts'
import type { SitePage, SitePages } from '#web/site/render/page.ts'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { heroText } from './hero.text.ts'
import { HomePage } from './HomePage.tsx'

export const homePages: SitePages = { [paths.home]: home }

function home(site: SiteContent): SitePage {
  const titles = textIn(routeTitles, site.language)
  const { title, lead } = textIn(heroText, site.language)
  // In the title of the window it is one line without a full stop.
  const promise = title.replace('\n', '').replace(/[.。]$/, '')
  const content = <HomePage site={site} />
  return { path: paths.home, title: titles.home, promise, description: lead, content }
}
