import type { orders } from '#contract/orders.ts'
import type { Output } from '#contract/wire/operation.ts'
import { ClockIcon, WarnIcon } from '#web/kit/look/icons.tsx'
import { formatDay } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { Link } from '#web/kit/look/Link.tsx'
import styles from './Arrival.module.css'
import { text } from './text.ts'

export type Expected = NonNullable<Output<typeof orders.get>['expectedArrival']>

/** The day on which an order on its way arrives: promised by its line, or measured and no promise. */
export function ExpectedArrival({ expected }: { readonly expected: Expected }) {
  const t = useText(text)
  const days = {
    from: formatDay(expected.from ?? expected.by, t.language),
    by: formatDay(expected.by, t.language),
  }
  const isLate = expected.kind === 'promised' && expected.isOver
  const Icon = isLate ? WarnIcon : ClockIcon
  return (
    <p className={styles.expected} data-late={isLate}>
      <Icon size={16} />
      <span>
        {t.fill(sentenceOf(expected, days), days)}
        {isLate && (
          <>
            {' '}
            <Link to={paths.feedback}>{t.write}</Link>
          </>
        )}
        {expected.kind === 'usual' && <small>{t.measured}</small>}
      </span>
    </p>
  )
}

function sentenceOf({ kind, to, isOver }: Expected, { from, by }: { readonly from: string; readonly by: string }) {
  if (kind === 'usual') return isOver ? 'usualOver' : from === by ? 'usualDay' : 'usual'
  if (to === 'port') return isOver ? 'latePort' : 'promisedPort'
  return isOver ? 'lateDoor' : 'promisedDoor'
}
