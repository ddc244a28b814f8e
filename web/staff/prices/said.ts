import type { staffChannels, staffServices } from '#contract/channels-office.ts'
import { orderTypeText } from '#contract/codes.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import type { Currency } from '#domain/money.ts'
import { textIn } from '#domain/text-in.ts'
import { formatCm, formatKg, formatMoney } from '#web/kit/text/format.ts'
import type { Said } from './Changes.tsx'
import { text } from './lines.text.ts'
import type { Line } from './LinesPage.tsx'

/* What a line or a service says, field by field, to be compared before and after a change. */

type LineInput = Input<typeof staffChannels.create>
type ServiceInput = Input<typeof staffServices.create>
type SaidLine = Pick<
  Line,
  'code' | 'name' | 'promise' | 'orderTypes' | 'acceptsSensitive' | 'needsPickUpPoint' | 'largeCargo' | 'sort'
> &
  Pick<LineInput, 'promisedHours' | 'promisedTo' | 'weightLimitG' | 'maxSideMm' | 'maxSidesSumMm'> & { group: string }

export function lineSaid(line: SaidLine, language: Language): readonly Said[] {
  const t = textIn(text, language)
  const { promisedHours, promisedTo, weightLimitG, maxSideMm, maxSidesSumMm } = line
  const whether = (is: boolean) => (is ? t.yes : t.no)
  return [
    [t.code, line.code],
    ...inThree(t, t.name, line.name),
    ...inThree(t, t.promise, line.promise),
    [t.promisedHours, promisedHours ? String(promisedHours) : ''],
    [t.promisedTo, promisedTo ? t[promisedTo] : ''],
    [t.group, t[line.group as LineInput['group']]],
    [t.sort, String(line.sort)],
    [t.weightLimit, weightLimitG ? formatKg(weightLimitG) : ''],
    [t.maxSide, maxSideMm ? formatCm(maxSideMm) : ''],
    [t.maxSidesSum, maxSidesSumMm ? formatCm(maxSidesSumMm) : ''],
    [t.orderTypes, listed(line.orderTypes.map((type) => orderTypeText[type][language]).toSorted(), language)],
    [t.sensitive, whether(line.acceptsSensitive)],
    [t.pickUp, whether(line.needsPickUpPoint)],
    [t.largeCargo, whether(line.largeCargo)],
  ]
}

type SaidService = Pick<
  ServiceInput,
  'name' | 'charge' | 'priceCnyMinor' | 'priceHkdMinor' | 'bp' | 'maxQty' | 'sort' | 'channelIds' | 'askedOn'
>

export function serviceSaid(service: SaidService, lines: readonly Line[], language: Language): readonly Said[] {
  const t = textIn(text, language)
  const { charge, priceCnyMinor, priceHkdMinor, bp, channelIds } = service
  const on = lines.filter(({ id }) => channelIds?.includes(id)).map(({ name }) => pickText(name, language))
  return [
    ...inThree(t, t.name, service.name),
    [t.charge, t[charge]],
    [t.fill('priceIn', { currency: 'CNY' }), feeWords(t, priceCnyMinor, 'CNY')],
    [t.fill('priceIn', { currency: 'HKD' }), feeWords(t, priceHkdMinor, 'HKD')],
    [t.share, bp ? `${bp / 100} %` : ''],
    [t.maxQty, String(service.maxQty)],
    [t.sort, String(service.sort)],
    [t.askedOn, listed((service.askedOn ?? ['order']).map((where) => t[where]).toSorted(), language)],
    [t.onLines, channelIds ? listed(on, language) : t.everyLine],
  ]
}

/** The price of a service in one currency; empty where it is not offered. */
export function feeWords(t: Words, minor: number | null | undefined, currency: Currency): string {
  if (minor === null || minor === undefined) return ''
  return minor === 0 ? t.free : formatMoney(minor, currency)
}

type Words = ReturnType<typeof textIn<typeof text>>

const inThree = (t: Words, label: string, said: Line['name']): readonly Said[] =>
  (['cn', 'en', 'sh'] as const).map((key) => [t.fill(key, { name: label }), said[key]])

const listed = (names: readonly string[], language: Language) => names.join(language === 'en' ? ', ' : '、')
