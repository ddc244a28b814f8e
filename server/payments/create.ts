import { payments } from '#contract/payments.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { paymentCan, type PaymentMethod } from '#domain/payment.ts'
import { pickText } from '#contract/wire/language.ts'
import { drawPaymentNumber } from '#server/database/numbers.ts'
import type { AsMember, OutwardCall } from '#server/context.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import { readConfig } from '#server/settings/config.ts'
import { type NewOrder, type Payable, type Provider, ProviderFault, ProviderRefusal } from './provider.ts'
import { providerOf } from './providers.ts'
import { qrImage } from './qr.ts'
import { payableOf } from './rows.ts'
import {
  countOpen,
  findByKey,
  findIntent,
  findPause,
  freeKey,
  insertIntent,
  type Intent,
  keepPayable,
  lockMember,
  markEnded,
  noteMessage,
} from './sql.ts'
import { pausedText, subject } from './text.ts'

type Call = OutwardCall & AsMember
type Wish = Input<typeof payments.createAlipayQr>

/** Open payments that one member may have at a time (C-66). */
const openMost = 10

/**
 * C-66, C-67: yuan only (5009), within the limits of one top-up (5005), by a method with keys (5006). The payment is
 * committed first: a notice may come before the provider's answer does.
 */
export const createBy =
  (method: PaymentMethod) =>
  async (call: Call, wish: Wish): Promise<Output<typeof payments.createAlipayQr>> => {
    const config = await readConfig(call.context)
    if (wish.currency !== 'CNY') refuse('currency_unsupported')
    if (wish.amountMinor < config['topup.min'] || wish.amountMinor > config['topup.max']) refuse('amount_range')
    const provider = providerOf(call.context, method) ?? refuse('provider_down')
    const intent = await keptOrNew(call, method, wish, config['payment.ttlMinutes'])
    if (!paymentCan.pay(intent) || payableOf(intent).qrContent !== null || payableOf(intent).phoneLink !== null)
      return answerOf(intent)
    const name = pickText(config['site.name'], call.language)
    const payable = await order(call, provider, intent, subject(name, call.language))
    await call.step((tx) => keepPayable(tx, intent.id, payable))
    return answerOf({ ...intent, ...payable })
  }

/** The same key finds the payment that it made; with another amount it is refused (1006). */
async function keptOrNew(call: Call, method: PaymentMethod, wish: Wish, minutes: number): Promise<Intent> {
  const { member, key, context } = call
  const channel = wish.phone ? 'phone' : 'qr'
  const paymentNumber = await drawPaymentNumber(context, 'PY')
  return call.step(async (tx) => {
    await lockMember(tx, member.id)
    const kept = key === null ? undefined : await findByKey(tx, member.id, method, key)
    if (kept) {
      if (kept.amountMinor !== wish.amountMinor || kept.channel !== channel) refuse('idempotency_mismatch')
      return kept
    }
    const { open } = await countOpen(tx, member.id)
    if (open >= openMost && context.environment.rateLimits) refuse('rate_limited')
    const until = context.environment.rateLimits ? await findPause(tx, member.id) : null
    if (until !== null) refuse('rate_limited', { text: pausedText(until) }, { step: 'payments_paused' })
    const { amountMinor } = wish
    const made = await insertIntent(tx, {
      paymentNumber,
      memberId: member.id,
      method,
      channel,
      amountMinor,
      minutes,
      key,
    })
    const intent = made && (await findIntent(tx, paymentNumber))
    assert(intent, 'a payment is made under the lock of its member')
    return intent
  })
}

/** Asks for the code or link; without an answer the payment has failed (D7), and should it be paid, it still counts. */
async function order(call: Call, provider: Provider, intent: Intent, words: string): Promise<Payable> {
  const { publicUrl } = call.context.environment
  const notice = provider.method === 'alipay' ? payments.alipayNotice : payments.wechatNotice
  const asked: NewOrder = {
    ...intent,
    subject: words,
    payerIp: call.ip,
    noticeUrl: publicUrl + notice.path,
    returnUrl: `${publicUrl}/web_site/onlinetopUp?payment=${intent.paymentNumber}`,
  }
  try {
    return await provider.create(asked)
  } catch (error) {
    if (!(error instanceof ProviderFault || error instanceof ProviderRefusal)) throw error
    const result = error instanceof ProviderRefusal ? error.word : 'no answer'
    await call.step(async (tx) => {
      await markEnded(tx, intent.id, 'failed')
      await freeKey(tx, intent.id)
      await noteMessage(tx, { paymentNumber: intent.paymentNumber, source: 'create', result })
    })
    return refuse('provider_down')
  }
}

async function answerOf(intent: Intent): Promise<Output<typeof payments.createAlipayQr>> {
  const { paymentNumber, state, amountMinor, currency, expiresAt } = intent
  const payable = payableOf(intent)
  const image = payable.qrContent === null ? null : await qrImage(payable.qrContent)
  return { paymentNumber, state, amountMinor, currency, expiresAt, ...payable, qrImage: image }
}
