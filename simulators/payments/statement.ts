import type { Shop } from './alipay.ts'
import type { Method } from './books.ts'
import { gbk, zip } from './file-formats.ts'

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

const alipayHead =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'
const alipaySumHead =
  '门店编号,门店名称,交易订单总笔数,退款订单总笔数,订单金额（元）,商家实收（元）,支付宝优惠（元）,商家优惠（元）,卡消费金额（元）,服务费（元）,分润（元）,实收净额（元）'

/** A ZIP with the trades and their summary, in GBK. */
export function alipayFile(shop: Shop, asked: string): Buffer {
  const day = sentDay(shop, asked)
  const lines = linesOf(shop, 'alipay', day)
  const [year, month, date] = day.split('-')
  const next = chinaTime(Date.parse(day) + dayMs)
    .slice(0, 10)
    .split('-')
  const top = (title: string) => [
    `#${title}`,
    `#账号：[${shop.keys.alipay.sellerId}0156]`,
    `#起始日期：[${year}年${month}月${date}日 00:00:00]   终止日期：[${next[0]}年${next[1]}月${next[2]}日 00:00:00]`,
  ]
  const rule = (title: string) =>
    `#-----------------------------------------${title}----------------------------------------`
  const [paid, refunded] = [sumOf(lines, false), sumOf(lines, true)]
  const exported = `#导出时间：[${year}年${month}月${date}日 23:59:59]`
  const cells = lines.map((line) => {
    const amount = `${line.isRefund ? '-' : ''}${yuan(line.amountMinor)}`
    const time = chinaTime(line.at)
    const kind = line.isRefund ? '退款' : '交易'
    const number = line.isRefund ? line.number : ''
    return `${line.tradeNumber}\t,${line.paymentNumber}\t,${kind},余额充值,${time},${time},,,,,cat***@example.com,${amount},${amount},0.00,0.00,0.00,0.00,0.00,,0.00,0.00,${number},0.00,0.00,`
  })
  const details = [
    ...top('支付宝业务明细查询'),
    rule('业务明细列表'),
    alipayHead,
    ...cells,
    rule('业务明细列表结束'),
    `#交易合计：${countOf(lines, false)}笔，商家实收共${yuan(paid)}元，商家优惠共0.00元`,
    `#退款合计：${countOf(lines, true)}笔，商家实收退款共-${yuan(refunded)}元，商家优惠退款共0.00元`,
    exported,
  ]
  const net = yuan(paid - refunded)
  const summary = [
    ...top('支付宝业务汇总查询'),
    rule('业务汇总列表'),
    alipaySumHead,
    `合计,,${countOf(lines, false)},${countOf(lines, true)},${net},${net},0.00,0.00,0.00,0.00,0.00,${net}`,
    rule('业务汇总列表结束'),
    exported,
  ]
  const name = `${shop.keys.alipay.sellerId}0156_${day.replaceAll('-', '')}`
  // Cut off inside the list, packed all the same.
  const isHalf = shop.faults.statement === 'half'
  const text = (all: readonly string[]) => gbk(`${all.join('\r\n')}\r\n`)
  const file = zip([
    {
      name: gbk(`${name}_业务明细.csv`),
      bytes: text(isHalf ? details.slice(0, 4 + Math.ceil(cells.length / 2)) : details),
    },
    { name: gbk(`${name}_业务明细(汇总).csv`), bytes: text(summary) },
  ])
  return shop.faults.statement === 'changed' ? file.subarray(0, file.length - 30) : file
}

const wechatHead =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'
const wechatSumHead = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'

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
    return row([...numbers, ...who, paid, '0.00', ...refund, '余额充值', '', '0.00000', '0.60%', paid, back, ''])
  })
  const [paid, back] = [yuan(sumOf(lines, false)), yuan(sumOf(lines, true))]
  const sums = row([String(lines.length), paid, back, '0.00', '0.00000', paid, back])
  const all = [wechatHead, ...rows, wechatSumHead, sums]
  const { statement: fault } = shop.faults
  // Half a file comes with a hash of its own; one that is changed on the way does not.
  const kept = fault === 'half' ? all.slice(0, 1 + Math.ceil(rows.length / 2)) : all
  const text = `\uFEFF${kept.join('\r\n')}\r\n`
  return Buffer.from(asSent && fault === 'changed' ? text.replace('OTHERS', 'OTHERZ') : text)
}
