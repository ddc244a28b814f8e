import { ledgerEventText, paymentMethodText } from '#contract/codes.ts'
import type { Language } from '#domain/language.ts'
import type { Payment } from './watch.ts'

/** A purchase in the store is called as in the statement. */
export function methodName({ method }: Pick<Payment, 'method'>, language: Language): string {
  if (method === 'STORE') return ledgerEventText.TOPUP_STORE[language]
  return paymentMethodText[method === 'ALIPAY' ? 'alipay' : 'wechat'][language]
}
