import type { AlipaySettings } from '#server/settings/payment-settings.ts'
import * as z from 'zod/mini'
import { isSigned, isSignedNotice, rawObject, signed } from './alipay-signature.ts'
import { readAlipayStatement } from './alipay-statement.ts'
import { ask, download } from './ask.ts'
import { fileAddress } from './file-address.ts'
import {
  BadNotice,
  type Closed,
  decimalOf,
  type Found,
  minorOf,
  type NewOrder,
  type Notice,
  type Provider,
  ProviderFault,
  ProviderRefusal,
  type RawNotice,
  type RefundFound,
  type RefundOrder,
  type Statement,
  UnsignedAnswer,
} from './provider.ts'

/* Alipay's open platform: one gateway, a method name a call, form in and JSON out. */

export function alipay(settings: AlipaySettings): Provider {
  const send = (method: string, content: object, extra: Fields = {}) => call(settings, method, content, extra)
  return {
    method: 'alipay',
    create: (order) => create(settings, send, order),
    query: async (number) => foundBy(number, await send('alipay.trade.query', { out_trade_no: number })),
    close: async (number) => closedBy(await send('alipay.trade.close', { out_trade_no: number })),
    refund: async (order) => refundBy(await send('alipay.trade.refund', refundOf(order))),
    queryRefund: async ({ paymentNumber, refundNumber }) =>
      queriedRefund(
        await send('alipay.trade.fastpay.refund.query', {
          out_trade_no: paymentNumber,
          out_request_no: refundNumber,
        }),
      ),
    statement: (day) => statement(settings, send, day),
    readNotice: (raw) => readNotice(settings, raw),
  }
}

type Fields = Readonly<Record<string, string>>

/** `20000` and `ACQ.SYSTEM_ERROR` mean that Alipay does not know what happened. */
const answer = z.object({
  code: z.string(),
  sub_code: z._default(z.string(), ''),
  qr_code: z.optional(z.string()),
  out_trade_no: z.optional(z.string()),
  trade_no: z.optional(z.string()),
  trade_status: z.optional(z.string()),
  total_amount: z.optional(z.string()),
  trans_currency: z.optional(z.string()),
  fund_change: z.optional(z.string()),
  refund_status: z.optional(z.string()),
  out_request_no: z.optional(z.string()),
  bill_download_url: z.optional(z.string()),
})
type Answer = z.output<typeof answer>
type Send = (method: string, content: object, extra?: Fields) => Promise<Answer>

/** The fields that every request carries, signed. */
function request({ appId, privateKey }: AlipaySettings, method: string, content: object, extra: Fields): Fields {
  const fields = {
    app_id: appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: beijingTime(Date.now()),
    version: '1.0',
    ...extra,
    biz_content: JSON.stringify(content),
  }
  return signed(fields, privateKey)
}

/** The answer counts only if Alipay signed exactly the text that came. */
async function call(settings: AlipaySettings, method: string, content: object, extra: Fields): Promise<Answer> {
  const { text, status } = await ask(`${settings.gateway}?charset=utf-8`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
    body: new URLSearchParams(request(settings, method, content, extra)).toString(),
  })
  if (status !== 200) throw new ProviderFault(`it answered ${status}`)
  const raw = rawObject(text, `${method.replaceAll('.', '_')}_response`) ?? rawObject(text, 'error_response')
  const signature = /"sign"\s*:\s*"([A-Za-z0-9+/=\\]+)"/.exec(raw === null ? '' : text.replace(raw, ''))?.[1] ?? ''
  if (raw === null || !isSigned(raw, signature.replaceAll('\\', ''), settings.publicKeys))
    throw new UnsignedAnswer('its answer is not signed')
  const read = answer.safeParse(parseJson(raw))
  if (!read.success) throw new ProviderFault('its answer cannot be read')
  if (read.data.code === '20000' || /SYSTEM_ERROR/.test(read.data.sub_code))
    throw new ProviderFault(`it does not know: ${wordOf(read.data)}`)
  return read.data
}

const isDone = ({ code }: Answer) => code === '10000'
const wordOf = ({ code, sub_code }: Answer) => sub_code || code
const isUnknown = ({ sub_code }: Answer) => sub_code === 'ACQ.TRADE_NOT_EXIST'

async function create(settings: AlipaySettings, send: Send, order: NewOrder) {
  const content = {
    out_trade_no: order.paymentNumber,
    total_amount: decimalOf(order.amountMinor),
    subject: order.subject,
    time_expire: beijingTime(Date.parse(order.expiresAt)),
  }
  const extra = { notify_url: order.noticeUrl }
  if (order.channel === 'phone') {
    // A signed address that opens the wallet app: nothing is asked, the trade begins when it is opened.
    const fields = request(
      settings,
      'alipay.trade.wap.pay',
      { ...content, product_code: 'QUICK_WAP_WAY', quit_url: order.returnUrl },
      { ...extra, return_url: order.returnUrl },
    )
    return { qrContent: null, phoneLink: `${settings.gateway}?${new URLSearchParams(fields)}` }
  }
  const precreated = await send(
    'alipay.trade.precreate',
    { ...content, product_code: 'FACE_TO_FACE_PAYMENT', seller_id: settings.sellerId },
    extra,
  )
  if (!isDone(precreated) || !precreated.qr_code) throw new ProviderRefusal(wordOf(precreated))
  return { qrContent: precreated.qr_code, phoneLink: null }
}

function foundBy(paymentNumber: string, given: Answer): Found {
  if (isUnknown(given)) return { kind: 'none' }
  if (!isDone(given)) throw new ProviderFault(`it cannot say: ${wordOf(given)}`)
  return stateOf({ ...given, isOurs: given.out_trade_no === paymentNumber, isRefund: false })
}

interface Trade {
  readonly trade_status?: string | undefined
  readonly total_amount?: string | undefined
  readonly trans_currency?: string | undefined
  readonly trade_no?: string | undefined
  readonly isOurs: boolean
  /** The message is about money that goes back. */
  readonly isRefund: boolean
}

function stateOf(trade: Trade): Found {
  const { trade_status: status } = trade
  if (status === 'WAIT_BUYER_PAY') return { kind: 'pending' }
  if (trade.isRefund) return { kind: 'refunded' }
  if (status === 'TRADE_CLOSED') return { kind: 'closed' }
  if (status !== 'TRADE_SUCCESS' && status !== 'TRADE_FINISHED')
    throw new ProviderFault(`unknown state ${String(status).slice(0, 40)}`)
  return {
    kind: 'paid',
    amountMinor: minorOf(trade.total_amount),
    // Left out where it is yuan.
    currency: trade.trans_currency ?? 'CNY',
    tradeNumber: trade.trade_no ?? '',
    isOurs: trade.isOurs,
  }
}

function closedBy(given: Answer): Closed {
  if (isDone(given)) return 'closed'
  return isUnknown(given) ? 'none' : 'refused'
}

const refundOf = ({ paymentNumber, refundNumber, amountMinor, reason }: RefundOrder) => ({
  out_trade_no: paymentNumber,
  out_request_no: refundNumber,
  refund_amount: decimalOf(amountMinor),
  refund_reason: reason,
})

/** `fund_change=N`: accepted, or repeated; only asking again tells. */
function refundBy(given: Answer): RefundFound {
  if (!isDone(given)) return { kind: 'refused', word: wordOf(given) }
  return { kind: given.fund_change === 'Y' ? 'done' : 'processing', word: `fund_change ${given.fund_change ?? ''}` }
}

function queriedRefund(given: Answer): RefundFound {
  if (isUnknown(given)) return { kind: 'unknown', word: wordOf(given) }
  if (!isDone(given)) throw new ProviderFault(`it cannot say: ${wordOf(given)}`)
  if (given.refund_status === 'REFUND_SUCCESS') return { kind: 'done', word: given.refund_status }
  return { kind: given.out_request_no ? 'processing' : 'unknown', word: given.refund_status ?? 'none' }
}

/** The signed answer names an address that is good for half a minute. */
async function statement(settings: AlipaySettings, send: Send, day: string): Promise<Statement> {
  const given = await send('alipay.data.dataservice.bill.downloadurl.query', { bill_type: 'trade', bill_date: day })
  if (!isDone(given) && /BILL_NOT_EXIST/i.test(given.sub_code)) return { kind: 'none' }
  if (!isDone(given) || !given.bill_download_url) throw new ProviderFault(`it gives no statement: ${wordOf(given)}`)
  const address = fileAddress(given.bill_download_url, settings.gateway, /(^|\.)alipay(dev)?\.com$/)
  const zip = await download(address.href)
  return { kind: 'rows', rows: readAlipayStatement(zip, { day, sellerId: settings.sellerId }) }
}

/** E-10: a form. A field twice could be read one way by the signature and another by us, so it is refused. */
function readNotice(settings: AlipaySettings, { body }: RawNotice): Notice | null {
  const pairs = [...new URLSearchParams(body.toString('utf8'))]
  const fields: Fields = Object.fromEntries(pairs)
  if (Object.keys(fields).length !== pairs.length) throw new BadNotice('a field is there twice')
  if ((fields['charset'] ?? 'utf-8').toLowerCase() !== 'utf-8') throw new BadNotice('not in UTF-8')
  if (!isSignedNotice(fields, settings.publicKeys)) throw new BadNotice('not signed')
  const paymentNumber = fields['out_trade_no']
  if (!paymentNumber || !fields['trade_status']) return null
  const isOurs = fields['app_id'] === settings.appId && fields['seller_id'] === settings.sellerId
  const isRefund = fields['refund_fee'] !== undefined && minorOf(fields['refund_fee']) !== 0
  return { paymentNumber, found: stateOf({ ...fields, isOurs, isRefund }) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** `2026-11-21 14:05:09`, as Alipay's clock in Beijing shows it. */
const beijingTime = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
