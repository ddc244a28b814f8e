import { useText } from '#web/kit/text/use-text.ts'
import type { ReactNode } from 'react'
import { text } from './compared.text.ts'
import styles from './Compared.module.css'

export interface Change {
  readonly label: string
  readonly before: ReactNode
  /** Nothing: it will be gone. */
  readonly after: ReactNode
}

interface ComparedProps {
  readonly changes: readonly Change[]
  /** It was done before: a change of a history. */
  readonly isDone?: boolean
}

/** What will be different once it is done, each with what it is now; unchanged lines are left out. */
export function Compared({ changes, isDone = false }: ComparedProps) {
  const t = useText(text)
  const title = isDone ? t.hasChanged : t.willChange
  const real = changes.filter(({ before, after }) => before !== after)
  return (
    <section aria-label={title} className={styles.compared}>
      <p className="muted">{real.length === 0 ? t.nothingChanges : title}</p>
      {real.length > 0 && (
        <dl>
          {real.map(({ label, before, after }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <del>{before || '—'}</del> <span aria-hidden>→</span> <ins>{after || '—'}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

interface AskedProps {
  readonly sentence: ReactNode
  readonly changes: readonly Change[]
}

/** The sentence of a question, and below it what a yes will change. */
export const Asked = ({ sentence, changes }: AskedProps) => (
  <div className={styles.asked}>
    <p>{sentence}</p>
    <Compared changes={changes} />
  </div>
)
