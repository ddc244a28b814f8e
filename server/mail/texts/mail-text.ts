import type { Language } from '#domain/language.ts'
import { filledIn, type MailWords, paragraphsOf } from '#domain/mail-words.ts'
import type { MailKind } from '#domain/member-event.ts'
import { signed } from '#server/mail/letter.ts'
import type { Letter } from '#server/notices/notices.ts'
import type { VariableName } from './variables.text.ts'

/** The words of a mail as we ship them, a paragraph each. Staff may replace them (record 68). */
interface ShippedWords {
  readonly subject: string
  readonly body: readonly string[]
}

export interface MailText<Name extends VariableName = VariableName> extends Readonly<Record<Language, ShippedWords>> {
  /** The kind, or the kind and what tells its texts apart. */
  readonly key: string
  readonly kind: MailKind
  readonly variables: readonly Name[]
}

export const mailText = <const Name extends VariableName>(text: MailText<Name>): MailText<Name> => text

export type Values<Name extends string = string> = Readonly<Record<Name, string>>

/** A mail in the words that we ship, with what is needed to write it in other words. */
export function letterOf<Name extends VariableName>(
  text: MailText<Name>,
  language: Language,
  values: Values<Name>,
  more: Pick<Letter, 'notice' | 'isUrgent'> = {},
): Letter {
  return { ...wordsWith(shippedWords(text, language), language, values), ...more, source: { key: text.key, values } }
}

export const shippedWords = (text: MailText, language: Language): MailWords => {
  const { subject, body } = text[language]
  return { subject, body: body.join('\n\n') }
}

/** The words with their values, signed. A paragraph whose variables are all empty falls away. */
export const wordsWith = ({ subject, body }: MailWords, language: Language, values: Values): MailWords => ({
  subject: filledIn(subject, values).trim(),
  body: signed(
    language,
    paragraphsOf(body).map((paragraph) => filledIn(paragraph, values)),
  ),
})
