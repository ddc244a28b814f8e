import { staffStations } from '#contract/stations.ts'
import { call } from '#web/client/api.ts'
import { useRead } from '#web/client/queries.ts'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import type { Column } from '#web/kit/list/Rows.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { EntryList } from '#web/staff/lists/EntryList.tsx'
import { ExportButton } from '#web/staff/lists/ExportButton.tsx'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { useDesk, useMay } from '#web/staff/staff-context.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { paperName, type Station } from './station.ts'
import { StationActions } from './StationActions.tsx'
import { StationDialog } from './StationDialog.tsx'
import { text as printingText } from './printing.text.ts'
import { text } from './stations.text.ts'

const pageSize = 20
const noFilters = { warehouse: '', after: '' }

/** B-AU-25 to 29: the devices that several people share. */
export function StationsPage() {
  const t = useText(text)
  const p = useText(printingText)
  const lists = useText(listsText)
  const [{ warehouse, after }, setFilters] = useUrlFilters(noFilters)
  const { warehouses } = useDesk().staff
  const [edited, setEdited] = useState<Station | 'new' | null>(null)
  // An address may name a warehouse that is none.
  const chosen = warehouses.find(({ id }) => id === warehouse)
  const asked = chosen ? { warehouseId: chosen.id } : {}
  const query = useRead(
    staffStations.list,
    { pageSize, ...asked, ...(after === '' ? {} : { after }) },
    { keep: true, fresh: true },
  )
  const may = useMay()
  const add = may(staffStations.create) && <Button onClick={() => setEdited('new')}>{t.add}</Button>
  const columns: readonly Column<Station>[] = [
    { key: 'name', label: t.name, render: ({ name }) => <strong>{name}</strong>, tableOnly: true },
    { key: 'warehouse', label: t.warehouse, render: ({ warehouseName }) => warehouseName },
    { key: 'labels', label: p.column, render: (station) => <Labels station={station} /> },
    { key: 'state', label: t.state, render: (station) => <State station={station} /> },
  ]
  return (
    <Page title={t.title} lead={t.lead} actions={add}>
      <div className={desk.filters}>
        <FilterChoice
          label={t.warehouse}
          any={t.allWarehouses}
          value={chosen?.id ?? ''}
          options={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => setFilters({ warehouse: id, after: '' })}
        />
        <div className={desk.filterActions}>
          <ExportButton<Station>
            file="stations"
            headings={[t.name, t.warehouse, p.column, t.paper, t.state]}
            cells={({ name, warehouseName, printWay, printerPaper, suspended, shift }) => [
              ...[name, warehouseName, p[printWay], paperName(t, printerPaper)],
              suspended ? t.suspended : shift ? t.open : t.closed,
            ]}
            read={(from) => call(staffStations.list, { ...asked, after: from ?? undefined, pageSize: 100 })}
          />
        </div>
      </div>
      <EntryList
        query={query}
        rowKey={({ id }) => id}
        label={t.list}
        columns={columns}
        cardTitle={({ name }) => <strong>{name}</strong>}
        actions={(station) => <StationActions station={station} onEdit={() => setEdited(station)} />}
        after={after}
        onTurn={(next) => setFilters({ after: next })}
        empty={
          chosen || after !== '' ? (
            <NoMatch words={lists} onClear={() => setFilters(noFilters)} />
          ) : (
            <Empty title={t.emptyTitle} sentence={t.emptySentence} />
          )
        }
      />
      {edited !== null && (
        <StationDialog
          key={edited === 'new' ? 'new' : edited.id}
          station={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Page>
  )
}

function Labels({ station: { printerPaper, printWay, printerHost, printerPort } }: { readonly station: Station }) {
  const t = useText(text)
  const p = useText(printingText)
  return (
    <>
      <div>{p[printWay]}</div>
      {printWay === 'network' && <div className="num">{`${printerHost}:${printerPort}`}</div>}
      <div className="muted">{paperName(t, printerPaper)}</div>
    </>
  )
}

function State({ station: { suspended, shift } }: { readonly station: Station }) {
  const t = useText(text)
  if (suspended) return <StatusTag tone="bad">{t.suspended}</StatusTag>
  if (!shift) return <StatusTag tone="wait">{t.closed}</StatusTag>
  const [when, until] = [formatWhen(shift.openedAt, t.language), formatWhen(shift.until, t.language)]
  return (
    <>
      <StatusTag tone="done">{t.open}</StatusTag>
      <div>{shift.worker === null ? t.noWorker : t.fill('worker', { name: shift.worker })}</div>
      <div className="muted">{t.fill('openedBy', { name: shift.openedBy, when, until })}</div>
    </>
  )
}
