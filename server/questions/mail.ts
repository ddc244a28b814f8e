import { questionKindText } from '#contract/parcel-questions.text.ts'
import { withDecimals } from '#domain/decimals.ts'
import type { Language } from '#domain/language.ts'
import type { Currency } from '#domain/money.ts'
import type { QuestionKind } from '#domain/parcel-question.ts'
import { minuteOf } from '#domain/wall-clock.ts'
import { letterOf } from '#server/mail/texts/mail-text.ts'
import {
  questionAsked,
  questionReminded,
  questionSettled,
  questionWithdrawn,
} from '#server/mail/texts/parcel-questions.text.ts'

interface About {
  readonly trackingNumber: string
  readonly parcelId: string
  readonly publicUrl: string
}

interface Asked extends About {
  readonly kind: QuestionKind
  readonly words: string
  readonly dueAt: string
}

/** PARCEL_QUESTION: what is asked, and until when. */
export const askedMail = (language: Language, asked: Asked) =>
  letterOf(questionAsked, language, askedValues(language, asked), { isUrgent: true })

/** PARCEL_QUESTION: the days are nearly over. */
export const remindedMail = (language: Language, asked: Asked) =>
  letterOf(questionReminded, language, askedValues(language, asked), { isUrgent: true })

interface Ended extends About {
  readonly note: string
}

/** PARCEL_QUESTION: what was done. */
export const settledMail = (language: Language, { trackingNumber, note, ...rest }: Ended) =>
  letterOf(questionSettled, language, { trackingNumber, note, parcelLink: linkTo(rest) })

interface Withdrawn extends Ended {
  /** What was paid and is back; null: nothing. */
  readonly paid: { readonly currency: Currency; readonly amountMinor: number } | null
}

/** PARCEL_QUESTION: no answer is needed, or it cannot be carried out, and its price is back. */
export const withdrawnMail = (language: Language, { trackingNumber, note, paid, ...rest }: Withdrawn) =>
  letterOf(questionWithdrawn, language, {
    trackingNumber,
    note,
    moneyBack: paid === null ? '' : refunded[language](`${paid.currency} ${withDecimals(paid.amountMinor, 2)}`),
    parcelLink: linkTo(rest),
  })

const refunded: Readonly<Record<Language, (amount: string) => string>> = {
  'zh-Hans': (amount) => `已付的 ${amount} 已全额退回您的余额。`,
  'zh-Hant': (amount) => `已付的 ${amount} 已全數退回你的餘額。`,
  en: (amount) => `The ${amount} that you paid is back in your balance.`,
}

const askedValues = (language: Language, { trackingNumber, kind, words, dueAt, ...rest }: Asked) => ({
  trackingNumber,
  kind: questionKindText[kind][language],
  words,
  dueAt: minuteOf(dueAt),
  parcelLink: linkTo(rest),
})

const linkTo = ({ publicUrl, parcelId }: Pick<About, 'publicUrl' | 'parcelId'>) =>
  `${publicUrl}/web_site/packageList?parcel=${parcelId}`
