import { withDecimals } from '#domain/decimals.ts'
import type { Language } from '#domain/language.ts'
import { secondOf } from '#domain/wall-clock.ts'
import type { SheetCell } from '#server/export/xlsx.ts'
import type { Bill } from './list.ts'
import { headings, yesNo } from './text.ts'

/** A column of the exported file: its heading, its width in characters and its value for a bill. */
export interface BillColumn {
  readonly heading: keyof typeof headings
  readonly width: number
  readonly cell: (bill: Bill, language: Language) => SheetCell
}

const words = (heading: keyof typeof headings, width: number, of: (bill: Bill) => string): BillColumn => ({
  heading,
  width,
  cell: of,
})
const money = (heading: keyof typeof headings, of: (bill: Bill) => number): BillColumn => ({
  heading,
  width: 14,
  cell: (bill) => ({ number: withDecimals(of(bill), 2) }),
})

/** in the order of the specification; the currency of all amounts comes before them. */
export const billColumns: readonly BillColumn[] = [
  { heading: 'consolidatedAt', width: 20, cell: (bill) => ({ time: secondOf(bill.consolidatedAt) }) },
  words('orderNumber', 18, (bill) => bill.orderNumber),
  words('customerName', 18, (bill) => bill.customerName),
  words('channelName', 22, (bill) => bill.channelName),
  { heading: 'billableWeight', width: 12, cell: (bill) => ({ number: withDecimals(bill.billableWeightG, 3) }) },
  { heading: 'volume', width: 12, cell: (bill) => ({ number: withDecimals(Math.round(bill.volumeMm3 / 1000), 6) }) },
  words('vas', 24, (bill) => bill.vasText),
  words('origin', 16, (bill) => bill.origin),
  words('destination', 16, (bill) => bill.destination),
  words('currency', 8, (bill) => bill.currency),
  money('freightPayable', (bill) => bill.freightPayableMinor),
  money('freightReceivable', (bill) => bill.freightReceivableMinor),
  money('vasPayable', (bill) => bill.vasPayableMinor),
  money('vasReceivable', (bill) => bill.vasReceivableMinor),
  money('insurancePayable', (bill) => bill.insurancePayableMinor),
  money('insuranceReceivable', (bill) => bill.insuranceReceivableMinor),
  money('otherPayable', (bill) => bill.otherPayableMinor),
  money('otherReceivable', (bill) => bill.otherReceivableMinor),
  words('otherRemark', 20, (bill) => bill.otherRemark),
  { heading: 'quantity', width: 8, cell: (bill) => bill.quantity },
  money('payableTotal', (bill) => bill.payableTotalMinor),
  money('receivableTotal', (bill) => bill.receivableTotalMinor),
  { heading: 'collected', width: 10, cell: (bill, language) => yesNo[bill.collected ? 'yes' : 'no'][language] },
  {
    heading: 'collectedAt',
    width: 20,
    cell: (bill) => (bill.collectedAt === null ? null : { time: secondOf(bill.collectedAt) }),
  },
]
