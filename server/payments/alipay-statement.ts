import { csvCells } from '#domain/csv.ts'
import { unzipSync } from 'fflate'
import { minorOf, type StatementRow } from './provider.ts'
import { alipayWords as words } from './statement.text.ts'
import { type Cell, cellsBy, requireDay, requireFile } from './statement-table.ts'

/*
 * Alipay's daily statement: a ZIP with two GBK files, the trades one by one and their summary. It has no signature of its
 * own: it counts only if it is whole, of the day and merchant that were asked for, and both files agree.
 */

/** The sizes that an archive states are not trusted: beyond this, it is not unpacked. */
const unpackedAtMost = 64 * 1024 * 1024

export function readAlipayStatement(
  zip: Uint8Array,
  { day, sellerId }: { readonly day: string; readonly sellerId: string },
): readonly StatementRow[] {
  const texts = unpacked(zip)
  const details = texts.find((text) => text.startsWith(words.details))
  const summary = texts.find((text) => text.startsWith(words.summary))
  requireFile(details !== undefined && summary !== undefined, 'one of its two files is missing')
  for (const text of [details ?? '', summary ?? '']) requireSameDay(text, day, sellerId)
  const rows = tradesIn(details ?? '', day)
  requireSums(details ?? '', summary ?? '', rows)
  return rows
}

function unpacked(zip: Uint8Array): readonly string[] {
  let size = 0
  try {
    const files = unzipSync(zip, {
      filter: ({ originalSize }) => {
        size += originalSize
        if (size > unpackedAtMost) throw new Error('too large')
        return true
      },
    })
    const decoder = new TextDecoder('gbk', { fatal: true })
    return Object.values(files).map((bytes) => decoder.decode(bytes))
  } catch {
    requireFile(false, 'it cannot be unpacked')
    return []
  }
}

function requireSameDay(text: string, day: string, sellerId: string): void {
  const [, year, month, date] = words.from.exec(text) ?? []
  requireDay(`${year}-${month}-${date} `, day)
  requireFile(text.includes(`[${sellerId}0156]`) || text.includes(`[${sellerId}]`), 'it is of another merchant')
}

/** The lines between the two marks; without the second one, the file is cut off. */
function tradesIn(details: string, day: string): readonly StatementRow[] {
  const [, body] = words.body.exec(details) ?? []
  requireFile(body !== undefined, 'its end is missing')
  const [head = [], ...lines] = csvCells(body ?? '', ',')
  const cellsOf = cellsBy(head)
  return lines.map((line) => tradeOf(cellsOf(line), day))
}

function tradeOf(cell: Cell, day: string): StatementRow {
  const kind = cell(words.kind)
  const amount = cell(words.amount)
  const isRefund = kind === words.refund
  if (!isRefund) requireDay(cell(words.finishedAt), day)
  requireFile(isRefund || kind === words.payment, `a line is of the kind ${kind.slice(0, 20)}`)
  const amountMinor = minorOf(isRefund ? amount.replace(/^-/, '') : amount)
  const paymentNumber = cell(words.paymentNumber)
  const number = isRefund ? cell(words.refundNumber) : paymentNumber
  requireFile(amountMinor !== null && amountMinor > 0, 'an amount cannot be read')
  requireFile(number !== '' && paymentNumber !== '', 'a line has no number')
  return {
    subject: isRefund ? 'refund' : 'payment',
    number,
    paymentNumber,
    tradeNumber: cell(words.tradeNumber),
    amountMinor: amountMinor ?? 0,
  }
}

/** The number of payments and refunds, as both files say, are the ones that were read. */
function requireSums(details: string, summary: string, rows: readonly StatementRow[]): void {
  const payments = rows.filter(({ subject }) => subject === 'payment').length
  const refunds = rows.length - payments
  const counted = (of: RegExp) => Number(of.exec(details)?.[1] ?? -1)
  requireFile(
    counted(words.countedPayments) === payments && counted(words.countedRefunds) === refunds,
    'lines are missing',
  )
  const lines = csvCells(summary, ',').filter(([first = '']) => !first.startsWith('#'))
  const [head = []] = lines
  const total = lines.find(([first = '']) => first.trim() === words.total)
  requireFile(total !== undefined, 'the summary has no total')
  const cell = cellsBy(head)(total ?? [])
  const agrees = Number(cell(words.totalPayments)) === payments && Number(cell(words.totalRefunds)) === refunds
  const sumMinor = rows.reduce((sum, each) => sum + (each.subject === 'payment' ? 1 : -1) * each.amountMinor, 0)
  requireFile(agrees && signedMinorOf(cell(words.amount)) === sumMinor, 'the summary says something else')
}

function signedMinorOf(amount: string): number | null {
  const minor = minorOf(amount.replace(/^-/, ''))
  return minor === null ? null : amount.startsWith('-') ? -minor : minor
}
