import type { Language } from '#domain/language.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

interface DateWords {
  readonly shortDay: (month: number, day: number) => string
  readonly day: (year: number, shortDay: string) => string
  readonly when: (day: string, time: string) => string
}

const chinese: DateWords = {
  shortDay: (month, day) => `${month}月${day}日`,
  day: (year, shortDay) => `${year}年${shortDay}`,
  when: (day, time) => `${day} ${time}`,
}

/** How dates are written, as `Intl.DateTimeFormat` writes them; creating one takes a phone longer than drawing a page's rows. */
export const dateWords: Readonly<Record<Language, DateWords>> = {
  'zh-Hans': chinese,
  'zh-Hant': chinese,
  en: {
    shortDay: (month, day) => `${day} ${months[month - 1]}`,
    day: (year, shortDay) => `${shortDay} ${year}`,
    when: (day, time) => `${day}, ${time}`,
  },
}
