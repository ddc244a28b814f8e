import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { Link } from '#web/kit/look/Link.tsx'
import { message } from '#contract/messages.ts'
import { myData } from '#contract/my-data.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useCoinName } from '#web/portal/ledger/use-coin-name.ts'
import { paths } from '#web/paths.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatDay } from '#web/kit/text/format.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { DeletionDialog } from './DeletionDialog.tsx'
import { text } from './my-data.text.ts'
import styles from './Profile.module.css'

type Standing = Output<typeof myData.get>

/** Requests deletion of the account: what is deleted, what is kept, and what must be settled first. */
export function DeletionPart() {
  const t = useText(text)
  const coinName = useCoinName()
  const standing = useRead(myData.get, {}, { fresh: true })
  return (
    <div className={styles.part}>
      <h3>{t.deletionTitle}</h3>
      <p className="muted">{t.deletionSentence}</p>
      <div className={styles.what}>
        <div>
          <h4>{t.goesTitle}</h4>
          <p>{t.fill('goes', { coinName })}</p>
        </div>
        <div>
          <h4>{t.staysTitle}</h4>
          <p>{t.stays}</p>
        </div>
      </div>
      <Loaded query={standing} skeleton={<Skeleton height={60} radius="lg" />}>
        {(data) => <Request standing={data} />}
      </Loaded>
    </div>
  )
}

function Request({ standing: { deletion, obstacles } }: { readonly standing: Standing }) {
  const t = useText(text)
  const [isAsking, setAsking] = useState(false)
  const withdraw = useWrite(myData.withdrawDeletion, {
    refreshes: [myData.get],
    onDone: () => showSuccess(message('M-18', t.language)),
    onRefused: showRefused,
  })
  const isOpen = deletion?.state === 'open'
  return (
    <>
      {isOpen && (
        <p role="status">
          <strong>{t.fill('open', { when: formatDay(deletion.askedAt, t.language) })}</strong>
        </p>
      )}
      {deletion?.state === 'refused' && <p>{t.fill('refused', { reason: deletion.reason })}</p>}
      {obstacles.length > 0 && <Obstacles obstacles={obstacles} />}
      {isOpen ? (
        <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate({})}>
          {t.withdraw}
        </Button>
      ) : (
        <Button variant="default" onClick={() => setAsking(true)}>
          {t.ask}
        </Button>
      )}
      <DeletionDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}

/** Where each of them is settled. */
const placeOf = {
  balance: paths.expenses,
  debt: paths.topUp,
  orders: paths.ordersOfAllTime,
  parcels: paths.parcelsOfAllTime,
  transfers: paths.bankTransfer,
  payments: paths.topUp,
  disputes: paths.ordersOfAllTime,
  // The member cannot settle this; customer service explains.
  approvals: paths.contact,
} as const

function Obstacles({ obstacles }: Pick<Standing, 'obstacles'>) {
  const t = useText(text)
  return (
    <div>
      <p>{t.obstaclesTitle}</p>
      <ul>
        {obstacles.map(({ code, count }) => (
          <li key={code}>
            <Link to={placeOf[code]}>{t.fill(code, { count })}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
