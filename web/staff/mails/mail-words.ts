import type { staffMailTexts } from '#contract/mail-texts.ts'
import { pickText, type StoredCode, storedCode } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import type { MailWords } from '#domain/mail-words.ts'
import { languageNames } from '#web/kit/text/language.text.ts'

export type MailText = Output<typeof staffMailTexts.list>['list'][number]
export type InThree = Readonly<Record<StoredCode, MailWords>>

/** What the mail says now. */
export const wordsNow = ({ stored, default: shipped }: MailText): InThree => stored ?? shipped

/** What a mail is called: its shipped subject, with the meaning of each variable in its place. */
export function mailName({ default: shipped, variables }: MailText, language: Language): string {
  const { subject } = shipped[storedCode[language]]
  return variables.reduce(
    (name, variable) => name.replaceAll(`{{${variable.name}}}`, `[${pickText(variable.meaning, language)}]`),
    subject,
  )
}

type State = 'shipped' | 'own' | 'wrong'

export const mailStates = ['own', 'wrong', 'shipped'] as const satisfies readonly State[]

export const stateOf = ({ stored, isWrong }: MailText): State => {
  if (isWrong) return 'wrong'
  return stored === null ? 'shipped' : 'own'
}

export interface PartChange {
  readonly language: string
  readonly part: keyof MailWords
  readonly before: string
  readonly after: string
}

/** Subjects and bodies that differ. */
export const partsChanged = (before: InThree, after: InThree): readonly PartChange[] =>
  languageNames.flatMap(({ language, name }) =>
    (['subject', 'body'] as const).flatMap((part) => {
      const code = storedCode[language]
      const [one, other] = [before[code][part], after[code][part]]
      return one === other ? [] : [{ language: name, part, before: one, after: other }]
    }),
  )
