import { useEffect, useRef } from 'react'

/** Everything that is folded inside the place is open on paper, and folded again afterwards. */
export function useOpenInPrint<Place extends HTMLElement>() {
  const place = useRef<Place>(null)
  useEffect(() => {
    let opened: readonly HTMLDetailsElement[] = []
    const open = () => {
      opened = [...(place.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])]
      for (const each of opened) each.open = true
    }
    const fold = () => {
      for (const each of opened) each.open = false
      opened = []
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', fold)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', fold)
    }
  }, [])
  return place
}
