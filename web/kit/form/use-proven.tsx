import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Failure, Refusal } from '#web/client/api.ts'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './Proof.module.css'
import { solve, taskIn } from './proof-of-work.ts'
import { text } from './proof.text.ts'

interface Options {
  readonly onError: (error: Refusal | Failure) => void
}

/** The part of `useWrite` that is needed here. */
interface Write<Input> {
  readonly mutate: (input: Input, options: Options) => void
  readonly isPending: boolean
  readonly error: Refusal | Failure | null
}

interface Proven<Input> extends Write<Input> {
  /** Shown in the form: the progress of the work; nothing if there is none. */
  readonly progress: ReactNode
}

/**
 * A write that automatically does the work which a refusal asks for (2023) and sends the same again with the result;
 * the typed image code remains valid. Goes between `useWrite` and `useSubmit`.
 */
export function useProven<Input extends object>(write: Write<Input & { proof?: string | undefined }>): Proven<Input> {
  const [share, setShare] = useState<number | null>(null)
  const [hasGivenUp, setHasGivenUp] = useState(false)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const here = new AbortController()
    leaving.current = here
    return () => here.abort()
  }, [])
  const mutate = (input: Input, { onError }: Options) => {
    setHasGivenUp(false)
    const { signal } = leaving.current
    const onRefused = (error: Refusal | Failure) => {
      const task = taskIn(error)
      if (!task) return onError(error)
      setShare(0)
      solve(task, setShare, signal).then(
        (proof) => {
          setShare(null)
          write.mutate({ ...input, proof }, { onError })
        },
        () => {
          if (signal.aborted) return
          setShare(null)
          setHasGivenUp(true)
          onError(error)
        },
      )
    }
    write.mutate(input, { onError: onRefused })
  }
  return {
    mutate,
    isPending: write.isPending || share !== null,
    error: taskIn(write.error) && !hasGivenUp ? null : write.error,
    progress: share === null ? null : <Progress share={share} />,
  }
}

function Progress({ share }: { readonly share: number }) {
  const t = useText(text)
  return (
    <div className={styles.proof}>
      <p role="status">{t.working}</p>
      <progress className={styles.bar} aria-label={t.progress} max={100} value={Math.round(share * 100)} />
    </div>
  )
}
