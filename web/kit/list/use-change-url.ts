import { type NavigateOptions, useHref, useLocation, useSearchParams } from 'react-router'

type Change = (words: URLSearchParams) => void

/**
 * Changes the query of the address: `changeUrl((words) => words.set('page', '2'))`. It starts from the address itself,
 * because the page follows it a moment later: two choices made in that moment are both kept. A page that was left stays
 * on the screen until the next one has loaded; what it still wants to change by then would lead back to it, so it is
 * ignored.
 */
export function useChangeUrl(): (change: Change, options?: NavigateOptions) => void {
  const [, setParams] = useSearchParams()
  const here = useHref(useLocation().pathname)
  return (change, options) => {
    if (window.location.pathname !== here) return
    const words = new URLSearchParams(window.location.search)
    change(words)
    setParams(words, options)
  }
}
