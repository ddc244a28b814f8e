import type { Language } from '#domain/language.ts'
import type { Currency } from '#domain/money.ts'
import { currencyText } from '#contract/currency.text.ts'
import type { Need } from '#web/need.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { text } from './accounts.text.ts'

interface Account {
  readonly bank: string
  readonly holder: string
  readonly number: string
  readonly currency: Currency
  readonly sample?: boolean | undefined
}

/** Everything that a banking app or a colleague needs, one per line; the amount only if it is in this currency. */
export function copiedAccount(language: Language, account: Account, memberNumber: string, need: Need | null): string {
  const t = textIn(text, language)
  const line = (label: string, value: string) => t.fill('line', { label, value })
  return [
    ...(account.sample ? [t.sampleSentence] : []),
    line(t.bank, account.bank),
    line(t.holder, account.holder),
    line(t.number, account.number),
    line(t.currency, currencyText[account.currency][language]),
    ...(need?.currency === account.currency ? [line(t.amount, formatMoney(need.amountMinor, need.currency))] : []),
    ...(memberNumber ? [line(t.reference, memberNumber)] : []),
  ].join('\n')
}
