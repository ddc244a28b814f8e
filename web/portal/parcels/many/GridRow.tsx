import { type ClipboardEvent, type KeyboardEvent, memo } from 'react'
import { useText } from '#web/kit/text/use-text.ts'
import { CrossIcon } from '#web/kit/look/icons.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { cellOptions } from './cell-options.ts'
import styles from './Grid.module.css'
import type { State } from './judge.ts'
import { columnText, text } from './many.text.ts'
import { cellsIn } from '#web/shared/sheets/cells.ts'
import type { Choices } from './read-table.ts'
import { type Cells, type ColumnKey, columns, type Defaults, type Faults, type Row } from './row.ts'
import type { GoodsSayings } from './use-goods-sayings.ts'

export interface RowActions {
  readonly change: (key: string, cells: Partial<Cells>) => void
  readonly paste: (key: string, columns: readonly ColumnKey[], cells: readonly (readonly string[])[]) => void
  readonly remove: (key: string) => void
  /** Handles the keys of every cell. */
  readonly walk: (event: KeyboardEvent<HTMLInputElement>) => void
}

export interface GridRowProps extends RowActions {
  readonly row: Row
  readonly number: number
  readonly state: State
  readonly faults: Faults
  readonly columns: readonly ColumnKey[]
  readonly choices: Choices
  readonly defaults: Defaults
  readonly goodsSayings: GoodsSayings
}

/** One row of the grid: its cells, and messages below the number. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, number, state, faults, columns: shown, choices, remove, goodsSayings } = props
  const t = useText(text)
  const sayings = [...useSayings({ row, faults, choices }), ...(state === 'empty' ? [] : goodsSayings(row))]
  const saysId = `says-${row.key}`
  return (
    <>
      <tr className={styles.row} data-state={state}>
        <th scope="row" className={styles.number}>
          <span className="for-readers">{t.fill('rowNumber', { row: number })}</span>
          <span aria-hidden="true">{number}</span>
        </th>
        <td className={styles.state}>
          <StateTag state={state} />
        </td>
        {shown.map((column, place) => (
          <td key={column} data-label={columnText[column][t.language]} data-wide={isWide(column)}>
            <Cell {...props} column={column} place={place} describedBy={sayings.length > 0 ? saysId : undefined} />
          </td>
        ))}
        <td className={styles.end}>
          <button
            type="button"
            className={styles.remove}
            data-remove={row.key}
            aria-label={t.fill('removeRow', { row: number })}
            onClick={() => remove(row.key)}
          >
            <CrossIcon size={16} />
          </button>
        </td>
      </tr>
      {sayings.length > 0 && (
        <tr className={styles.says}>
          <td colSpan={shown.length + 3} id={saysId} data-state={state}>
            {sayings.join(' · ')}
          </td>
        </tr>
      )}
    </>
  )
})

/** These take the full width on a phone. */
const wideColumns: readonly ColumnKey[] = ['trackingNumber', 'productName', 'specification', 'goodsType']
const isWide = (column: ColumnKey) => wideColumns.includes(column) || undefined

const tones = { good: 'done', doubtful: 'wait', wrong: 'bad' } as const

function StateTag({ state }: { readonly state: State }) {
  const t = useText(text)
  return state === 'empty' ? null : <StatusTag tone={tones[state]}>{t[state]}</StatusTag>
}

/** What is wrong in which cell, and what was guessed. */
function useSayings({ row, faults, choices }: Pick<GridRowProps, 'row' | 'faults' | 'choices'>): readonly string[] {
  const t = useText(text)
  const heads = useText(columnText)
  const { guesses, isDoubtful, cells } = row
  const names = guesses.map((code) => choices.couriers.find((courier) => courier.code === code)?.text ?? code)
  const isQuestion = guesses.length > 1 && cells.courier === ''
  const sayings = columns.flatMap((column) => {
    const sentence = column === 'courier' && isQuestion ? undefined : faults[column]
    return sentence === undefined ? [] : [t.fill('fault', { column: heads[column], sentence })]
  })
  return [
    ...sayings,
    ...(isQuestion ? [t.fill('several', { couriers: names.join(' / ') })] : []),
    ...(guesses.length === 1 ? [t.guessed] : []),
    ...(isDoubtful ? [t.unlikely] : []),
  ]
}

interface CellProps extends GridRowProps {
  readonly column: ColumnKey
  readonly place: number
  readonly describedBy: string | undefined
}

function Cell(props: CellProps) {
  const { row, number, column, place, columns: shown, faults, change, paste, walk, describedBy } = props
  const t = useText(text)
  const heads = useText(columnText)
  const common = {
    className: styles.cell,
    'aria-label': t.fill('cell', { row: number, column: heads[column] }),
    'aria-invalid': faults[column] !== undefined,
    'aria-describedby': describedBy,
    'data-row': number,
    'data-column': column,
    value: row.cells[column],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      change(row.key, { [column]: event.currentTarget.value }),
  }
  const options = useOptions(props)
  if (options) {
    return (
      <select {...common}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )
  }
  const takeCells = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (!/[\t\n\r]/.test(pasted.trimEnd())) return
    event.preventDefault()
    paste(row.key, shown.slice(place), cellsIn(pasted))
  }
  return (
    <input
      {...common}
      type="text"
      autoComplete="off"
      placeholder={placeholderOf(props)}
      inputMode={column === 'quantity' || column === 'unitPrice' || column === 'purchaseParcels' ? 'decimal' : 'text'}
      onPaste={takeCells}
      onKeyDown={walk}
    />
  )
}

/** The three columns with a choice of values; the default for empty cells comes first. */
function useOptions({ column, choices, defaults, row }: CellProps) {
  const kit = useText(kitText)
  const own = cellOptions(column, choices, kit.language)
  if (own === null) return null
  const usual = column === 'warehouse' || column === 'goodsType' ? defaults[column] : ''
  const standing = row.unread.some((unread) => unread.column === column)
    ? undefined
    : own.find(({ value }) => value === usual)
  return [{ value: '', label: standing && row.cells[column] === '' ? `· ${standing.label}` : kit.pick }, ...own]
}

function placeholderOf({ column, defaults, state }: CellProps): string {
  if (state === 'empty') return ''
  if (column === 'productName' || column === 'specification' || column === 'quantity' || column === 'unitPrice')
    return defaults[column]
  return ''
}
