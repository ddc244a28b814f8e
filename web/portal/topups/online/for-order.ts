/*
 * Which order a payment is for, so that a button leads back to it. The wallet app returns to an address without it, so it
 * is kept in the session of the tab; without storage there is only no button.
 */

const keyOf = (paymentNumber: string) => `topUpFor:${paymentNumber}`

export function keepOrder(paymentNumber: string, orderId: string): void {
  try {
    sessionStorage.setItem(keyOf(paymentNumber), orderId)
  } catch {}
}

export function orderOf(paymentNumber: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(paymentNumber))
  } catch {
    return null
  }
}
