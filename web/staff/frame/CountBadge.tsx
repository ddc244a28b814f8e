import { useText } from '#web/kit/text/use-text.ts'
import { text as queueText } from '#web/staff/queue/queue.text.ts'
import { type Count, shownCount } from './counts.ts'
import { text } from './frame.text.ts'
import styles from './menu.module.css'

interface CountBadgeProps {
  readonly count: Count | null
  /** The link or button that it stands in is described by the hidden words under this id. */
  readonly id: string
}

/** How much waits: a number in the colour of its urgency, and in words what was counted, for pointers and screen readers. */
export function CountBadge({ count, id }: CountBadgeProps) {
  const t = useText(text)
  const q = useText(queueText)
  if (!count) return null
  const shown = shownCount(count)
  const keys = { info: 'known', wait: 'waits', late: 'waitsLate' } as const
  const parts = count.parts.map((part) => t.fill('part', { queue: q[part.queue], count: shownCount(part) }))
  const words = t.fill(keys[count.tone], { count: shown, late: count.late, parts: parts.join(t.comma) })
  return (
    <>
      <span className={`${styles.count} num`} data-tone={count.tone} title={words} aria-hidden="true">
        {shown}
      </span>
      <span id={id} hidden>
        {words}
      </span>
    </>
  )
}
