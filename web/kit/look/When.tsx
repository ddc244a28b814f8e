import { useText } from '#web/kit/text/use-text.ts'
import { formatDay, formatExact, formatWhen } from '#web/kit/text/format.ts'
import { text } from '#web/kit/text/common.text.ts'
import styles from './When.module.css'

interface WhenProps {
  /** ISO 8601; null shows a dash. */
  readonly at: string | null
  readonly dayOnly?: boolean
}

/** A moment in the reader's format; hovering shows it to the second, with the time zone. */
export function When({ at, dayOnly = false }: WhenProps) {
  const t = useText(text)
  if (at === null) return <span>—</span>
  return (
    <time className="num" dateTime={at} title={t.fill('beijingTime', { when: formatExact(at) })}>
      <Pieces words={dayOnly ? formatDay(at, t.language) : formatWhen(at, t.language)} />
    </time>
  )
}

/** In a narrow column the time wraps below the date, and the date stays whole. */
function Pieces({ words }: { readonly words: string }) {
  const end = words.lastIndexOf(' ')
  const isTimed = /\d:\d/.test(words) && end > 0
  if (!isTimed) return <span className={styles.piece}>{words}</span>
  return (
    <>
      <span className={styles.piece}>{words.slice(0, end)}</span>{' '}
      <span className={styles.piece}>{words.slice(end + 1)}</span>
    </>
  )
}
