import type { consignees, consignors } from '#contract/addresses.ts'
import { call } from '#web/client/api.ts'
import { useReadAll } from '#web/client/queries.ts'

/** All addresses of a book, so that a choice from it is complete: a book may have more than one page. */
export const useWholeBook = (
  book: typeof consignees | typeof consignors,
  options: { readonly enabled?: boolean } = {},
) => useReadAll(book.list, (page, signal) => call(book.list, { page, pageSize: 100 }, { signal }), options)
