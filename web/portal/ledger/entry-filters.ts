import type { coins, wallets } from '#contract/ledger.ts'
import type { Input } from '#contract/wire/operation.ts'
import { type LedgerEvent, ledgerEvents } from '#domain/ledger.ts'
import { currencies } from '#domain/money.ts'
import { defaultDays, rangeOf } from '#web/kit/text/business-day.ts'
import { pageNumber, pageSizeOf } from '#web/kit/list/use-url-filters.ts'

export const entryPageSize = 20

/** Filters of the expense records as kept in the URL. */
export interface EntryFilters extends Readonly<Record<string, string>> {
  readonly currency: string
  readonly event: string
  /** Of the calendar beside the list: cleared together with the rest, so that both keep showing the same days. */
  readonly month: string
  readonly from: string
  readonly to: string
  readonly sort: string
  readonly size: string
  readonly page: string
}

/** the last month to today. */
export const entryFilterDefaults = (now?: Date): EntryFilters => ({
  currency: '',
  event: '',
  month: '',
  ...defaultDays(now),
  sort: 'newest',
  size: String(entryPageSize),
  page: '1',
})

const isEvent = (word: string): word is LedgerEvent => Object.hasOwn(ledgerEvents, word)

/** Events that move money; coins have their own records. */
export const moneyEvents: readonly LedgerEvent[] = Object.keys(ledgerEvents)
  .filter(isEvent)
  .filter((event) => ledgerEvents[event].unit !== 'coins')

export const coinEvents: readonly LedgerEvent[] = Object.keys(ledgerEvents)
  .filter(isEvent)
  .filter((event) => ledgerEvents[event].unit === 'coins')

/** An address typed by hand may contain anything: unknown values are ignored. */
export const entryListInput = (filters: EntryFilters): Input<typeof wallets.listEntries> => ({
  currency: currencies.find((currency) => currency === filters.currency),
  eventCode: moneyEvents.find((event) => event === filters.event),
  ...rangeOf(filters),
  sort: filters.sort === 'oldest' ? 'oldest' : undefined,
  page: pageNumber(filters.page),
  pageSize: pageSizeOf(filters.size, entryPageSize),
})

/** The same for coins, which have only one unit. */
export interface CoinFilters extends Readonly<Record<string, string>> {
  readonly event: string
  readonly month: string
  readonly from: string
  readonly to: string
  readonly size: string
  readonly page: string
}

export const coinFilterDefaults = (now?: Date): CoinFilters => ({
  event: '',
  month: '',
  ...defaultDays(now),
  size: String(entryPageSize),
  page: '1',
})

export const coinListInput = (filters: CoinFilters): Input<typeof coins.listEntries> => ({
  eventCode: coinEvents.find((event) => event === filters.event),
  ...rangeOf(filters),
  page: pageNumber(filters.page),
  pageSize: pageSizeOf(filters.size, entryPageSize),
})
