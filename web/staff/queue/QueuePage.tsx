import { staffOpening } from '#contract/opening.ts'
import { urgentAtMost } from '#contract/reports.ts'
import { formatExact } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { lazyPage } from '#web/kit/message/lazy-page.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { type Dashboard, shownCount } from '#web/staff/frame/counts.ts'
import { usePageAt } from '#web/staff/frame/use-pages.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { Skeleton } from '@mantine/core'
import { queueAddress, workAddress } from './addresses.ts'
import { tones } from './AgeBar.tsx'
import { NoQueues } from './NoQueues.tsx'
import { QueueCard } from './QueueCard.tsx'
import styles from './queue.module.css'
import { text } from './queue.text.ts'
import { KnownCard, OrdersCard } from './SideCards.tsx'
import { type UrgentRow, UrgentList } from './UrgentList.tsx'
import { useDashboard } from './use-waiting.tsx'

const OpeningPage = lazyPage(() => import('#web/staff/opening/OpeningPage.tsx'), 'OpeningPage')

/** B-RP-01: the start page of the back office. What waits for this person, the most urgent first. */
export function QueuePage() {
  const query = useDashboard()
  const mayOpen = useMay()(staffOpening.set)
  return (
    <Loaded
      query={query}
      skeleton={<QueueSkeleton />}
      isEmpty={({ queues }) => queues.length === 0}
      empty={<NoQueues />}
    >
      {(dashboard) => (mayOpen && isNew(dashboard) ? <OpeningPage /> : <WorkQueues dashboard={dashboard} />)}
    </Loaded>
  )
}

/** Nobody may register yet and no work waits: an administrator is still setting things up. */
const isNew = ({ registrationOpen, queues }: Dashboard) => !registrationOpen && queues.every(({ count }) => count === 0)

function WorkQueues({ dashboard: { at, queues, urgent, orders } }: { readonly dashboard: Dashboard }) {
  const t = useText(text)
  const pageAt = usePageAt()
  const open = (address: string | null) => (address !== null && pageAt(address) ? address : null)
  const work = queues.filter(({ late }) => late !== null)
  const known = queues.filter(({ late }) => late === null)
  const rows = urgent.flatMap((row): readonly UrgentRow[] => {
    const to = open(workAddress(row))
    return to === null ? [] : [{ ...row, to }]
  })
  return (
    <Page title={t.title} lead={<Sum work={work} />} actions={<Legend />}>
      <ul className={styles.cards} aria-label={t.queues}>
        {work.map((waiting) => (
          <QueueCard key={waiting.queue} waiting={waiting} at={at} to={open(queueAddress[waiting.queue])} />
        ))}
      </ul>
      <div className={styles.two}>
        <Card title={t.urgent}>
          {rows.length > 0 ? (
            <UrgentList rows={rows} at={at} />
          ) : (
            <Empty title={t.emptyTitle} sentence={t.emptySentence} />
          )}
          {urgent.length === urgentAtMost && <p className={styles.note}>{t.fill('more', { count: rows.length })}</p>}
        </Card>
        <div className={styles.column}>
          {known.length > 0 && <KnownCard queues={known} at={at} />}
          {orders && <OrdersCard orders={orders} />}
        </div>
      </div>
      <p className={styles.note}>
        {t.rule} <span className="num">{t.fill('updated', { time: formatExact(at).slice(11) })}</span>
      </p>
    </Page>
  )
}

function Sum({ work }: { readonly work: Dashboard['queues'] }) {
  const t = useText(text)
  const busy = work.filter(({ count }) => count > 0)
  const count = busy.reduce((all, each) => all + each.count, 0)
  const late = busy.reduce((all, each) => all + (each.late ?? 0), 0)
  if (count === 0) return t.sumNone
  const shown = shownCount({ count, countCapped: busy.some(({ countCapped }) => countCapped) })
  return t.fill(late > 0 ? 'sumLate' : 'sum', { count: shown, queues: busy.length, late })
}

/** What the three tones of the ages mean. */
function Legend() {
  const t = useText(text)
  return (
    <ul className={styles.legend} aria-label={t.agesLegend}>
      {tones.map((tone) => (
        <li key={tone}>
          <i aria-hidden="true" data-tone={tone} />
          {t[tone]}
        </li>
      ))}
    </ul>
  )
}

const QueueSkeleton = () => (
  <div className={styles.waiting}>
    <Skeleton height={36} width="30%" />
    <Skeleton height={130} />
    <Skeleton height={320} />
  </div>
)
