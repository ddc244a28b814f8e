import { createCipheriv, createHash, createSign, createVerify, randomBytes } from 'node:crypto'
import type { Reply, Shop } from './alipay.ts'
import type { Trade } from './books.ts'
import { wechatFile } from './statement.ts'

/* WeChat Pay's API v3 as far as the product uses it. */

export interface Question {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly authorization: string
  readonly body: string
}

interface Content {
  readonly out_trade_no?: string
  readonly description?: string
  readonly time_expire?: string
  readonly notify_url?: string
  readonly out_refund_no?: string
  readonly amount?: { readonly total?: number; readonly refund?: number }
}

/** Answers one question: its signature is checked, and the answer is signed. */
export function wechatGateway(shop: Shop, question: Question): Reply {
  const known = isRight(shop, question)
  const [, day] = /^\/v3\/billdownload\/file\?token=([\d-]{10})$/.exec(question.path) ?? []
  // A file is asked for by a signed request, and comes without a signature.
  if (known && day !== undefined) return { status: 200, text: '', bytes: wechatFile(shop, day, true) }
  const { status, body } = known
    ? answerTo(shop, question)
    : { status: 401, body: { code: 'SIGN_ERROR', message: 'wrong signature' } }
  const text = body === null ? '' : JSON.stringify(body)
  if (shop.faults.answer === 'unsigned') return { status, text }
  const key = shop.faults.answer === 'forged' ? shop.keys.stranger.privateKey : shop.keys.wechat.provider.privateKey
  return { status, headers: signatureOf(shop, text, { key }), text }
}

function isRight({ keys }: Shop, { method, path, authorization, body }: Question): boolean {
  const [scheme, listed = ''] = authorization.split(/ (.*)/)
  const part = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(listed)?.[1] ?? ''
  const text = `${method}\n${path}\n${part('timestamp')}\n${part('nonce_str')}\n${body}\n`
  return (
    scheme === 'WECHATPAY2-SHA256-RSA2048' &&
    part('mchid') === keys.wechat.merchantId &&
    part('serial_no') === keys.wechat.merchantSerial &&
    createVerify('RSA-SHA256').update(text).verify(keys.wechat.merchant.publicKey, part('signature'), 'base64')
  )
}

function answerTo(shop: Shop, { method, path, body }: Question): { status: number; body: object | null } {
  const { books, url } = shop
  const content = JSON.parse(body || '{}') as Content
  const bare = path.split('?')[0] ?? ''
  if (bare === '/v3/pay/transactions/native') {
    open(shop, content)
    return { status: 200, body: { code_url: `${url}/pay/${content.out_trade_no}` } }
  }
  if (bare === '/v3/pay/transactions/h5') {
    open(shop, content)
    return { status: 200, body: { h5_url: `${url}/pay/${content.out_trade_no}?package=1` } }
  }
  if (bare === '/v3/bill/tradebill')
    return statement(shop, new URLSearchParams(path.split('?')[1]).get('bill_date') ?? '')
  if (bare.startsWith('/v3/refund/domestic/refunds')) return refund(shop, bare, content)
  const [, number = '', isClose] = /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)(\/close)?$/.exec(bare) ?? []
  const trade = books.of('wechat', decodeURIComponent(number))
  if (!trade) return { status: 404, body: { code: 'ORDER_NOT_EXIST', message: 'no such order' } }
  if (method === 'GET') return { status: 200, body: told(shop, trade) }
  if (isClose === undefined) return { status: 404, body: { code: 'NOT_FOUND', message: 'no such call' } }
  if (shop.faults.closesLate || books.close(trade)) return { status: 204, body: null }
  return { status: 400, body: { code: 'ORDERPAID', message: 'the order is paid' } }
}

function statement(shop: Shop, day: string): { status: number; body: object } {
  const { statement: fault } = shop.faults
  if (fault === 'not_ready') return { status: 400, body: { code: 'STATEMENT_CREATING', message: 'not made yet' } }
  if (fault === 'none') return { status: 400, body: { code: 'NO_STATEMENT_EXIST', message: 'none' } }
  const host = fault === 'elsewhere' ? 'https://api.mch.weixin.qq.com.example.org' : shop.url
  const hash_value = createHash('sha1')
    .update(wechatFile(shop, day, false))
    .digest('hex')
  const download_url = `${host}/v3/billdownload/file?token=${day}`
  return { status: 200, body: { hash_type: 'SHA1', hash_value, download_url } }
}

function refund({ books, faults }: Shop, path: string, content: Content): { status: number; body: object } {
  const asked = path.split('/')[5]
  if (asked !== undefined) {
    const made = [...books.trades.values()].map((trade) => trade.refunds.get(decodeURIComponent(asked))).find(Boolean)
    return made
      ? { status: 200, body: { status: made.state === 'done' ? 'SUCCESS' : 'PROCESSING' } }
      : { status: 404, body: { code: 'RESOURCE_NOT_EXISTS', message: 'no such refund' } }
  }
  const trade = books.of('wechat', content.out_trade_no ?? '')
  const isRefused = faults.refunds === 'refused' || !trade || content.amount?.total !== trade.amountMinor
  const made = isRefused
    ? null
    : books.refund(
        trade,
        content.out_refund_no ?? '',
        content.amount?.refund ?? 0,
        faults.refunds === 'processing' ? 'processing' : 'done',
      )
  return made && faults.refunds !== 'denied'
    ? { status: 200, body: { status: made.state === 'done' ? 'SUCCESS' : 'PROCESSING' } }
    : { status: 403, body: { code: 'NOT_ENOUGH', message: 'not enough' } }
}

const open = ({ books }: Shop, content: Content) =>
  books.open({
    method: 'wechat',
    number: content.out_trade_no ?? '',
    amountMinor: content.amount?.total ?? 0,
    subject: content.description ?? '',
    noticeUrl: content.notify_url ?? '',
    returnUrl: '',
    expiresAt: Date.parse(content.time_expire ?? ''),
  })

const states = { waiting: 'NOTPAY', paid: 'SUCCESS', closed: 'CLOSED', failed: 'PAYERROR' } as const

function told({ keys, faults }: Shop, trade: Trade): object {
  const total = faults.lie === 'amount' ? trade.amountMinor + 1 : trade.amountMinor
  return {
    appid: keys.wechat.appId,
    mchid: keys.wechat.merchantId,
    out_trade_no: faults.lie === 'number' ? `${trade.number}9` : trade.number,
    trade_state: states[trade.state],
    trade_state_desc: trade.state,
    ...(trade.tradeNumber ? { transaction_id: trade.tradeNumber } : {}),
    amount: { total, payer_total: total, currency: faults.lie === 'currency' ? 'HKD' : 'CNY' },
    payer: { openid: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' },
  }
}

interface Signing {
  readonly key?: string
  readonly serial?: string
  /** Seconds since 1970. */
  readonly at?: number
}

/** The headers of a signed answer or notice. */
export function signatureOf({ keys }: Shop, body: string, signing: Signing = {}): Readonly<Record<string, string>> {
  const { key = keys.wechat.provider.privateKey, serial = keys.wechat.providerSerial } = signing
  const timestamp = String(signing.at ?? Math.floor(Date.now() / 1000))
  const nonce = randomBytes(16).toString('base64url')
  const signature = createSign('RSA-SHA256').update(`${timestamp}\n${nonce}\n${body}\n`).sign(key, 'base64')
  return {
    'content-type': 'application/json',
    'wechatpay-serial': serial,
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': signature,
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
  }
}

/** The sealed message that says that a trade was paid; `changes` are made before it is sealed. */
export function wechatNotice(shop: Shop, trade: Trade, changes: object = {}, signing: Signing = {}) {
  const inner = JSON.stringify({ ...told({ ...shop, faults: { ...shop.faults, lie: 'none' } }, trade), ...changes })
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', shop.keys.wechat.apiKey, nonce)
  cipher.setAAD(Buffer.from('transaction'))
  const sealed = Buffer.concat([cipher.update(inner, 'utf8'), cipher.final(), cipher.getAuthTag()])
  const body = JSON.stringify({
    id: randomBytes(16).toString('hex'),
    create_time: '2026-11-21T14:05:09+08:00',
    resource_type: 'encrypt-resource',
    event_type: 'TRANSACTION.SUCCESS',
    summary: 'paid',
    resource: {
      original_type: 'transaction',
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: sealed.toString('base64'),
      associated_data: 'transaction',
      nonce,
    },
  })
  return { headers: signatureOf(shop, body, signing), body }
}
