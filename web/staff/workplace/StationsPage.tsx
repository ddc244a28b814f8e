import { staffStations } from '#contract/stations.ts'
import { useRead } from '#web/client/queries.ts'
import type { Column } from '#web/kit/list/Rows.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { EntryList } from '#web/staff/lists/EntryList.tsx'
import { useMay } from '#web/staff/staff-context.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { paperName, type Station } from './station.ts'
import { StationActions } from './StationActions.tsx'
import { StationDialog } from './StationDialog.tsx'
import { text as printingText } from './printing.text.ts'
import { text } from './stations.text.ts'

const pageSize = 20

/** B-AU-25 to 29: the devices that several people share. */
export function StationsPage() {
  const t = useText(text)
  const p = useText(printingText)
  const [{ after }, setFilters] = useUrlFilters({ after: '' })
  const [edited, setEdited] = useState<Station | 'new' | null>(null)
  const query = useRead(
    staffStations.list,
    { pageSize, ...(after === '' ? {} : { after }) },
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
      <EntryList
        query={query}
        rowKey={({ id }) => id}
        label={t.list}
        columns={columns}
        cardTitle={({ name }) => <strong>{name}</strong>}
        actions={(station) => <StationActions station={station} onEdit={() => setEdited(station)} />}
        after={after}
        onTurn={(next) => setFilters({ after: next })}
        empty={<Empty title={t.emptyTitle} sentence={t.emptySentence} />}
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
