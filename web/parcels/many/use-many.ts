import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { orders } from '#contract/orders.ts'
import { parcels, tracking } from '#contract/parcels.ts'
import { purchases } from '#contract/purchases.ts'
import type { CourierPattern } from '#domain/courier-guess.ts'
import { Refusal, wordsOf } from '#web/api.ts'
import { useRead, useWrite } from '#web/queries.ts'
import { useText } from '#web/text/use-text.ts'
import { useUnsaved } from '#web/ui/unsaved.ts'
import { makeJudge } from './judge.ts'
import { text } from './many.text.ts'
import { type Choices, readCell } from './read-table.ts'
import {
  type Cells,
  type ColumnKey,
  type Defaults,
  guessed,
  inputOf,
  isEmptyRow,
  newRow,
  noDefaults,
  type Row,
} from './row.ts'
import { addRows, pasteCells, setCells, withRefusals } from './rows.ts'

const startRows = 3

/** What stands in the table, what is wrong with it, and how it gets in and out. */
export function useMany() {
  const t = useText(text)
  const { choices, patterns } = useChoices()
  const [rows, setRows] = useState<readonly Row[]>(() => emptyRows(startRows))
  const [defaults, setDefaults] = useState<Defaults>(noDefaults)
  const [notice, setNotice] = useState<readonly string[]>([])
  const judge = useMemo(() => makeJudge(defaults, t.language, t.shortened), [defaults, t.language, t.shortened])
  const judged = useMemo(() => judge(rows), [judge, rows])
  useUnsaved(() => rows.some((row) => !isEmptyRow(row)))
  // A large file takes a while to read: what is typed meanwhile stays.
  const rowsNow = useRef(rows)
  useEffect(() => {
    rowsNow.current = rows
  })
  const bring = (read: readonly Row[]) => {
    const whole = read.map((row) => guessed(row, patterns))
    const { rows: all, added, twins, left } = addRows(rowsNow.current, whole)
    setRows(all.length > 0 ? all : emptyRows(startRows))
    setNotice([
      read.length === 0 ? t.readNone : t.fill('readRows', { count: added }),
      ...(twins > 0 ? [t.fill('readTwins', { count: twins })] : []),
      ...(left > 0 ? [t.fill('tooMany', { count: all.length, left })] : []),
    ])
  }
  const change = useCallback(
    (key: string, cells: Partial<Cells>) => setRows((all) => setCells(all, key, cells, patterns)),
    [patterns],
  )
  const paste = useCallback(
    (key: string, columns: readonly ColumnKey[], cells: readonly (readonly string[])[]) => {
      const read = (column: ColumnKey, typed: string) => readCell(column, typed, choices)
      setRows((all) => pasteCells(all, { cells, key, columns, read }, patterns))
    },
    [patterns, choices],
  )
  const remove = useCallback((key: string) => setRows((all) => all.filter((row) => row.key !== key)), [])
  const add = (count: number) => setRows((all) => [...all, ...emptyRows(count)])
  const clear = () => {
    setRows(emptyRows(startRows))
    setNotice([])
  }
  return {
    judged,
    choices,
    patterns,
    defaults,
    setDefaults,
    notice,
    setNotice,
    bring,
    change,
    paste,
    remove,
    add,
    clear,
    setRows,
  }
}

export type Many = ReturnType<typeof useMany>

const emptyRows = (count: number) => Array.from({ length: count }, () => newRow())

/** Couriers with their patterns, and warehouses, as the forms of the site offer them. */
function useChoices(): { choices: Choices; patterns: readonly CourierPattern[] } {
  const options = useRead(parcels.formOptions, {}).data
  return useMemo(
    () => ({
      choices: {
        couriers: options?.couriers ?? [],
        warehouses: (options?.warehouses ?? []).flatMap(({ id, code, name }) =>
          id === null ? [] : [{ id, code, name }],
        ),
      },
      patterns: (options?.couriers ?? []).map(({ code, trackingHint }) => ({ code, pattern: trackingHint })),
    }),
    [options],
  )
}

/** Sends the good rows, all or nothing (C-16); what was forecast leaves the table, what was refused stays and says why. */
export function useImport({ judged, defaults, setRows, setNotice }: Many, onDone: (count: number) => void) {
  const t = useText(text)
  const sent = useRef<readonly string[]>([])
  const write = useWrite(parcels.forecastMany, {
    refreshes: [parcels.list, parcels.homeCounts, tracking.listMine, orders.eligibleParcels, purchases.list],
    onDone: ({ list }) => {
      const gone = new Set(sent.current)
      setRows((all) => {
        const left = all.filter((row) => !gone.has(row.key) && !isEmptyRow(row))
        return left.length > 0 ? left : emptyRows(startRows)
      })
      setNotice([])
      onDone(list.length)
    },
    onRefused: (refusal) => {
      const fields = refusal instanceof Refusal ? refusal.fields : {}
      const wrong = new Set(Object.keys(fields).map((path) => path.split('.', 2).join('.')))
      const words = refusal instanceof Refusal ? wordsOf(refusal) : refusal.message
      if (wrong.size === 0) return setNotice([words].filter(Boolean))
      setRows((all) => withRefusals(all, sent.current, fields))
      setNotice([t.fill('someRefused', { count: wrong.size })])
    },
  })
  const good = judged.filter(({ state }) => state === 'good' || state === 'doubtful')
  const send = () => {
    sent.current = good.map(({ row }) => row.key)
    write.mutate({ items: good.map(({ row }) => inputOf(row, defaults)) })
  }
  return { count: good.length, send, isSending: write.isPending }
}
