import { useEffect, useState } from 'react'
import { helpSearch } from '#contract/help-search.ts'
import type { Output } from '#contract/wire/operation.ts'
import { call, Refusal, wordsOf } from '#web/client/api.ts'
import { useLanguage } from '#web/kit/text/language.ts'

/** How long after the last key the search starts. */
const pauseMs = 400

export type HelpAnswer =
  | { readonly state: 'idle' | 'asking' }
  | { readonly state: 'failed'; readonly sentence: string | null }
  | { readonly state: 'done'; readonly list: Output<typeof helpSearch.search>['list'] }

/** What the server finds for the input (E-85); only the last answer counts. */
export function useHelpSearch(search: string): HelpAnswer {
  const language = useLanguage()
  const [known, setKnown] = useState<{ readonly search: string; readonly answer: HelpAnswer } | null>(null)
  useEffect(() => {
    if (search === '') return undefined
    const stop = new AbortController()
    const take = (answer: HelpAnswer) => stop.signal.aborted || setKnown({ search, answer })
    const later = setTimeout(() => {
      call(helpSearch.search, { text: search }, { signal: stop.signal })
        .then(({ list }) => take({ state: 'done', list }))
        .catch((error: unknown) =>
          take({ state: 'failed', sentence: error instanceof Refusal ? wordsOf(error) : null }),
        )
    }, pauseMs)
    return () => {
      clearTimeout(later)
      stop.abort()
    }
  }, [search, language])
  if (search === '') return { state: 'idle' }
  return known?.search === search ? known.answer : { state: 'asking' }
}
