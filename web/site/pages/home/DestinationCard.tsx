import { text as openText } from '#web/shared/channels/open.text.ts'
import { Illustration } from '#web/kit/illustrations/Illustration.tsx'
import { formatKg, formatMoney } from '#web/kit/text/format.ts'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { CheckIcon, ClockIcon, DoorIcon, PointIcon } from '#web/kit/look/icons.tsx'
import { leastMinor } from '#domain/least-charge.ts'
import type { Destination, Line } from './destinations.ts'
import { destinationsText } from './destinations.text.ts'
import styles from './destinations.module.css'

/** One destination; the whole card leads to its page. */
export function DestinationCard({ destination }: { readonly destination: Destination }) {
  const t = useText(destinationsText)
  const o = useText(openText)
  const { name, picture, to, isOpen, lowest, lines } = destination
  const [first, second] = lowest
  const StateIcon = isOpen ? CheckIcon : ClockIcon
  return (
    <li className={styles.card} data-open={isOpen}>
      <div className={styles.picture}>
        <Illustration name={picture} className={styles.drawing} isCropped />
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <h3>
            <SiteLink to={to} className={styles.whole}>
              {name}
            </SiteLink>
          </h3>
          <span className={`${styles.state} ${isOpen ? styles.open : ''}`}>
            <StateIcon size={14} />
            {isOpen ? o.open : o.notOpen}
          </span>
        </div>
        {first && (
          <p className={styles.from}>
            {t.fill(isOpen ? 'from' : 'published', { weight: formatKg(first.firstWeightG) })}
            <b className="num">{formatMoney(leastMinor(first), first.currency)}</b>
            {second && (
              <span className="num">
                {t.fill('orElse', { price: formatMoney(leastMinor(second), second.currency) })}
              </span>
            )}
          </p>
        )}
        {isOpen && (
          <ul className={styles.lines}>
            {lines.map((line) => (
              <LineTime key={line.channelId} line={line} />
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

/** A line with its time, where one is promised or measured. */
function LineTime({ line: { name, promise, isCollected, usual } }: { readonly line: Line }) {
  const t = useText(destinationsText)
  const LineIcon = isCollected ? PointIcon : DoorIcon
  const measured =
    usual &&
    (usual.fromDays === usual.toDays
      ? t.fill('usualDay', { days: usual.toDays })
      : t.fill('usualDays', { from: usual.fromDays, to: usual.toDays }))
  const time = promise || measured
  return (
    <li>
      <LineIcon size={16} />
      <span>{time ? t.fill('timeOf', { line: name, time }) : name}</span>
    </li>
  )
}
