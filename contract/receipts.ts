import * as z from 'zod/mini'
import { id, nothing, text } from '#contract/wire/fields.ts'
import { group, read } from '#contract/wire/operation.ts'
import { named } from '#contract/wire/wire-names.ts'

const asFile = { who: 'member', methods: ['GET'], limit: 'paper', transport: 'download', output: nothing } as const

/** The receipts that a member's pages show, as PDF in the caller's language (decision record 67). */
export const receipts = group('receipts', {
  /** Money that has not come has no receipt (1002). */
  ofTopUp: read('/api/member/top-ups/receipt', {
    id: 'E-93',
    ...asFile,
    input: z.object({ paymentNumber: named('paymentNo', text(1, 40)) }),
  }),
  /** An order that was not paid has none (4009). */
  ofOrder: read('/api/member/orders/receipt', { id: 'E-94', ...asFile, input: z.object({ id }) }),
})
