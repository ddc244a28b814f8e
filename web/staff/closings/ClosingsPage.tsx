import { staffParcelClosings } from '#contract/parcel-closings.ts'
import { useRead } from '#web/client/queries.ts'
import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { isFiltered, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { Said } from '#web/staff/lists/Said.tsx'
import { useFirstPage } from '#web/staff/lists/use-first-page.ts'
import { SearchAndWarehouse } from '#web/staff/SearchAndWarehouse.tsx'
import { Button, Group, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { ClosingCard } from './ClosingCard.tsx'
import { closingDefaults, closingsInput, viewOf, views } from './closings-input.ts'
import { text } from './text.ts'

const everything = { q: '', warehouse: '' }

/** B-IN-30 to 32: parcels that are to leave without an order. */
export function ClosingsPage() {
  const t = useText(text)
  const [filters, setFilters] = useUrlFilters(closingDefaults)
  const [said, say] = useState('')
  const { q, warehouse, after } = filters
  const query = useRead(staffParcelClosings.list, closingsInput(filters), { keep: true, fresh: true })
  useFirstPage(query, after, () => setFilters({ after: '' }))
  const change = (changes: { state?: string; q?: string; warehouse?: string }) => {
    say('')
    setFilters({ ...changes, after: '' })
  }
  return (
    <Page title={t.title} lead={t.lead}>
      <StatusTabs
        label={t.views}
        tabs={views.map((key) => ({ key, name: t[key] }))}
        current={viewOf(filters.state)}
        onChoose={(key) => change({ state: key })}
      />
      <div className={desk.filters}>
        <SearchAndWarehouse words={t} by="id" maxLength={32} q={q} warehouse={warehouse} onChange={change} />
      </div>
      <Said>{said}</Said>
      <Loaded
        query={query}
        skeleton={<Skeleton height={320} />}
        isEmpty={(found) => found.list.length === 0}
        empty={
          isFiltered({ q, warehouse }, everything) ? (
            <NoMatch words={t} onClear={() => change(everything)} />
          ) : (
            <Empty title={t.emptyTitle} sentence={t.emptySentence} />
          )
        }
      >
        {({ list, next }) => (
          <div className={desk.column}>
            {list.map((closing) => (
              <ClosingCard key={closing.id} closing={closing} onDone={say} />
            ))}
            <Group>
              {after !== '' && (
                <Button variant="default" onClick={() => setFilters({ after: '' })}>
                  {t.first}
                </Button>
              )}
              {next !== null && (
                <Button variant="default" onClick={() => setFilters({ after: next })}>
                  {t.next}
                </Button>
              )}
            </Group>
          </div>
        )}
      </Loaded>
    </Page>
  )
}
