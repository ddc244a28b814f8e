import { formatCount } from '#web/kit/text/format.ts'
import { ledgerEventText } from '#contract/ledger-events.text.ts'
import { coins } from '#contract/ledger.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Empty } from '#web/kit/message/Empty.tsx'
import { LoadedList } from '#web/kit/list/LoadedList.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { RangeFields } from '#web/kit/form/RangeFields.tsx'
import type { DayRange } from '#web/kit/text/business-day.ts'
import { Cell } from '#web/kit/list/Cell.tsx'
import { chipsOf, rangeChip } from '#web/kit/list/chips.ts'
import { Facts } from '#web/kit/list/Facts.tsx'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { FilterLine } from '#web/kit/list/FilterLine.tsx'
import { Lines, type LineSpec } from '#web/kit/list/Lines.tsx'
import { ListFoot, ListFrame, ListSkeleton } from '#web/kit/list/ListFrame.tsx'
import { isFiltered, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Day } from '#web/kit/list/Day.tsx'
import { When } from '#web/kit/look/When.tsx'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { coinEvents, coinFilterDefaults, coinListInput, entryPageSize } from './entry-filters.ts'
import { EntryReference } from './EntryRows.tsx'
import styles from './ExpensePage.module.css'
import { text as words } from './coins.text.ts'
import { text } from './text.ts'

type Entry = Output<typeof coins.listEntries>['list'][number]

/** when, what, how many and why. */
export function CoinRecords({ title }: { readonly title?: string }) {
  const t = useText(text)
  const c = useText(words)
  const [defaults] = useState(() => coinFilterDefaults())
  const [filters, setFilters] = useUrlFilters(defaults)
  const entries = useRead(coins.listEntries, coinListInput(filters), { keep: true })
  const clear = isFiltered(filters, defaults) && (
    <Button variant="default" onClick={() => setFilters(defaults)}>
      {t.clear}
    </Button>
  )
  const event = coinEvents.find((each) => each === filters.event)
  const chips = chipsOf(
    filters,
    [{ name: 'event', label: t.event, value: event && ledgerEventText[event][t.language] }],
    setFilters,
  )
  const onRange = ({ from, to }: DayRange) => setFilters({ from, to })
  return (
    <ListFrame
      title={title}
      filters={
        <FilterLine
          label={t.filters}
          chips={[...rangeChip(t.time, filters, t.language, onRange), ...chips]}
          onClear={isFiltered(filters, defaults) ? () => setFilters(defaults) : undefined}
        >
          <FilterChoice
            label={t.event}
            any={t.all}
            value={filters.event}
            onChange={(chosen) => setFilters({ event: chosen })}
            options={coinEvents.map((each) => ({ value: each, label: ledgerEventText[each][t.language] }))}
          />
          <RangeFields from={filters.from} to={filters.to} onChange={onRange} />
        </FilterLine>
      }
    >
      <LoadedList
        query={entries}
        skeleton={<ListSkeleton />}
        empty={<Empty title={c.emptyTitle} sentence={c.emptySentence} action={clear} />}
      >
        {(page) => (
          <>
            <CoinRows rows={page.list} />
            <ListFoot>
              <Pager page={page.page} pageSize={page.pageSize} total={page.total} usualSize={entryPageSize} />
            </ListFoot>
          </>
        )}
      </LoadedList>
    </ListFrame>
  )
}

function CoinRows({ rows }: { readonly rows: readonly Entry[] }) {
  const t = useText(text)
  const c = useText(words)
  const spec = useMemo(
    (): LineSpec<Entry> => ({
      columns: [
        { key: 'time', label: t.time, width: 112, card: 'fact', render: (entry) => <Day at={entry.time} /> },
        {
          key: 'event',
          label: t.event,
          render: (entry) => <Cell first={entry.event} second={entry.remark || entry.referenceNumber} />,
        },
        {
          key: 'coins',
          label: c.coins,
          align: 'end',
          width: 112,
          card: 'end',
          render: (entry) => <Change coins={entry.coins} />,
        },
        {
          key: 'after',
          label: c.after,
          align: 'end',
          width: 124,
          card: 'fact',
          render: (entry) => <span className="num">{formatCount(entry.coinsAfter)}</span>,
        },
      ],
      rowKey: (entry) => entry.id,
      name: (entry) => entry.event,
      note: (entry) => entry.remark,
      details: (entry) => (
        <Facts
          facts={[
            [t.time, <When key="time" at={entry.time} />],
            [t.event, entry.event],
            [c.coins, <Change key="coins" coins={entry.coins} />],
            [c.after, formatCount(entry.coinsAfter)],
            [t.reference, <EntryReference key="reference" number={entry.referenceNumber} />],
            [t.remark, entry.remark || '—'],
          ]}
        />
      ),
      actionsWidth: 84,
    }),
    [t, c],
  )
  return <Lines rows={rows} label={c.records} spec={spec} />
}

const Change = ({ coins: count }: { readonly coins: number }) => (
  <strong className={`num ${count > 0 ? styles.in : ''}`}>
    {count > 0 ? '+' : '−'}
    {formatCount(Math.abs(count))}
  </strong>
)
