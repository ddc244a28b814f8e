import type { ReactNode } from 'react'
import { anchorsOf } from '#web/kit/text/markdown-outline.ts'
import { Blocks } from '#web/kit/text/Markdown.tsx'
import { entriesOf } from './entries.ts'
import { Facts } from './Facts.tsx'
import type { MastheadProps } from './Masthead.tsx'
import type { Reading } from './reading-of.ts'
import { ReadingPage } from './ReadingPage.tsx'
import styles from './reading.module.css'

interface TextPageProps extends Pick<MastheadProps, 'actions' | 'parent' | 'picture'> {
  readonly reading: Reading
  /** Shown before the text. */
  readonly children?: ReactNode
  /** Shown after it, in the same column. */
  readonly below?: ReactNode
  readonly hasContents?: boolean
  /** Beside the text, on a phone above it. */
  readonly beside?: ReactNode
  /** Beside the text, on a phone below it. */
  readonly side?: ReactNode
  /** Bands below. */
  readonly after?: ReactNode
  /** For texts that readers rely on: show when they were last changed. */
  readonly isDated?: boolean
}

/** A page that consists of a text, with what belongs to it. */
export function TextPage(props: TextPageProps) {
  const { reading, children, below, hasContents = false, isDated = false, ...page } = props
  const { title, lead, blocks, changedAt } = reading
  const anchors = anchorsOf(blocks)
  return (
    <ReadingPage
      title={title}
      lead={lead}
      facts={isDated && changedAt && <Facts blocks={blocks} changedAt={changedAt} />}
      contents={hasContents ? entriesOf(blocks, anchors) : []}
      {...page}
    >
      {children}
      {blocks.length > 0 && (
        <div className={styles.prose}>
          <Blocks blocks={blocks} anchors={anchors} />
        </div>
      )}
      {below}
    </ReadingPage>
  )
}
