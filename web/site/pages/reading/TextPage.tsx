import type { ReactNode } from 'react'
import { useText } from '#web/kit/text/use-text.ts'
import { anchorsOf } from '#web/kit/text/markdown-outline.ts'
import { Blocks } from '#web/kit/text/Markdown.tsx'
import { When } from '#web/kit/look/When.tsx'
import { Contents } from './Contents.tsx'
import styles from './reading.module.css'
import { text } from './reading.text.ts'
import type { Reading } from './reading-of.ts'
import { ReadingPage } from './ReadingPage.tsx'

interface TextPageProps {
  readonly reading: Reading
  readonly actions?: ReactNode
  /** Shown before the text. */
  readonly children?: ReactNode
  readonly hasContents?: boolean
  /** Shown beside it instead of contents. */
  readonly beside?: ReactNode
  /** For binding terms: show when they were last changed. */
  readonly isDated?: boolean
}

/** A page that consists of a text, with what belongs to it. */
export function TextPage(props: TextPageProps) {
  const t = useText(text)
  const { reading, actions, children, hasContents = false, isDated = false } = props
  const { title, lead, blocks, changedAt } = reading
  const anchors = anchorsOf(blocks)
  const beside = hasContents ? <Contents blocks={blocks} anchors={anchors} /> : props.beside
  return (
    <ReadingPage title={title} lead={lead} actions={actions} beside={beside}>
      {children}
      <div className={styles.prose}>
        <Blocks blocks={blocks} anchors={anchors} />
      </div>
      {isDated && changedAt && (
        <p className="muted">
          {t.changed}
          <When at={changedAt} dayOnly />
        </p>
      )}
    </ReadingPage>
  )
}
