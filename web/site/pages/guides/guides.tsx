import type { SiteMaterial } from '#contract/site-material.ts'
import { GoodsChecker } from '#web/goods/GoodsChecker.tsx'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { Island } from '#web/site/ahead/Island.tsx'
import type { SitePage, SiteRoom } from '#web/site/ahead/page.ts'
import { ActionLink } from '#web/site/pages/reading/ActionLink.tsx'
import { readingOf } from '#web/site/pages/reading/reading-of.ts'
import { TextPage } from '#web/site/pages/reading/TextPage.tsx'
import { textIn } from '#web/text/use-text.ts'
import { TutorialPage } from './TutorialPage.tsx'

/** What to know before sending: the way step by step, what can not be sent, what we owe each other. */
export const guidePages: SiteRoom = (material) => [
  tutorial(material),
  contraband(material),
  rules(material, 'carriageTerms'),
  rules(material, 'privacyPolicy'),
]

function tutorial(material: SiteMaterial): SitePage {
  const titles = textIn(routeTitles, material.language)
  const reading = readingOf(material, 'tutorial', titles.tutorial)
  return {
    path: paths.tutorial,
    title: titles.tutorial,
    description: reading.description,
    changedAt: reading.changedAt,
    content: <TutorialPage reading={reading} />,
  }
}

function contraband(material: SiteMaterial): SitePage {
  const titles = textIn(routeTitles, material.language)
  const reading = readingOf(material, 'contraband', titles.contraband)
  return {
    path: paths.contraband,
    title: titles.contraband,
    description: reading.description,
    changedAt: reading.changedAt,
    content: (
      <TextPage reading={reading} isDated beside={<Island name="goodsChecker" of={GoodsChecker} props={{}} />} />
    ),
  }
}

/** What people hold us to says when it was last changed. */
function rules(material: SiteMaterial, name: 'carriageTerms' | 'privacyPolicy'): SitePage {
  const titles = textIn(routeTitles, material.language)
  const reading = readingOf(material, name, titles[name])
  const other = name === 'carriageTerms' ? 'privacyPolicy' : 'carriageTerms'
  return {
    path: paths[name],
    title: titles[name],
    description: reading.description,
    changedAt: reading.changedAt,
    content: (
      <TextPage
        reading={reading}
        hasContents
        isDated
        actions={<ActionLink to={paths[other]}>{titles[other]}</ActionLink>}
      />
    ),
  }
}
