import { staffFigures } from '#contract/people-figures.ts'
import type { Output } from '#contract/wire/operation.ts'
import { download } from '#web/client/api.ts'
import { useRead } from '#web/client/queries.ts'
import { type Column, Rows } from '#web/kit/list/Rows.tsx'
import { saveFile } from '#web/kit/look/save-file.ts'
import { Empty } from '#web/kit/message/Empty.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button, Group, Skeleton } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { clock, figureColumns } from './figure-columns.tsx'
import { text } from './text.ts'

type Row = Output<typeof staffFigures.shifts>['list'][number]

interface ShiftsListProps {
  readonly warehouseId: string
  readonly day: string
}

/** B-RP-31: what each person did in the shifts that began on a day; people who lead nobody read their own rows. */
export function ShiftsList({ warehouseId, day }: ShiftsListProps) {
  const t = useText(text)
  const query = useRead(staffFigures.shifts, { warehouseId, day }, { keep: true, fresh: true })
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height={320} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<Empty title={t.nobodyTitle} sentence={t.nobodySentence} />}
    >
      {({ list }) => (
        <>
          <p className="muted">{t.shiftsLead}</p>
          <Rows
            rows={list}
            rowKey={({ shift, staffId }) => `${shift?.id ?? ''} ${staffId}`}
            label={t.shifts}
            columns={columnsIn(t)}
            cardTitle={({ by, shift }) => `${by} · ${shift?.stationName ?? t.noStation}`}
          />
          <Group>
            <ExportButtons warehouseId={warehouseId} day={day} />
          </Group>
        </>
      )}
    </Loaded>
  )
}

type Say = ReturnType<typeof useText<typeof text>>

const columnsIn = (t: Say): readonly Column<Row>[] => [
  {
    key: 'station',
    label: t.station,
    render: ({ shift }) => (
      <>
        {shift?.stationName ?? t.noStation}
        {shift && <p className="muted num">{openIn(shift, t)}</p>}
      </>
    ),
    tableOnly: true,
  },
  {
    key: 'open',
    label: t.openTime,
    render: ({ shift }) => <span className="num">{shift ? openIn(shift, t) : '—'}</span>,
    cardOnly: true,
  },
  { key: 'by', label: t.person, render: ({ by }) => by, tableOnly: true },
  ...figureColumns<Row>(t),
]

const openIn = ({ openedAt, endedAt }: NonNullable<Row['shift']>, t: Say) =>
  endedAt === null ? t.fill('openSince', { since: clock(openedAt) }) : `${clock(openedAt)}–${clock(endedAt)}`

function ExportButtons(asked: ShiftsListProps) {
  const t = useText(text)
  const save = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') => download(staffFigures.shifts, { ...asked, format }),
    onSuccess: ({ bytes, name }) => {
      saveFile(bytes, name)
      showSuccess(t.fill('exported', { name }))
    },
    onError: showRefused,
  })
  return (['csv', 'xlsx'] as const).map((format) => (
    <Button
      key={format}
      variant="default"
      loading={save.isPending && save.variables === format}
      onClick={() => save.mutate(format)}
    >
      {format === 'csv' ? t.exportCsv : t.exportXlsx}
    </Button>
  ))
}
