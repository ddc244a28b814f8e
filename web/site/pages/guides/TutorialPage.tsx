import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { ActionLink } from '#web/site/pages/reading/ActionLink.tsx'
import { Contents } from '#web/site/pages/reading/Contents.tsx'
import type { Reading } from '#web/site/pages/reading/reading-of.ts'
import { ReadingPage } from '#web/site/pages/reading/ReadingPage.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { anchorsOf, sectionsOf, wordsOf } from '#web/kit/text/markdown-outline.ts'
import { Blocks } from '#web/kit/text/Markdown.tsx'
import styles from './guides.module.css'

/** How a first order works: each section of the text is a step. */
export function TutorialPage({ reading: { title, lead, blocks } }: { readonly reading: Reading }) {
  const titles = useText(routeTitles)
  const anchors = anchorsOf(blocks)
  const { before, sections } = sectionsOf(blocks, 2)
  return (
    <ReadingPage
      title={title}
      lead={lead}
      actions={
        <>
          <ActionLink to={paths.register} isMain>
            {titles.register}
          </ActionLink>
          <ActionLink to={paths.helpCenter}>{titles.helpCenter}</ActionLink>
        </>
      }
      beside={<Contents blocks={blocks} anchors={anchors} />}
    >
      {before.length > 0 && <Blocks blocks={before} />}
      <ol className={styles.steps}>
        {sections.map(({ heading, blocks: paragraphs }, index) => (
          <li key={anchors.get(heading)} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h2 id={anchors.get(heading)}>{wordsOf(heading.line).replace(numbered, '')}</h2>
              <Blocks blocks={paragraphs} anchors={anchors} />
            </div>
          </li>
        ))}
      </ol>
    </ReadingPage>
  )
}

/** The list numbers its steps itself. */
const numbered = /^\d+\s*[.、．]\s*/
