import { Button } from '@mantine/core'
import type { Column } from '#web/kit/list/Rows.tsx'
import { useOverflow } from '#web/kit/list/use-overflow.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { useWide } from '#web/kit/look/use-wide.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import styles from './lists.module.css'
import { text } from './lists.text.ts'

interface DenseRowsProps<Row> {
  readonly rows: readonly Row[]
  /** The table's label for screen readers. */
  readonly label: string
  /** At most two short lines each: a row is never higher than 56 px. `cardOnly` and `tableOnly` as in `Rows`. */
  readonly columns: readonly Column<Row>[]
  /** Names the row beside the label of its button. */
  readonly rowName: (row: Row) => string
  /** The row whose case is open above the list. */
  readonly openId: string | null
  readonly onOpen: (id: string) => void
}

/** A list of cases, one line each; the open one is marked. On a phone a row is a small card. */
export function DenseRows<Row extends { readonly id: string }>(props: DenseRowsProps<Row>) {
  return useWide() ? <Table {...props} /> : <Cards {...props} />
}

function Table<Row extends { readonly id: string }>(props: DenseRowsProps<Row>) {
  const { rows, label, openId } = props
  const columns = props.columns.filter(({ cardOnly }) => !cardOnly)
  const k = useText(kitText)
  const [box, isOverflowing] = useOverflow<HTMLDivElement>()
  return (
    <div
      ref={box}
      className={styles.scroll}
      {...(isOverflowing ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
    >
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={sideOf(column)}>
                {column.label}
              </th>
            ))}
            <th scope="col" className={styles.end}>
              {k.rowActions}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} aria-current={row.id === openId ? 'true' : undefined}>
              {columns.map((column) => (
                <td key={column.key} className={sideOf(column)}>
                  {column.render(row)}
                </td>
              ))}
              <td className={styles.end}>
                <OpenButton row={row} {...props} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cards<Row extends { readonly id: string }>(props: DenseRowsProps<Row>) {
  const { rows, label, openId } = props
  const columns = props.columns.filter(({ tableOnly }) => !tableOnly)
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className={styles.card} aria-current={row.id === openId ? 'true' : undefined}>
          {columns.map((column) => (
            <div key={column.key} className={styles.cell} data-column={column.key}>
              {column.render(row)}
            </div>
          ))}
          <div className={styles.cell} data-column="open">
            <OpenButton row={row} {...props} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function OpenButton<Row extends { readonly id: string }>(props: DenseRowsProps<Row> & { readonly row: Row }) {
  const { row, rowName, openId, onOpen } = props
  const t = useText(text)
  const isOpen = row.id === openId
  return (
    <Button size="compact-md" variant="default" data-open-row={row.id} onClick={() => onOpen(row.id)}>
      {isOpen ? t.isOpen : t.open}
      <OfRow name={rowName(row)} />
    </Button>
  )
}

const sideOf = <Row,>(column: Column<Row>) => (column.align === 'end' ? styles.end : undefined)
