import type { WordMatch } from './goods-finder.ts'
import type { GoodsKey } from './goods-key.ts'
import { another } from './goods-parts.text.ts'

/*
 * A "phone case" is no phone. A device does not count where it only says what an accessory is for: right before it
 * (`iPhone 15 case`, `手机胶套`), or after "for" (`case for iPhone`). It does count if it may be a second thing: with a
 * punctuation mark between them, or a word such as "and" or "with".
 */

const devices = 'built-in-battery'
const accessories = 'accessories'
/** Of two adjoining Chinese words the last says what it is; toys are left out, because some do have a battery. */
const compounds: readonly (string | null)[] = [accessories, 'furniture', 'shoes-bags', 'books-stationery']

export const isOnlyNamedFor = (match: WordMatch, all: readonly WordMatch[], text: string, read: GoodsKey): boolean =>
  match.word.categoryCode === devices && all.some((other) => isFor(match, other, text, read))

function isFor(device: WordMatch, other: WordMatch, text: string, read: GoodsKey): boolean {
  if (device.to === other.from && compounds.includes(other.word.categoryCode) && isHan(read.key.charAt(other.from)))
    return true
  if (other.word.categoryCode !== accessories) return false
  const [first, second] = other.from >= device.to ? [device, other] : [other, device]
  if (second.from < first.to) return false
  const between = read.key.slice(first.to, second.from)
  const signs = text.slice(read.spans[first.to - 1]?.to ?? 0, read.spans[second.from]?.from ?? 0)
  if (another.test(between) || /[+&,\uff0c\u3001;\uff1b/|]/u.test(signs)) return false
  return first === device || / for /.test(between)
}

const isHan = (sign: string) => /\p{Script=Han}/u.test(sign)
