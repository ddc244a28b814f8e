import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/*
 * A prerendered page knows neither its address nor the device it is read on. An island starts as prerendered, and looks
 * at both after hydration.
 */

/** Runs once, after hydration. */
export function useArrival(arrive: () => void): void {
  const run = useEffectEvent(arrive)
  useEffect(() => run(), [])
}

/** Whether values stored on this device may be read: false while prerendering. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )

const noChange = () => () => {}
