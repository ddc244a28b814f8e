import { formatDay } from '#contract/format.ts'
import { pickText, type StoredText } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import { signed } from '#server/mail/letter.ts'
import type { Letter } from '#server/notices/notices.ts'

interface Ending {
  readonly coins: number
  /** The end of the last day on which they can be used. */
  readonly dueAt: string
  readonly coinName: StoredText
  readonly publicUrl: string
}

/** COINS_EXPIRING: how many, until when, and how to use them. */
export function expiringMail(language: Language, { coins, dueAt, coinName, publicUrl }: Ending): Letter {
  const lastDay = formatDay(new Date(Date.parse(dueAt) - 1000).toISOString(), language)
  const { subject, sentence, use } = sentences[language](String(coins), pickText(coinName, language), lastDay)
  return { subject, body: signed(language, [sentence, use, `${publicUrl}/web_site/myIntegral`]), notice: use }
}

interface Sentences {
  readonly subject: string
  readonly sentence: string
  readonly use: string
}

const sentences: Readonly<Record<Language, (coins: string, name: string, lastDay: string) => Sentences>> = {
  'zh-Hans': (coins, name, lastDay) => ({
    subject: `${coins} ${name}将于${lastDay}到期`,
    sentence: `您好！您有 ${coins} ${name}将于${lastDay}结束时到期。`,
    use: '付款时可以抵运费，先用最早获得的。',
  }),
  'zh-Hant': (coins, name, lastDay) => ({
    subject: `${coins} ${name}將於${lastDay}到期`,
    sentence: `你好！你有 ${coins} ${name}將於${lastDay}結束時到期。`,
    use: '付款時可抵運費，先用最早獲得的。',
  }),
  en: (coins, name, lastDay) => ({
    subject: `${coins} ${name} expire after ${lastDay}`,
    sentence: `Hello! ${coins} of your ${name} can be used until the end of ${lastDay}. After that they expire.`,
    use: 'Use them to pay part of the freight: the oldest are used first.',
  }),
}
