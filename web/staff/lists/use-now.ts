import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

/** The time in ms since 1970, by the minute, so that ages on a page that stays open go on. */
export const useNow = (): number => useSyncExternalStore(subscribe, thisMinute)

const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs

function subscribe(listener: () => void) {
  const timer = setInterval(listener, minuteMs)
  return () => clearInterval(timer)
}
