import type { ReactNode } from 'react'
import { Contents, ContentsFold } from './Contents.tsx'
import type { Entry } from './entries.ts'
import { Masthead, type MastheadProps } from './Masthead.tsx'
import styles from './reading.module.css'

export interface ReadingPageProps extends MastheadProps {
  /** What readers look for first, such as key figures. Beside the text on a wide screen, above it on a phone. */
  readonly beside?: ReactNode
  /** The parts of the text: beside it on a wide screen, where they stay in view, folded above it on a phone. */
  readonly contents?: readonly Entry[]
  /** Cards with what is useful next. Beside the text on a wide screen, below it on a phone. */
  readonly side?: ReactNode
  /** Bands below, such as what to read next. */
  readonly after?: ReactNode
  readonly children?: ReactNode
}

/** A page with a text or a form: its title in a warm band, then a column to read and a column beside it. */
export function ReadingPage(props: ReadingPageProps) {
  const { beside, contents = [], side, after, children, ...masthead } = props
  const hasContents = contents.length > 0
  const hasColumn = Boolean(beside) || Boolean(side) || hasContents
  return (
    <>
      <Masthead {...masthead} />
      {(children || hasColumn) && (
        <div className={`${styles.wrap} ${styles.body} ${hasColumn ? styles.parted : ''}`}>
          {beside && <div className={styles.beside}>{beside}</div>}
          <div className={styles.main}>
            {hasContents && <ContentsFold entries={contents} />}
            {children}
          </div>
          {(hasContents || side) && (
            <div className={styles.side}>
              {hasContents && <Contents entries={contents} />}
              {side}
            </div>
          )}
        </div>
      )}
      {after}
    </>
  )
}
