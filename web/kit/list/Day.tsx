import type { Language } from '#domain/language.ts'
import { text } from '#web/kit/text/common.text.ts'
import { formatExact } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'

/** The day of a moment in a line of a list; hovering shows the time, and so do the details behind the line. */
export function Day({ at }: { readonly at: string }) {
  const t = useText(text)
  return (
    <time className="num" dateTime={at} title={t.fill('beijingTime', { when: formatExact(at) })}>
      {formatShortDay(at, t.language)}
    </time>
  )
}

const locales = { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-HK', en: 'en-GB' } as const satisfies Record<Language, string>
const made = new Map<string, Intl.DateTimeFormat>()

/** Creating a formatter takes longer than using it a hundred times. */
function formatterOf(language: Language, year?: 'numeric'): Intl.DateTimeFormat {
  const key = `${language}${year ?? ''}`
  const options = { timeZone: 'Asia/Shanghai', month: 'short', day: 'numeric', ...(year ? { year } : {}) } as const
  const known = made.get(key) ?? new Intl.DateTimeFormat(locales[language], options)
  made.set(key, known)
  return known
}

const yearOf = (iso: string) => formatExact(iso).slice(0, 4)

/** `23 Nov`, or `23 Nov 2025` for a day of another year, in the business time zone. */
export function formatShortDay(iso: string, language: Language, now = new Date().toISOString()): string {
  const isThisYear = yearOf(iso) === yearOf(now)
  return formatterOf(language, isThisYear ? undefined : 'numeric').format(new Date(iso))
}
