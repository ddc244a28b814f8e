import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { captchas } from '#contract/captchas.ts'
import type { Input } from '#contract/wire/operation.ts'
import { call, Refusal, wordsOf } from '#web/client/api.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { findNumber } from './code-work.ts'
import { text } from './code-work.text.ts'
import styles from './CodeWork.module.css'

interface CodeWorkProps {
  readonly scene: Input<typeof captchas.work>['scene']
  /** Each round has its own task; a refusal uses up the previous one. */
  readonly round: number
  /** Values that replace a picture's id and its code. */
  readonly onSolved: (captchaId: string, code: string) => void
  /** Null if this network gets no pictures at the moment. */
  readonly onPicture: (() => void) | null
  /** Moves the focus here for people who chose this. */
  readonly takesFocus: boolean
  readonly error?: ReactNode
}

const link = `text-button ${styles.small}`

type State =
  | { readonly is: 'working'; readonly share: number }
  | { readonly is: 'done' }
  | { readonly is: 'failed'; readonly sentence: string }

/** Replaces an image code: the browser works for a moment, and nothing has to be read (E-89, decision record 48). */
export function CodeWork(props: CodeWorkProps) {
  const [tries, setTries] = useState(0)
  return <OneTask key={`${props.round}.${tries}`} {...props} onAgain={() => setTries(tries + 1)} />
}

function OneTask(props: CodeWorkProps & { readonly onAgain: () => void }) {
  const { scene, onSolved, onPicture, onAgain, takesFocus, error } = props
  const t = useText(text)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>({ is: 'working', share: 0 })
  const solved = useEffectEvent(onSolved)
  const lead = useEffectEvent(() => takesFocus && field.current?.focus())
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    work(scene, (share) => setState({ is: 'working', share }), signal).then(
      ({ captchaId, code }) => {
        if (signal.aborted) return
        setState({ is: 'done' })
        solved(captchaId, code)
      },
      (fault: unknown) => {
        if (!signal.aborted) setState({ is: 'failed', sentence: fault instanceof Refusal ? wordsOf(fault) : '' })
      },
    )
    lead()
    return () => leaving.abort()
  }, [scene])
  const isWorking = state.is === 'working'
  const sentence = isWorking ? t.working : state.is === 'done' ? t.done : state.sentence || t.failed
  return (
    <div className={styles.work}>
      <label htmlFor={id} className={styles.label}>
        {t.label}
      </label>
      <input
        ref={field}
        id={id}
        className={styles.state}
        readOnly
        value={isWorking ? t.stateWorking : state.is === 'done' ? t.stateDone : t.stateFailed}
        aria-invalid={Boolean(error)}
        aria-describedby={`${id}-says${error ? ` ${id}-fault` : ''}`}
      />
      <p id={`${id}-says`} role="status">
        {sentence}
      </p>
      {isWorking && (
        <progress className={styles.bar} aria-label={t.progress} max={100} value={Math.round(state.share * 100)} />
      )}
      {error && (
        <p id={`${id}-fault`} className={styles.fault}>
          {isWorking ? t.waitFirst : error}
        </p>
      )}
      <div className={styles.buttons}>
        {state.is === 'failed' && (
          <button type="button" className={link} onClick={onAgain}>
            {t.again}
          </button>
        )}
        {onPicture && (
          <button type="button" className={link} onClick={onPicture}>
            {t.toPicture}
          </button>
        )}
      </div>
    </div>
  )
}

async function work(scene: CodeWorkProps['scene'], onShare: (share: number) => void, signal: AbortSignal) {
  const task = await call(captchas.work, { scene }, { signal })
  return { captchaId: task.captchaId, code: await findNumber(task, onShare, signal) }
}

export function CannotRead({ onPress }: { readonly onPress: () => void }) {
  const t = useText(text)
  return (
    <button type="button" className={link} onClick={onPress}>
      {t.cannotRead}
    </button>
  )
}
