import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether a box has overflow: it is then focusable, so that the arrow keys can scroll it (WCAG 2.1.1). */
export function useOverflow<Box extends HTMLElement>(): [box: RefObject<Box | null>, isOverflowing: boolean] {
  const box = useRef<Box>(null)
  const [isOverflowing, setOverflowing] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element || !('ResizeObserver' in window)) return
    const observer = new ResizeObserver(() => setOverflowing(element.scrollWidth > element.clientWidth))
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [])
  return [box, isOverflowing]
}
