import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FormOptions } from '#web/kit/form/FormOptionSelect.tsx'
import type { CourierPattern } from '#domain/courier-guess.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { useUnsaved } from '#web/kit/form/unsaved.ts'
import { useKept } from '#web/kit/form/use-draft.tsx'
import { makeJudge } from './judge.ts'
import { text } from './many.text.ts'
import { type Choices, readCell } from './read-table.ts'
import { type Cells, type ColumnKey, type Defaults, guessed, isEmptyRow, newRow, noDefaults, type Row } from './row.ts'
import { addRows, pasteCells, setCells } from './rows.ts'
import { answerColumn, answerName, type UnreadColumn, unreadColumns, type UnreadName, unreadNames } from './unread.ts'

export const startRows = 3

/** The contents of the table, what is wrong with it, and how rows get in and out. */
export function useMany(options: FormOptions) {
  const t = useText(text)
  const { choices, patterns } = useMemo(() => knownIn(options), [options])
  const [rows, setRows] = useState<readonly Row[]>(() => emptyRows(startRows))
  const [defaults, setDefaults] = useState<Defaults>(noDefaults)
  const [notice, setNotice] = useState<readonly string[]>([])
  const judge = useMemo(() => {
    const unread = (typed: string) => t.fill('unreadFault', { typed })
    return makeJudge(defaults, { language: t.language, shortened: t.shortened, unread })
  }, [defaults, t])
  const judged = useMemo(() => judge(rows), [judge, rows])
  const unread = useMemo(() => ({ columns: unreadColumns(rows), names: unreadNames(rows) }), [rows])
  const isFilled = rows.some((row) => !isEmptyRow(row))
  useUnsaved(() => isFilled)
  const table = useMemo(() => (isFilled ? { rows, defaults } : null), [isFilled, rows, defaults])
  const draft = useKept<KeptTable>({
    name: 'forecasts',
    typed: table,
    restore: (kept) => {
      setRows(kept.rows?.map(asNewRow) ?? emptyRows(startRows))
      setDefaults({ ...noDefaults, ...kept.defaults })
    },
    reset: () => {
      setRows(emptyRows(startRows))
      setDefaults(noDefaults)
    },
  })
  // A large file takes a while to read: what is typed meanwhile is kept.
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
  const read = useCallback((column: ColumnKey, typed: string) => readCell(column, typed, choices), [choices])
  const paste = useCallback(
    (key: string, columns: readonly ColumnKey[], cells: readonly (readonly string[])[]) => {
      setRows((all) => pasteCells(all, { cells, key, columns, read }, patterns))
    },
    [patterns, read],
  )
  const remove = useCallback((key: string) => setRows((all) => all.filter((row) => row.key !== key)), [])
  const answer = {
    column: (heading: UnreadColumn, column: ColumnKey | null) =>
      setRows((all) => answerColumn(all, heading, column, { read, patterns })),
    name: (name: UnreadName, cell: string) => setRows((all) => answerName(all, name, cell, patterns)),
  }
  const add = (count: number) => setRows((all) => [...all, ...emptyRows(count)])
  const clear = () => {
    setRows(emptyRows(startRows))
    setNotice([])
  }
  return {
    draft,
    judged,
    unread,
    answer,
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

interface KeptTable {
  readonly rows: readonly Row[]
  readonly defaults: Defaults
}

/** Gets a new key that no row of this page has; what was not understood is asked again. */
const asNewRow = ({ cells, guesses, isDoubtful, unread }: Row): Row => ({
  ...newRow(cells, isDoubtful, unread),
  guesses,
})

export type Many = ReturnType<typeof useMany>

export const emptyRows = (count: number) => Array.from({ length: count }, () => newRow())

interface Known {
  readonly choices: Choices
  readonly patterns: readonly CourierPattern[]
}

/** Couriers with their number formats, and warehouses, from the site's form options. */
const knownIn = ({ couriers, warehouses, tableNames }: FormOptions): Known => ({
  choices: {
    couriers: couriers.map(({ code, text }) => ({ code, text, names: namesOf(tableNames.couriers, code) })),
    warehouses: warehouses.flatMap(({ id, code, name }) =>
      id === null ? [] : [{ id, code, name, names: namesOf(tableNames.warehouses, code) }],
    ),
  },
  patterns: couriers.map(({ code, trackingHint }) => ({ code, pattern: trackingHint })),
})

interface Named<Code> {
  readonly code: Code
  readonly names: readonly string[]
}

const namesOf = <Code>(all: readonly Named<Code>[], code: Code): readonly string[] =>
  all.find((each) => each.code === code)?.names ?? []
