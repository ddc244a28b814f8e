import { Skeleton } from '@mantine/core'
import { Link } from '#web/kit/look/Link.tsx'
import { notices } from '#contract/notices.ts'
import { useRead } from '#web/client/queries.ts'
import { paths } from '#web/paths.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { MarkAll } from './MarkAll.tsx'
import { NoticeRows } from './NoticeRows.tsx'
import styles from './Notices.module.css'
import { text } from './text.ts'

const shownAtMost = 6

interface NoticePanelProps {
  readonly unread: number
  readonly onGone: () => void
}

/** Below the bell: the last few notices, and the way to all of them. */
export function NoticePanel({ unread, onGone }: NoticePanelProps) {
  const t = useText(text)
  const latest = useRead(notices.list, { page: 1, pageSize: shownAtMost }, { fresh: true })
  return (
    <section aria-label={t.latest}>
      <div className={styles.head}>
        <h2>{t.latest}</h2>
        {unread > 0 && <MarkAll />}
      </div>
      <div className={styles.body}>
        <Loaded
          query={latest}
          skeleton={<Skeleton height={160} radius="md" />}
          isEmpty={({ total }) => total === 0}
          empty={
            <p className={styles.none}>
              {t.emptyTitle}
              {t.language === 'en' ? '. ' : '。'}
              {t.emptySentence}
            </p>
          }
        >
          {({ list }) => <NoticeRows list={list} label={t.latest} onGone={onGone} />}
        </Loaded>
      </div>
      <Link to={paths.noticeCentre} className={styles.all} onClick={onGone}>
        {t.seeAll}
      </Link>
    </section>
  )
}
