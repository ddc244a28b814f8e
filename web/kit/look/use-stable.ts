import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same and always calls the newest one: rows that get it are not rendered again for it. */
export function useStable<Given extends readonly unknown[], Answer>(
  newest: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const current = useRef(newest)
  useLayoutEffect(() => {
    current.current = newest
  })
  return useCallback((...given: Given) => current.current(...given), [])
}
