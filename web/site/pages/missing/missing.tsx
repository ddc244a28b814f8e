import { noPage } from '#contract/article-path.ts'
import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import type { SitePage, SitePages } from '#web/site/render/page.ts'
import { ActionLink } from '#web/site/pages/reading/ActionLink.tsx'
import { NextReads } from '#web/site/pages/reading/NextReads.tsx'
import { ReadingPage } from '#web/site/pages/reading/ReadingPage.tsx'
import { textIn } from '#web/kit/text/use-text.ts'
import { parseMarkdown } from '#web/kit/text/markdown.ts'
import { text } from './text.ts'

export const missingPages: SitePages = { [noPage]: missing }

/** Returned with status 404 for an address that is not one of our pages. */
function missing(site: SiteContent): SitePage {
  const { language } = site
  const titles = textIn(routeTitles, language)
  const t = textIn(text, language)
  const actions = (
    <>
      <ActionLink to={paths.home} isMain>
        {titles.home}
      </ActionLink>
      <ActionLink to={paths.orderTrack}>{titles.orderTrack}</ActionLink>
      <ActionLink to={paths.siteCalculator}>{titles.siteCalculator}</ActionLink>
      <ActionLink to={paths.helpCenter}>{titles.helpCenter}</ActionLink>
    </>
  )
  const content = (
    <ReadingPage
      title={titles.notFound}
      lead={parseMarkdown(t.sentence)}
      picture="cat-lost"
      actions={actions}
      after={<NextReads site={site} of={['tutorial', 'kongFreight', 'contraband']} />}
    />
  )
  return { path: noPage, title: titles.notFound, description: t.sentence, isUnlisted: true, content }
}
