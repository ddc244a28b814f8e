import type { SiteRoom } from '#web/site/ahead/page.ts'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { HomePage } from './HomePage.tsx'
import { text } from './home.text.ts'

export const homePages: SiteRoom = (material) => {
  const { home } = textIn(routeTitles, material.language)
  const { heroTitle, heroLead } = textIn(text, material.language)
  // In a title the promise has no full stop.
  const promise = heroTitle.replace(/[.。]$/, '')
  const content = <HomePage material={material} />
  return [{ path: paths.home, title: home, promise, description: heroLead, content }]
}
