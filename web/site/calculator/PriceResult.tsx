import type { ReactNode } from 'react'
import controls from '#web/site/form/controls.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './calculator.module.css'
import { text } from './calculator.text.ts'
import type { Answer, Answered } from './use-prices.ts'

interface PriceResultProps<Found> {
  readonly answer: Answer<Found>
  readonly onRetry: () => void
  /** How many lines it has, so that the same room is kept while the next answer loads. */
  readonly countOf: (found: Found) => number
  readonly children: (answered: Answered<Found>) => ReactNode
}

/** What a calculator says in each of its states; its children show the prices. */
export function PriceResult<Found>({ answer, onRetry, countOf, children }: PriceResultProps<Found>) {
  const t = useText(text)
  const isNothing = answer.state === 'done' && countOf(answer.found) === 0
  return (
    <div className={styles.result} aria-live="polite" aria-busy={answer.state === 'asking'}>
      {answer.state === 'idle' && <p className="muted">{t.hint}</p>}
      {answer.state === 'unread' && <p className="muted">{t.mend}</p>}
      {answer.state === 'asking' && <Waiting count={answer.before === null ? 3 : countOf(answer.before)} />}
      {answer.state === 'failed' && (
        <p className={controls.fault}>
          {answer.sentence || t.failed}{' '}
          <button type="button" className="text-button" onClick={onRetry}>
            {t.retry}
          </button>
        </p>
      )}
      {isNothing && <p className="muted">{t.nothing}</p>}
      {answer.state === 'done' && !isNothing && children(answer)}
    </div>
  )
}

function Waiting({ count }: { readonly count: number }) {
  return (
    <div className={styles.waitings} aria-hidden="true">
      {Array.from({ length: count }, (_each, index) => (
        <div key={index} className={styles.waiting} />
      ))}
    </div>
  )
}
