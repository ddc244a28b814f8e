import { withoutNumber } from '#web/site/pages/reading/entries.ts'
import { Illustration } from '#web/kit/illustrations/Illustration.tsx'
import type { IllustrationName } from '#web/kit/illustrations/drawings.ts'
import { type Anchors, type Section, wordsOf } from '#web/kit/text/markdown-outline.ts'
import { Blocks } from '#web/kit/text/Markdown.tsx'
import { StepNumber } from '#web/site/frame/StepNumber.tsx'
import styles from './guides.module.css'

interface StepProps {
  readonly number: number
  readonly section: Section
  readonly anchors: Anchors
  readonly picture: IllustrationName | null
}

/** A step with its number and picture; from its first call-out on, the text is as wide as both. */
export function Step({ number, section: { heading, blocks }, anchors, picture }: StepProps) {
  const callout = blocks.findIndex(({ kind }) => kind === 'callout')
  const end = callout < 0 ? blocks.length : callout
  return (
    <li className={`${styles.step} ${picture ? styles.pictured : ''}`}>
      {/* Before the words, although it stands beside them: above them, on a phone, it would push them down. */}
      {picture && <Illustration name={picture} className={styles.picture} />}
      <div className={styles.words}>
        <h2 id={anchors.get(heading)}>
          <StepNumber number={number} className={styles.number} />
          {withoutNumber(wordsOf(heading.line))}
        </h2>
        <Blocks blocks={blocks.slice(0, end)} anchors={anchors} />
      </div>
      {end < blocks.length && (
        <div className={styles.wide}>
          <Blocks blocks={blocks.slice(end)} anchors={anchors} />
        </div>
      )}
    </li>
  )
}
