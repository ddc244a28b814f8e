import type { ReactNode } from 'react'
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
  const newestFirst = [...steps].sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
  return (
    <ol className={styles.line}>
      {newestFirst.map((step) => (
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

const way = ['shipped', 'departed', 'arrived', 'customs_cleared', 'out_for_delivery', 'ready_for_pickup']

function toneOf(code: string): 'wait' | 'hand' | 'way' | 'done' | 'bad' {
  if (code === 'exception') return 'bad'
  if (code === 'signed') return 'done'
  if (code === 'forecast') return 'wait'
  return way.includes(code) ? 'way' : 'hand'
}
