import type { SiteContent } from '#contract/site-content.ts'
import { GoodsChecker } from '#web/site/goods/GoodsChecker.tsx'
import { paths } from '#web/paths.ts'
import { Island } from '#web/site/render/Island.tsx'
import type { SitePage, SitePages } from '#web/site/render/page.ts'
import { ActionLink } from '#web/site/pages/reading/ActionLink.tsx'
import { NextReads } from '#web/site/pages/reading/NextReads.tsx'
import { pageOfText } from '#web/site/pages/reading/page-of-text.ts'
import { AskCard, SideCards } from '#web/site/pages/reading/SideCards.tsx'
import { TextPage } from '#web/site/pages/reading/TextPage.tsx'
import { GoodsKinds } from './GoodsKinds.tsx'
import styles from './guides.module.css'
import { TutorialPage } from './TutorialPage.tsx'

/** What to know before sending: the steps, what cannot be sent, and the terms. */
export const guidePages: SitePages = {
  [paths.tutorial]: tutorial,
  [paths.contraband]: contraband,
  [paths.carriageTerms]: (site) => terms(site, 'carriageTerms'),
  [paths.privacyPolicy]: (site) => terms(site, 'privacyPolicy'),
}

function tutorial(site: SiteContent): SitePage {
  return pageOfText(site, 'tutorial', (reading) => ({ content: <TutorialPage site={site} reading={reading} /> }))
}

function contraband(site: SiteContent): SitePage {
  return pageOfText(site, 'contraband', (reading, titles) => ({
    content: (
      <TextPage
        reading={reading}
        isDated
        hasContents
        parent={{ path: paths.helpCenter, name: titles.helpCenter }}
        side={<SideCards site={site} />}
        after={<NextReads site={site} of={['batteries-and-liquids', 'tutorial', 'taiwan-simplified-declaration']} />}
      >
        <div className={styles.tool}>
          <Island name="goodsChecker" of={GoodsChecker} props={{}} wakes="at-once" />
        </div>
        <GoodsKinds />
      </TextPage>
    ),
  }))
}

/** Binding terms say when they were last changed. */
function terms(site: SiteContent, name: 'carriageTerms' | 'privacyPolicy'): SitePage {
  const other = name === 'carriageTerms' ? 'privacyPolicy' : 'carriageTerms'
  return pageOfText(site, name, (reading, titles) => ({
    content: (
      <TextPage
        reading={reading}
        hasContents
        isDated
        actions={<ActionLink to={paths[other]}>{titles[other]}</ActionLink>}
        side={<AskCard />}
        after={<NextReads site={site} of={['weigh-and-doubt', 'packing-that-survives', 'tutorial']} />}
      />
    ),
  }))
}
