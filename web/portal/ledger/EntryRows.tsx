import type { wallets } from '#contract/ledger.ts'
import type { Output } from '#contract/wire/operation.ts'
import { isOrderNumber } from '#domain/order-number.ts'
import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatMoney, formatWhen } from '#web/kit/text/format.ts'
import { Money } from '#web/kit/look/Money.tsx'
import { Cell } from '#web/kit/list/Cell.tsx'
import { Facts } from '#web/kit/list/Facts.tsx'
import { type LineColumn, Lines, type LineSpec } from '#web/kit/list/Lines.tsx'
import { Day } from '#web/kit/list/Day.tsx'
import { When } from '#web/kit/look/When.tsx'
import { useMemo } from 'react'
import { Link } from '#web/kit/look/Link.tsx'
import { currencyText } from '#contract/currency.text.ts'
import styles from './ExpensePage.module.css'
import { text } from './text.ts'

type Entry = Output<typeof wallets.listEntries>['list'][number]

/** when, what, how much, and the balance before and after; what it was for is behind a press. */
export function EntryRows({ rows }: { readonly rows: readonly Entry[] }) {
  const t = useText(text)
  const spec = useMemo(
    (): LineSpec<Entry> => ({
      columns: columnsIn(t),
      rowKey: (entry) => entry.id,
      name: (entry) => `${entry.event} ${entry.referenceNumber ?? formatWhen(entry.time, t.language)}`,
      title: (entry) => entry.event,
      note: (entry) => entry.remark,
      details: (entry) => <EntryFacts entry={entry} />,
      actionsWidth: 84,
    }),
    [t],
  )
  return <Lines rows={rows} label={t.title} spec={spec} />
}

const columnsIn = (t: ReturnType<typeof useText<typeof text>>): readonly LineColumn<Entry>[] => [
  { key: 'time', label: t.time, width: 112, card: 'fact', render: (entry) => <Day at={entry.time} /> },
  {
    key: 'event',
    label: t.event,
    render: (entry) => <Cell first={entry.event} second={entry.remark || entry.referenceNumber} />,
  },
  {
    key: 'amount',
    label: t.amount,
    align: 'end',
    width: 112,
    card: 'end',
    render: (entry) => <Amount entry={entry} />,
  },
  {
    key: 'before',
    label: t.before,
    align: 'end',
    width: 112,
    from: 'small',
    render: (entry) => <Money minor={entry.balanceBeforeMinor} currency={entry.currency} />,
  },
  {
    key: 'after',
    label: t.after,
    align: 'end',
    width: 112,
    card: 'fact',
    render: (entry) => <Money minor={entry.balanceAfterMinor} currency={entry.currency} />,
  },
]

function EntryFacts({ entry }: { readonly entry: Entry }) {
  const t = useText(text)
  return (
    <Facts
      facts={[
        [t.time, <When key="time" at={entry.time} />],
        [t.event, entry.event],
        [t.currency, currencyText[entry.currency][t.language]],
        [t.before, <Money key="before" minor={entry.balanceBeforeMinor} currency={entry.currency} />],
        [t.amount, <Amount key="amount" entry={entry} />],
        [t.after, <Money key="after" minor={entry.balanceAfterMinor} currency={entry.currency} />],
        [t.reference, <EntryReference key="reference" number={entry.referenceNumber} />],
        [t.remark, entry.remark || '—'],
      ]}
    />
  )
}

function Amount({ entry }: { readonly entry: Entry }) {
  const sign = entry.amountMinor > 0 ? '+' : ''
  return (
    <strong className={`num ${entry.amountMinor > 0 ? styles.in : ''}`}>
      {sign}
      {formatMoney(entry.amountMinor, entry.currency)}
    </strong>
  )
}

/** An order number links to its order. */
export function EntryReference({ number }: { readonly number: string | null }) {
  if (number === null) return '—'
  return isOrderNumber(number) ? (
    <Link to={paths.orderDetails(number)} className="num">
      {number}
    </Link>
  ) : (
    <span className="num">{number}</span>
  )
}
