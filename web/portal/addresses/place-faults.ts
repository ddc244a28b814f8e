import { fieldText } from '#contract/wire/field-texts.ts'
import type { Region } from '#contract/warehouses.ts'
import type { Language } from '#domain/language.ts'
import { isPostalCode } from '#domain/postal-code.ts'
import { isLastLevel, pathTo } from '#web/kit/form/region-path.ts'

interface RegionFields {
  readonly regionCode: string
  readonly postalCode: string
}

/**
 * What a form can check about a place before the server does: a region must be chosen down to its last level, and the
 * postal code must belong to its country. Empty fields are checked elsewhere. Nothing is reported while the
 * regions are loading.
 */
export function placeFaults(
  tree: readonly Region[] | undefined,
  { regionCode, postalCode }: RegionFields,
  language: Language,
): Partial<Record<keyof RegionFields, string>> {
  const country = pathTo(tree ?? [], regionCode)[0]?.code
  if (tree === undefined || country === undefined) return {}
  const isWhole = isLastLevel(tree, regionCode)
  const isCode = postalCode.trim() === '' || isPostalCode(country, postalCode.trim())
  return {
    ...(isWhole ? {} : { regionCode: fieldText('field_region', language) }),
    ...(isCode ? {} : { postalCode: fieldText('field_postal_code', language) }),
  }
}
