import type { staffFigures } from '#contract/people-figures.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { Column } from '#web/kit/list/Rows.tsx'
import { formatExact } from '#web/kit/text/format.ts'
import type { useText } from '#web/kit/text/use-text.ts'
import type { text } from './text.ts'

type Figures = Omit<Output<typeof staffFigures.own>, 'day'>

const kinds = ['received', 'shelved', 'putAway', 'counted', 'printed', 'undone'] as const

/** What one person did, the same for a day and for a shift. */
export const figureColumns = <Row extends Figures>(
  t: ReturnType<typeof useText<typeof text>>,
): readonly Column<Row>[] => [
  ...kinds.map(
    (kind): Column<Row> => ({
      key: kind,
      label: t[`did_${kind}`],
      align: 'end',
      render: (row) => <span className="num">{row[kind]}</span>,
    }),
  ),
  {
    key: 'hours',
    label: t.hours,
    render: ({ firstAt, lastAt }) => (
      <span className="num">{firstAt && lastAt ? `${clock(firstAt)}–${clock(lastAt)}` : '—'}</span>
    ),
  },
]

export const clock = (at: string) => formatExact(at).slice(11, 16)
