import { useText } from '#web/kit/text/use-text.ts'
import { type Count, shownCount } from './counts.ts'
import { text } from './frame.text.ts'
import styles from './menu.module.css'

interface CountBadgeProps {
  readonly count: Count | null
  /** The link or button that it stands in is described by the hidden words under this id. */
  readonly id: string
}

/** How much waits: a number in the colour of its urgency, and the same in words for screen readers. */
export function CountBadge({ count, id }: CountBadgeProps) {
  const t = useText(text)
  if (!count) return null
  const shown = shownCount(count)
  const words = { info: 'known', wait: 'waits', late: 'waitsLate' } as const
  return (
    <>
      <span className={`${styles.count} num`} data-tone={count.tone} aria-hidden="true">
        {shown}
      </span>
      <span id={id} hidden>
        {t.fill(words[count.tone], { count: shown, late: count.late })}
      </span>
    </>
  )
}
