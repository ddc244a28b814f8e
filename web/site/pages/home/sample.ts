import type { SiteContent } from '#contract/site-content.ts'
import type { Language } from '#domain/language.ts'
import { warehousesToSendTo } from '#web/site/warehouses.ts'

/*
 * What the samples of the home page have in common: one parcel that came in a few days ago. They are always shown with
 * the mark of a sample.
 */

/** At a time of day some days ago; the page is made again each day, so that the sample never ages. */
export const sampleTime = ({ today }: SiteContent, daysAgo: number, time: string): string =>
  `${new Date(Date.parse(today) - daysAgo * 86_400_000).toISOString().slice(0, 10)}T${time}:00+08:00`

/** '20 Nov, 10:12': the samples leave out the year. */
export const shortTime = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    timeZone: 'Asia/Shanghai',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(iso))

const locales = { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-HK', en: 'en-GB' } as const satisfies Record<Language, string>

export const samplePlace = ({ options }: SiteContent): string => warehousesToSendTo(options.warehouses)[0]?.name ?? ''
