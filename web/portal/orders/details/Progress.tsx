import { useText } from '#web/kit/text/use-text.ts'
import { formatExact, formatShortDay, formatTime } from '#web/kit/text/format.ts'
import { CheckIcon, CrossIcon } from '#web/kit/look/icons.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { text } from './now.text.ts'
import styles from './Progress.module.css'
import { type ProgressStep, progressOf } from './progress.ts'

/** The way of the order from placed to signed, with the date of each step; it stops where the order ended. */
export function Progress({ order }: { readonly order: Order }) {
  const t = useText(text)
  return (
    <ol className={styles.line} aria-label={t.progress}>
      {progressOf(order).map((step) => (
        <Step key={step.key} step={step} />
      ))}
    </ol>
  )
}

const words = { done: 'isDone', now: 'isNow', ahead: 'isAhead', ended: null } as const

function Step({ step }: { readonly step: ProgressStep }) {
  const t = useText(text)
  const { key, state, at, waits } = step
  const word = words[state]
  return (
    <li
      className={styles.step}
      data-state={state}
      data-waits={waits ?? undefined}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <span className={styles.dot}>
        {state === 'done' && <CheckIcon size={12} strokeWidth={3.2} />}
        {state === 'ended' && <CrossIcon size={12} strokeWidth={3.2} />}
      </span>
      <b>{t[key]}</b>
      {at !== null && <Moment at={at} />}
      {state === 'now' && waits ? (
        <span className={styles.waits}>{t[waits]}</span>
      ) : (
        word && at === null && <Hidden word={t[word]} />
      )}
    </li>
  )
}

const Hidden = ({ word }: { readonly word: string }) => <span className="for-readers"> {word}</span>

/** Day and time below each other, so that six of them fit on a phone. */
function Moment({ at }: { readonly at: string }) {
  const kit = useText(kitText)
  const day = formatShortDay(at, kit.language)
  return (
    <time className="num" dateTime={at} title={kit.fill('beijingTime', { when: formatExact(at) })}>
      <span className={styles.day}>{day}</span>
      <span className={styles.dayOnPhone}>{withoutWords(day)}</span>{' '}
      <span className={styles.time}>{formatTime(at)}</span>
    </time>
  )
}

/** A month and a day in Chinese characters are too wide six times on a phone: "11/26". */
const withoutWords = (day: string) => day.replace(/^(\d+)\p{Script=Han}(\d+)\p{Script=Han}$/u, '$1/$2')
