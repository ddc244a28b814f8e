import { useEffect, useEffectEvent } from 'react'

/**
 * A dialog above another one closes alone: each listens for itself, and heard first, from the start on, the key goes
 * no further.
 */
export function useOwnEscape(isOpen: boolean, onEscape: () => void): void {
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape' || event.isComposing) return
    event.stopImmediatePropagation()
    onEscape()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => escape(event)
    window.addEventListener('keydown', hear, true)
    return () => window.removeEventListener('keydown', hear, true)
  }, [])
}
