import { site } from '#contract/content.ts'
import { Balances } from '#web/portal/ledger/Balances.tsx'
import { useCoinName } from '#web/portal/ledger/use-coin-name.ts'
import { needIn } from '#web/need.ts'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { BankAccounts } from './BankAccounts.tsx'
import { openMethods } from './online/form.ts'
import { OnlineTopUp } from './online/OnlineTopUp.tsx'
import { text } from './text.ts'
import styles from './TopUp.module.css'

/** Below the form. */
const TopUpHistory = lazyPart(
  'TopUpHistory',
  () => import('./online/TopUpHistory.tsx').then((part) => part.TopUpHistory),
  <Skeleton height={240} radius="lg" />,
)

/**
 * The balances, and the ways to top up that work now: one that is not connected is not shown. Paying online comes first,
 * because an open payment waits there.
 */
export function TopUpPage() {
  const t = useText(text)
  const { data } = useRead(site.getConfig, { appid: 'web' })
  const name = useCoinName()
  const [params] = useSearchParams()
  const need = needIn(params)
  const records = (
    <LinkButton to={paths.expenses} variant="default" size="compact-md">
      {t.records}
    </LinkButton>
  )
  return (
    <Page title={t.topUpTitle} lead={t.topUpLead}>
      <Balances actions={records} />
      {data && <OnlineTopUp config={data} need={need} />}
      <BankAccounts need={need} />
      <Card title={data && openMethods(data.features).length > 0 ? t.otherWays : t.ways}>
        <ul className={styles.ways}>
          <Way title={t.bankWayTitle} sentence={t.bankWaySentence}>
            <LinkButton to={need ? paths.bankTransferFor(need) : paths.bankTransfer}>{t.bankWayButton}</LinkButton>
          </Way>
          {data && data.store.url !== '' && (
            <Way
              title={t.storeWayTitle}
              sentence={t.fill('storeWaySentence', {
                price: formatMoney(data.store.itemValueMinor, data.store.currency),
              })}
            >
              <LinkButton to={paths.store} variant="default">
                {t.storeWayButton}
              </LinkButton>
            </Way>
          )}
        </ul>
      </Card>
      <TopUpHistory />
      <Card title={t.fill('coinsTitle', { name })}>
        <div className={styles.way}>
          <p className="muted">{t.coinsSentence}</p>
          <div className={styles.links}>
            <LinkButton to={paths.coupons} variant="default">
              {t.coupons}
            </LinkButton>
            <LinkButton to={paths.coins} variant="default">
              {t.fill('myCoins', { name })}
            </LinkButton>
          </div>
        </div>
      </Card>
    </Page>
  )
}

interface WayProps {
  readonly title: string
  readonly sentence: string
  readonly children?: ReactNode
}

function Way({ title, sentence, children }: WayProps) {
  return (
    <li className={styles.way}>
      <div className={styles.wayWords}>
        <h3 className={styles.wayTitle}>{title}</h3>
        <p className="muted">{sentence}</p>
      </div>
      {children}
    </li>
  )
}
