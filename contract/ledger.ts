import * as z from 'zod/mini'
import { currency, minor, nothing, page, referenceNumber, text, time } from '#contract/wire/fields.ts'
import { inOrder, paging, queryInt, range, sorting } from '#contract/wire/input-fields.ts'
import { group, read } from '#contract/wire/operation.ts'
import { ledgerEntry } from '#contract/wire/shapes.ts'

const month = z.optional(text(7, 7).check(z.regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, { error: 'field_time' })))

/** A business day, such as `2026-11-21`. */
const day = z.string()

export const wallets = group('wallets', {
  list: read('/api/vjiyunfinance/Get_AccountWebList', {
    id: 'C-57',
    who: 'member',
    input: nothing,
    output: z.object({
      list: z.array(z.object({ currency, balanceMinor: minor, isForeign: z.boolean(), owedMinor: minor })),
      recent: z.array(ledgerEntry),
    }),
  }),
  listEntries: read('/api/vjiyunfinance/get_month_flow_list', {
    id: 'C-61',
    who: 'member',
    input: z
      .object({
        currency: z.optional(currency),
        eventCode: z.optional(text(0, 30)),
        month,
        ...range,
        ...sorting,
        ...paging,
      })
      .check(inOrder),
    output: z.object({
      ...page(ledgerEntry).shape,
      totals: z.array(z.object({ currency, inMinor: minor, outMinor: minor })),
      /** What each day of the requested `month` moved, for the calendar; empty when no month is requested. */
      days: z.array(z.object({ day, currency, inMinor: minor, outMinor: minor })),
    }),
  }),
})

/** Cat coins, also called mountain coins: one currency under one configured name. */
export const coins = group('coins', {
  listEntries: read('/api/vjiyunfinance/get_jiyunMallFlows', {
    id: 'C-58',
    who: 'member',
    input: z.object({ eventCode: z.optional(text(0, 30)), month, ...range, ...paging }).check(inOrder),
    output: z.object({
      ...page(
        z.object({
          id: z.string(),
          time,
          eventCode: z.string(),
          event: z.string(),
          coins: z.int(),
          coinsAfter: z.int(),
          remark: z.string(),
          referenceNumber: z.nullable(referenceNumber),
        }),
      ).shape,
      days: z.array(z.object({ day, coinsIn: z.int(), coinsOut: z.int() })),
    }),
  }),
  balance: read('/api/vjiyunfinance/get_jiyunMallMoney', {
    id: 'C-59',
    who: 'member',
    input: nothing,
    output: z.object({
      coins: z.int(),
      earned: z.int(),
      spent: z.int(),
      expired: z.int(),
      /** What expires next, and when; null while nothing does. Spending takes these first. */
      expiring: z.nullable(z.object({ coins: z.int(), at: time })),
      name: z.string(),
    }),
  }),
  quoteRedemption: read('/api/vjiyunfinance/get_MallMoney', {
    id: 'C-60',
    who: 'member',
    input: z.object({
      currency: z._default(currency, 'CNY'),
      freightMinor: z.optional(queryInt(0, 1_000_000_000_000)),
    }),
    output: z.object({
      coinsPerUnit: z.int(),
      maxShareBp: z.int(),
      maxCoins: z.nullable(z.int()),
      discountMinor: z.nullable(minor),
      coins: z.int(),
    }),
  }),
})
