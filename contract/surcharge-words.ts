import type { Language } from '#domain/language.ts'
import type { SurchargeKind } from '#domain/surcharge.ts'
import { type Say, textIn } from '#domain/text-in.ts'
import { formatCm, formatKg } from './format.ts'
import { surchargesText } from './surcharges.text.ts'

type Words = Say<typeof surchargesText>

interface Conditions {
  readonly kind: SurchargeKind
  readonly regions: readonly { readonly name: string }[]
  readonly postalPrefixes: readonly string[]
  readonly longestOverMm: number | null
  readonly sidesSumOverMm: number | null
  readonly weightOverG: number | null
}

/** When a surcharge applies, in words. */
export function surchargeWhen(row: Conditions, language: Language): string {
  const t = textIn(surchargesText, language)
  const { regions, postalPrefixes, longestOverMm, sidesSumOverMm, weightOverG } = row
  const parts = [
    ...(regions.length > 0
      ? [
          t.fill('inRegions', {
            places: some(
              regions.map(({ name }) => name),
              t,
            ),
          }),
        ]
      : []),
    ...(postalPrefixes.length > 0 ? [t.fill('postalCodes', { prefixes: some(postalPrefixes, t) })] : []),
    ...(longestOverMm === null ? [] : [t.fill('longestOver', { size: formatCm(longestOverMm) })]),
    ...(sidesSumOverMm === null ? [] : [t.fill('sidesSumOver', { size: formatCm(sidesSumOverMm) })]),
    ...(weightOverG === null ? [] : [t.fill('weightOver', { weight: formatKg(weightOverG) })]),
  ]
  return parts.length === 0 ? t.always : parts.reduce((one, other) => t.fill('or', { one, other }))
}

/** More than this would hide what the sentence says. */
const shownAtMost = 6

function some(names: readonly string[], t: Words): string {
  const joined = names.slice(0, shownAtMost).join(t.language === 'en' ? ', ' : '、')
  const more = names.length - shownAtMost
  if (more <= 0) return joined
  return t.fill('andMore', { places: joined, count: t.language === 'en' ? more : names.length })
}
