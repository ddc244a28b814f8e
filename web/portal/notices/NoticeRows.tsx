import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from '#web/kit/look/Link.tsx'
import { notices } from '#contract/notices.ts'
import { unreadNotices } from '#contract/unread-notices.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useWrite } from '#web/client/queries.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { When } from '#web/kit/look/When.tsx'
import { showRefused } from '#web/kit/message/toast.ts'
import { formatExact } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './Notices.module.css'
import { text } from './text.ts'

type Notice = Output<typeof notices.list>['list'][number]

interface NoticeRowsProps {
  readonly list: readonly Notice[]
  readonly label: string
  /** Whether each can be marked as read without opening its page. */
  readonly canMark?: boolean
  /** Somebody followed a link. */
  readonly onGone?: () => void
}

/** Notices, each a link to the page that it is about; following it marks it as read. */
export function NoticeRows({ list, label, canMark = false, onGone }: NoticeRowsProps) {
  const t = useText(text)
  const mark = useWrite(notices.markRead, {
    refreshes: [notices.list, unreadNotices.countUnread],
    onRefused: showRefused,
  })
  const follow = ({ id, readAt }: Notice) => {
    if (readAt === null) mark.mutate({ id })
    onGone?.()
  }
  return (
    <ul className={styles.rows} aria-label={label}>
      {list.map((notice) => (
        <li key={notice.id} className={`${styles.line} ${notice.readAt === null ? styles.isUnread : ''}`}>
          <Around link={notice.link} onFollow={() => follow(notice)}>
            <span className={styles.dot} />
            <span className={styles.words}>
              <span className={styles.title}>
                {notice.readAt === null && <span className="for-readers">{t.unread}: </span>}
                {notice.title}
              </span>
              {notice.text !== '' && <span className={styles.text}>{notice.text}</span>}
              <span className={styles.when}>
                {t[notice.group]} · <When at={notice.createdAt} />
              </span>
            </span>
          </Around>
          {canMark && notice.readAt === null && (
            <Button
              variant="default"
              size="compact-md"
              disabled={mark.isPending}
              onClick={() => mark.mutate({ id: notice.id })}
            >
              {t.markRead}
              <OfRow name={`${notice.title}, ${formatExact(notice.createdAt)}`} />
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

interface AroundProps {
  readonly link: string | null
  readonly onFollow: () => void
  readonly children: ReactNode
}

function Around({ link, onFollow, children }: AroundProps) {
  if (link === null) return <div className={styles.row}>{children}</div>
  return (
    <Link to={link} className={styles.row} onClick={onFollow}>
      {children}
    </Link>
  )
}
