import { type Column, Rows } from '#web/kit/list/Rows.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { When } from '#web/kit/look/When.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './payment.text.ts'
import type { StaffPayment } from './queries.ts'

type Message = StaffPayment['messages'][number]

const sources = {
  create: 'fromCreate',
  notice: 'fromNotice',
  query: 'fromQuery',
  close: 'fromClose',
  refund: 'fromRefund',
} as const

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
          {result} <span className="num muted">{Object.values(details).join(' · ')}</span>
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
