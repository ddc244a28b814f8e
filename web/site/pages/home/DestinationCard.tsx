import { text as openText } from '#web/shared/channels/open.text.ts'
import { Illustration } from '#web/kit/illustrations/Illustration.tsx'
import { formatKg, formatMoney } from '#web/kit/text/format.ts'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { CheckIcon, ClockIcon, DoorIcon, PointIcon } from '#web/kit/look/icons.tsx'
import { leastMinor } from '#domain/least-charge.ts'
import { cheapestOf, type DestinationLine } from '#web/site/pages/destinations/destination-of.ts'
import { pagedDestinations } from '#web/site/pages/destinations/paged-destinations.ts'
import { useUsualDays } from '#web/site/use-usual-days.ts'
import type { Shown } from './destinations.ts'
import { destinationsText } from './destinations.text.ts'
import styles from './destinations.module.css'

/** One destination; the whole card leads to its page. */
export function DestinationCard({ destination }: { readonly destination: Shown }) {
  const t = useText(destinationsText)
  const o = useText(openText)
  const { code, name, isOpen, lines } = destination
  const { picture, to } = pagedDestinations[code]
  const [first, second] = cheapestOf(destination)?.row.prices ?? []
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
function LineTime({ line: { name, promise, isCollected, usual } }: { readonly line: DestinationLine }) {
  const t = useText(destinationsText)
  const usualDays = useUsualDays()
  const LineIcon = isCollected ? PointIcon : DoorIcon
  const time = promise || (usual && usualDays(usual))
  return (
    <li>
      <LineIcon size={16} />
      <span>{time ? t.fill('timeOf', { line: name, time }) : name}</span>
    </li>
  )
}
