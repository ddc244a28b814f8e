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
    if (!isTypedIntoFrame(main.current)) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

/** A page may arrive while the next number is already being typed into the search of the frame. */
const isTypedIntoFrame = (main: HTMLElement | null) => {
  const field = document.activeElement
  return field instanceof HTMLInputElement && field.value !== '' && !main?.contains(field)
}
