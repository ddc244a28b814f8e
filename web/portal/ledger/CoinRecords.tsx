import { ledgerEventText } from '#contract/codes.ts'
import { coins } from '#contract/ledger.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Empty } from '#web/kit/message/Empty.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { RangeFields } from '#web/kit/form/RangeFields.tsx'
import { Rows } from '#web/kit/list/Rows.tsx'
import { isFiltered, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { When } from '#web/kit/look/When.tsx'
import { Button, NativeSelect, Skeleton, Stack } from '@mantine/core'
import { useState } from 'react'
import { coinFilterDefaults, coinEvents, coinListInput } from './entry-filters.ts'
import { EntryReference, Event } from './EntryRows.tsx'
import styles from './ExpensePage.module.css'
import { text as words } from './coins.text.ts'
import { text } from './text.ts'

type Entry = Output<typeof coins.listEntries>['list'][number]

/** when, what, how many and why. */
export function CoinRecords() {
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
  return (
    <>
      <div className={styles.filters} role="group" aria-label={t.filters}>
        <NativeSelect
          label={t.event}
          value={filters.event}
          onChange={(event) => setFilters({ event: event.currentTarget.value })}
          data={[
            { value: '', label: t.all },
            ...coinEvents.map((event) => ({ value: event, label: ledgerEventText[event][t.language] })),
          ]}
        />
        <RangeFields from={filters.from} to={filters.to} onChange={({ from, to }) => setFilters({ from, to })} />
      </div>
      <Loaded
        query={entries}
        skeleton={<Skeleton height={240} radius="md" />}
        isEmpty={(page) => page.list.length === 0}
        empty={<Empty title={c.emptyTitle} sentence={c.emptySentence} action={clear} />}
      >
        {(page) => (
          <Stack>
            <CoinRows rows={page.list} />
            <Pager page={page.page} pageSize={page.pageSize} total={page.total} />
          </Stack>
        )}
      </Loaded>
    </>
  )
}

function CoinRows({ rows }: { readonly rows: readonly Entry[] }) {
  const t = useText(text)
  const c = useText(words)
  return (
    <Rows
      rows={rows}
      label={c.records}
      rowKey={(entry) => entry.id}
      cardTitle={(entry) => entry.event}
      columns={[
        { key: 'time', label: t.time, render: (entry) => <When at={entry.time} /> },
        { key: 'event', label: t.event, tableOnly: true, render: (entry) => <Event {...entry} /> },
        { key: 'coins', label: c.coins, align: 'end', render: (entry) => <Change coins={entry.coins} /> },
        {
          key: 'after',
          label: c.after,
          align: 'end',
          render: (entry) => <span className="num">{entry.coinsAfter.toLocaleString('en')}</span>,
        },
        { key: 'remark', label: t.remark, cardOnly: true, render: (entry) => entry.remark || '—' },
        {
          key: 'reference',
          label: t.reference,
          cardOnly: true,
          render: (entry) => <EntryReference number={entry.referenceNumber} />,
        },
      ]}
    />
  )
}

const Change = ({ coins: count }: { readonly coins: number }) => (
  <strong className={`num ${count > 0 ? styles.in : ''}`}>
    {count > 0 ? '+' : '−'}
    {Math.abs(count).toLocaleString('en')}
  </strong>
)
