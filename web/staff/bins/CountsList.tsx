import { staffBinCounts } from '#contract/bin-counts.ts'
import type { BinCountState } from '#domain/bin.ts'
import { useRead } from '#web/client/queries.ts'
import type { Column } from '#web/kit/list/Rows.tsx'
import { StatusTag, type Tone } from '#web/kit/look/StatusTag.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { WhenBy } from '#web/staff/lists/WhenBy.tsx'
import { staffPaths } from '#web/staff/paths.ts'
import { EntryList } from '#web/staff/lists/EntryList.tsx'
import { Link } from '#web/kit/look/Link.tsx'
import type { BinCount } from './bin.ts'
import { text } from './count.text.ts'

interface Props {
  readonly warehouseId: string
  readonly after: string
  readonly onTurn: (after: string) => void
}

/** B-IN-62: the newest first, each with who counted. */
export function CountsList({ warehouseId, after, onTurn }: Props) {
  const t = useText(text)
  const query = useRead(
    staffBinCounts.list,
    { warehouseId, pageSize: 20, ...(after === '' ? {} : { after }) },
    { keep: true, fresh: true },
  )
  return (
    <EntryList
      query={query}
      rowKey={({ id }) => id}
      label={t.countsLabel}
      columns={columnsIn(t)}
      cardTitle={(count) => <BinLink count={count} />}
      after={after}
      onTurn={onTurn}
      empty={<Empty title={t.noCounts} sentence={t.noCountsSentence} />}
    />
  )
}

const tones: Readonly<Record<BinCountState, Tone>> = { open: 'hand', finished: 'done', dropped: 'wait' }

const BinLink = ({ count }: { readonly count: BinCount }) => (
  <Link to={staffPaths.bin(count.binId)} className="num">
    {count.binCode}
  </Link>
)

type Say = ReturnType<typeof useText<typeof text>>

const columnsIn = (t: Say): readonly Column<BinCount>[] => [
  { key: 'bin', label: t.bin, render: (count) => <BinLink count={count} />, tableOnly: true },
  {
    key: 'state',
    label: t.state,
    render: ({ state }) => <StatusTag tone={tones[state]}>{nameOf(t, state)}</StatusTag>,
  },
  { key: 'started', label: t.started, render: ({ startedAt, startedBy }) => <WhenBy at={startedAt} by={startedBy} /> },
  { key: 'ended', label: t.ended, render: ({ finishedAt, finishedBy }) => <WhenBy at={finishedAt} by={finishedBy} /> },
  { key: 'result', label: t.result, render: (count) => resultOf(t, count) },
]

const nameOf = (t: Say, state: BinCountState) =>
  ({ open: t.stateOpen, finished: t.stateFinished, dropped: t.stateDropped })[state]

const resultOf = (t: Say, { found, expected, missing, others }: BinCount) =>
  missing === null ? '—' : t.fill('resultOf', { found, expected, missing, others: others ?? 0 })
