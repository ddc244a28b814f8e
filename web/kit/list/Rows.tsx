import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './Rows.module.css'
import { text } from '#web/kit/text/common.text.ts'
import { useOverflow } from './use-overflow.ts'
import { useWide } from '#web/kit/look/use-wide.ts'

export interface Column<Row> {
  readonly key: string
  readonly label: ReactNode
  readonly render: (row: Row) => ReactNode
  /** Numbers are aligned to the end. */
  readonly align?: 'start' | 'end'
  /** Left out of the cards of a phone, e.g. because `cardTitle` contains it. */
  readonly tableOnly?: boolean
  /** Left out of the table, because another column contains it. */
  readonly cardOnly?: boolean
}

interface RowsProps<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly rowKey: (row: Row) => string
  /** The table's label for screen readers. */
  readonly label?: string
  /** Keys of the ticked rows, including those on other pages. */
  readonly selected?: readonly string[]
  readonly onSelect?: (selected: readonly string[]) => void
  readonly canSelect?: (row: Row) => boolean
  /** The name of a row: the title of its card, and the label of its tick box. */
  readonly cardTitle?: (row: Row) => ReactNode
  readonly actions?: (row: Row) => ReactNode
}

/** A list: a table if there is space for one, cards on a phone. */
export function Rows<Row>(props: RowsProps<Row>) {
  return useWide() ? <Table {...props} /> : <Cards {...props} />
}

function Table<Row>(props: RowsProps<Row>) {
  const { rows, rowKey, label, onSelect, actions } = props
  const columns = props.columns.filter(({ cardOnly }) => !cardOnly)
  const t = useText(text)
  const [box, isOverflowing] = useOverflow<HTMLDivElement>()
  return (
    <div
      ref={box}
      className={isOverflowing ? `${styles.scroll} ${styles.moving}` : styles.scroll}
      {...(isOverflowing ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
    >
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {onSelect && (
              <th className={styles.tick} scope="col">
                <TickAll {...props} />
              </th>
            )}
            {columns.map((column) => (
              <th key={column.key} scope="col" className={sideOf(column)}>
                {column.label}
              </th>
            ))}
            {actions && (
              <th scope="col" className={`${styles.end} ${styles.last}`}>
                {t.rowActions}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {onSelect && (
                <td className={styles.tick}>
                  <Tick row={row} {...props} />
                </td>
              )}
              {columns.map((column) => (
                <td key={column.key} className={sideOf(column)}>
                  {column.render(row)}
                </td>
              ))}
              {actions && (
                <td className={`${styles.end} ${styles.last}`}>
                  <div className={styles.actions}>{actions(row)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cards<Row>(props: RowsProps<Row>) {
  const { rows, columns, rowKey, label, onSelect, cardTitle, actions } = props
  const t = useText(text)
  return (
    <div className={styles.cards}>
      {onSelect && (
        <div className={styles.all}>
          <TickAll {...props} visible={t.selectAll} />
        </div>
      )}
      <ul className={styles.list} aria-label={label}>
        {rows.map((row) => (
          <li key={rowKey(row)} className={styles.card}>
            {(onSelect || cardTitle) && (
              <div className={styles.cardHead}>
                {onSelect && <Tick row={row} {...props} />}
                <div className={styles.cardTitle}>{cardTitle?.(row)}</div>
              </div>
            )}
            <dl className={styles.pairs}>
              {columns
                .filter((column) => !column.tableOnly)
                .map((column) => (
                  <div key={column.key} className={styles.pair}>
                    <dt>{column.label}</dt>
                    <dd>{column.render(row)}</dd>
                  </div>
                ))}
            </dl>
            {actions && <div className={styles.actions}>{actions(row)}</div>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Tick<Row>({
  row,
  rowKey,
  selected = [],
  onSelect,
  canSelect,
  cardTitle,
}: RowsProps<Row> & { readonly row: Row }) {
  const t = useText(text)
  const key = rowKey(row)
  const name = cardTitle?.(row)
  return (
    <Checkbox
      aria-label={typeof name === 'string' ? `${t.selectRow} ${name}` : `${t.selectRow} ${key}`}
      checked={selected.includes(key)}
      disabled={canSelect ? !canSelect(row) : false}
      onChange={(event) =>
        onSelect?.(event.currentTarget.checked ? [...selected, key] : selected.filter((each) => each !== key))
      }
    />
  )
}

function TickAll<Row>({
  rows,
  rowKey,
  selected = [],
  onSelect,
  canSelect,
  visible,
}: RowsProps<Row> & { readonly visible?: string }) {
  const t = useText(text)
  const keys = rows.filter((row) => canSelect?.(row) ?? true).map(rowKey)
  const ticked = keys.filter((key) => selected.includes(key))
  const others = selected.filter((key) => !keys.includes(key))
  return (
    <Checkbox
      aria-label={t.selectAll}
      label={visible}
      checked={keys.length > 0 && ticked.length === keys.length}
      indeterminate={ticked.length > 0 && ticked.length < keys.length}
      disabled={keys.length === 0}
      onChange={(event) => onSelect?.(event.currentTarget.checked ? [...others, ...keys] : others)}
    />
  )
}

const sideOf = <Row,>(column: Column<Row>) => (column.align === 'end' ? styles.end : undefined)
