import { type NavigateOptions, useSearchParams } from 'react-router'

type Change = (words: URLSearchParams) => void

/**
 * Changes the query of the address: `changeUrl((words) => words.set('page', '2'))`. It starts from the address itself,
 * because the page follows it a moment later: two choices made in that moment are both kept.
 */
export function useChangeUrl(): (change: Change, options?: NavigateOptions) => void {
  const [, setParams] = useSearchParams()
  return (change, options) => {
    const words = new URLSearchParams(window.location.search)
    change(words)
    setParams(words, options)
  }
}
