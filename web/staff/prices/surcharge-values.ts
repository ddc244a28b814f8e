import { surchargePrice } from '#contract/surcharge-price.ts'
import { surchargeWhen } from '#contract/surcharge-words.ts'
import type { staffSurcharges } from '#contract/surcharges.ts'
import { pickText, type StoredText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import { textIn } from '#domain/text-in.ts'
import { formatExact, formatWhen } from '#web/kit/text/format.ts'
import { momentOf } from '#web/staff/business-time.ts'
import { text } from './surcharges.text.ts'

export type Surcharge = Output<typeof staffSurcharges.list>['list'][number]
type Create = Input<typeof staffSurcharges.create>

/** The form of a surcharge; empty: every line, every destination, now, no end. */
export interface SurchargeValues {
  code: string
  kind: Surcharge['kind']
  name: StoredText
  reason: StoredText
  channelId: string
  destinationCode: string
  charge: Surcharge['charge']
  priceCnyMinor: number | null
  priceHkdMinor: number | null
  bp: number | null
  regions: Surcharge['regions']
  postalPrefixes: string
  longestOverMm: number | null
  sidesSumOverMm: number | null
  weightOverG: number | null
  validFrom: string
  validTo: string
}

const noText = { cn: '', en: '', sh: '' } as const

export const valuesOf = (row: Surcharge | null): SurchargeValues => ({
  code: row?.code ?? '',
  kind: row?.kind ?? 'remote_area',
  name: row?.name ?? noText,
  reason: row?.reason ?? noText,
  channelId: row?.channelId ?? '',
  destinationCode: row?.destinationCode ?? '',
  charge: row?.charge ?? 'perOrder',
  priceCnyMinor: row?.priceCnyMinor ?? null,
  priceHkdMinor: row?.priceHkdMinor ?? null,
  bp: row?.bp ?? null,
  regions: row?.regions ?? [],
  postalPrefixes: row?.postalPrefixes.join(', ') ?? '',
  longestOverMm: row?.longestOverMm ?? null,
  sidesSumOverMm: row?.sidesSumOverMm ?? null,
  weightOverG: row?.weightOverG ?? null,
  validFrom: '',
  validTo: row?.validTo ? formatExact(row.validTo).slice(0, 16).replace(' ', 'T') : '',
})

const prefixesIn = (typed: string) => typed.split(/[\s,，、]+/).filter((each) => each !== '')

/** What belongs to another kind or charge is left behind. */
function termsOf(values: SurchargeValues) {
  const isShare = values.charge === 'percentOfFreight'
  const isRemote = values.kind === 'remote_area'
  const isSize = values.kind === 'oversize'
  return {
    name: values.name,
    reason: values.reason,
    channelId: values.channelId || null,
    destinationCode: values.destinationCode || null,
    charge: values.charge,
    priceCnyMinor: isShare ? null : values.priceCnyMinor,
    priceHkdMinor: isShare ? null : values.priceHkdMinor,
    bp: isShare ? values.bp : null,
    regionCodes: isRemote ? values.regions.map(({ code }) => code) : [],
    postalPrefixes: isRemote ? prefixesIn(values.postalPrefixes) : [],
    longestOverMm: isSize ? values.longestOverMm : null,
    sidesSumOverMm: isSize ? values.sidesSumOverMm : null,
    weightOverG: values.kind === 'overweight' ? values.weightOverG : null,
    ...(values.validFrom === '' ? {} : { validFrom: momentOf(values.validFrom) }),
  }
}

export const toCreate = (values: SurchargeValues): Create => ({
  ...termsOf(values),
  code: values.code,
  kind: values.kind,
  validTo: values.validTo === '' ? null : momentOf(values.validTo),
})

/** Its end is sent only if it was changed: the field has no seconds. */
export const toUpdate = (row: Surcharge, values: SurchargeValues): Input<typeof staffSurcharges.update> => ({
  ...termsOf(values),
  id: row.id,
  ...(values.validTo === valuesOf(row).validTo
    ? {}
    : { validTo: values.validTo === '' ? null : momentOf(values.validTo) }),
})

interface Names {
  readonly channels: readonly { readonly id: string; readonly name: StoredText }[]
  readonly destinations: readonly { readonly code: string; readonly name: string }[]
}

type Said = Pick<
  Surcharge,
  'kind' | 'charge' | 'priceCnyMinor' | 'priceHkdMinor' | 'bp' | 'regions' | 'postalPrefixes'
> &
  Pick<
    Surcharge,
    'longestOverMm' | 'sidesSumOverMm' | 'weightOverG' | 'channelName' | 'destinationName' | 'validTo'
  > & {
    /** null: from now on. */
    readonly validFrom: string | null
  }

/** How much it is, in each currency; a share of the freight is the same in both. */
export function amountsOf(
  { charge, priceCnyMinor, priceHkdMinor, bp }: Pick<Said, 'charge' | 'priceCnyMinor' | 'priceHkdMinor' | 'bp'>,
  language: Language,
): readonly string[] {
  if (charge === 'percentOfFreight') return [surchargePrice({ charge, unitMinor: null, bp }, 'CNY', language)]
  return [
    surchargePrice({ charge, unitMinor: priceCnyMinor, bp }, 'CNY', language),
    surchargePrice({ charge, unitMinor: priceHkdMinor, bp }, 'HKD', language),
  ]
}

/** Everything that a surcharge says, in one sentence: before and after a change. */
export function saidOf(row: Said, language: Language): string {
  const t = textIn(text, language)
  const from = row.validFrom === null ? t.fromNow : formatWhen(row.validFrom, language)
  return t.fill('said', {
    line: row.channelName ?? t.everyLine,
    destination: row.destinationName ?? t.everywhere,
    price: amountsOf(row, language).join(' · '),
    when: surchargeWhen(row, language),
    time:
      row.validTo === null
        ? t.fill('fromOn', { from })
        : t.fill('fromTo', { from, to: formatWhen(row.validTo, language) }),
  })
}

/** What the form says; null while its amount is missing. */
export function saidByForm(values: SurchargeValues, names: Names, language: Language): Said | null {
  const { regionCodes: _codes, validFrom = null, channelId, destinationCode, ...terms } = termsOf(values)
  if (terms.charge === 'percentOfFreight' ? terms.bp === null : !terms.priceCnyMinor || !terms.priceHkdMinor)
    return null
  const channel = names.channels.find(({ id }) => id === channelId)
  return {
    ...terms,
    kind: values.kind,
    regions: values.kind === 'remote_area' ? values.regions : [],
    channelName: channel ? pickText(channel.name, language) : null,
    destinationName: names.destinations.find(({ code }) => code === destinationCode)?.name ?? null,
    validFrom,
    validTo: values.validTo === '' ? null : momentOf(values.validTo),
  }
}
