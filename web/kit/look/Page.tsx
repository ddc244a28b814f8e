import type { ReactNode } from 'react'
import { Link } from './Link.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { BackIcon } from './icons.tsx'
import styles from './Page.module.css'
import { text } from '#web/kit/text/common.text.ts'

interface PageProps {
  readonly title: ReactNode
  /** One sentence on what this page is for. */
  readonly lead?: ReactNode
  readonly actions?: ReactNode
  /** Path of the parent page. */
  readonly back?: string
  readonly children: ReactNode
}

/** A page of the members' area or the back office: its heading and its parts in one column. */
export function Page({ title, lead, actions, back, children }: PageProps) {
  const t = useText(text)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.words}>
          {back && (
            <Link to={back} className={styles.back}>
              <BackIcon size={16} />
              {t.back}
            </Link>
          )}
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
