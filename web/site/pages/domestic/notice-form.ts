import { fieldText } from '#contract/wire/field-texts.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { parcels } from '#contract/parcels.ts'
import type { site } from '#contract/content.ts'
import { courierGuesses } from '#domain/courier-guess.ts'
import type { GoodsType } from '#domain/goods.ts'
import type { Language } from '#domain/language.ts'
import { isMemberNumber, tidyMemberNumber } from '#domain/member-number.ts'
import { tidyTrackingNumber } from '#domain/tracking-number.ts'
import { inputOf } from '#web/shared/forecast/forecast-form.ts'
import { parseDecimal } from '#web/kit/form/decimal.ts'
import { text } from './domestic.text.ts'

export interface TypedLine {
  /** Keeps a line's fields together while lines are added and removed. */
  readonly key: string
  readonly productName: string
  readonly specification: string
  readonly goodsType: GoodsType
  readonly quantity: string
  readonly unitPrice: string
}

export interface NoticeValues {
  readonly memberNumber: string
  readonly warehouseId: string
  readonly trackingNumber: string
  readonly courierCode: string
  /** The courier guessed from the number, if nobody chose another. */
  readonly guess: string
  readonly goods: readonly TypedLine[]
}

/** `key` must be unique in the form. */
export const emptyLine = (key: string): TypedLine => ({
  key,
  productName: '',
  specification: '',
  goodsType: 'ordinary',
  quantity: '1',
  unitPrice: '',
})

export const emptyNotice: NoticeValues = {
  memberNumber: '',
  warehouseId: '',
  trackingNumber: '',
  courierCode: '',
  guess: '',
  goods: [emptyLine('1')],
}

/** The next parcel of the same sender: warehouse and member number are kept. */
export const anotherNotice = ({ memberNumber, warehouseId }: NoticeValues): NoticeValues => ({
  ...emptyNotice,
  memberNumber,
  warehouseId,
})

type Couriers = Output<typeof site.formOptions>['couriers']

/** Couriers that the format of the number allows. */
export const guessesFor = (trackingNumber: string, couriers: Couriers): readonly string[] =>
  courierGuesses(
    tidyTrackingNumber(trackingNumber) ?? '',
    couriers.map(({ code, trackingHint }) => ({ code, pattern: trackingHint })),
  )

/** A single guess replaces an earlier guess or an empty value, never a choice. */
export function guessed(values: NoticeValues, couriers: Couriers): Pick<NoticeValues, 'courierCode' | 'guess'> {
  const { courierCode, guess, trackingNumber } = values
  if (courierCode !== '' && courierCode !== guess) return { courierCode, guess }
  const codes = guessesFor(trackingNumber, couriers)
  const [only = ''] = codes.length === 1 ? codes : []
  return { courierCode: only, guess: only }
}

type Notice = Input<typeof parcels.forecastFromSite>

/** As C-27 takes it: a signed-in member sends no member number. An unreadable figure is sent as none. */
export function noticeInput(values: NoticeValues, code: object, isMember: boolean): Notice {
  const {
    customerCode: _code,
    remark: _remark,
    ...notice
  } = inputOf(
    {
      warehouseId: values.warehouseId,
      courierCode: values.courierCode,
      trackingNumber: values.trackingNumber,
      customerCode: '',
      remark: '',
      purchaseNumber: '',
      purchaseParcels: '',
      goods: values.goods.map(({ quantity, unitPrice, ...line }) => ({
        ...line,
        quantity: parseDecimal(quantity, 0) ?? '',
        unitPriceMinor: parseDecimal(unitPrice, 2),
      })),
    },
    null,
  )
  return isMember ? notice : { ...notice, memberNumber: tidyMemberNumber(values.memberNumber), ...code }
}

/** What the form checks itself: the check digit, the warehouse, unreadable figures. */
export function noticeFaults(values: NoticeValues, isMember: boolean, language: Language): Record<string, string> {
  const required = fieldText('field_required', language)
  const number = tidyMemberNumber(values.memberNumber)
  const faults: Record<string, string> = {}
  if (!isMember && number === '') faults['memberNumber'] = required
  else if (!isMember && !isMemberNumber(number)) faults['memberNumber'] = text.memberNumberWrong[language]
  if (values.warehouseId === '') faults['warehouseId'] = required
  for (const [index, { quantity, unitPrice }] of values.goods.entries()) {
    if (quantity.trim() === '') faults[`goods.${index}.quantity`] = required
    else if (parseDecimal(quantity, 0) === null)
      faults[`goods.${index}.quantity`] = fieldText('field_integer', language)
    if (unitPrice.trim() === '') faults[`goods.${index}.unitPriceMinor`] = required
    else if (parseDecimal(unitPrice, 2) === null) faults[`goods.${index}.unitPriceMinor`] = text.priceWrong[language]
  }
  return faults
}
