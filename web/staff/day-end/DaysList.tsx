import { staffDays } from '#contract/day-end.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useRead } from '#web/client/queries.ts'
import { type Column, Rows } from '#web/kit/list/Rows.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { WhenBy } from '#web/staff/lists/WhenBy.tsx'
import { dayAt } from '#web/staff/paths.ts'
import { Button, Group, Skeleton } from '@mantine/core'
import { Link } from '#web/kit/look/Link.tsx'
import { figureName } from './day.ts'
import { text } from './text.ts'

type Row = Output<typeof staffDays.list>['list'][number]

interface DaysListProps {
  readonly warehouseId: string
  readonly before: string
  readonly onTurn: (before: string) => void
}

/** B-RP-24: signed or not; each leads to its day. */
export function DaysList({ warehouseId, before, onTurn }: DaysListProps) {
  const t = useText(text)
  const input = { warehouseId, days: 14, ...(before === '' ? {} : { before }) }
  const query = useRead(staffDays.list, input, { keep: true, fresh: true })
  return (
    <Loaded query={query} skeleton={<Skeleton height={320} />}>
      {({ list, next }) => (
        <>
          <Rows
            rows={list}
            rowKey={({ day }) => day}
            label={t.daysList}
            columns={columnsIn(t)}
            cardTitle={(row) => <DayLink row={row} />}
          />
          <Group>
            {before !== '' && (
              <Button variant="default" onClick={() => onTurn('')}>
                {t.newest}
              </Button>
            )}
            {next !== null && (
              <Button variant="default" onClick={() => onTurn(next)}>
                {t.older}
              </Button>
            )}
          </Group>
        </>
      )}
    </Loaded>
  )
}

const DayLink = ({ row: { day } }: { readonly row: Row }) => (
  <Link className="num" to={dayAt(day)}>
    {day}
  </Link>
)

type Say = ReturnType<typeof useText<typeof text>>

const tones = { signed: 'wait', closed: 'done', replaced: 'hand' } as const

const columnsIn = (t: Say): readonly Column<Row>[] => [
  { key: 'day', label: t.day, render: (row) => <DayLink row={row} />, tableOnly: true },
  {
    key: 'received',
    label: figureName('received', t.language),
    align: 'end',
    render: ({ received }) => <span className="num">{received}</span>,
  },
  {
    key: 'state',
    label: t.state,
    render: ({ signature }) =>
      signature ? <StatusTag tone={tones[signature.state]}>{t[signature.state]}</StatusTag> : t.notSigned,
  },
  {
    key: 'signed',
    label: t.signedBy,
    render: ({ signature }) => <WhenBy at={signature?.signedAt ?? null} by={signature?.signedBy ?? null} />,
  },
  {
    key: 'countersigned',
    label: t.countersignedBy,
    render: ({ signature }) => (
      <WhenBy at={signature?.countersignedAt ?? null} by={signature?.countersignedBy ?? null} />
    ),
  },
]
