import { extension, notNames, senderPart, title } from './match-words.text.ts'
import { toHalfWidth } from './plain-text.ts'
import { simplifiedOf } from './script-pairs.text.ts'

/* What the label of a parcel says of its receiver, taken apart into names, phones and member numbers. `*` is a masked character. */

export interface ReadLabel {
  /** Chinese words that may be names, such as `陈美玲`, `陈**` or `陈` before a title. */
  readonly names: readonly LabelName[]
  /** Latin words in small letters, with masks. */
  readonly words: readonly string[]
  readonly phones: readonly string[]
  readonly memberNumbers: readonly string[]
}

export interface LabelName {
  readonly text: string
  /** It is a family name, as in 陈小姐. */
  readonly isFamilyOnly: boolean
}

const masks = /[＊●○•×✱□■]/g
const memberNumber = /JY[\dOILSBZ*?]{3,8}/gi
/** In groups of up to four, with an area code, or in one piece; the second group without what stands before it. */
const phone =
  /(^|[^A-Z\d*+])((?:\+?\d{2,4}[\s-])?[\d*]{2,4}(?:[\s-][\d*]{3,4}){1,2}|\d{3,4}-[\d*]{7,8}|\+?[\d*]{4,15})(?![A-Z\d*-])/gi

export function readLabel(typed: string, ourPhones: readonly string[]): ReadLabel {
  const text = toHalfWidth(typed).replace(masks, '*').replace(senderPart, ' ')
  const memberNumbers = (text.match(memberNumber) ?? []).map((each) => each.toUpperCase().replaceAll('?', '*'))
  const rest = text.replace(memberNumber, ' ').replace(extension, ' ')
  const ours = ourPhones.map(digitsOf)
  return {
    names: chineseNames(rest),
    words: [...new Set((rest.match(/[A-Z][A-Z*]+/gi) ?? []).map((word) => word.toLowerCase()))],
    phones: [...rest.matchAll(phone)]
      .map(([, , number = '']) => digitsOf(number))
      .filter((digits) => isTelling(digits) && !isOurs(digits, ours)),
    memberNumbers,
  }
}

/** Simplified, so that 陳 and 陈 are one. */
export const simplified = (text: string) => [...text].map((sign) => simplifiedOf.get(sign) ?? sign).join('')

function chineseNames(text: string): LabelName[] {
  const words =
    simplified(text)
      .replace(notNames, ' ')
      .match(/[\p{Script=Han}*]+/gu) ?? []
  // What looks like a title may be a part of the name, as in 李春生.
  const names = new Set(words.flatMap((word) => [word, word.replace(title, '')]))
  return [...names]
    .filter((name) => /\p{Script=Han}/u.test(name) && name.length <= 4)
    .map((name) => ({ text: name, isFamilyOnly: name.length === 1 }))
}

const digitsOf = (phoneOnLabel: string) => phoneOnLabel.replace(/[^\d*]/g, '')

/** Four digits at one end, or six that are left unmasked. */
const isTelling = (digits: string) =>
  /^(\d{4}|\*+\d{4,}|\d{4,}\*+)$/.test(digits) || digits.replaceAll('*', '').length >= 6

/** Whatever country or area code stands before it. */
const isOurs = (digits: string, ours: readonly string[]) =>
  digits.length >= 7 && ours.some((each) => each.slice(-8).endsWith(digits.slice(-8)))
