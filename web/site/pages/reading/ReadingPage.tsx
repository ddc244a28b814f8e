import type { ReactNode } from 'react'
import type { Block } from '#web/kit/text/markdown.ts'
import { Blocks } from '#web/kit/text/Markdown.tsx'
import styles from './reading.module.css'

interface ReadingPageProps {
  readonly title: string
  readonly lead?: readonly Block[]
  readonly actions?: ReactNode
  /** Reading aids: contents, key figures. Beside the text on a wide screen, above it on a phone. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

export function ReadingPage({ title, lead = [], actions, beside, children }: ReadingPageProps) {
  return (
    <>
      <div className={styles.head}>
        <div className={styles.wrap}>
          <h1 className={styles.title}>{title}</h1>
          {lead.length > 0 && (
            <div className={styles.lead}>
              <Blocks blocks={lead} />
            </div>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
      <div className={`${styles.wrap} ${styles.body} ${beside ? styles.parted : ''}`}>
        {beside && <div className={styles.beside}>{beside}</div>}
        <div className={styles.main}>{children}</div>
      </div>
    </>
  )
}
