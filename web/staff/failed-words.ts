import type { FailedCall } from '#web/client/api.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { currentLanguage } from '#web/kit/text/language.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text } from './failed-words.text.ts'

/** What staff read when a call had no usable answer: whether it was saved, as far as anybody knows, and what to do. */
export function failedWords(failed: FailedCall): string {
  if (failed === 'read') return textIn(kitText, currentLanguage()).failedSentence
  return textIn(text, currentLanguage())[failed]
}
