import { createHash } from 'node:crypto'
import { minorOf, StatementFault, type StatementRow } from './provider.ts'
import { type Cell, cellsBy, requireDay, requireFile } from './statement-table.ts'

/*
 * WeChat Pay's daily statement: lines whose cells each begin with a backtick, and two lines with the sums. Its hash stands
 * in the signed answer that names its address.
 */

export function readWechatStatement(
  file: Buffer,
  { day, merchantId, sha1 }: { readonly day: string; readonly merchantId: string; readonly sha1: string },
): readonly StatementRow[] {
  const hash = createHash('sha1').update(file).digest('hex')
  if (hash !== sha1.toLowerCase()) throw new StatementFault('wrong_file', 'its hash is another one')
  const lines = file
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
  const sumsAt = lines.findIndex((line) => line.startsWith('总交易单数'))
  requireFile(sumsAt > 0 && lines.length === sumsAt + 2, 'its end is missing')
  const cellsOf = cellsBy((lines[0] ?? '').split(','))
  const cells = lines.slice(1, sumsAt).map((line) => cellsOf(cellsIn(line)))
  requireSums(cells, cellsBy((lines[sumsAt] ?? '').split(','))(cellsIn(lines[sumsAt + 1] ?? '')))
  return cells.flatMap((cell) => rowOf(cell, day, merchantId))
}

/** There are no quotes: only a comma with a backtick behind it separates. */
function cellsIn(line: string): readonly string[] {
  requireFile(line.startsWith('`'), 'a line is not one of cells')
  return line.slice(1).split(',`')
}

function rowOf(cell: Cell, day: string, merchantId: string): readonly StatementRow[] {
  requireFile(cell('商户号') === merchantId, 'it is of another merchant')
  requireFile(cell('货币种类') === 'CNY', 'an amount is not in yuan')
  const state = cell('交易状态')
  requireFile(state === 'SUCCESS' || state === 'REFUND', `a line is in the state ${state.slice(0, 20)}`)
  const isRefund = state === 'REFUND'
  if (!isRefund) requireDay(cell('交易时间'), day)
  // Nothing went back.
  if (isRefund && cell('退款状态') === 'FAIL') return []
  const amountMinor = minorOf(cell(isRefund ? '申请退款金额' : '订单金额'))
  const paymentNumber = cell('商户订单号')
  const number = isRefund ? cell('商户退款单号') : paymentNumber
  requireFile(amountMinor !== null && amountMinor > 0, 'an amount cannot be read')
  requireFile(number !== '' && paymentNumber !== '', 'a line has no number')
  const subject = isRefund ? 'refund' : 'payment'
  return [{ subject, number, paymentNumber, tradeNumber: cell('微信订单号'), amountMinor: amountMinor ?? 0 }]
}

function requireSums(cells: readonly Cell[], sums: Cell): void {
  const sum = (name: string) => cells.reduce((all, cell) => all + (minorOf(cell(name)) ?? 0), 0)
  requireFile(Number(sums('总交易单数')) === cells.length, 'lines are missing')
  requireFile(minorOf(sums('订单总金额')) === sum('订单金额'), 'the sum of the payments is another one')
  requireFile(minorOf(sums('申请退款总金额')) === sum('申请退款金额'), 'the sum of the refunds is another one')
}
