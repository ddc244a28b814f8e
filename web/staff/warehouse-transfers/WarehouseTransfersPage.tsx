import { staffWarehouseTransfers } from '#contract/warehouse-transfers.ts'
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
import { useDesk, useMay } from '#web/staff/staff-context.ts'
import { Button, Group, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { ScanForm } from './ScanForm.tsx'
import { text } from './text.ts'
import { TransferCard } from './TransferCard.tsx'
import type { Chosen, End } from './transfer.ts'
import { nothingFiltered, transferDefaults, transfersInput, viewOf, views } from './transfers-input.ts'

/** B-IN-39 to 44: parcels that are moved between warehouses, scanned where they leave and where they arrive. */
export function WarehouseTransfersPage() {
  const t = useText(text)
  const [filters, setFilters] = useUrlFilters(transferDefaults)
  const [said, say] = useState('')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const { q, warehouse, after } = filters
  const query = useRead(staffWarehouseTransfers.list, transfersInput(filters), { keep: true, fresh: true })
  useFirstPage(query, after, () => setFilters({ after: '' }))
  const change = (changes: { state?: string; q?: string; warehouse?: string }) => {
    say('')
    setFilters({ ...changes, after: '' })
  }
  const done = (sentence: string) => {
    setChosen(null)
    say(sentence)
  }
  return (
    <Page title={t.title} lead={t.lead}>
      <Scans chosen={chosen} onDone={done} />
      <Said>{said}</Said>
      <StatusTabs
        label={t.views}
        tabs={views.map((key) => ({ key, name: key === '' ? t.all : t[key] }))}
        current={viewOf(filters.state)}
        onChoose={(key) => change({ state: key })}
      />
      <div className={desk.filters}>
        <SearchAndWarehouse words={t} by="id" maxLength={32} q={q} warehouse={warehouse} onChange={change} />
      </div>
      <Loaded
        query={query}
        skeleton={<Skeleton height={320} />}
        isEmpty={(found) => found.list.length === 0}
        empty={
          isFiltered({ q, warehouse }, nothingFiltered) ? (
            <NoMatch words={t} onClear={() => change(nothingFiltered)} />
          ) : (
            <Empty title={t.emptyTitle} sentence={t.emptySentence} />
          )
        }
      >
        {({ list, next }) => (
          <div className={desk.column}>
            {list.map((transfer) => (
              <TransferCard
                key={`${transfer.id} ${transfer.version}`}
                transfer={transfer}
                onDone={say}
                onChoose={setChosen}
              />
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

interface ScansProps {
  readonly chosen: Chosen | null
  readonly onDone: (said: string) => void
}

/** The two ends, at the warehouse of this desk. */
function Scans({ chosen, onDone }: ScansProps) {
  const t = useText(text)
  const may = useMay()
  const { warehouse } = useDesk()
  if (!may(staffWarehouseTransfers.send)) return null
  if (!warehouse) return <Empty title={t.noWarehouseTitle} sentence={t.noWarehouseSentence} />
  const form = (end: End) => {
    const own = chosen?.end === end ? chosen : null
    return (
      <ScanForm key={`${warehouse.id} ${own?.id ?? ''}`} end={end} warehouse={warehouse} chosen={own} onDone={onDone} />
    )
  }
  return (
    <div className={`${desk.sides} ${desk.halves}`}>
      {form('send')}
      {form('receive')}
    </div>
  )
}
