import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/*
 * A page that was made ahead knows neither its address nor the device that it is read on. A part of it begins as the page
 * has it, and looks at both once it is awake.
 */

/** Runs once, when the part is awake. */
export function useArrival(arrive: () => void): void {
  const run = useEffectEvent(arrive)
  useEffect(() => run(), [])
}

/** Whether what this device keeps may be read: false in the page that was made ahead. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )

const noChange = () => () => {}
