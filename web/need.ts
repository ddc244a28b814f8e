import { type Currency, currencies } from '#domain/money.ts'

/** What the balance lacks for an order: carried from the payment to the pages that say how to top up. */
export interface Need {
  readonly amountMinor: number
  readonly currency: Currency
}

/** `currency` alone is a filter of the list of transfers, so the need names its own. */
export const needParams = ({ amountMinor, currency }: Need): string =>
  new URLSearchParams({ need: String(amountMinor), needCurrency: currency }).toString()

/** An address typed by hand may hold anything: what is no amount of ours is no need. */
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
