import { type Currency, currencies } from '#domain/money.ts'

/** What the balance is short of for an order: passed from the payment to the pages that say how to top up. */
export interface Need {
  readonly amountMinor: number
  readonly currency: Currency
  /** The order, to lead back to. */
  readonly orderId?: string
}

/** `currency` is already a filter of the transfer list, so this parameter has its own name. */
export const needParams = ({ amountMinor, currency, orderId }: Need): string =>
  new URLSearchParams({
    need: String(amountMinor),
    needCurrency: currency,
    ...(orderId === undefined ? {} : { needOrder: orderId }),
  }).toString()

/** An address typed by hand may contain anything: an invalid amount is ignored. */
export function needIn(params: URLSearchParams): Need | null {
  const typed = params.get('need') ?? ''
  const currency = currencies.find((each) => each === params.get('needCurrency'))
  if (!/^[1-9]\d{0,8}$/.test(typed) || !currency) return null
  const orderId = params.get('needOrder') ?? ''
  return { amountMinor: Number(typed), currency, ...(/^[\w-]{1,40}$/.test(orderId) ? { orderId } : {}) }
}

export function withoutNeed(params: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(params)
  left.delete('need')
  left.delete('needCurrency')
  left.delete('needOrder')
  return left
}
