import { useEffect, useEffectEvent } from 'react'

/** What Escape closes, in the order in which it was opened. */
const opened: (() => void)[] = []

/**
 * Call once, before anything of the kit is shown: its dialogs listen for Escape themselves, and must hear it only when
 * nothing of ours lies above them.
 */
export function listenForEscape(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      const last = opened.at(-1)
      if (!last || event.key !== 'Escape' || event.isComposing) return
      event.stopImmediatePropagation()
      last()
    },
    true,
  )
}

/** Escape closes only what was opened last. */
export function useOwnEscape(isOpen: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isOpen) return
    const close = () => escape()
    opened.push(close)
    return () => {
      opened.splice(opened.indexOf(close), 1)
    }
  }, [isOpen])
}
