import { currencies } from '#domain/money.ts'
import { type Column, Rows } from '#web/kit/list/Rows.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { When } from '#web/kit/look/When.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './payment.text.ts'
import styles from './payments.module.css'
import type { StaffPayment } from './queries.ts'

type Message = StaffPayment['messages'][number]

const sources = {
  create: 'fromCreate',
  notice: 'fromNotice',
  query: 'fromQuery',
  close: 'fromClose',
  refund: 'fromRefund',
} as const

/** An amount with its currency, then what else was said. */
function wordsOf({ amountMinor, currency, ...more }: Message['details']): string {
  const known = currencies.find((each) => each === currency)
  const amount = typeof amountMinor === 'number' && known ? [formatMoney(amountMinor, known)] : [currency, amountMinor]
  return [...amount, ...Object.values(more)].filter((each) => each !== undefined && each !== null).join(' · ')
}

/** Each outcome once, newest first, in the provider's own words. */
export function ProviderLog({ messages }: Pick<StaffPayment, 'messages'>) {
  const t = useText(text)
  const columns: readonly Column<Message>[] = [
    { key: 'when', label: t.when, render: ({ at }) => <When at={at} /> },
    { key: 'source', label: t.source, render: ({ source }) => t[sources[source]] },
    {
      key: 'result',
      label: t.result,
      render: ({ result, details }) => (
        <>
          {result} <span className={`${styles.details} muted`}>{wordsOf(details)}</span>
        </>
      ),
    },
  ]
  return (
    <Card title={t.log}>
      {messages.length === 0 ? (
        <p className="muted">{t.logEmpty}</p>
      ) : (
        <Rows
          rows={messages}
          rowKey={({ source, result, at }) => `${source} ${result} ${at}`}
          label={t.log}
          columns={columns}
        />
      )}
    </Card>
  )
}
