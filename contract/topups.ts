import * as z from 'zod/mini'
import { auditStatus, rechargeStatus } from './codes.ts'
import {
  byId,
  cappedPage,
  currency,
  id,
  int,
  memberNumber,
  minor,
  nothing,
  page,
  text,
  time,
  transferNumber,
} from '#contract/wire/fields.ts'
import {
  inOrder,
  memberNumberIn,
  paging,
  picture,
  queryBool,
  queryInt,
  range,
  transferNumberIn,
  version,
} from '#contract/wire/input-fields.ts'
import { group, read, remove, write } from '#contract/wire/operation.ts'
import { approval, owner } from '#contract/wire/shapes.ts'
import { named } from '#contract/wire/wire-names.ts'

/**
 * The account the money came from: the whole number, or its last digits with the holder's name. Stored as keyed hashes
 * and the last four characters (decision record 32).
 */
const payer = { payerName: z.optional(text(0, 80)), payerAccount: z.optional(text(0, 64)) }

/** The smallest and largest bank transfer, in minor units of its currency (C-55). */
export const transferAmount = { minMinor: 1, maxMinor: 50_000_000 } as const

const bankTransfer = z.object({
  id,
  transferNumber,
  amountMinor: minor,
  currency,
  proofImageUrl: z.string(),
  submittedAt: time,
  bankRef: z.string(),
  remark: z.string(),
  auditStatus,
  auditText: z.string(),
  auditReason: z.nullable(z.string()),
  auditedAt: z.nullable(time),
  rechargeStatus,
  rechargeText: z.string(),
  creditedMinor: z.nullable(minor),
  creditedAt: z.nullable(time),
  canEdit: z.boolean(),
  canDelete: z.boolean(),
  version: z.int(),
})

export const bankTransfers = group('bankTransfers', {
  submit: write('/api/vjiyunfinance/save_vjiyunfinance', {
    id: 'C-55',
    creates: true,
    who: 'member',
    says: 'M-18',
    input: z.object({
      id: z.optional(id),
      // An amount or currency out of range has a code of its own (5005, 5009), so the handler checks it.
      amountMinor: z.int({ error: 'field_integer' }),
      currency: text(1, 8),
      ...picture,
      bankRef: z.optional(text(0, 64)),
      remark: z.optional(text(0, 200)),
      version,
    }),
    output: bankTransfer,
  }),
  list: read('/api/vjiyunfinance/get_vjiyunfinance_list', {
    id: 'C-56',
    who: 'member',
    input: z
      .object({
        auditStatus: z.optional(auditStatus),
        rechargeStatus: z.optional(rechargeStatus),
        currency: z.optional(currency),
        /** A part of its number. */
        transferNumber: z.optional(transferNumberIn),
        ...range,
        ...paging,
      })
      .check(inOrder),
    output: page(bankTransfer),
  }),
  delete: remove('/api/vjiyunfinance/del_vjiyunfinance_byId', {
    id: 'C-64',
    who: 'member',
    input: byId,
    output: nothing,
  }),
})

const staffBankTransfer = z.object({
  ...bankTransfer.shape,
  ...owner.shape,
  receivedMinor: z.nullable(minor),
  auditedBy: z.nullable(z.string()),
  creditedBy: z.nullable(z.string()),
  /** The last characters of the paying account, if finance entered it. */
  payerTail: z.nullable(z.string()),
  /** Another person must credit it: the amount, or this clerk's total for the member today, is above the limit. */
  needsSecondPerson: z.boolean(),
  /** The signed-in person approved the voucher themselves. */
  auditedByMe: z.boolean(),
  approvalId: z.nullable(id),
})

const entryRef = z.nullable(z.object({ id, amountMinor: z.int(), currency }))

export const staffBankTransfers = group('staffBankTransfers', {
  search: read('/api/admin/bank-transfers', {
    id: 'B-FI-01',
    who: ['F', 'S', 'A'],
    showsPeople: true,
    input: z
      .object({
        auditStatus: z.optional(auditStatus),
        rechargeStatus: z.optional(rechargeStatus),
        memberNumber: z.optional(memberNumberIn),
        currency: z.optional(currency),
        ...range,
        ...paging,
      })
      .check(inOrder),
    output: cappedPage(staffBankTransfer),
  }),
  get: read('/api/admin/bank-transfers/{id}', {
    id: 'B-FI-01',
    who: ['F', 'S', 'A'],
    showsPeople: true,
    input: byId,
    output: z.object({
      ...staffBankTransfer.shape,
      /**
       * Other transfers that may be the same money: same picture, same bank reference, same amount within a day, or
       * same payer for another member.
       */
      lookalikes: z.array(
        z.object({
          id,
          transferNumber,
          memberNumber,
          submittedAt: time,
          reasons: z.array(z.enum(['image', 'bankRef', 'amount', 'payer'])),
        }),
      ),
    }),
  }),
  audit: write('/api/admin/bank-transfers/{id}/audit', {
    id: 'B-FI-02',
    who: ['F', 'A'],
    input: z.object({
      id,
      decision: z.enum(['approve', 'reject'], { error: 'field_choice' }),
      reason: z.optional(text(0, 200)),
      receivedMinor: z.optional(minor),
      bankRef: z.optional(text(0, 64)),
      credit: z.optional(z.boolean()),
      ...payer,
      version,
    }),
    output: staffBankTransfer,
  }),
  credit: write('/api/admin/bank-transfers/{id}/recharge', {
    id: 'B-FI-03',
    who: ['F', 'A'],
    input: z.object({ id, ...payer }),
    output: z.object({ transfer: staffBankTransfer, entry: entryRef }),
  }),
  reverse: write('/api/admin/bank-transfers/{id}/reverse', {
    id: 'B-FI-04',
    who: ['F', 'A'],
    input: z.object({ id, reason: text(1, 200) }),
    output: z.object({
      transfer: z.optional(staffBankTransfer),
      entry: z.optional(entryRef),
      /** Taking money back always needs a second person's approval: nothing has changed yet. */
      approval,
    }),
  }),
})

/** Store purchases: one item is worth `store.itemValueMinor` in yuan. */
export const staffStoreTopUps = group('staffStoreTopUps', {
  credit: write('/api/admin/store-topups', {
    id: 'B-FI-06',
    creates: true,
    who: ['F', 'A'],
    input: z.object({
      memberNumber: named('memberNo', text(1, 12)),
      storeOrderNumber: named('storeOrderNo', text(1, 64)),
      quantity: int(1, 50_000),
      note: z.optional(text(0, 200)),
    }),
    output: z.object({ entry: z.optional(entryRef), approval }),
  }),
})

/** Coins given or taken by staff, with a reason that the member reads. */
export const staffCoins = group('staffCoins', {
  adjust: write('/api/admin/coin-adjustments', {
    id: 'B-FI-15',
    creates: true,
    who: ['F', 'S', 'A'],
    input: z.object({
      memberNumber: named('memberNo', text(1, 12)),
      coins: int(-1_000_000_000, 1_000_000_000),
      reason: text(1, 200),
    }),
    output: z.object({
      entry: z.optional(z.object({ id, eventCode: z.string(), coins: z.int(), coinsAfter: z.int() })),
      approval,
    }),
  }),
})

/** The outcome of a request for a second person's approval; `replaced`: its author corrected it. */
export const approvalStates = ['open', 'approved', 'refused', 'withdrawn', 'replaced'] as const
export type ApprovalState = (typeof approvalStates)[number]

export const approvals = group('approvals', {
  /** Customer service sees only its own requests. */
  list: read('/api/admin/approvals', {
    id: 'B-FI-04',
    who: ['F', 'S', 'A'],
    input: z.object({
      ...paging,
      open: z.optional(queryInt(0, 1)),
      mine: z.optional(queryInt(0, 1)),
      /** Only those that somebody else asked for, so that the caller may settle them. */
      byOthers: z.optional(queryBool),
    }),
    output: cappedPage(
      z.object({
        id,
        call: z.string(),
        targetId: id,
        amountMinor: z.nullable(z.int()),
        currency: z.nullable(currency),
        memberNumber: z.nullable(memberNumber),
        reason: z.string(),
        requestedBy: z.string(),
        requestedAt: time,
        mine: z.boolean(),
        state: z.enum(approvalStates),
        settledBy: z.nullable(z.string()),
        settledAt: z.nullable(time),
        /** Why it was refused. */
        settledNote: z.string(),
      }),
    ),
  }),
  approve: write('/api/admin/approvals/{id}/approve', {
    id: 'B-FI-04',
    who: ['F', 'A'],
    input: byId,
    output: z.object({ id, state: z.literal('approved') }),
  }),
  refuse: write('/api/admin/approvals/{id}/refuse', {
    id: 'B-FI-16',
    who: ['F', 'A'],
    input: z.object({ id, reason: text(1, 200) }),
    output: z.object({ id, state: z.literal('refused') }),
  }),
  /** By the person who made the request. */
  withdraw: write('/api/admin/approvals/{id}/withdraw', {
    id: 'B-FI-17',
    who: ['F', 'S', 'A'],
    input: byId,
    output: z.object({ id, state: z.literal('withdrawn') }),
  }),
})
