import { withDecimals } from '#domain/decimals.ts'
import type { Language } from '#domain/language.ts'
import type { Currency } from '#domain/money.ts'
import { dateWords } from './dates.text.ts'

const symbols = { CNY: '¥', HKD: 'HK$' } as const satisfies Record<Currency, string>

/** '¥67.00', 'HK$1,086.00', '−¥10.00': by splitting the digits, never by dividing. */
export function formatMoney(minor: number, currency: Currency): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '−' : ''}${symbols[currency]}${formatCount(Number(digits.slice(0, -2)))}.${digits.slice(-2)}`
}

/** '1,250', '-40'. By hand, because a phone takes 50 ms to create the browser's formatter. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

/** '14 kg', '13.200 kg' */
export const formatKg = (weightG: number): string => `${thousandths(weightG)} kg`

const thousandths = (weightG: number) =>
  weightG % 1000 === 0
    ? String(weightG / 1000)
    : `${Math.trunc(weightG / 1000)}.${String(weightG % 1000).padStart(3, '0')}`

/** '60 cm', '60.5 cm' */
export const formatCm = (lengthMm: number): string => `${tenths(lengthMm)} cm`

/** '60 × 40 × 22.5 cm' */
export const formatSize = (lengthMm: number, widthMm: number, heightMm: number): string =>
  `${[lengthMm, widthMm, heightMm].map(tenths).join(' × ')} cm`

/** '0.072000 m³' */
export const formatM3 = (volumeMm3: number): string => `${withDecimals(Math.round(volumeMm3 / 1000), 6)} m³`

/** '12 kB', '1.3 MB' */
export const formatBytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

const tenths = (lengthMm: number) =>
  lengthMm % 10 === 0 ? String(lengthMm / 10) : `${Math.trunc(lengthMm / 10)}.${lengthMm % 10}`

/** '21 Nov 2026, 14:05' */
export const formatWhen = (iso: string, language: Language): string =>
  dateWords[language].when(formatDay(iso, language), formatTime(iso))

/** '21 Nov 2026' */
export const formatDay = (iso: string, language: Language): string =>
  dateWords[language].day(Number(formatExact(iso).slice(0, 4)), formatShortDay(iso, language))

/** '21 Nov', where the year is known from what stands around it. */
export const formatShortDay = (iso: string, language: Language): string => {
  const exact = formatExact(iso)
  return dateWords[language].shortDay(Number(exact.slice(5, 7)), Number(exact.slice(8, 10)))
}

/** '14:05' */
export const formatTime = (iso: string): string => formatExact(iso).slice(11, 16)

/** '2026-11-21 14:05:09' in the business time zone: the time on a warehouse's clock, wherever the reader is. */
export function formatExact(iso: string): string {
  const shifted = new Date(Date.parse(iso) + 8 * 3_600_000).toISOString()
  return `${shifted.slice(0, 10)} ${shifted.slice(11, 19)}`
}
