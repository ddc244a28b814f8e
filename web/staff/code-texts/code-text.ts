import type { staffCodeTexts } from '#contract/code-texts.ts'
import type { StoredText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'

export type CodeText = Output<typeof staffCodeTexts.list>['list'][number]

/** What members read now. */
export const wordsNow = ({ stored, isWrong, default: shipped }: CodeText): StoredText =>
  stored === null || isWrong ? shipped : stored

export const stateOf = ({ version, isWrong }: CodeText) => (isWrong ? 'wrong' : version === 0 ? 'shipped' : 'own')
