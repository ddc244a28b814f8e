import { useSyncExternalStore } from 'react'

/** A value that any code may set, and that components follow: `dialog.set(…)`, `dialog.now()`, `dialog.use()`. */
export function sharedState<State>(first: State) {
  let state = first
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  const now = () => state
  return {
    now,
    set: (next: State): void => {
      state = next
      for (const listener of listeners) listener()
    },
    use: (): State => useSyncExternalStore(subscribe, now, now),
  }
}
