import { useText } from '#web/text/use-text.ts'
import { formatDay, formatExact, formatWhen } from './format.ts'
import { text } from './text.ts'

interface WhenProps {
  /** ISO 8601; null shows a dash. */
  readonly at: string | null
  readonly dayOnly?: boolean
}

/** A moment in the reader's words; hovering tells it to the second, with the zone. */
export function When({ at, dayOnly = false }: WhenProps) {
  const t = useText(text)
  if (at === null) return <span>—</span>
  return (
    <time className="num" dateTime={at} title={t.fill('beijingTime', { when: formatExact(at) })}>
      {dayOnly ? formatDay(at, t.language) : formatWhen(at, t.language)}
    </time>
  )
}
