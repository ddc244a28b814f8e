import { useEffect, useEffectEvent } from 'react'

/**
 * Escape closes only the top dialog: each dialog listens for itself, and capturing the key first keeps it from the
 * others.
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
