import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#web/kit/look/Link.tsx'
import { unreadNotices } from '#contract/unread-notices.ts'
import { useRead } from '#web/client/queries.ts'
import { paths } from '#web/paths.ts'
import { BellIcon } from '#web/kit/look/icons.tsx'
import { useWide } from '#web/kit/look/use-wide.ts'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import { useAreOverlaysWanted } from '#web/kit/message/overlays.ts'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './NoticeBell.module.css'
import { text } from './text.ts'
import { useLeaving } from './use-leaving.ts'

/** Loaded when it is first opened. */
const NoticePanel = lazyPart(
  'NoticePanel',
  async () => (await import('#web/portal/notices/NoticePanel.tsx')).NoticePanel,
)

/** How many notices are unread: a panel opens below it, or the page of notices on a phone. */
export function NoticeBell() {
  const t = useText(text)
  const isWide = useWide()
  const count = useUnread()
  const name = count === 0 ? t.notices : t.fill('unreadNotices', { count: shown(count) })
  if (isWide) return <BellWithPanel name={name} count={count} />
  return (
    <Link to={paths.noticeCentre} className={styles.bell} aria-label={name}>
      <Bell count={count} />
    </Link>
  )
}

/** Asked once the first page is shown, then with every page and whenever the window is looked at again. */
function useUnread(): number {
  const isFirstShown = useAreOverlaysWanted()
  const { pathname } = useLocation()
  const { data, refetch } = useRead(unreadNotices.countUnread, {}, { enabled: isFirstShown, fresh: true })
  const askAgain = useEffectEvent(() => {
    if (isFirstShown && data !== undefined) void refetch()
  })
  useEffect(() => askAgain(), [pathname])
  return data?.count ?? 0
}

function BellWithPanel({ name, count }: { readonly name: string; readonly count: number }) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  useLeaving(place, isOpen, (how) => {
    setOpen(false)
    if (how === 'escape') button.current?.focus()
  })
  return (
    <div ref={place} className={styles.place}>
      <button
        ref={button}
        type="button"
        className={styles.bell}
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Bell count={count} />
      </button>
      {isOpen && (
        // It takes the focus of a press beside its links, which would otherwise close it.
        <div id={id} className={styles.panel} tabIndex={-1}>
          <NoticePanel unread={count} onGone={() => setOpen(false)} />
        </div>
      )}
    </div>
  )
}

function Bell({ count }: { readonly count: number }) {
  return (
    <>
      <BellIcon size={22} />
      {count > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {shown(count)}
        </span>
      )}
    </>
  )
}

const shown = (count: number) => (count > 99 ? '99+' : String(count))
