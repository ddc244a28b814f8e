import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Scrolls the menu, which may be longer than the window, to the page that is open. */
export function useHereInView(isRail: boolean) {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page and each form of the menu has its own place
  useEffect(() => {
    const here = nav.current?.querySelector('[aria-current="page"]')
    if (!nav.current || !(here instanceof HTMLElement) || here.offsetParent === null) return
    const [around, own] = [nav.current.getBoundingClientRect(), here.getBoundingClientRect()]
    if (own.top < around.top || own.bottom > around.bottom)
      nav.current.scrollTop += own.top - around.top - around.height / 2
  }, [pathname, isRail])
  return nav
}
