import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Card } from '#web/kit/look/Card.tsx'
import styles from './ListFrame.module.css'

interface ListFrameProps {
  /** The name of the list, where its page has more than one part. */
  readonly title?: ReactNode
  readonly tabs?: ReactNode
  readonly filters?: ReactNode
  /** What the filters leave out, what they come to. */
  readonly notes?: ReactNode
  readonly children: ReactNode
}

/** What every list of the members' area looks like: tabs, filters and sums above, then the rows and their pages. */
export function ListFrame({ title, tabs, filters, notes, children }: ListFrameProps) {
  return (
    <div className={styles.frame}>
      <Card {...(title ? { title } : {})}>
        <div className={styles.head} data-list-head>
          {tabs}
          {filters}
          {notes}
        </div>
        <div className={styles.body}>{children}</div>
      </Card>
    </div>
  )
}

/** Below the rows: sums and page numbers. */
export const ListFoot = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
)

/** As many lines as a screen shows, while the first page is on its way. */
export const ListSkeleton = () => (
  <div className={styles.skeleton}>
    {['one', 'two', 'three', 'four', 'five', 'six'].map((line) => (
      <Skeleton key={line} height={48} radius="md" />
    ))}
  </div>
)
