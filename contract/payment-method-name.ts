import { paymentMethodText } from '#contract/codes.ts'
import { ledgerEventText } from '#contract/ledger-events.text.ts'
import type { Language } from '#domain/language.ts'
import type { payments } from './payments.ts'
import type { Output } from './wire/operation.ts'

/** A purchase in the store is called as in the statement. */
export function methodName({ method }: Pick<Output<typeof payments.refresh>, 'method'>, language: Language): string {
  if (method === 'STORE') return ledgerEventText.TOPUP_STORE[language]
  return paymentMethodText[method === 'ALIPAY' ? 'alipay' : 'wechat'][language]
}
