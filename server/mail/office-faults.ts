import { storedCode } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import { faultsIn, type FoundFault, type MailWords } from '#domain/mail-words.ts'
import { refuse } from '#server/http/refuse.ts'
import { faultText } from './office.text.ts'
import type { MailText } from './texts/mail-text.ts'
import { variablesOf } from './texts/variables.text.ts'

/**
 * Refuses words that cannot be sent, with the first fault and what to do: a variable that the mail does not have or
 * has to have (9008), or braces and variables in the wrong place (9009).
 */
export function requireUsable(text: MailText, words: MailWords, language: Language): void {
  const faults = faultsIn(words, variablesOf(text))
  const [first] = faults
  if (!first) return
  refuse(isAboutNames(first) ? 'mail_variable' : 'mail_form', {
    text: faultText(first, language, text.variables),
    field: `text.${storedCode[language]}.${first.part}`,
    variables: faults.flatMap(({ variable }) => (variable ? [variable] : [])),
  })
}

const isAboutNames = ({ fault }: FoundFault) => fault === 'unknown' || fault === 'missing'
