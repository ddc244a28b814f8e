import type { UsualDays } from '#contract/site-content.ts'
import { capital } from '#domain/capital.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { ClockIcon, DoorIcon, PointIcon } from '#web/kit/look/icons.tsx'
import { useUsualDays } from '#web/site/use-usual-days.ts'
import { text } from './calculator.text.ts'
import styles from './home-calculator.module.css'
import type { PricedLine } from './priced-lines.ts'

interface HomeLineProps {
  readonly line: PricedLine
  readonly isCheapest: boolean
  readonly isCollected: boolean
  readonly usual: UsualDays | undefined
}

/** One line to the destination, with both prices, or why it does not take the parcel. */
export function HomeLine({ line: { name, promise, prices, refusal }, isCheapest, isCollected, usual }: HomeLineProps) {
  const t = useText(text)
  const usualDays = useUsualDays()
  const [first, second] = prices
  const HandOverIcon = isCollected ? PointIcon : DoorIcon
  return (
    <li className={`${styles.line} ${isCheapest ? styles.best : ''}`}>
      <span className={styles.name}>
        <strong>{name}</strong>
        {isCheapest && <span className={styles.tag}>{t.cheapest}</span>}
      </span>
      {refusal === null ? (
        <span className={styles.meta}>
          <span>
            <ClockIcon size={16} />
            {capital(promise || (usual && usualDays(usual)) || t.noTime)}
          </span>
          <span>
            <HandOverIcon size={16} />
            {isCollected ? t.collected : t.toTheDoor}
          </span>
        </span>
      ) : (
        <span className={styles.refusal}>{refusal}</span>
      )}
      {first && (
        <span className={`${styles.amount} num`}>
          <strong>{formatMoney(first.totalMinor, first.currency)}</strong>
          {second && <small>{t.fill('orElse', { price: formatMoney(second.totalMinor, second.currency) })}</small>}
        </span>
      )}
    </li>
  )
}
