import { type FormEvent, useId, useRef, useState } from 'react'
import controls from '#web/site/form/controls.module.css'
import { useArrival } from '#web/site/arrival.ts'
import { useSiteDraft } from '#web/site/use-site-draft.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './checker.text.ts'
import { GoodsAnswer } from './GoodsAnswer.tsx'
import styles from './GoodsChecker.module.css'
import { goodsParameter } from './goods-parameter.ts'
import { useGoodsChecker } from './use-goods-checker.ts'

/** The limit of the call. */
const longestText = 200

interface GoodsCheckerProps {
  /** Requested at once. */
  readonly initialText?: string
}

/** May it be sent: enter a name, get the verdict with its rule and every line's answer (E-81). */
export function GoodsChecker({ initialText = '' }: GoodsCheckerProps) {
  const t = useText(text)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(initialText)
  const [isMissing, setMissing] = useState(false)
  const { answer, ask, retry } = useGoodsChecker(initialText.trim())
  useArrival(() => {
    const asked = new URLSearchParams(location.search).get(goodsParameter)?.trim().slice(0, longestText) ?? ''
    if (asked === '') return
    setTyped(asked)
    ask(asked)
  })
  useSiteDraft('goodsChecker', typed, initialText, setTyped)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const name = typed.trim()
    setMissing(name === '')
    if (name === '') field.current?.focus()
    else ask(name)
  }
  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t.title}
      </h2>
      <form onSubmit={send} noValidate className={styles.form}>
        <label className={controls.field}>
          {t.what}
          <input
            ref={field}
            className={controls.input}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={longestText}
            placeholder={t.example}
            value={typed}
            aria-invalid={isMissing}
            aria-describedby={isMissing ? `${id}-missing` : undefined}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setMissing(false)
            }}
          />
          {isMissing && (
            <span id={`${id}-missing`} className={controls.fault}>
              {t.missing}
            </span>
          )}
        </label>
        <button type="submit" className={controls.button}>
          {answer.state === 'asking' ? t.checking : t.check}
        </button>
      </form>
      <div className={styles.result} aria-live="polite" aria-busy={answer.state === 'asking'}>
        {answer.state === 'asking' && <div className={styles.waiting} aria-hidden="true" />}
        {answer.state === 'failed' && (
          <p className={controls.fault}>
            {answer.sentence || t.failed}{' '}
            <button type="button" className="text-button" onClick={retry}>
              {t.retry}
            </button>
          </p>
        )}
        {answer.state === 'done' && <GoodsAnswer checked={answer.checked} />}
      </div>
    </section>
  )
}
