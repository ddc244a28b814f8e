import { getHotkeyHandler, type HotkeyItem } from '@mantine/hooks'
import { useLayoutEffect } from 'react'

/**
 * Keys that are heard from the moment their part of the page can be seen, in fields too. `useHotkeys` of the kit listens
 * only after the page was painted, and on a slow computer a first press can come before that.
 */
export function useHotkeysAtOnce(keys: readonly HotkeyItem[]): void {
  useLayoutEffect(() => {
    const hear = getHotkeyHandler([...keys])
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  })
}
