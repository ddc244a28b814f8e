import { useLayoutEffect, useRef } from 'react'

/** What gets the focus once the list has changed: the first field of a new entry, or the button that removes the next. */
type Target = { readonly fieldOf: number } | { readonly removeOf: number }

/**
 * The button that removed an entry is gone with it; without this, the focus would be at the top of the page. After the
 * last one it is the button that adds one.
 */
export function useFocusAfter(length: number) {
  const within = useRef<HTMLFieldSetElement>(null)
  const target = useRef<Target | null>(null)
  useLayoutEffect(() => {
    if (target.current === null || within.current === null) return
    const found = elementOf(within.current, target.current) ?? within.current.querySelector('[data-add]')
    target.current = null
    if (found instanceof HTMLElement) found.focus()
  }, [length])
  const focusOn = (next: Target) => {
    target.current = next
  }
  return { within, focusOn }
}

function elementOf(list: HTMLElement, target: Target): Element | null {
  const rows = list.querySelectorAll(':scope > [data-row]')
  if ('fieldOf' in target) return rows[target.fieldOf]?.querySelector('input, select, textarea') ?? null
  return rows[target.removeOf]?.querySelector(':scope > [data-remove]') ?? null
}
