import { useSyncExternalStore } from 'react'

/** A choice stored in the browser under a name, null until it is made; every component that shows it is notified. */
export function storedChoice(storage: () => Storage, name: string) {
  const listeners = new Set<() => void>()
  const read = (): string | null => storage().getItem(name)
  const keep = (choice: string | null): void => {
    if (choice === null) storage().removeItem(name)
    else storage().setItem(name, choice)
    for (const listener of listeners) listener()
  }
  // Other windows are notified by the browser's own event.
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }
  const useChoice = (): string | null => useSyncExternalStore(subscribe, read, () => null)
  return { read, keep, useChoice, subscribe }
}
