import type { wallets } from '#contract/ledger.ts'
import type { Input } from '#contract/operation.ts'
import { type LedgerEvent, ledgerEvents } from '#domain/ledger.ts'
import { currencies } from '#domain/money.ts'
import { defaultDays, rangeOf } from '#web/ui/business-day.ts'

/** Filters of the expense records as the URL holds them. */
export interface EntryFilters extends Readonly<Record<string, string>> {
  readonly currency: string
  readonly event: string
  readonly from: string
  readonly to: string
  readonly page: string
}

/** the last month to today. */
export const entryFilterDefaults = (now?: Date): EntryFilters => ({
  currency: '',
  event: '',
  ...defaultDays(now),
  page: '1',
})

const isEvent = (word: string): word is LedgerEvent => Object.hasOwn(ledgerEvents, word)

/** Events that move money; coins have records of their own. */
export const moneyEvents: readonly LedgerEvent[] = Object.keys(ledgerEvents)
  .filter(isEvent)
  .filter((event) => ledgerEvents[event].unit !== 'coins')

/** An address typed by hand may hold anything: what is no choice of ours filters nothing. */
export const entryListInput = (filters: EntryFilters): Input<typeof wallets.listEntries> => ({
  currency: currencies.find((currency) => currency === filters.currency),
  eventCode: moneyEvents.find((event) => event === filters.event),
  ...rangeOf(filters),
  page: Number(filters.page) || 1,
  pageSize: 20,
})

export const isFiltered = (filters: EntryFilters, defaults: EntryFilters): boolean =>
  Object.keys(defaults).some((name) => name !== 'page' && filters[name] !== defaults[name])
