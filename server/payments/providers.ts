import type { PaymentMethod } from '#domain/payment.ts'
import type { Context } from '#server/context.ts'
import type { PaymentSettings } from '#server/settings/payment-settings.ts'
import { alipay } from './alipay.ts'
import type { Provider } from './provider.ts'
import { wechat } from './wechat.ts'

type Settled = Pick<Context, 'environment'>

/** The provider of a method, or null where its keys are not set: then it is not available, and nothing replaces it. */
export function providerOf({ environment: { payments } }: Settled, method: PaymentMethod): Provider | null {
  const known = made.get(payments) ?? open(payments)
  made.set(payments, known)
  return known[method]
}

/** Which methods members can pay with, for the pages that offer them (C-13, C-14). */
export const availableMethods = ({ environment: { payments } }: Settled): Readonly<Record<PaymentMethod, boolean>> => ({
  alipay: payments.alipay !== null,
  wechat: payments.wechat !== null,
})

/** Whether E-16 ends a payment: never in production. */
export const isSimulated = ({ environment: { production, payments } }: Settled): boolean =>
  !production && payments.simulator !== null

const open = (settings: PaymentSettings): Readonly<Record<PaymentMethod, Provider | null>> => ({
  alipay: settings.alipay && alipay(settings.alipay),
  wechat: settings.wechat && wechat(settings.wechat),
})

const made = new WeakMap<PaymentSettings, ReturnType<typeof open>>()
