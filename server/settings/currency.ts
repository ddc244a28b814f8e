import { currencies, type Currency } from '#domain/money.ts'
import { refuse } from '#server/http/refuse.ts'

/** A currency that we support; refuses any other with 5009. */
export const requireCurrency = (typed: string): Currency =>
  currencies.find((currency) => currency === typed) ?? refuse('currency_unsupported')
