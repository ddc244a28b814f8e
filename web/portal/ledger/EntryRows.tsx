import type { wallets } from '#contract/ledger.ts'
import type { Output } from '#contract/wire/operation.ts'
import { isOrderNumber } from '#domain/order-number.ts'
import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { Money } from '#web/kit/look/Money.tsx'
import { Rows } from '#web/kit/list/Rows.tsx'
import { Second } from '#web/kit/list/Second.tsx'
import { When } from '#web/kit/look/When.tsx'
import { Link } from 'react-router'
import styles from './ExpensePage.module.css'
import { text } from './text.ts'

type Entry = Output<typeof wallets.listEntries>['list'][number]

/** when, what, how much, and the balance before and after. */
export function EntryRows({ rows }: { readonly rows: readonly Entry[] }) {
  const t = useText(text)
  return (
    <Rows
      rows={rows}
      label={t.title}
      rowKey={(entry) => entry.id}
      cardTitle={(entry) => entry.event}
      columns={[
        { key: 'time', label: t.time, render: (entry) => <When at={entry.time} /> },
        { key: 'event', label: t.event, tableOnly: true, render: (entry) => <Event {...entry} /> },
        { key: 'amount', label: t.amount, align: 'end', render: (entry) => <Amount entry={entry} /> },
        {
          key: 'before',
          label: t.before,
          align: 'end',
          render: (entry) => <Money minor={entry.balanceBeforeMinor} currency={entry.currency} />,
        },
        {
          key: 'after',
          label: t.after,
          align: 'end',
          render: (entry) => <Money minor={entry.balanceAfterMinor} currency={entry.currency} />,
        },
        { key: 'remark', label: t.remark, cardOnly: true, render: (entry) => entry.remark || '—' },
        {
          key: 'reference',
          label: t.reference,
          cardOnly: true,
          render: (entry) => <EntryReference number={entry.referenceNumber} />,
        },
      ]}
    />
  )
}

/** In the table, where the calendar leaves less room, the purpose is shown below. */
export function Event({ event, remark, referenceNumber }: Pick<Entry, 'event' | 'remark' | 'referenceNumber'>) {
  return (
    <>
      {event}
      {remark && <Second>{remark}</Second>}
      {referenceNumber !== null && (
        <Second>
          <EntryReference number={referenceNumber} />
        </Second>
      )}
    </>
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
