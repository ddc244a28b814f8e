import * as z from 'zod/mini'
import { bool, currency, id, list, nothing, orderNumber, page, signedMinor, text, time } from '#contract/wire/fields.ts'
import { inOrder, orderNumberIn, paging, queryBool, range, sorting } from '#contract/wire/input-fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'

/* What packed orders cost a member, and what the member charges their own customers for them. */

const filters = {
  orderNumber: z.optional(orderNumberIn),
  customerName: z.optional(text(0, 50)),
  channelId: z.optional(id),
  currency: z.optional(currency),
  collected: z.optional(queryBool),
  ...range,
}

/** What the member owes us and what they charge a customer; the other fee is signed. */
const fees = {
  freightPayableMinor: signedMinor,
  freightReceivableMinor: signedMinor,
  vasPayableMinor: signedMinor,
  vasReceivableMinor: signedMinor,
  insurancePayableMinor: signedMinor,
  insuranceReceivableMinor: signedMinor,
  otherPayableMinor: signedMinor,
  otherReceivableMinor: signedMinor,
}

const bill = z.object({
  id,
  orderId: id,
  orderNumber,
  consolidatedAt: time,
  customerName: z.string(),
  channelName: z.string(),
  billableWeightG: z.int(),
  volumeMm3: z.int(),
  vasText: z.string(),
  origin: z.string(),
  destination: z.string(),
  currency,
  ...fees,
  otherRemark: z.string(),
  quantity: z.int(),
  payableTotalMinor: signedMinor,
  receivableTotalMinor: signedMinor,
  collected: z.boolean(),
  collectedAt: z.nullable(time),
})

/** Totals over all bills that match the filters, not just the current page. */
const sum = z.object({
  currency,
  billCount: z.int(),
  quantity: z.int(),
  billableWeightG: z.int(),
  volumeMm3: z.int(),
  ...fees,
  payableMinor: signedMinor,
  receivableMinor: signedMinor,
  /** The receivable total of the bills marked as collected. */
  collectedMinor: signedMinor,
})

export const exportFormats = ['xlsx', 'csv'] as const

/** Rows in one file. An XLSX sheet could hold 48,576 more. */
export const exportedAtOnce = 1_000_000

export const markedAtOnce = 200

export const bills = group('bills', {
  list: read('/api/vjiyunfinance/GetGlsCopeBillForWeb', {
    id: 'C-65',
    who: 'member',
    input: z.object({ ...filters, ...sorting, ...paging }).check(inOrder),
    output: z.object({ ...page(bill).shape, sums: z.array(sum) }),
  }),
  markCollected: write('/api/vjiyunfinance/mark_cope_bill', {
    id: 'E-08',
    who: 'member',
    says: 'M-18',
    input: z.object({ ids: list(id, 1, markedAtOnce), collected: bool }),
    output: z.object({ updated: z.int() }),
  }),
  export: read('/api/vjiyunfinance/export_cope_bill', {
    id: 'E-09',
    who: 'member',
    methods: ['GET'],
    limit: 'export',
    transport: 'download',
    input: z.object({ ...filters, format: z.enum(exportFormats, { error: 'field_choice' }) }).check(inOrder),
    output: nothing,
  }),
})
