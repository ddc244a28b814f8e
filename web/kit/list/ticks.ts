import { useState, useSyncExternalStore } from 'react'

/**
 * Ticked rows of a list, also those of other pages. Kept outside React's state, so that ticking one of a hundred rows
 * renders that row again and not all of them.
 */
export interface Ticks<Row> {
  readonly subscribe: (listener: () => void) => () => void
  readonly rows: () => readonly Row[]
  readonly has: (row: Row) => boolean
  readonly set: (rows: readonly Row[], isTicked: boolean) => void
  /** Unticks rows that are dealt with or gone, by their keys; the others stay ticked. */
  readonly drop: (keys: readonly string[]) => void
  readonly clear: () => void
}

export function createTicks<Row>(rowKey: (row: Row) => string): Ticks<Row> {
  let ticked: ReadonlyMap<string, Row> = new Map()
  let list: readonly Row[] = []
  const listeners = new Set<() => void>()
  const become = (next: ReadonlyMap<string, Row>) => {
    ticked = next
    list = [...next.values()]
    for (const listener of listeners) listener()
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    rows: () => list,
    has: (row) => ticked.has(rowKey(row)),
    set: (rows, isTicked) => {
      const next = new Map(ticked)
      for (const row of rows) {
        if (isTicked) next.set(rowKey(row), row)
        else next.delete(rowKey(row))
      }
      become(next)
    },
    drop: (keys) => {
      if (keys.some((key) => ticked.has(key))) become(new Map([...ticked].filter(([key]) => !keys.includes(key))))
    },
    clear: () => become(new Map()),
  }
}

export const useTicks = <Row>(rowKey: (row: Row) => string): Ticks<Row> => useState(() => createTicks(rowKey))[0]

export const useTicked = <Row>({ subscribe, rows }: Ticks<Row>): readonly Row[] =>
  useSyncExternalStore(subscribe, rows, rows)

export const useIsTicked = <Row>({ subscribe, has }: Ticks<Row>, row: Row): boolean =>
  useSyncExternalStore(subscribe, () => has(row))
