import { createSign, createVerify, randomBytes } from 'node:crypto'
import type { Books, Trade } from './books.ts'
import type { Faults } from './faults.ts'
import type { Keys } from './keys.ts'

/* Alipay's gateway as far as the product uses it. */

export interface Shop {
  readonly url: string
  readonly keys: Keys
  readonly books: Books
  readonly faults: Faults
}

export interface Reply {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly text: string
  /** Instead of the text: a file. */
  readonly bytes?: Buffer
}

type Fields = Readonly<Record<string, string>>
type Content = Partial<
  Record<
    | 'out_trade_no'
    | 'total_amount'
    | 'subject'
    | 'time_expire'
    | 'out_request_no'
    | 'refund_amount'
    | 'quit_url'
    | 'bill_date',
    string
  >
>

const failed = (sub_code: string) => ({ code: '40004', msg: 'Business Failed', sub_code, sub_msg: sub_code })
const done = (more: object) => ({ code: '10000', msg: 'Success', ...more })

/** Answers one question: its signature is checked, and the answer is signed. */
export function alipayGateway(shop: Shop, fields: Fields): Reply {
  const { keys, faults } = shop
  const { sign = '', method = '', biz_content = '{}' } = fields
  const known = createVerify('RSA-SHA256')
    .update(toSign(fields, ['sign']))
    .verify(keys.alipay.merchant.publicKey, sign, 'base64')
  const isRight = known && fields['app_id'] === keys.alipay.appId && fields['sign_type'] === 'RSA2'
  const answer = isRight
    ? answerTo(shop, method, JSON.parse(biz_content) as Content, fields)
    : { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature' }
  // Alipay's own texts have escapes and spaces, so that the text itself has to be checked.
  const text = JSON.stringify(answer).replaceAll('/', '\\/')
  const name = `${method.replaceAll('.', '_')}_response`
  if (faults.answer === 'unsigned') return { status: 200, text: `{"${name}":${text}}` }
  const key = faults.answer === 'forged' ? keys.stranger.privateKey : keys.alipay.provider.privateKey
  return {
    status: 200,
    text: `{"${name}":${text},"sign":"${createSign('RSA-SHA256').update(text).sign(key, 'base64')}"}`,
  }
}

function answerTo(shop: Shop, method: string, content: Content, { notify_url = '', return_url = '' }: Fields): object {
  const { books, faults, url } = shop
  const number = content.out_trade_no ?? ''
  if (method === 'alipay.trade.precreate') {
    open(shop, content, notify_url, return_url)
    return done({ out_trade_no: number, qr_code: `${url}/pay/${number}` })
  }
  if (method === 'alipay.data.dataservice.bill.downloadurl.query') return statement(shop, content.bill_date ?? '')
  const trade = books.of('alipay', number)
  if (!trade) return failed('ACQ.TRADE_NOT_EXIST')
  if (method === 'alipay.trade.query') return done(told(shop, trade))
  if (method === 'alipay.trade.close') {
    if (faults.closesLate) return done({ out_trade_no: number })
    return books.close(trade) ? done({ out_trade_no: number }) : failed('ACQ.TRADE_STATUS_ERROR')
  }
  const refundNumber = content.out_request_no ?? ''
  if (method === 'alipay.trade.refund') {
    if (faults.refunds === 'refused') return failed('ACQ.SELLER_BALANCE_NOT_ENOUGH')
    const isNew = !trade.refunds.has(refundNumber)
    const made = books.refund(
      trade,
      refundNumber,
      fen(content.refund_amount),
      faults.refunds === 'processing' ? 'processing' : 'done',
    )
    if (!made || faults.refunds === 'denied') return failed('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL')
    return done({ out_trade_no: number, fund_change: isNew && made.state === 'done' ? 'Y' : 'N' })
  }
  if (method === 'alipay.trade.fastpay.refund.query') {
    const made = trade.refunds.get(refundNumber)
    if (!made) return done({})
    return done({ out_request_no: refundNumber, ...(made.state === 'done' ? { refund_status: 'REFUND_SUCCESS' } : {}) })
  }
  return { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-method' }
}

function statement({ faults, url }: Shop, day: string): object {
  if (faults.statement === 'not_ready' || faults.statement === 'none') return failed('isp.bill_not_exist')
  const host = faults.statement === 'elsewhere' ? 'http://alipay.com.example.org' : url
  return done({ bill_download_url: `${host}/downloadBillFile.resource?bizType=trade&fileType=csv.zip&bizDates=${day}` })
}

/** A phone opened the signed link: the trade begins. */
export function alipayWap(shop: Shop, fields: Fields): string | null {
  const { sign = '', biz_content = '{}', notify_url = '', return_url = '' } = fields
  const isRight = createVerify('RSA-SHA256')
    .update(toSign(fields, ['sign']))
    .verify(shop.keys.alipay.merchant.publicKey, sign, 'base64')
  if (!isRight || fields['method'] !== 'alipay.trade.wap.pay') return null
  return open(shop, JSON.parse(biz_content) as Content, notify_url, return_url).number
}

const open = ({ books }: Shop, content: Content, noticeUrl: string, returnUrl: string): Trade =>
  books.open({
    method: 'alipay',
    number: content.out_trade_no ?? '',
    amountMinor: fen(content.total_amount),
    subject: content.subject ?? '',
    noticeUrl,
    returnUrl,
    expiresAt: Date.parse(`${(content.time_expire ?? '').replace(' ', 'T')}+08:00`),
  })

const states = {
  waiting: 'WAIT_BUYER_PAY',
  paid: 'TRADE_SUCCESS',
  closed: 'TRADE_CLOSED',
  failed: 'TRADE_CLOSED',
} as const

function told({ faults }: Shop, trade: Trade): Fields {
  const amount = faults.lie === 'amount' ? trade.amountMinor + 1 : trade.amountMinor
  return {
    out_trade_no: faults.lie === 'number' ? `${trade.number}9` : trade.number,
    trade_status: states[trade.state],
    total_amount: yuan(amount),
    ...(faults.lie === 'currency' ? { trans_currency: 'HKD' } : {}),
    ...(trade.tradeNumber ? { trade_no: trade.tradeNumber } : {}),
    buyer_logon_id: 'cat***@example.com',
  }
}

/** The form that says that a trade was paid; `changes` are made before it is signed. */
export function alipayNotice(
  { keys }: Shop,
  trade: Trade,
  changes: Fields = {},
  privateKey = keys.alipay.provider.privateKey,
) {
  const fields: Fields = {
    notify_time: '2026-11-21 14:05:09',
    notify_type: 'trade_status_sync',
    notify_id: randomBytes(16).toString('hex'),
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
    app_id: keys.alipay.appId,
    seller_id: keys.alipay.sellerId,
    out_trade_no: trade.number,
    trade_no: trade.tradeNumber ?? '',
    trade_status: states[trade.state],
    total_amount: yuan(trade.amountMinor),
    receipt_amount: yuan(trade.amountMinor),
    subject: trade.subject,
    buyer_logon_id: 'cat***@example.com',
    fund_bill_list: `[{"amount":"${yuan(trade.amountMinor)}","fundChannel":"ALIPAYACCOUNT"}]`,
    ...changes,
  }
  const sign = createSign('RSA-SHA256')
    .update(toSign(fields, ['sign', 'sign_type']))
    .sign(privateKey, 'base64')
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: new URLSearchParams({ ...fields, sign }).toString(),
  }
}

function toSign(fields: Fields, without: readonly string[]): string {
  const pairs: string[] = []
  for (const name of Object.keys(fields).sort())
    if (!without.includes(name) && fields[name] !== '') pairs.push(`${name}=${fields[name]}`)
  return pairs.join('&')
}

const yuan = (amount: number) => (amount / 100).toFixed(2)
const fen = (text = '0') => Math.round(Number(text) * 100)
