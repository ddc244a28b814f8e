import { text as kitText } from '#web/kit/text/common.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { hasEnd, tableRoles } from './line-tracks.ts'
import type { LineColumn, LineSpec } from './Lines.tsx'
import styles from './Lines.module.css'
import { text } from './list.text.ts'
import { TickAll } from './Tick.tsx'
import type { Ticks } from './ticks.ts'

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
    <thead {...tableRoles.group}>
      <tr {...tableRoles.row}>
        {ticks && (
          <th scope="col" className={styles.tick} {...tableRoles.head}>
            <TickAll rows={rows} ticks={ticks} />
          </th>
        )}
        {spec.thumb && (
          <th scope="col" className={styles.thumb} {...tableRoles.head}>
            <span className="for-readers">{t.photo}</span>
          </th>
        )}
        {spec.columns.map((column) => (
          <th key={column.key} scope="col" className={sideOf(column)} {...tableRoles.head}>
            {column.label}
          </th>
        ))}
        {hasEnd(spec) && (
          <th scope="col" className={styles.end} {...tableRoles.head}>
            {kit.rowActions}
          </th>
        )}
      </tr>
    </thead>
  )
}
