import { useEffect, useState } from 'react'
import { goodsCheck } from '#contract/goods-check.ts'
import type { Output } from '#contract/wire/operation.ts'
import { call, Refusal, wordsOf } from '#web/client/api.ts'
import { useLanguage } from '#web/kit/text/language.ts'

export type Checked = Output<typeof goodsCheck.check>

export type Answer =
  | { readonly state: 'idle' }
  | { readonly state: 'asking' }
  | { readonly state: 'failed'; readonly sentence: string | null }
  | { readonly state: 'done'; readonly checked: Checked }

interface Question {
  readonly text: string
}

/** Requested on submit, never while typing: half a word would be recorded as an unknown word. */
export function useGoodsChecker(first: string) {
  const language = useLanguage()
  const [question, setQuestion] = useState<Question | null>(first === '' ? null : { text: first })
  const [answer, setAnswer] = useState<Answer>({ state: first === '' ? 'idle' : 'asking' })
  useEffect(() => {
    if (!question) return undefined
    const stop = new AbortController()
    const take = (next: Answer) => stop.signal.aborted || setAnswer(next)
    call(goodsCheck.check, question, { signal: stop.signal })
      .then((checked) => take({ state: 'done', checked }))
      .catch((error: unknown) => take({ state: 'failed', sentence: error instanceof Refusal ? wordsOf(error) : null }))
    return () => stop.abort()
  }, [question, language])
  const ask = (text: string) => {
    setAnswer({ state: 'asking' })
    setQuestion({ text })
  }
  const retry = () => question && ask(question.text)
  return { answer, ask, retry }
}
