import { useEffect } from 'react'

/*
 * A list in which rows are ticked is not read again by itself: its rows would move under the pointer. What changed
 * meanwhile is read as soon as nothing is ticked any more.
 */

const holders = new Set<object>()
const listeners = new Set<() => void>()

export const areReadsHeld = (): boolean => holders.size > 0

/** Called when nobody holds the reads any more. */
export const whenReadsGo = (listener: () => void): void => void listeners.add(listener)

export function useHeldReads(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return
    const holder = {}
    holders.add(holder)
    return () => {
      holders.delete(holder)
      if (holders.size === 0) for (const listener of listeners) listener()
    }
  }, [isHeld])
}
