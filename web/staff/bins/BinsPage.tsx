import { staffParcels } from '#contract/receiving.ts'
import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Said } from '#web/staff/lists/Said.tsx'
import { staffPaths } from '#web/staff/paths.ts'
import { type StaffWarehouse, useDesk, useMay } from '#web/staff/staff-context.ts'
import { useState } from 'react'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { BinList, everyBin } from './BinList.tsx'
import { CountsList } from './CountsList.tsx'
import { Differences } from './Differences.tsx'
import { NewBins } from './NewBins.tsx'
import { text } from './text.ts'

const views = ['map', 'table', 'differences', 'counts'] as const

/** The bins of the warehouse where one works (B-IN-17 to 22), and what counts of them found. */
export function BinsPage() {
  const t = useText(text)
  const { warehouse } = useDesk()
  if (!warehouse)
    return (
      <Page title={t.title}>
        <Empty title={t.noWarehouseTitle} sentence={t.noWarehouseSentence} />
      </Page>
    )
  return <Bins key={warehouse.id} warehouse={warehouse} />
}

function Bins({ warehouse }: { readonly warehouse: StaffWarehouse }) {
  const t = useText(text)
  const may = useMay()
  const [filters, setFilters] = useUrlFilters({ ...everyBin, view: 'map', after: '' })
  const [said, say] = useState('')
  const view = views.find((each) => each === filters.view) ?? 'map'
  const turn = (after: string) => setFilters({ after })
  return (
    <Page
      title={`${t.title} · ${warehouse.name}`}
      lead={t.lead}
      actions={
        <>
          {may(staffParcels.shelve) && (
            <LinkButton to={staffPaths.putAway} variant="default">
              {t.putAway}
            </LinkButton>
          )}
          <NewBins warehouseId={warehouse.id} onDone={say} />
        </>
      }
    >
      <StatusTabs
        label={t.views}
        tabs={views.map((key) => ({ key, name: t[key] }))}
        current={view}
        onChoose={(key) => setFilters({ view: key, after: '' })}
      />
      <Said>{said}</Said>
      {(view === 'map' || view === 'table') && (
        <BinList
          warehouseId={warehouse.id}
          isMap={view === 'map'}
          filters={filters}
          after={filters.after}
          onChange={(changes) => setFilters({ ...changes, after: '' })}
          onTurn={turn}
        />
      )}
      {view === 'differences' && (
        <Differences warehouseId={warehouse.id} after={filters.after} onTurn={turn} onDone={say} />
      )}
      {view === 'counts' && <CountsList warehouseId={warehouse.id} after={filters.after} onTurn={turn} />}
    </Page>
  )
}
