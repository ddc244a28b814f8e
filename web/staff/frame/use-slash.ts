import { isSearchKeyOn } from '#web/kit/search/search-key.ts'
import { useEffect, useEffectEvent } from 'react'
import { loneSlash } from './lone-slash.ts'

/**
 * Opens "go to" when "/" is pressed, wherever the focus is: not while typing, in a dialog, with a modifier, or scanning,
 * and not for people who switched the key off.
 */
export function useSlash(onSlash: () => void): void {
  const open = useEffectEvent(onSlash)
  useEffect(() => {
    const slash = loneSlash(() => {
      if (isSearchKeyOn()) open()
    })
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Shift') return
      if (event.key.length !== 1 || event.repeat || event.ctrlKey || event.altKey || event.metaKey)
        return slash.forget()
      slash.press(isElsewhere(event) ? event.key : '', event.timeStamp)
    }
    window.addEventListener('keydown', hear, { capture: true })
    window.addEventListener('pointerdown', slash.forget, { capture: true })
    return () => {
      slash.forget()
      window.removeEventListener('keydown', hear, { capture: true })
      window.removeEventListener('pointerdown', slash.forget, { capture: true })
    }
  }, [])
}

const untyped = 'input[type="checkbox"], input[type="radio"], input[type="button"], input[type="submit"]'

/** The key goes to no field, and no dialog waits for an answer. */
function isElsewhere({ target, isComposing }: KeyboardEvent): boolean {
  if (isComposing || document.querySelector('[role="dialog"]')) return false
  const field = target instanceof Element ? target.closest('input, textarea, select, [contenteditable="true"]') : null
  return field === null || field.matches(untyped)
}
