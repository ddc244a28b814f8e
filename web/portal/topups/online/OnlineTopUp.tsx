import { payments } from '#contract/payments.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useRead } from '#web/client/queries.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { formatMoney, formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import type { Need } from '#web/need.ts'
import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { type Config, openMethods } from './form.ts'
import { methodName } from '#contract/payment-method-name.ts'
import styles from './Online.module.css'
import { text } from './text.ts'
import { TopUpForm } from './TopUpForm.tsx'

type Row = Output<typeof payments.listMine>['list'][number]

/** Shown once a payment has been started. */
const PaymentPanel = lazyPart(
  'PaymentPanel',
  async () => (await import('./PaymentPanel.tsx')).PaymentPanel,
  <Skeleton height={280} radius="lg" />,
)

interface Props {
  readonly config: Config
  readonly need: Need | null
}

/** Pays online (C-66 to C-68): a payment that is still open comes first, also one that was started on another device. */
export function OnlineTopUp({ config, need }: Props) {
  const open = useRead(payments.listMine, { state: 'pending', page: 1, pageSize: 10 }, { fresh: true })
  const methods = openMethods(config.features)
  // What the cache still holds may have ended in the meantime.
  const asked = open.isFetchedAfterMount ? open : { ...open, data: undefined, error: null }
  return (
    <Loaded query={asked} skeleton={methods.length > 0 && <Skeleton height={280} radius="lg" />}>
      {({ list }) => <Paying {...{ config, need, methods }} open={list} />}
    </Loaded>
  )
}

interface PayingProps extends Props {
  readonly methods: ReturnType<typeof openMethods>
  readonly open: readonly Row[]
}

/** Instead of a number: the member starts another one while one is open. */
const another = 'new'

function Paying({ config, need, methods, open }: PayingProps) {
  const [{ payment }, setFilters] = useUrlFilters({ payment: '' })
  // Kept when it ends and leaves the list: the page still has to say how.
  const [first] = useState(open[0]?.paymentNumber ?? null)
  const [made, setMade] = useState<string | null>(null)
  const shown = payment === another ? null : payment || first
  const others = open.filter(({ paymentNumber }) => paymentNumber !== shown)
  return (
    <>
      {shown !== null && (
        <PaymentPanel
          key={shown}
          paymentNumber={shown}
          isResumed={shown !== made}
          isSimulated={config.topUp.simulated}
          onAgain={() => setFilters({ payment: another })}
        />
      )}
      {others.length > 0 && <Others rows={others} onOpen={(paymentNumber) => setFilters({ payment: paymentNumber })} />}
      {shown === null && methods.length > 0 && (
        <TopUpForm
          methods={methods}
          limits={config.topUp}
          need={need}
          onMade={({ paymentNumber, phoneLink }) => {
            setMade(paymentNumber)
            setFilters({ payment: paymentNumber })
            if (phoneLink !== null) window.location.assign(phoneLink)
          }}
        />
      )}
    </>
  )
}

interface OthersProps {
  readonly rows: readonly Row[]
  readonly onOpen: (paymentNumber: string) => void
}

function Others({ rows, onOpen }: OthersProps) {
  const t = useText(text)
  return (
    <Card title={t.othersTitle}>
      <ul className={styles.others}>
        {rows.map((row) => (
          <li key={row.paymentNumber}>
            <span>
              {t.fill('other', {
                method: methodName(row, t.language),
                price: formatMoney(row.amountMinor, row.currency),
                when: formatWhen(row.createdAt, t.language),
              })}
            </span>
            <Button variant="default" size="sm" onClick={() => onOpen(row.paymentNumber)}>
              {t.goOn}
              <OfRow name={row.paymentNumber} />
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
