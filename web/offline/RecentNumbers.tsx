import { useQuery } from '@tanstack/react-query'
import { Link } from '#web/kit/look/Link.tsx'
import { tracking } from '#contract/parcels.ts'
import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { memberKept } from './member-kept.ts'
import styles from './Recent.module.css'
import { text } from './text.ts'

/** The numbers that this member last tracked on this device, to look up again with one press, or to read offline. */
export function RecentNumbers() {
  const t = useText(text)
  const { data } = useQuery({
    queryKey: ['recent-numbers'],
    queryFn: () => memberKept.whole(tracking.listMine),
    staleTime: 0,
  })
  if (!data || data.answer.list.length === 0) return null
  return (
    <Card title={t.recentTitle}>
      <ul className={styles.list}>
        {data.answer.list.map(({ kind, trackedNumber, statusText }) => (
          <li key={`${kind} ${trackedNumber}`}>
            <Link to={paths.track(trackedNumber)} className="num">
              {trackedNumber}
            </Link>
            <span className="muted">{statusText}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
