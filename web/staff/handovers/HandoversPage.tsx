import { staffHandovers } from '#contract/handovers.ts'
import { useRead } from '#web/client/queries.ts'
import type { Column } from '#web/kit/list/Rows.tsx'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { WhenBy } from '#web/staff/lists/WhenBy.tsx'
import { Said } from '#web/staff/lists/Said.tsx'
import desk from '#web/staff/desk.module.css'
import { staffPaths } from '#web/staff/paths.ts'
import { EntryList } from '#web/staff/lists/EntryList.tsx'
import { type StaffWarehouse, useDesk, useMay } from '#web/staff/staff-context.ts'
import { useState } from 'react'
import { Link } from '#web/kit/look/Link.tsx'
import { differenceIn, type Handover, nameOf, tones } from './handover.ts'
import { everywhere, handoverDefaults, handoversInput, viewOf, views } from './handovers-input.ts'
import { TakeForm } from './TakeForm.tsx'
import { text } from './text.ts'

/** B-IN-48 and 49: what couriers handed over to the warehouse where one works. */
export function HandoversPage() {
  const t = useText(text)
  const { warehouse } = useDesk()
  if (warehouse) return <Handovers key={warehouse.id} warehouse={warehouse} />
  return (
    <Page title={t.title}>
      <Empty title={t.noWarehouseTitle} sentence={t.noWarehouseSentence} />
    </Page>
  )
}

function Handovers({ warehouse }: { readonly warehouse: StaffWarehouse }) {
  const t = useText(text)
  const may = useMay()
  const [filters, setFilters] = useUrlFilters(handoverDefaults)
  const [said, say] = useState('')
  const isEverywhere = filters.warehouse === everywhere
  const query = useRead(staffHandovers.list, handoversInput(filters, warehouse.id), { keep: true, fresh: true })
  return (
    <Page title={`${t.title} · ${warehouse.name}`} lead={t.lead}>
      <Said>{said}</Said>
      {may(staffHandovers.take) && <TakeForm warehouseId={warehouse.id} onDone={say} />}
      <StatusTabs
        label={t.views}
        tabs={views.map((key) => ({ key, name: t[key] }))}
        current={viewOf(filters.state)}
        onChoose={(key) => setFilters({ state: key, after: '' })}
      />
      <div className={desk.filters}>
        <FilterChoice
          label={t.warehouse}
          any={warehouse.name}
          value={filters.warehouse}
          options={[{ value: everywhere, label: t.allWarehouses }]}
          onChange={(chosen) => setFilters({ warehouse: chosen, after: '' })}
        />
      </div>
      <EntryList
        query={query}
        rowKey={({ id }) => id}
        label={t.list}
        columns={columnsIn(t, isEverywhere)}
        cardTitle={(handover) => <NameLink handover={handover} />}
        after={filters.after}
        onTurn={(next) => setFilters({ after: next })}
        empty={<Empty title={t.emptyTitle} sentence={t.emptySentence} />}
      />
    </Page>
  )
}

const NameLink = ({ handover }: { readonly handover: Handover }) => (
  <Link to={staffPaths.handover(handover.id)}>{nameOf(handover)}</Link>
)

type Say = ReturnType<typeof useText<typeof text>>

const columnsIn = (t: Say, isEverywhere: boolean): readonly Column<Handover>[] => [
  { key: 'name', label: t.courier, render: (handover) => <NameLink handover={handover} />, tableOnly: true },
  ...(isEverywhere
    ? [{ key: 'warehouse', label: t.warehouse, render: (handover: Handover) => handover.warehouseName }]
    : []),
  {
    key: 'state',
    label: t.state,
    render: ({ state }) => <StatusTag tone={tones[state]}>{t[state]}</StatusTag>,
  },
  {
    key: 'figures',
    label: t.figures,
    render: ({ counted, scanned }) => (
      <span className="num">
        {counted} / {scanned}
      </span>
    ),
  },
  { key: 'result', label: t.result, render: (handover) => differenceIn(t, handover) },
  { key: 'taken', label: t.taken, render: ({ takenAt, takenBy }) => <WhenBy at={takenAt} by={takenBy} /> },
  { key: 'closed', label: t.closedWhen, render: ({ closedAt, closedBy }) => <WhenBy at={closedAt} by={closedBy} /> },
]
