import { staffFigures } from '#contract/people-figures.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useRead } from '#web/client/queries.ts'
import { type Column, Rows } from '#web/kit/list/Rows.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Skeleton } from '@mantine/core'
import { figureColumns } from './figure-columns.tsx'
import { text } from './text.ts'

type Row = Output<typeof staffFigures.people>['list'][number]

interface PeopleListProps {
  readonly warehouseId: string
  readonly day: string
}

/** B-RP-25: what each person did on a day; people who lead nobody read their own row. */
export function PeopleList({ warehouseId, day }: PeopleListProps) {
  const t = useText(text)
  const query = useRead(staffFigures.people, { warehouseId, day }, { keep: true, fresh: true })
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height={320} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<Empty title={t.nobodyTitle} sentence={t.nobodySentence} />}
    >
      {({ list }) => (
        <Rows
          rows={list}
          rowKey={({ staffId }) => staffId}
          label={t.people}
          columns={columnsIn(t)}
          cardTitle={({ by }) => by}
        />
      )}
    </Loaded>
  )
}

type Say = ReturnType<typeof useText<typeof text>>

const columnsIn = (t: Say): readonly Column<Row>[] => [
  { key: 'by', label: t.person, render: ({ by }) => by, tableOnly: true },
  ...figureColumns<Row>(t),
]
