import { formatDay } from '#contract/format.ts'
import { pickText, type StoredText } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import { letterOf } from '#server/mail/texts/mail-text.ts'
import { coinsExpiring } from '#server/mail/texts/money.text.ts'
import type { Letter } from '#server/notices/notices.ts'
import { noticeText } from './text.ts'

interface Ending {
  readonly coins: number
  /** The end of the last day on which they can be used. */
  readonly dueAt: string
  readonly coinName: StoredText
  readonly publicUrl: string
}

/** COINS_EXPIRING: how many, until when, and how to use them. */
export const expiringMail = (language: Language, { coins, dueAt, coinName, publicUrl }: Ending): Letter =>
  letterOf(
    coinsExpiring,
    language,
    {
      coins: `${coins} ${pickText(coinName, language)}`,
      lastDay: formatDay(new Date(Date.parse(dueAt) - 1000).toISOString(), language),
      coinsLink: `${publicUrl}/web_site/myIntegral`,
    },
    { notice: noticeText[language] },
  )
