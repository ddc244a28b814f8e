import { Skeleton } from '@mantine/core'
import { Link } from '#web/kit/look/Link.tsx'
import { parcelCounts } from '#contract/parcel-counts.ts'
import { parcelStatuses } from '#web/portal/parcels/parcel-filters.ts'
import { ParcelStatusTag } from '#web/portal/parcels/ParcelStatusTag.tsx'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { text } from './home.text.ts'
import styles from './MemberHomePage.module.css'

/** The four counters; each links to a list of exactly what it counted, however old. */
export function ParcelCounts() {
  const t = useText(text)
  const counts = useRead(parcelCounts.homeCounts, {})
  return (
    <Loaded query={counts} skeleton={<Skeleton height={108} radius="lg" />}>
      {(data) => (
        <nav className={styles.counts} aria-label={t.countsTitle}>
          {parcelStatuses.map((status) => (
            <Link key={status} to={paths.parcelsIn(status)} className={styles.count}>
              <ParcelStatusTag status={status} />
              <strong className="num">{data.counts[status]}</strong>
              {status === 'shipped' && (data.signedCount ?? 0) > 0 && (
                <small className="muted">{t.fill('ofTheseSigned', { count: data.signedCount ?? 0 })}</small>
              )}
            </Link>
          ))}
        </nav>
      )}
    </Loaded>
  )
}
