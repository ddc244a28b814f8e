import type { Language } from '#domain/language.ts'
import { text } from '#web/kit/text/common.text.ts'
import { formatDay, formatExact, formatShortDay } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'

/** The day of a moment in a line of a list; hovering shows the time, and so do the details behind the line. */
export function Day({ at }: { readonly at: string }) {
  const t = useText(text)
  return (
    <time className="num" dateTime={at} title={t.fill('beijingTime', { when: formatExact(at) })}>
      {formatNear(at, t.language)}
    </time>
  )
}

const yearOf = (iso: string) => formatExact(iso).slice(0, 4)

/** `23 Nov`, or `23 Nov 2025` for a day of another year, in the business time zone. */
export const formatNear = (iso: string, language: Language, now = new Date().toISOString()): string =>
  yearOf(iso) === yearOf(now) ? formatShortDay(iso, language) : formatDay(iso, language)
