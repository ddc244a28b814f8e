import { wallets } from '#contract/ledger.ts'
import { orderMoney } from '#domain/order-money.ts'
import { useCoinName } from '#web/portal/ledger/use-coin-name.ts'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatCount, formatMoney } from '#web/kit/text/format.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { When } from '#web/kit/look/When.tsx'
import { Link } from '#web/kit/look/Link.tsx'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import styles from './MoneyCard.module.css'
import { text } from './text.ts'

type MoneyOrder = Pick<Order, 'money' | 'dueMinor' | 'currency'>
type Step = Order['money'][number]

/** What the order took from the member and gave back, in order of time, what is still open, and the sum. */
export function MoneyCard({ order }: { readonly order: MoneyOrder }) {
  const t = useText(text)
  const { money, dueMinor, currency } = order
  if (money.length === 0 && dueMinor === 0) return null
  // As they are stored: the newest first.
  const inOrder = [...money].reverse()
  const { keptMinor, compensatedMinor } = orderMoney(money)
  return (
    <Card title={t.money} actions={<Link to={paths.expenses}>{t.statement}</Link>}>
      <ul className={styles.steps}>
        {inOrder.map((step) => (
          <MoneyStep key={step.id} order={order} step={step} />
        ))}
        {dueMinor > 0 && (
          <li className={styles.open}>
            <span className={styles.line}>
              {t.stillOpen} <strong className="num">{formatMoney(dueMinor, currency)}</strong>
            </span>
          </li>
        )}
        {money.length > 0 && (
          <li className={styles.sum}>
            <span className={styles.line}>
              {t.netPaid} <strong className="num">{formatMoney(keptMinor, currency)}</strong>
            </span>
            {compensatedMinor > 0 && (
              <span className={styles.line}>
                {t.compensated} <strong className="num">{formatMoney(compensatedMinor, currency)}</strong>
              </span>
            )}
          </li>
        )}
      </ul>
      {dueMinor > 0 && <Balance order={order} />}
    </Card>
  )
}

function MoneyStep({ order, step }: { readonly order: MoneyOrder; readonly step: Step }) {
  const t = useText(text)
  const name = useCoinName()
  const { amountMinor, coins, event, remark, time } = step
  const count = formatCount(Math.abs(coins ?? 0))
  const figure =
    amountMinor === null ? t.fill('coinsMoved', { count, name }) : formatMoney(Math.abs(amountMinor), order.currency)
  return (
    <li>
      <span className={styles.line}>
        {event}{' '}
        <strong className="num">
          {(amountMinor ?? coins ?? 0) < 0 ? '−' : '+'}
          {figure}
        </strong>
      </span>
      <span className={styles.when}>
        <When at={time} />
        {remark && remark !== event && <> · {remark}</>}
      </span>
    </li>
  )
}

function Balance({ order }: { readonly order: MoneyOrder }) {
  const t = useText(text)
  const { data } = useRead(wallets.list, {})
  const wallet = data?.list.find(({ currency }) => currency === order.currency)
  if (!wallet) return null
  return (
    <p className={styles.balance}>{t.fill('balance', { balance: formatMoney(wallet.balanceMinor, order.currency) })}</p>
  )
}
