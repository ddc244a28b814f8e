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
/** What the sender wrote of themselves says nothing of the receiver. */
const senderPart = /(寄件|发件|寄方|FROM|SENDER).*?(?=收件|收货|收方|TO:|$)/gis
/** A privacy number's extension is nobody's phone. */
const extension = /(转|轉|EXT\.?|-)\s*\d{3,5}(?!\d|\*)/gi
const memberNumber = /JY[\dOILSBZ*?]{3,8}/gi
/** In groups of up to four, with an area code, or in one piece. */
const phone =
  /(?<![A-Z\d*])((\+?\d{2,4}[\s-])?[\d*]{2,4}([\s-][\d*]{3,4}){1,2}|\d{3,4}-[\d*]{7,8}|\+?[\d*]{4,15})(?![A-Z\d*-])/gi
const title = /(先生|小姐|女士|太太|生|太)$/
/** Words on labels and in notes of staff that are no names. */
const notNames =
  /收件人|收货人|收件|收货|联系人|姓名|名字|电话|手机号|手机|尾号|会员号|会员|面单|单号|可读|受潮|撕去|撕破|模糊|缺末位|无|灵猫仓|仓库|仓|只见|看不清|遮住/g

export function readLabel(typed: string, ourPhones: readonly string[]): ReadLabel {
  const text = toHalfWidth(typed).replace(masks, '*').replace(senderPart, ' ')
  const memberNumbers = (text.match(memberNumber) ?? []).map((each) => each.toUpperCase().replaceAll('?', '*'))
  const rest = text.replace(memberNumber, ' ').replace(extension, ' ')
  const ours = ourPhones.map(digitsOf)
  return {
    names: chineseNames(rest),
    words: [...new Set((rest.match(/[A-Z][A-Z*]+/gi) ?? []).map((word) => word.toLowerCase()))],
    phones: (rest.match(phone) ?? []).map(digitsOf).filter((digits) => isTelling(digits) && !isOurs(digits, ours)),
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
  return words.flatMap((word) => {
    const name = word.replace(title, '')
    if (!/\p{Script=Han}/u.test(name) || [...name].length > 4) return []
    return [{ text: name, isFamilyOnly: name.length === 1 }]
  })
}

const digitsOf = (phoneOnLabel: string) => phoneOnLabel.replace(/[^\d*]/g, '')

/** Four digits at one end, or six that are left unmasked. */
const isTelling = (digits: string) =>
  /^(\d{4}|\*+\d{4,}|\d{4,}\*+)$/.test(digits) || digits.replaceAll('*', '').length >= 6

/** Whatever country or area code stands before it. */
const isOurs = (digits: string, ours: readonly string[]) =>
  digits.length >= 7 && ours.some((each) => each.slice(-8).endsWith(digits.slice(-8)))
