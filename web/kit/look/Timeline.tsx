import type { ReactNode } from 'react'
import type { Tone } from './StatusTag.tsx'
import styles from './Timeline.module.css'
import { When } from './When.tsx'

interface Step {
  readonly code: string
  readonly text: ReactNode
  readonly place: string | null
  readonly at: string
}

/** Newest first. */
export function Timeline({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className={styles.line}>
      {newestFirst(steps).map((step) => (
        <li key={`${step.at} ${step.code}`} className={`${styles.step} ${styles[toneOf(step.code)]}`}>
          <div className={styles.words}>{step.text}</div>
          <div className={styles.where}>
            {step.place && <span>{step.place}</span>}
            <When at={step.at} />
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The colour of a status that says where something is: that of its newest step. */
export function toneOfNewest(steps: readonly Pick<Step, 'code' | 'at'>[]): Tone {
  const [newest] = newestFirst(steps)
  return newest ? toneOf(newest.code) : 'wait'
}

/** The newest step in words: a status may lag behind it. */
export const wordsOfNewest = (steps: readonly (Pick<Step, 'at'> & { readonly text: string })[]): string | undefined =>
  newestFirst(steps)[0]?.text

/** Staff enter times to the minute: steps in the same minute keep their order. */
const newestFirst = <One extends Pick<Step, 'at'>>(steps: readonly One[]): readonly One[] =>
  [...steps].sort((one, other) => minuteOf(other) - minuteOf(one))

const minuteOf = ({ at }: Pick<Step, 'at'>) => Math.floor(Date.parse(at) / 60_000)

const way = ['shipped', 'departed', 'arrived', 'customs_cleared', 'out_for_delivery', 'ready_for_pickup']

/** An order may also end before it arrives. */
const bad = ['exception', 'cancelled', 'lost']

function toneOf(code: string): Tone {
  if (bad.includes(code)) return 'bad'
  if (code === 'signed') return 'done'
  if (code === 'forecast') return 'wait'
  return way.includes(code) ? 'way' : 'hand'
}
