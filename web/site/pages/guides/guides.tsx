import type { SiteMaterial } from '#contract/site-material.ts'
import { GoodsChecker } from '#web/site/goods/GoodsChecker.tsx'
import { paths } from '#web/paths.ts'
import { Island } from '#web/site/ahead/Island.tsx'
import type { SitePage, SiteRoom } from '#web/site/ahead/page.ts'
import { ActionLink } from '#web/site/pages/reading/ActionLink.tsx'
import { pageOfText } from '#web/site/pages/reading/page-of-text.ts'
import { TextPage } from '#web/site/pages/reading/TextPage.tsx'
import { TutorialPage } from './TutorialPage.tsx'

/** What to know before sending: the steps, what cannot be sent, and the terms. */
export const guidePages: SiteRoom = (material) => [
  tutorial(material),
  contraband(material),
  rules(material, 'carriageTerms'),
  rules(material, 'privacyPolicy'),
]

const tutorial = (material: SiteMaterial): SitePage =>
  pageOfText(material, 'tutorial', (reading) => ({ content: <TutorialPage reading={reading} /> }))

const contraband = (material: SiteMaterial): SitePage =>
  pageOfText(material, 'contraband', (reading) => ({
    content: (
      <TextPage reading={reading} isDated beside={<Island name="goodsChecker" of={GoodsChecker} props={{}} />} />
    ),
  }))

/** Binding terms say when they were last changed. */
function rules(material: SiteMaterial, name: 'carriageTerms' | 'privacyPolicy'): SitePage {
  const other = name === 'carriageTerms' ? 'privacyPolicy' : 'carriageTerms'
  return pageOfText(material, name, (reading, titles) => ({
    content: (
      <TextPage
        reading={reading}
        hasContents
        isDated
        actions={<ActionLink to={paths[other]}>{titles[other]}</ActionLink>}
      />
    ),
  }))
}
