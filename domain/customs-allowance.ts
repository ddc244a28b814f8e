import type { Currency } from './money.ts'

/* What one receiver may have sent into a country without paying duty (decision record 22). */

export interface CustomsAllowance {
  /** Duty-free shipments per receiver and window; 0 where they are not counted. */
  readonly entries: number
  /** Windows follow the calendar: 6 months are January to June and July to December. */
  readonly windowMonths: 1 | 2 | 3 | 4 | 6 | 12
  /** Up to this declared value a shipment is duty-free; 0 where there is no such limit. */
  readonly freeValueMinor: Readonly<Record<Currency, number>>
  /** Charged on the whole declared value, however small; 0 where a free value applies instead. */
  readonly taxBp: number
}

export interface DestinationAllowance extends CustomsAllowance {
  readonly destinationCode: string
  /** The free value as the law states it, in the country's currency; our own figures are rounded down. */
  readonly freeValueText: string
}

/** Until staff set others. The sources are in decision record 22. */
export const customsAllowances: readonly DestinationAllowance[] = [
  {
    destinationCode: 'TW',
    entries: 6,
    windowMonths: 6,
    freeValueMinor: { CNY: 43_000, HKD: 47_000 },
    freeValueText: 'NT$2,000',
    taxBp: 0,
  },
  {
    destinationCode: 'MY',
    entries: 0,
    windowMonths: 12,
    freeValueMinor: { CNY: 80_000, HKD: 88_000 },
    freeValueText: 'RM 500',
    taxBp: 0,
  },
  {
    destinationCode: 'SG',
    entries: 0,
    windowMonths: 12,
    freeValueMinor: { CNY: 0, HKD: 0 },
    freeValueText: '',
    taxBp: 900,
  },
]

/** First and last day of the window that contains a day (`2026-11-21`). */
export function windowOf(day: string, months: number): { readonly from: string; readonly to: string } {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const first = Math.floor((month - 1) / months) * months
  const [endYear, endMonth] = first + months >= 12 ? [year + 1, 1] : [year, first + months + 1]
  return { from: asDay(year, first + 1, 1), to: dayBefore(endYear, endMonth) }
}

const asDay = (year: number, month: number, day: number) =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')

const dayBefore = (year: number, month: number) =>
  month === 1 ? asDay(year - 1, 12, 31) : asDay(year, month - 1, lengthOf(year, month - 1))

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const lengthOf = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

/** Whether the next shipment would be free, the last free one, or one too many; null where none are counted. */
export function nextEntry(
  { entries }: Pick<CustomsAllowance, 'entries'>,
  sent: number,
): 'free' | 'last' | 'over' | null {
  if (entries === 0) return null
  if (sent >= entries) return 'over'
  return sent === entries - 1 ? 'last' : 'free'
}

/**
 * Into how many shipments a declared value above the free one has to be split. Null if it is not above, or if no value
 * is free.
 */
export function shipmentsToStayFree(
  { freeValueMinor }: Pick<CustomsAllowance, 'freeValueMinor'>,
  declaredMinor: number,
  currency: Currency,
): number | null {
  const free = freeValueMinor[currency]
  return free === 0 || declaredMinor <= free ? null : Math.ceil(declaredMinor / free)
}

/** The tax on every declared value, rounded half up; 0 where there is none. */
export const taxOnAll = ({ taxBp }: Pick<CustomsAllowance, 'taxBp'>, declaredMinor: number): number =>
  Math.floor((declaredMinor * taxBp + 5000) / 10_000)
