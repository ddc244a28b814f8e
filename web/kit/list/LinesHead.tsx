import { text as kitText } from '#web/kit/text/common.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import type { LineColumn, LineSpec } from './Lines.tsx'
import styles from './Lines.module.css'
import { text } from './list.text.ts'
import { TickAll } from './Tick.tsx'
import type { Ticks } from './ticks.ts'

/** Whether there is a column for what can be done with a row. */
export const hasEnd = <Row,>({ action, menu, details }: LineSpec<Row>) => Boolean(action ?? menu ?? details)

export const sideOf = <Row,>({ align, from }: LineColumn<Row>) =>
  [align === 'end' && styles.end, from && styles[from]].filter(Boolean).join(' ') || undefined

interface LinesHeadProps<Row> {
  readonly spec: LineSpec<Row>
  readonly rows: readonly Row[]
  readonly ticks: Ticks<Row> | undefined
}

/** The names of the columns of a list that is a table. */
export function LinesHead<Row>({ spec, rows, ticks }: LinesHeadProps<Row>) {
  const t = useText(text)
  const kit = useText(kitText)
  return (
    <thead>
      <tr>
        {ticks && (
          <th scope="col" className={styles.tick}>
            <TickAll rows={rows} ticks={ticks} />
          </th>
        )}
        {spec.thumb && (
          <th scope="col" className={styles.thumb}>
            <span className="for-readers">{t.photo}</span>
          </th>
        )}
        {spec.columns.map((column) => (
          <th key={column.key} scope="col" className={sideOf(column)} style={{ width: column.width }}>
            {column.label}
          </th>
        ))}
        {hasEnd(spec) && (
          <th scope="col" className={styles.end} style={{ width: spec.actionsWidth ?? 200 }}>
            {kit.rowActions}
          </th>
        )}
      </tr>
    </thead>
  )
}
