import { Button } from '@mantine/core'
import { markedAtOnce } from '#contract/bills.ts'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './Bills.module.css'
import { text } from './text.ts'

interface Props {
  readonly ticked: readonly string[]
  readonly onMark: (ids: readonly string[], collected: boolean) => void
  readonly onUntick: () => void
  readonly isMarking: boolean
}

/** Marks or unmarks all ticked bills, including those on other pages. */
export function MarkTicked({ ticked, onMark, onUntick, isMarking }: Props) {
  const t = useText(text)
  if (ticked.length === 0) return <p className="muted">{t.markHint}</p>
  const tooMany = ticked.length > markedAtOnce
  return (
    <div className={styles.ticked} role="group" aria-label={t.collection}>
      <strong aria-live="polite">{t.fill('ticked', { count: ticked.length })}</strong>
      <Button size="compact-md" disabled={tooMany || isMarking} onClick={() => onMark(ticked, true)}>
        {t.mark}
      </Button>
      <Button size="compact-md" variant="default" disabled={tooMany || isMarking} onClick={() => onMark(ticked, false)}>
        {t.unmark}
      </Button>
      <Button size="compact-md" variant="subtle" color="gray" onClick={onUntick}>
        {t.untick}
      </Button>
      {tooMany && <span role="alert">{t.fill('tickedTooMany', { most: markedAtOnce })}</span>}
    </div>
  )
}
