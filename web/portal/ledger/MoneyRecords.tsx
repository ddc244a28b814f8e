import { wallets } from '#contract/ledger.ts'
import type { Output } from '#contract/wire/operation.ts'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Empty } from '#web/kit/message/Empty.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { LoadedList } from '#web/kit/list/LoadedList.tsx'
import { ListFoot, ListFrame, ListSkeleton } from '#web/kit/list/ListFrame.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { Sums } from '#web/kit/list/Sums.tsx'
import { isFiltered, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { entryFilterDefaults, entryListInput, entryPageSize } from './entry-filters.ts'
import { EntryFilters } from './EntryFilters.tsx'
import { EntryRows } from './EntryRows.tsx'
import { text } from './text.ts'

/** Every movement of the member's money (C-61). */
export function MoneyRecords() {
  const t = useText(text)
  const [defaults] = useState(() => entryFilterDefaults())
  const [filters, setFilters] = useUrlFilters(defaults)
  const entries = useRead(wallets.listEntries, entryListInput(filters), { keep: true })
  const topUp = (
    <LinkButton variant="default" to={paths.topUp}>
      {t.topUp}
    </LinkButton>
  )
  const clear = (
    <Button variant="default" onClick={() => setFilters(defaults)}>
      {t.clear}
    </Button>
  )
  return (
    <ListFrame
      filters={<EntryFilters filters={filters} defaults={defaults} onChange={setFilters} />}
      notes={entries.data && <Totals totals={entries.data.totals} />}
    >
      <LoadedList
        query={entries}
        skeleton={<ListSkeleton />}
        empty={
          <Empty
            title={t.emptyTitle}
            sentence={t.emptySentence}
            action={isFiltered(filters, defaults) ? clear : topUp}
          />
        }
      >
        {(page) => (
          <>
            <EntryRows rows={page.list} />
            <ListFoot>
              <Pager page={page.page} pageSize={page.pageSize} total={page.total} usualSize={entryPageSize} />
            </ListFoot>
          </>
        )}
      </LoadedList>
    </ListFrame>
  )
}

/** What came in and went out in the chosen period, separately for each currency. */
function Totals({ totals }: { readonly totals: Output<typeof wallets.listEntries>['totals'] }) {
  const t = useText(text)
  return (
    <Sums
      label={t.periodTotals}
      lines={totals.map(({ currency, inMinor, outMinor }) => ({
        key: currency,
        parts: (
          <>
            <strong>{currency}</strong>
            <span>
              {t.moneyIn} {formatMoney(inMinor, currency)}
            </span>
            <span>
              {t.moneyOut} {formatMoney(outMinor, currency)}
            </span>
          </>
        ),
      }))}
    />
  )
}
