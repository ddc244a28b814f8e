/*
 * What the simulated providers know: their own books, made without a line of the product. Amounts are whole fen. Both
 * protocols keep one trade for each merchant number, as the real ones do.
 */

export type Method = 'alipay' | 'wechat'

interface GivenBack {
  readonly amountMinor: number
  state: 'done' | 'processing'
  /** Milliseconds since 1970, as for trades. */
  at: number
}

export interface Trade {
  readonly method: Method
  readonly number: string
  readonly amountMinor: number
  readonly subject: string
  readonly noticeUrl: string
  readonly returnUrl: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  state: 'waiting' | 'paid' | 'closed' | 'failed'
  tradeNumber: string | null
  paidAt: number | null
  readonly refunds: Map<string, GivenBack>
}

export class Books {
  readonly trades = new Map<string, Trade>()
  #trades = 0

  open(trade: Omit<Trade, 'state' | 'tradeNumber' | 'paidAt' | 'refunds'>): Trade {
    const known = this.trades.get(trade.number)
    if (known) return known
    const made: Trade = { ...trade, state: 'waiting', tradeNumber: null, paidAt: null, refunds: new Map() }
    this.trades.set(trade.number, made)
    return made
  }

  of(method: Method, number: string): Trade | undefined {
    const trade = this.trades.get(number)
    return trade?.method === method ? trade : undefined
  }

  /** Whether the payer's money was taken; a trade is paid once, and a closed one never. */
  pay(trade: Trade): boolean {
    if (trade.state !== 'waiting' && trade.state !== 'failed') return false
    trade.state = 'paid'
    trade.paidAt = Date.now()
    trade.tradeNumber = `${trade.method === 'alipay' ? '2026' : '4200'}${String(++this.#trades).padStart(20, '0')}`
    return true
  }

  /** Whether it is closed now; a paid one stays paid. */
  close(trade: Trade): boolean {
    if (trade.state === 'paid') return false
    trade.state = 'closed'
    return true
  }

  /** The same refund number again is the same refund. */
  refund(trade: Trade, refundNumber: string, amountMinor: number, state: GivenBack['state']): GivenBack | null {
    const known = trade.refunds.get(refundNumber)
    if (known) return known
    if (trade.state !== 'paid' || amountMinor + this.refundedOf(trade) > trade.amountMinor) return null
    const made = { amountMinor, state, at: Date.now() }
    trade.refunds.set(refundNumber, made)
    return made
  }

  refundedOf(trade: Trade): number {
    return [...trade.refunds.values()].reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  }

  /** What the provider holds for the merchant. */
  heldMinor(): number {
    const paid = [...this.trades.values()].filter(({ state }) => state === 'paid')
    return paid.reduce((sum, trade) => sum + trade.amountMinor - this.refundedOf(trade), 0)
  }
}
