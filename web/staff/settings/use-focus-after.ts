import { useLayoutEffect, useRef } from 'react'

/**
 * What gets the focus once the list has changed: the first field of a new entry, the button that removes the next one, or
 * the button that moved an entry, in the place where the entry is now.
 */
type Target =
  | { readonly fieldOf: number }
  | { readonly removeOf: number }
  | { readonly moveOf: number; readonly way: Way }
export type Way = 'up' | 'down'

/**
 * The button that removed an entry is gone with it; without this, the focus would be at the top of the page. After the
 * last one it is the button that adds one.
 */
export function useFocusAfter(rows: readonly unknown[]) {
  const within = useRef<HTMLFieldSetElement>(null)
  const target = useRef<Target | null>(null)
  useLayoutEffect(() => {
    if (target.current === null || within.current === null) return
    const found = elementOf(within.current, target.current) ?? within.current.querySelector('[data-add]')
    target.current = null
    if (found instanceof HTMLElement) found.focus()
  }, [rows])
  const focusOn = (next: Target) => {
    target.current = next
  }
  return { within, focusOn }
}

function elementOf(list: HTMLElement, target: Target): Element | null {
  const rows = list.querySelectorAll(':scope > [data-row]')
  if ('fieldOf' in target) return rows[target.fieldOf]?.querySelector('input, select, textarea') ?? null
  if ('moveOf' in target) return moverOf(rows[target.moveOf], target.way)
  return rows[target.removeOf]?.querySelector(':scope > div > [data-remove]') ?? null
}

/** At either end of the list it is the button for the other way. */
const moverOf = (row: Element | undefined, way: Way): Element | null =>
  row?.querySelector(`:scope > div > [data-move="${way}"]:enabled`) ??
  row?.querySelector(':scope > div > [data-move]:enabled') ??
  null
