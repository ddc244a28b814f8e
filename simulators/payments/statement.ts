import type { Shop } from './alipay.ts'
import type { Method } from './books.ts'
import { gbk, zip } from './file-formats.ts'
import { alipay, topUp, wechat } from './statement.text.ts'

/* The files in which both providers list what happened on a day in China. */

export interface Line {
  readonly isRefund: boolean
  /** The merchant's number of the payment or refund. */
  readonly number: string
  readonly paymentNumber: string
  readonly tradeNumber: string
  readonly amountMinor: number
  /** Milliseconds since 1970. */
  readonly at: number
}

/** `2026-11-21 14:05:09`, as a clock in China shows it. */
const chinaTime = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

const dayMs = 24 * 3_600_000

function linesOf({ books, faults }: Shop, method: Method, day: string): readonly Line[] {
  const lines = [...books.trades.values()]
    .filter((trade) => trade.method === method)
    .flatMap(({ number, tradeNumber, amountMinor, paidAt, refunds }): readonly Line[] => {
      const of = { paymentNumber: number, tradeNumber: tradeNumber ?? '' }
      const given = [...refunds].map(([refundNumber, each]) => ({
        ...of,
        isRefund: true,
        number: refundNumber,
        amountMinor: each.amountMinor,
        at: each.at,
      }))
      return paidAt === null ? given : [{ ...of, isRefund: false, number, amountMinor, at: paidAt }, ...given]
    })
  return faults.statementLines(lines.filter(({ at }) => chinaTime(at).startsWith(day)))
}

/** The day whose file is sent: with a fault, the one before. */
const sentDay = ({ faults }: Shop, day: string) =>
  faults.statement === 'other_day' ? new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10) : day

const yuan = (amount: number) => (amount / 100).toFixed(2)
const sumOf = (lines: readonly Line[], isRefund: boolean) =>
  lines.filter((line) => line.isRefund === isRefund).reduce((sum, { amountMinor }) => sum + amountMinor, 0)
const countOf = (lines: readonly Line[], isRefund: boolean) => lines.filter((line) => line.isRefund === isRefund).length

/** A ZIP with the trades and their summary, in GBK. */
export function alipayFile(shop: Shop, asked: string): Buffer {
  const day = sentDay(shop, asked)
  const lines = linesOf(shop, 'alipay', day)
  const top = (title: string) => [
    `#${title}`,
    alipay.account(shop.keys.alipay.sellerId),
    alipay.days(day, chinaTime(Date.parse(day) + dayMs).slice(0, 10)),
  ]
  const rule = (title: string) =>
    `#-----------------------------------------${title}----------------------------------------`
  const [paid, refunded] = [sumOf(lines, false), sumOf(lines, true)]
  const exported = alipay.exported(day)
  const cells = lines.map((line) => {
    const amount = `${line.isRefund ? '-' : ''}${yuan(line.amountMinor)}`
    const time = chinaTime(line.at)
    const kind = line.isRefund ? alipay.refund : alipay.payment
    const number = line.isRefund ? line.number : ''
    return `${line.tradeNumber}\t,${line.paymentNumber}\t,${kind},${topUp},${time},${time},,,,,cat***@example.com,${amount},${amount},0.00,0.00,0.00,0.00,0.00,,0.00,0.00,${number},0.00,0.00,`
  })
  const details = [
    ...top(alipay.details),
    rule(alipay.list),
    alipay.head,
    ...(shop.faults.statement === 'short' ? cells.slice(1) : cells),
    rule(alipay.listEnd),
    alipay.paid(countOf(lines, false), yuan(paid)),
    alipay.refunded(countOf(lines, true), yuan(refunded)),
    exported,
  ]
  const net = yuan(paid - refunded)
  const summary = [
    ...top(alipay.summary),
    rule(alipay.sums),
    alipay.sumHead,
    `${alipay.total},,${countOf(lines, false)},${countOf(lines, true)},${net},${net},0.00,0.00,0.00,0.00,0.00,${net}`,
    rule(alipay.sumsEnd),
    exported,
  ]
  const name = `${shop.keys.alipay.sellerId}0156_${day.replaceAll('-', '')}`
  // Cut off inside the list, packed all the same.
  const isHalf = shop.faults.statement === 'half'
  const text = (all: readonly string[]) => gbk(`${all.join('\r\n')}\r\n`)
  const file = zip([
    {
      name: gbk(`${name}_${alipay.detailsFile}`),
      bytes: text(isHalf ? details.slice(0, 4 + Math.ceil(cells.length / 2)) : details),
    },
    { name: gbk(`${name}_${alipay.summaryFile}`), bytes: text(summary) },
  ])
  return shop.faults.statement === 'changed' ? file.subarray(0, file.length - 30) : file
}

/** Lines whose cells begin with a backtick; `asSent`: with the faults of the way. */
export function wechatFile(shop: Shop, asked: string, asSent: boolean): Buffer {
  const lines = linesOf(shop, 'wechat', sentDay(shop, asked))
  const { appId, merchantId } = shop.keys.wechat
  const row = (cells: readonly string[]) => cells.map((cell) => `\`${cell}`).join(',')
  const rows = lines.map((line) => {
    const amount = yuan(line.amountMinor)
    const [paid, back] = line.isRefund ? ['0.00', amount] : [amount, '0.00']
    const refund = line.isRefund
      ? ['5030000000', line.number, back, '0.00', 'ORIGINAL', 'SUCCESS']
      : ['0', '0', '0.00', '0.00', '', '']
    const state = line.isRefund ? 'REFUND' : 'SUCCESS'
    const who = ['oUpF8uMuAJO_M2pxb1Q9zNjWeS6o', 'NATIVE', state, 'OTHERS', 'CNY']
    const numbers = [chinaTime(line.at), appId, merchantId, '0', '', line.tradeNumber, line.paymentNumber]
    return row([...numbers, ...who, paid, '0.00', ...refund, topUp, '', '0.00000', '0.60%', paid, back, ''])
  })
  const [paid, back] = [yuan(sumOf(lines, false)), yuan(sumOf(lines, true))]
  const sums = row([String(lines.length), paid, back, '0.00', '0.00000', paid, back])
  const { statement: fault } = shop.faults
  const all = [wechat.head, ...(fault === 'short' ? rows.slice(1) : rows), wechat.sumHead, sums]
  // Half a file comes with a hash of its own; one that is changed on the way does not.
  const kept = fault === 'half' ? all.slice(0, 1 + Math.ceil(rows.length / 2)) : all
  const text = `\uFEFF${kept.join('\r\n')}\r\n`
  return Buffer.from(asSent && fault === 'changed' ? text.replace('OTHERS', 'OTHERZ') : text)
}
