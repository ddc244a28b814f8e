import { Button, Group } from '@mantine/core'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import type { Output } from '#contract/wire/operation.ts'
import { purchases } from '#contract/purchases.ts'
import { paths } from '#web/paths.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { showRefused } from '#web/kit/message/toast.ts'
import styles from './SiblingWatch.module.css'
import { text } from './watch.text.ts'

type Purchase = Output<typeof purchases.list>['list'][number]

const shownAtFirst = 3
const step = 20
const pageSizeMax = 100

/** One line that leads to "the seller sent 3, 2 arrived" and where to look for the others; none without such a purchase. */
export function SiblingWatch() {
  const t = useText(text)
  const [params] = useSearchParams()
  // People who come from the count of all of them see all of them.
  const [shown, setShown] = useState(params.get('watch') === 'all' ? pageSizeMax : shownAtFirst)
  const open = useRead(purchases.list, { open: true, page: 1, pageSize: shown }, { keep: true })
  const [isOpen, setOpen] = useState(shown === pageSizeMax)
  const id = useId()
  const { list = [], total = 0 } = open.data ?? {}
  const left = total - list.length
  if (list.length === 0) return null
  return (
    <section className={styles.watch} aria-label={t.watchTitle}>
      <p className={styles.line}>
        <span>{t.fill('watchLine', { count: total })}</span>
        <Button
          variant="subtle"
          size="compact-md"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t.hide : t.show}
          <OfRow name={t.watchTitle} />
        </Button>
      </p>
      <div id={id} className={styles.behind} hidden={!isOpen}>
        <ul className={styles.hints}>
          {list.map((purchase) => (
            <Hint key={purchase.id} purchase={purchase} />
          ))}
        </ul>
        {left > 0 && shown < pageSizeMax && (
          <Button
            variant="default"
            size="xs"
            mb="sm"
            loading={open.isPlaceholderData}
            onClick={() => setShown(Math.min(shown + step, pageSizeMax))}
          >
            {t.fill('more', { count: left })}
          </Button>
        )}
        <p className="muted">{t.next}</p>
      </div>
    </section>
  )
}

function Hint({ purchase }: { readonly purchase: Purchase }) {
  const t = useText(text)
  const stop = useWrite(purchases.watch, {
    refreshes: [purchases.list],
    onRefused: showRefused,
  })
  const { id, purchaseNumber, expectedParcels, arrivedParcels, parcels } = purchase
  const awaited = parcels.filter(({ status }) => status === 'forecast')
  const unknown = expectedParcels - parcels.length
  const [first] = awaited
  return (
    <li className={styles.hint}>
      <strong>
        {t.fill('hint', { purchase: purchaseNumber, expected: expectedParcels, arrived: arrivedParcels })}
      </strong>
      {awaited.length > 0 && (
        <div className="num">
          {t.fill('awaited', {
            numbers: awaited.map((parcel) => `${parcel.courierName} ${parcel.trackingNumber}`).join(', '),
          })}
        </div>
      )}
      {unknown > 0 && <div>{t.fill('unknown', { count: unknown })}</div>}
      <Group gap="xs" mt="xs">
        <LinkButton to={first ? paths.unclaimedOf(first.trackingNumber) : paths.unclaimed} variant="default" size="xs">
          {t.pool}
        </LinkButton>
        {unknown > 0 && (
          <LinkButton to={paths.forecast} variant="default" size="xs">
            {t.forecast}
          </LinkButton>
        )}
        <Button
          variant="subtle"
          size="xs"
          loading={stop.isPending}
          aria-label={t.fill('stopOf', { purchase: purchaseNumber })}
          onClick={() => stop.mutate({ id, watched: false })}
        >
          {t.stop}
        </Button>
      </Group>
    </li>
  )
}
