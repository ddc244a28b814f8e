import { coins } from '#contract/ledger.ts'
import type { Language } from '#domain/language.ts'
import { type Currency, currencies } from '#domain/money.ts'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { formatCount, formatDay, formatMoney } from '#web/kit/text/format.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { Skeleton } from '@mantine/core'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { CoinRecords } from './CoinRecords.tsx'
import styles from './Coins.module.css'
import { text } from './coins.text.ts'
import { useCoinName } from './use-coin-name.ts'

/** the balance of coins, their value, and every record (C-58, C-59, C-60). */
export function CoinsPage() {
  const t = useText(text)
  const name = useCoinName()
  const invite = <LinkButton to={paths.promote}>{t.fill('invite', { name })}</LinkButton>
  return (
    <Page title={t.fill('title', { name })} lead={t.lead} actions={invite}>
      <div className={styles.columns}>
        <Balance />
        <Worth />
      </div>
      <CoinRecords title={t.records} />
    </Page>
  )
}

/** They can be used until this moment, which ends a day. */
const lastDay = (at: string, language: Language) => formatDay(new Date(Date.parse(at) - 1000).toISOString(), language)

function Balance() {
  const t = useText(text)
  const balance = useRead(coins.balance, {})
  return (
    <Card title={t.now}>
      <Loaded query={balance} skeleton={<Skeleton height={110} radius="md" />}>
        {({ coins: count, earned, spent, expired, expiring, name }) => (
          <>
            <p className={`${styles.count} num`}>{t.fill('count', { count: formatCount(count), name })}</p>
            {expiring && (
              <p>{t.fill('expiring', { count: formatCount(expiring.coins), day: lastDay(expiring.at, t.language) })}</p>
            )}
            <dl className={styles.sums}>
              <div>
                <dt>{t.earned}</dt>
                <dd className="num">{formatCount(earned)}</dd>
              </div>
              <div>
                <dt>{t.spent}</dt>
                <dd className="num">{formatCount(spent)}</dd>
              </div>
              <div>
                <dt>{t.expired}</dt>
                <dd className="num">{formatCount(expired)}</dd>
              </div>
            </dl>
          </>
        )}
      </Loaded>
    </Card>
  )
}

function Worth() {
  const t = useText(text)
  const yuan = useRead(coins.quoteRedemption, { currency: 'CNY' })
  return (
    <Card title={t.worthTitle}>
      <Loaded query={yuan} skeleton={<Skeleton height={110} radius="md" />}>
        {({ maxShareBp }) => (
          <ul className={styles.rules}>
            {currencies.map((currency) => (
              <WorthIn key={currency} currency={currency} />
            ))}
            <li>{t.fill('share', { percent: maxShareBp / 100 })}</li>
            <li>{t.back}</li>
          </ul>
        )}
      </Loaded>
    </Card>
  )
}

/** The value is set separately for each currency. */
function WorthIn({ currency }: { readonly currency: Currency }) {
  const t = useText(text)
  const name = useCoinName()
  const worth = useRead(coins.quoteRedemption, { currency })
  const price = formatMoney(100, currency)
  return (
    <li>
      <Loaded query={worth} skeleton={<Skeleton height={24} radius="md" />}>
        {({ coinsPerUnit }) => t.fill(`worthIn${currency}`, { count: formatCount(coinsPerUnit), name, price })}
      </Loaded>
    </li>
  )
}
