import { type RefObject, useEffect, useRef } from 'react'

/** Below this share of the window hardly anything of what was opened is in view. */
const lowest = 0.6

/**
 * Scrolls to what was opened if it is out of view: chosen in the search of the frame, it may be far away. A page that
 * is new has gone to its top by the next frame.
 */
export function useShown<Place extends HTMLElement>(key: string | null): RefObject<Place | null> {
  const place = useRef<Place>(null)
  useEffect(() => {
    if (key === null) return
    const next = requestAnimationFrame(() => {
      const top = place.current?.getBoundingClientRect().top ?? 0
      if (top < headerPx || top > window.innerHeight * lowest) place.current?.scrollIntoView({ block: 'start' })
    })
    return () => cancelAnimationFrame(next)
  }, [key])
  return place
}

const headerPx = 64
