import { coins, wallets } from '#contract/ledger.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { Currency } from '#domain/money.ts'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { formatCount, formatMoney } from '#web/kit/text/format.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { useSearchParams } from 'react-router'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { Balances } from './Balances.tsx'
import { CoinRecords } from './CoinRecords.tsx'
import styles from './ExpensePage.module.css'
import { MoneyRecords } from './MoneyRecords.tsx'
import { type DayTotal, MonthCalendar, useMonth } from './MonthCalendar.tsx'
import { text } from './text.ts'
import { useCoinName } from './use-coin-name.ts'

/** money under `tab=1`, coins under `tab=2`, each as a list beside a calendar of its days. */
export function ExpensePage() {
  const t = useText(text)
  const name = useCoinName()
  const [params, setParams] = useSearchParams()
  const tab = params.get('tab') === '2' ? '2' : '1'
  const topUp = <LinkButton to={paths.topUp}>{t.topUp}</LinkButton>
  return (
    <Page title={t.title} lead={t.fill('lead', { name })} actions={topUp}>
      <Balances />
      <StatusTabs
        label={t.recordTabs}
        tabs={[
          { key: '1', name: t.moneyTab },
          { key: '2', name: t.fill('coinTab', { name }) },
        ]}
        current={tab}
        onChoose={(key) => setParams({ tab: key }, { replace: true })}
      />
      <div className={styles.beside}>
        <Card>{tab === '1' ? <MoneyCalendar /> : <CoinCalendar />}</Card>
        <div>{tab === '1' ? <MoneyRecords /> : <CoinRecords />}</div>
      </div>
    </Page>
  )
}

function MoneyCalendar() {
  const [month] = useMonth()
  const { data } = useRead(wallets.listEntries, { month, page: 1, pageSize: 1 }, { keep: true })
  return <MonthCalendar month={month} totals={moneyByDay(data?.days ?? [])} />
}

function CoinCalendar() {
  const [month] = useMonth()
  const { data } = useRead(coins.listEntries, { month, page: 1, pageSize: 1 }, { keep: true })
  return <MonthCalendar month={month} totals={coinsByDay(data?.days ?? [])} />
}

const total = (amount: string, isIn: boolean): DayTotal => ({ text: `${isIn ? '+' : '−'}${amount}`, isIn })

/** Cells are small: whole amounts are shown without decimals. */
const shortMoney = (minor: number, currency: Currency) => formatMoney(minor, currency).replace(/\.00$/, '')

function moneyByDay(days: Output<typeof wallets.listEntries>['days']): ReadonlyMap<string, readonly DayTotal[]> {
  const byDay = new Map<string, DayTotal[]>()
  for (const { day, currency, inMinor, outMinor } of days) {
    const totals = byDay.get(day) ?? []
    byDay.set(day, totals)
    if (inMinor > 0) totals.push(total(shortMoney(inMinor, currency), true))
    if (outMinor > 0) totals.push(total(shortMoney(outMinor, currency), false))
  }
  return byDay
}

const coinsByDay = (days: Output<typeof coins.listEntries>['days']): ReadonlyMap<string, readonly DayTotal[]> =>
  new Map(
    days.map(({ day, coinsIn, coinsOut }) => [
      day,
      [
        ...(coinsIn > 0 ? [total(formatCount(coinsIn), true)] : []),
        ...(coinsOut > 0 ? [total(formatCount(coinsOut), false)] : []),
      ],
    ]),
  )
