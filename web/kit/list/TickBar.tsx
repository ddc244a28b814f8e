import type { ReactNode } from 'react'
import { useHeldReads } from '#web/kit/message/held-reads.ts'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './TickBar.module.css'
import { text } from './list.text.ts'

interface TickBarProps {
  readonly label: string
  readonly count: number
  /** "3 bills selected", where a list has words of its own. */
  readonly sentence?: string
  readonly onClear: () => void
  /** Buttons. */
  readonly children: ReactNode
  /** Why one of the buttons cannot be used. */
  readonly note?: ReactNode
}

/** What can be done with the ticked rows: a bar that stays in view while any is ticked. */
export function TickBar({ label, count, sentence, onClear, children, note }: TickBarProps) {
  const t = useText(text)
  useHeldReads(count > 0)
  if (count === 0) return null
  return (
    <div role="group" aria-label={label} className={styles.bar}>
      <strong aria-live="polite">{sentence ?? t.fill('ticked', { count })}</strong>
      <div className={styles.buttons}>
        {children}
        <button type="button" className={`text-button ${styles.clear}`} onClick={onClear}>
          {t.untick}
        </button>
      </div>
      {note && <div className={styles.note}>{note}</div>}
    </div>
  )
}
