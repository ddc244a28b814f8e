import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#web/kit/text/use-text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import styles from './Grid.module.css'
import { GridRow, type GridRowProps, type RowActions } from './GridRow.tsx'
import type { Judged } from './judge.ts'
import { columnText, text } from './many.text.ts'
import type { Choices } from './read-table.ts'
import type { ColumnKey, Defaults } from './row.ts'

interface GridProps extends Omit<RowActions, 'walk'>, Pick<GridRowProps, 'goodsSayings'> {
  readonly shown: readonly Judged[]
  readonly columns: readonly ColumnKey[]
  readonly choices: Choices
  readonly defaults: Defaults
  /** Enter in the last visible row: adds one below it. */
  readonly onBeyond: () => void
}

/**
 * The table works like a spreadsheet: Enter and the arrows move up and down, Tab moves on, cells are pasted as cells.
 */
export function Grid({ shown, columns, choices, defaults, onBeyond, remove, ...actions }: GridProps) {
  const t = useText(text)
  const heads = useText(columnText)
  const kit = useText(kitText)
  const table = useRef<HTMLTableElement>(null)
  const walk = useWalk(table, shown, onBeyond)
  const removeRow = useRemove(table, remove)
  return (
    <div className={styles.scroll}>
      <table ref={table} className={styles.grid} aria-label={t.tableTitle}>
        <thead>
          <tr>
            <th scope="col">
              <span className="for-readers">{t.fill('rowNumber', { row: '' })}</span>
            </th>
            <th scope="col">{t.state}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {heads[column]}
              </th>
            ))}
            <th scope="col">
              <span className="for-readers">{kit.rowActions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, number, state, faults }) => (
            <GridRow
              key={row.key}
              row={row}
              number={number}
              state={state}
              faults={faults}
              columns={columns}
              choices={choices}
              defaults={defaults}
              walk={walk}
              remove={removeRow}
              {...actions}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** One stable function for all cells, so that a row is rendered again only if it has changed. */
function useWalk(table: RefObject<HTMLTableElement | null>, shown: readonly Judged[], onBeyond: () => void) {
  const latest = useRef({ shown, onBeyond })
  useEffect(() => {
    latest.current = { shown, onBeyond }
  })
  return useCallback(
    (event: KeyboardEvent<HTMLInputElement>) => {
      const { row, column } = event.currentTarget.dataset
      const step = event.nativeEvent.isComposing ? 0 : stepOf(event)
      if (step === 0 || !row || !column) return
      event.preventDefault()
      const next = nextNumber(latest.current.shown, Number(row), step)
      if (next === null && event.key === 'Enter' && step > 0) flushSync(latest.current.onBeyond)
      table.current
        ?.querySelector<HTMLElement>(`[data-row="${next ?? Number(row) + step}"][data-column="${column}"]`)
        ?.focus()
    },
    [table],
  )
}

/** Removing a row removes its button: the focus moves to the row that takes its place, or to the last. */
function useRemove(table: RefObject<HTMLTableElement | null>, remove: RowActions['remove']) {
  return useCallback<RowActions['remove']>(
    (key) => {
      const buttons = () => [...(table.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
      const place = buttons().findIndex((button) => button.dataset['remove'] === key)
      flushSync(() => remove(key))
      const left = buttons()
      const next = left[place] ?? left.at(-1)
      next?.focus()
    },
    [table, remove],
  )
}

function stepOf({ key, shiftKey }: KeyboardEvent): number {
  if (key === 'ArrowDown') return 1
  if (key === 'ArrowUp') return -1
  return key === 'Enter' ? (shiftKey ? -1 : 1) : 0
}

/** Skips rows that are not shown. */
function nextNumber(shown: readonly Judged[], number: number, step: number): number | null {
  const place = shown.findIndex((each) => each.number === number)
  return shown[place + step]?.number ?? null
}
