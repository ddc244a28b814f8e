import { createHash } from 'node:crypto'
import { minorOf, StatementFault, type StatementRow } from './provider.ts'
import { wechatWords as words } from './statement.text.ts'
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
  const sumsAt = lines.findIndex((line) => line.startsWith(words.count))
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
  requireFile(cell(words.merchant) === merchantId, 'it is of another merchant')
  requireFile(cell(words.currency) === 'CNY', 'an amount is not in yuan')
  const state = cell(words.state)
  requireFile(state === 'SUCCESS' || state === 'REFUND', `a line is in the state ${state.slice(0, 20)}`)
  const isRefund = state === 'REFUND'
  if (!isRefund) requireDay(cell(words.at), day)
  // Nothing went back.
  if (isRefund && cell(words.refundState) === 'FAIL') return []
  const amountMinor = minorOf(cell(isRefund ? words.refunded : words.paid))
  const paymentNumber = cell(words.paymentNumber)
  const number = isRefund ? cell(words.refundNumber) : paymentNumber
  requireFile(amountMinor !== null && amountMinor > 0, 'an amount cannot be read')
  requireFile(number !== '' && paymentNumber !== '', 'a line has no number')
  const subject = isRefund ? 'refund' : 'payment'
  return [{ subject, number, paymentNumber, tradeNumber: cell(words.tradeNumber), amountMinor: amountMinor ?? 0 }]
}

function requireSums(cells: readonly Cell[], sums: Cell): void {
  const sum = (name: string) => cells.reduce((all, cell) => all + (minorOf(cell(name)) ?? 0), 0)
  requireFile(Number(sums(words.count)) === cells.length, 'lines are missing')
  requireFile(minorOf(sums(words.paidSum)) === sum(words.paid), 'the sum of the payments is another one')
  requireFile(minorOf(sums(words.refundedSum)) === sum(words.refunded), 'the sum of the refunds is another one')
}
