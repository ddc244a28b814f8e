import { type Currency, currencies } from '#domain/money.ts'

/** What the balance is short of for an order: passed from the payment to the pages that say how to top up. */
export interface Need {
  readonly amountMinor: number
  readonly currency: Currency
}

/** `currency` is already a filter of the transfer list, so this parameter has its own name. */
export const needParams = ({ amountMinor, currency }: Need): string =>
  new URLSearchParams({ need: String(amountMinor), needCurrency: currency }).toString()

/** An address typed by hand may contain anything: an invalid amount is ignored. */
export function needIn(params: URLSearchParams): Need | null {
  const typed = params.get('need') ?? ''
  const currency = currencies.find((each) => each === params.get('needCurrency'))
  return /^[1-9]\d{0,8}$/.test(typed) && currency ? { amountMinor: Number(typed), currency } : null
}

export function withoutNeed(params: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(params)
  left.delete('need')
  left.delete('needCurrency')
  return left
}
