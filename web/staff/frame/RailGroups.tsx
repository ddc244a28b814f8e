import { useText } from '#web/kit/text/use-text.ts'
import { useOwnEscape } from '#web/kit/look/use-own-escape.ts'
import { useWaiting } from '#web/staff/queue/use-waiting.tsx'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { CountBadge } from './CountBadge.tsx'
import { countOf } from './counts.ts'
import { text } from './frame.text.ts'
import type { MenuGroupKey } from './menu.ts'
import { MenuEntries } from './MenuGroups.tsx'
import styles from './menu.module.css'
import type { OpenGroup } from './use-pages.ts'

/** The groups of the rail: each is an icon whose pages open beside it, one group at a time. */
export function RailGroups({ groups }: { readonly groups: readonly OpenGroup[] }) {
  const [open, setOpen] = useState<MenuGroupKey | null>(null)
  return (
    <ul className={styles.groups}>
      {groups.map((group) => (
        <RailGroup
          key={group.key}
          group={group}
          isOpen={open === group.key}
          onToggle={(isOpen) => setOpen((now) => (isOpen ? group.key : now === group.key ? null : now))}
        />
      ))}
    </ul>
  )
}

interface RailGroupProps {
  readonly group: OpenGroup
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
}

function RailGroup({ group: { key, Icon, entries }, isOpen, onToggle }: RailGroupProps) {
  const t = useText(text)
  const id = useId()
  const place = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const count = countOf(
    useWaiting(),
    entries.flatMap((entry) => entry.queues),
  )
  const close = () => onToggle(false)
  useOwnEscape(isOpen, () => {
    close()
    button.current?.focus()
  })
  const leave = useEffectEvent(({ target }: Event) => {
    if (isOpen && !(target instanceof Node && place.current?.contains(target))) close()
  })
  useEffect(() => {
    const hear = (event: Event) => leave(event)
    // A press outside, or Tab beyond its last page.
    const ways = ['pointerdown', 'focusin'] as const
    for (const way of ways) window.addEventListener(way, hear, { capture: true })
    return () => {
      for (const way of ways) window.removeEventListener(way, hear, { capture: true })
    }
  }, [])
  return (
    <li ref={place} className={styles.railGroup}>
      <button
        ref={button}
        type="button"
        className={styles.icon}
        aria-label={t[key]}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-pages` : undefined}
        aria-describedby={count ? `${id}-count` : undefined}
        title={t[key]}
        onClick={() => onToggle(!isOpen)}
      >
        <Icon size={20} />
        <CountBadge count={count} id={`${id}-count`} />
      </button>
      {isOpen && (
        <div id={`${id}-pages`} className={styles.fly}>
          <p className={styles.flyName}>{t[key]}</p>
          <MenuEntries entries={entries} onGone={close} />
        </div>
      )}
    </li>
  )
}
