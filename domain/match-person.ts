import type { ReadLabel } from './match-label.ts'
import { type MatchPart, strongest } from './match-parts.ts'
import { isMemberNumber, memberNumbersOneSlipAway } from './member-number.ts'
import { simplified } from './match-label.ts'

/* Whether a label names a person: by member number, name or phone, as far as each can be read. */

/** Digits of a torn member number that still say something. */
const memberDigitsMin = 4

/** `read`: everything on the label that may be a member number, with `*` for what cannot be read. */
export function memberPart(read: readonly string[], slips: ReadonlySet<string>, own: string): MatchPart | undefined {
  const parts = read.flatMap((number): MatchPart[] => {
    const plain = number.replace(/[OILSBZ]/g, (letter) => memberLookAlikes[letter] ?? letter)
    if (number === own) return ['member_same']
    if (plain === own || slips.has(own)) return ['member_repaired']
    if (fits(number, own)) return ['member_part']
    return isMemberNumber(number) ? ['member_other'] : []
  })
  return strongest(parts)
}

/** All valid numbers that these may have been before one slip. A valid one slipped nowhere. */
export const repairsOf = (read: readonly string[]): ReadonlySet<string> =>
  new Set(read.filter((number) => !isMemberNumber(number)).flatMap(memberNumbersOneSlipAway))

const memberLookAlikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', B: '8', Z: '2' }

/** Torn at its end, or masked inside. */
function fits(read: string, own: string): boolean {
  if (read.replace(/[^\d]/g, '').length < memberDigitsMin || isMemberNumber(read)) return false
  return masked(read.endsWith('*') ? read : `${read}*`, own)
}

/** What is left unmasked at both ends, and between, is also in the whole. */
function masked(pattern: string, whole: string): boolean {
  const [start = '', ...rest] = pattern.split(/\*+/)
  const end = rest.at(-1) ?? ''
  if (start.length + end.length > whole.length) return false
  return whole.startsWith(start) && whole.endsWith(end) && rest.slice(0, -1).every((part) => whole.includes(part))
}

export function namePart({ names, words }: ReadLabel, own: readonly string[]): MatchPart | undefined {
  const parts = own.flatMap((typed) => {
    const name = simplified(typed).trim()
    return /^\p{Script=Han}+$/u.test(name) ? names.map((each) => chinese(each, name)) : [latin(words, name)]
  })
  return strongest(parts.filter((part) => part !== undefined))
}

function chinese({ text, isFamilyOnly }: ReadLabel['names'][number], name: string): MatchPart | undefined {
  if (text === name) return 'name_whole'
  if (isFamilyOnly) return name.startsWith(text) ? 'name_family' : undefined
  if (text.includes('*') && masked(text, name))
    return text.replaceAll('*', '').length > 1 || !name.startsWith(text.replaceAll('*', ''))
      ? 'name_masked'
      : 'name_family'
  return text[0] === name[0] && text.length <= 3 ? 'name_other' : undefined
}

/** Every word of the name, or two with masks; the family name alone comes first or last. */
function latin(words: readonly string[], name: string): MatchPart | undefined {
  const own = name.toLowerCase().match(/\p{L}+/gu) ?? []
  const inFull = own.filter((word) => words.includes(word))
  if (own.length > 1 && inFull.length === own.length) return 'name_whole'
  const behindMasks = own.filter((word) => words.some((seen) => seen.includes('*') && masked(seen, word)))
  if (inFull.length > 0 && inFull.length + behindMasks.length > 1) return 'name_masked'
  return inFull.some((word) => word.length > 1) ? 'name_family' : undefined
}

/** `own`: E.164. */
export function phonePart(seen: readonly string[], own: readonly string[]): MatchPart | undefined {
  const parts = seen.flatMap((digits) => own.map((each) => phoneAgainst(digits, each.replace(/\D/g, ''))))
  return strongest(parts.filter((part) => part !== undefined))
}

/** Digits of a phone that tell it from most others. */
const phoneDigitsMin = 8

function phoneAgainst(seen: string, own: string): MatchPart | undefined {
  if (!seen.includes('*')) {
    if (seen.length >= phoneDigitsMin) {
      if (own.endsWith(seen) || seen.endsWith(own)) return 'phone_whole'
      return isOneDigitAway(seen, own.slice(-seen.length)) ? 'phone_slip' : 'phone_other'
    }
    return own.endsWith(seen) ? 'phone_four' : undefined
  }
  const [start = '', end = ''] = [seen.match(/^\d+/)?.[0], seen.match(/\d+$/)?.[0]]
  const national = nationalOf(own)
  const isTheirs = [own, national].some((each) => masked(seen, each))
  // Half of a Hong Kong number: of a mainland one the first four only name its carrier.
  const isFour = end.length >= 4 || (start.length + end.length >= 4 && national.length === 8)
  if (start.length + end.length < 6) return isTheirs && isFour ? 'phone_four' : undefined
  return isTheirs ? 'phone_masked' : 'phone_other'
}

/** Without the country code, as labels have it. */
const nationalOf = (own: string) => own.replace(/^(852|86|886|65|62|60)/, '')

function isOneDigitAway(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  return [...one].filter((digit, at) => digit !== other[at]).length === 1
}
