import type { WechatSettings } from '#server/settings/payment-settings.ts'
import * as z from 'zod/mini'
import { ask, download } from './ask.ts'
import { fileAddress } from './file-address.ts'
import {
  BadNotice,
  type Closed,
  type Found,
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
import { authorization, isSignedByWechat, opened } from './wechat-signature.ts'
import { readWechatStatement } from './wechat-statement.ts'

/* WeChat Pay's API v3: JSON over HTTPS, every answer signed. */

export function wechat(settings: WechatSettings): Provider {
  const send: Send = (method, path, body) => call(settings, method, path, body)
  return {
    method: 'wechat',
    create: (order) => create(settings, send, order),
    query: (number) => query(settings, send, number),
    close: (number) => close(settings, send, number),
    refund: (order) => refund(send, order),
    queryRefund: ({ refundNumber }) => queryRefund(send, refundNumber),
    statement: (day) => statement(settings, send, day),
    readNotice: (raw) => readNotice(settings, raw),
  }
}

interface Reply {
  readonly status: number
  readonly body: unknown
}
type Send = (method: 'GET' | 'POST', path: string, body?: object) => Promise<Reply>

const trouble = z.object({ code: z.string() })
const wordOf = ({ body, status }: Reply) => trouble.safeParse(body).data?.code ?? `HTTP ${status}`

/**
 * An answer counts only if WeChat Pay signed exactly the bytes that came; otherwise nobody knows what happened. The same
 * for 5xx and for being asked too often.
 */
async function call(settings: WechatSettings, method: 'GET' | 'POST', path: string, content?: object): Promise<Reply> {
  const body = content === undefined ? '' : JSON.stringify(content)
  const [firstSerial = ''] = settings.publicKeys.keys()
  const { status, text, header } = await ask(settings.gateway + path, {
    method,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'user-agent': 'smart-cats',
      authorization: authorization(settings, { method, path, body, nowMs: Date.now() }),
      // Asks for an answer signed with the public key rather than with a platform certificate.
      ...(firstSerial.startsWith('PUB_KEY_ID_') ? { 'wechatpay-serial': firstSerial } : {}),
    },
    ...(method === 'POST' ? { body } : {}),
  })
  if (!isSignedByWechat(settings.publicKeys, header, text, Date.now())) {
    if (status >= 500) throw new ProviderFault(`it answered ${status}`)
    throw new UnsignedAnswer(`its answer ${status} is not signed`)
  }
  const reply = { status, body: parseJson(text) }
  if (status >= 500 || status === 429 || ['SYSTEM_ERROR', 'FREQUENCY_LIMITED'].includes(wordOf(reply)))
    throw new ProviderFault(`it does not know: ${wordOf(reply)}`)
  return reply
}

async function create({ appId, merchantId }: WechatSettings, send: Send, order: NewOrder) {
  const onPhone = order.channel === 'phone'
  const scene = { payer_client_ip: order.payerIp, h5_info: { type: 'Wap' } }
  const reply = await send('POST', `/v3/pay/transactions/${onPhone ? 'h5' : 'native'}`, {
    appid: appId,
    mchid: merchantId,
    description: order.subject,
    out_trade_no: order.paymentNumber,
    time_expire: order.expiresAt,
    notify_url: order.noticeUrl,
    amount: { total: order.amountMinor, currency: 'CNY' },
    ...(onPhone ? { scene_info: scene } : {}),
  })
  const made = z.object({ code_url: z.optional(z.string()), h5_url: z.optional(z.string()) }).safeParse(reply.body).data
  const link = onPhone ? made?.h5_url : made?.code_url
  if (reply.status !== 200 || !link) throw new ProviderRefusal(wordOf(reply))
  return onPhone
    ? { qrContent: null, phoneLink: `${link}&redirect_url=${encodeURIComponent(order.returnUrl)}` }
    : { qrContent: link, phoneLink: null }
}

const transaction = z.object({
  appid: z.optional(z.string()),
  mchid: z.optional(z.string()),
  out_trade_no: z.optional(z.string()),
  transaction_id: z.optional(z.string()),
  trade_state: z.string(),
  amount: z.optional(z.object({ total: z.int(), currency: z._default(z.string(), 'CNY') })),
})
type Transaction = z.output<typeof transaction>

async function query(settings: WechatSettings, send: Send, paymentNumber: string): Promise<Found> {
  const reply = await send('GET', `${pathOf(paymentNumber)}?mchid=${settings.merchantId}`)
  if (['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS'].includes(wordOf(reply))) return { kind: 'none' }
  const read = transaction.safeParse(reply.body)
  if (reply.status !== 200 || !read.success) throw new ProviderFault(`it cannot say: ${wordOf(reply)}`)
  return foundBy(settings, read.data, read.data.out_trade_no === paymentNumber)
}

const pathOf = (paymentNumber: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(paymentNumber)}`

function foundBy({ appId, merchantId }: WechatSettings, given: Transaction, isAsked: boolean): Found {
  const { trade_state: state, amount, transaction_id } = given
  if (state === 'NOTPAY' || state === 'USERPAYING' || state === 'ACCEPT') return { kind: 'pending' }
  if (state === 'CLOSED' || state === 'REVOKED') return { kind: 'closed' }
  if (state === 'PAYERROR') return { kind: 'failed' }
  if (state === 'REFUND') return { kind: 'refunded' }
  if (state !== 'SUCCESS') throw new ProviderFault(`unknown state ${state.slice(0, 40)}`)
  return {
    kind: 'paid',
    amountMinor: amount?.total ?? null,
    currency: amount?.currency ?? '',
    tradeNumber: transaction_id ?? '',
    isOurs: isAsked && given.appid === appId && given.mchid === merchantId,
  }
}

async function close({ merchantId }: WechatSettings, send: Send, paymentNumber: string): Promise<Closed> {
  const reply = await send('POST', `${pathOf(paymentNumber)}/close`, { mchid: merchantId })
  if (reply.status === 204 || wordOf(reply) === 'ORDER_CLOSED') return 'closed'
  return ['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS'].includes(wordOf(reply)) ? 'none' : 'refused'
}

async function refund(send: Send, order: RefundOrder): Promise<RefundFound> {
  const reply = await send('POST', '/v3/refund/domestic/refunds', {
    out_trade_no: order.paymentNumber,
    out_refund_no: order.refundNumber,
    reason: order.reason,
    amount: { refund: order.amountMinor, total: order.totalMinor, currency: 'CNY' },
  })
  return reply.status === 200 ? refundState(reply) : { kind: 'refused', word: wordOf(reply) }
}

async function queryRefund(send: Send, refundNumber: string): Promise<RefundFound> {
  const reply = await send('GET', `/v3/refund/domestic/refunds/${encodeURIComponent(refundNumber)}`)
  if (wordOf(reply) === 'RESOURCE_NOT_EXISTS') return { kind: 'unknown', word: wordOf(reply) }
  if (reply.status !== 200) throw new ProviderFault(`it cannot say: ${wordOf(reply)}`)
  return refundState(reply)
}

/** `ABNORMAL`: the payer's card is gone. It stays open until somebody settled it in the merchant platform. */
function refundState({ body }: Reply): RefundFound {
  const word = z.object({ status: z.string() }).safeParse(body).data?.status ?? ''
  const kinds: Readonly<Record<string, RefundFound['kind']>> = {
    SUCCESS: 'done',
    PROCESSING: 'processing',
    ABNORMAL: 'processing',
    CLOSED: 'refused',
  }
  const kind = kinds[word]
  if (!kind) throw new ProviderFault(`unknown state ${word.slice(0, 40)}`)
  return { kind, word }
}

const bill = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.string() })

/** The signed answer names the file's address and hash; the file is asked for by a signed request as well. */
async function statement(settings: WechatSettings, send: Send, day: string): Promise<Statement> {
  const reply = await send('GET', `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`)
  if (wordOf(reply) === 'NO_STATEMENT_EXIST') return { kind: 'none' }
  if (wordOf(reply) === 'STATEMENT_CREATING') return { kind: 'not_ready' }
  const named = bill.safeParse(reply.body)
  if (reply.status !== 200 || !named.success) throw new ProviderFault(`it gives no statement: ${wordOf(reply)}`)
  const { download_url: given, hash_value: sha1 } = named.data
  const address = fileAddress(given, settings.gateway, /^api2?\.mch\.weixin\.qq\.com$/)
  const path = address.pathname + address.search
  const signed = authorization(settings, { method: 'GET', path, body: '', nowMs: Date.now() })
  const file = await download(address.href, {
    headers: { accept: 'application/json', 'user-agent': 'smart-cats', authorization: signed },
  })
  return { kind: 'rows', rows: readWechatStatement(file, { day, merchantId: settings.merchantId, sha1 }) }
}

const envelope = z.object({
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.optional(z.string()),
  }),
})

/** E-11: nothing is decrypted before the signature was found right. Other events than payments are acknowledged. */
function readNotice(settings: WechatSettings, { body, header, nowMs }: RawNotice): Notice | null {
  if (!isSignedByWechat(settings.publicKeys, header, body, nowMs)) throw new BadNotice('not signed')
  const outer = envelope.safeParse(parseJson(body.toString('utf8')))
  if (!outer.success) throw new BadNotice('cannot be read')
  if (!outer.data.event_type.startsWith('TRANSACTION.')) return null
  const inner = transaction.safeParse(parseJson(openedOrBad(settings, outer.data.resource)))
  if (!inner.success || !inner.data.out_trade_no) throw new BadNotice('cannot be read')
  return { paymentNumber: inner.data.out_trade_no, found: foundBy(settings, inner.data, true) }
}

function openedOrBad({ apiKey }: WechatSettings, resource: Parameters<typeof opened>[1]): string {
  try {
    return opened(apiKey, resource)
  } catch {
    throw new BadNotice('cannot be decrypted')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
