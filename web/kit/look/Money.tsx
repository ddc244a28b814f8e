import type { Currency } from '#domain/money.ts'
import { formatMoney } from '#web/kit/text/format.ts'

export function Money({ minor, currency }: { readonly minor: number; readonly currency: Currency }) {
  return <span className="num">{formatMoney(minor, currency)}</span>
}
