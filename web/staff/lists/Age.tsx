import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { formatExact } from '#web/kit/text/format.ts'
import { ageOf } from './age.ts'
import { text } from './lists.text.ts'
import { useNow } from './use-now.ts'

interface AgeProps {
  /** ISO 8601. */
  readonly since: string
  /** From this age on it is late; left out where nothing is due. */
  readonly limitHours?: number
  /** Says by how much it is late. */
  readonly isExact?: boolean
}

/** How long something has waited, in hours, or days from two days on. Late: red, with an icon and the word. */
export function Age({ since, limitHours, isExact = false }: AgeProps) {
  const t = useText(text)
  const { hours, lateHours } = ageOf(since, useNow(), limitHours)
  const inWords = (count: number) =>
    count < 48 ? t.fill('hours', { count }) : t.fill('days', { count: Math.floor(count / 24) })
  const late = isExact && lateHours ? t.fill('lateBy', { late: inWords(lateHours) }) : t.late
  return (
    <time dateTime={since} title={t.fill('since', { when: formatExact(since) })}>
      {lateHours === null ? (
        <span className="num">{inWords(hours)}</span>
      ) : (
        <StatusTag tone="bad">{t.fill('ageLate', { age: inWords(hours), late })}</StatusTag>
      )}
    </time>
  )
}
