import { useLocation } from 'react-router'
import { site } from '#contract/content.ts'
import { useRead } from '#web/client/queries.ts'
import { siteName } from '#web/client/site-name.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { pageAt } from '#web/portal/pages.ts'
import { routeTitles } from '#web/routes.text.ts'
import { siteTitle } from '#web/site/site-title.ts'
import { PublicShell } from './PublicShell.tsx'

/** The public frame, and the title of the document: the page's, with the name of the site. */
export function TitledPublicShell() {
  const t = useText(routeTitles)
  const page = pageAt(useLocation().pathname)
  // A name that was changed after the document was read comes with the configuration.
  const { data } = useRead(site.getConfig, { appid: 'web' })
  return (
    <>
      {page && <title>{siteTitle(t[page.title], data?.siteName ?? siteName(t.language))}</title>}
      <PublicShell />
    </>
  )
}
