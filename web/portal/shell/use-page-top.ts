import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A new page is scrolled to its top and focused for screen readers; pass the ref to `<main tabIndex={-1}>`. */
export function usePageTop() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
