import type { Currency } from '#domain/money.ts'

/** `CNY 1,234.50` */
export function amountText(amountMinor: number, currency: Currency): string {
  const units = String(Math.floor(amountMinor / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${currency} ${units}.${String(amountMinor % 100).padStart(2, '0')}`
}
