import * as z from 'zod/mini'
import { currency, minor, page, paging, range, text } from './fields.ts'
import { group, read } from './operation.ts'
import { ledgerEntry } from './shapes.ts'

export const wallets = group('wallets', {
  list: read('/api/vjiyunfinance/Get_AccountWebList', {
    id: 'C-57',
    who: 'member',
    input: z.object({}),
    output: z.object({
      list: z.array(z.object({ currency, balanceMinor: minor, isForeign: z.boolean(), owedMinor: minor })),
      recent: z.array(ledgerEntry),
    }),
  }),
  listEntries: read('/api/vjiyunfinance/get_month_flow_list', {
    id: 'C-61',
    who: 'member',
    input: z.object({
      currency: z.optional(currency),
      eventCode: z.optional(text(0, 30)),
      month: z.optional(text(7, 7).check(z.regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, { error: 'field_time' }))),
      ...range,
      ...paging,
    }),
    output: z.object({
      ...page(ledgerEntry).shape,
      totals: z.array(z.object({ currency, inMinor: minor, outMinor: minor })),
    }),
  }),
})
