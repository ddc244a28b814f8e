import { Button } from '@mantine/core'
import { markedAtOnce } from '#contract/bills.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { TickBar } from '#web/kit/list/TickBar.tsx'
import { type Ticks, useTicked } from '#web/kit/list/ticks.ts'
import type { Bill } from './BillRows.tsx'
import { text } from './text.ts'

interface Props {
  readonly ticks: Ticks<Bill>
  readonly onMark: (ids: readonly string[], collected: boolean) => void
  readonly isMarking: boolean
}

/** Marks or unmarks all ticked bills, including those on other pages. */
export function MarkTicked({ ticks, onMark, isMarking }: Props) {
  const t = useText(text)
  const ids = useTicked(ticks).map(({ id }) => id)
  const tooMany = ids.length > markedAtOnce
  return (
    <TickBar
      label={t.collection}
      count={ids.length}
      sentence={t.fill('ticked', { count: ids.length })}
      onClear={ticks.clear}
      note={tooMany && <span role="alert">{t.fill('tickedTooMany', { most: markedAtOnce })}</span>}
    >
      <Button disabled={tooMany || isMarking} onClick={() => onMark(ids, true)}>
        {t.mark}
      </Button>
      <Button variant="default" disabled={tooMany || isMarking} onClick={() => onMark(ids, false)}>
        {t.unmark}
      </Button>
    </TickBar>
  )
}
