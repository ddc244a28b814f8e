import { differenceKinds, differenceStates, statementSubjects } from '#domain/statement.ts'
import * as z from 'zod/mini'
import { cappedPage, currency, id, memberNumber, minor, paymentNumber, text, time } from '#contract/wire/fields.ts'
import { inOrder, paging, range } from '#contract/wire/input-fields.ts'
import { group, outward, read, write } from '#contract/wire/operation.ts'
import { approval } from '#contract/wire/shapes.ts'

/* The daily check of online payments against the provider's statement (decision record 63). Days are those of China. */

export const statementMethods = ['ALIPAY', 'WECHAT'] as const
const method = z.enum(statementMethods, { error: 'field_choice' })

/** Why no statement came: not made yet; no answer; not signed; cut off, changed or of somebody else; of another day. */
export const statementFaults = ['not_ready', 'no_answer', 'not_signed', 'wrong_file', 'wrong_day'] as const

const dayIn = text(10, 10).check(z.iso.date({ error: 'field_time' }))

const side = z.object({ payments: z.int(), paidMinor: minor, refunds: z.int(), refundedMinor: minor })

const statement = z.object({
  id,
  method,
  day: z.string(),
  state: z.enum(['waiting', 'compared']),
  tries: z.int(),
  triedAt: z.nullable(time),
  /** Of the last attempt; null: it brought a statement. */
  fault: z.nullable(z.enum(statementFaults)),
  nextTryAt: z.nullable(time),
  comparedAt: z.nullable(time),
  currency,
  /** What the provider lists. */
  theirs: side,
  /** What the books count for the same numbers, and what only they count. */
  ours: side,
  openDifferences: z.int(),
  differences: z.int(),
})

const difference = z.object({
  id,
  method,
  day: z.string(),
  subject: z.enum(statementSubjects),
  /** Of the payment or refund; of a refund made elsewhere, the provider's. */
  number: z.string(),
  paymentNumber,
  tradeNumber: z.nullable(z.string()),
  /** Null: the payment is not known here. */
  memberNumber: z.nullable(memberNumber),
  kind: z.enum(differenceKinds),
  currency,
  ourMinor: z.nullable(minor),
  /** The state of the payment or refund here, or `none`. */
  ourState: z.string(),
  theirMinor: z.nullable(minor),
  foundAt: time,
  state: z.enum(differenceStates),
  closedAt: z.nullable(time),
  /** Null for one that was mended by itself. */
  closedBy: z.nullable(z.string()),
  approvedBy: z.nullable(z.string()),
  reason: z.string(),
  /** The open request about it that waits for a second person. */
  approvalId: z.nullable(id),
})

const byReason = z.object({ id, reason: text(1, 80) })

export const staffStatements = group('staffStatements', {
  list: read('/api/admin/payment-statements', {
    id: 'B-FI-20',
    who: ['F', 'A'],
    input: z.object({ method: z.optional(method), ...range, ...paging }).check(inOrder),
    output: cappedPage(statement),
  }),
  fetch: outward('/api/admin/payment-statements/fetch', {
    id: 'B-FI-21',
    who: ['F', 'A'],
    input: z.object({ method, day: dayIn }),
    output: statement,
  }),
  listDifferences: read('/api/admin/payment-differences', {
    id: 'B-FI-22',
    who: ['F', 'A'],
    input: z.object({
      id: z.optional(id),
      method: z.optional(method),
      state: z.optional(z.enum(differenceStates, { error: 'field_choice' })),
      kind: z.optional(z.enum(differenceKinds, { error: 'field_choice' })),
      /** The statement they were found on. */
      statementId: z.optional(id),
      /** Of the payment, or of the refund. */
      number: z.optional(text(0, 64)),
      ...paging,
    }),
    output: cappedPage(difference),
  }),
  ask: outward('/api/admin/payment-differences/{id}/ask', {
    id: 'B-FI-23',
    who: ['F', 'A'],
    input: z.object({ id }),
    output: difference,
  }),
  bookRefund: write('/api/admin/payment-differences/{id}/book-refund', {
    id: 'B-FI-24',
    who: ['F', 'A'],
    input: byReason,
    output: z.object({ difference: z.optional(difference), approval }),
  }),
  close: write('/api/admin/payment-differences/{id}/close', {
    id: 'B-FI-25',
    who: ['F', 'A'],
    input: byReason,
    output: z.object({ difference: z.optional(difference), approval }),
  }),
})
