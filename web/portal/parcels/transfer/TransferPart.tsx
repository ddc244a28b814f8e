import { warehouseTransfers } from '#contract/warehouse-transfers.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showSuccess } from '#web/kit/message/toast.ts'
import { formatMoney, formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button, Stack } from '@mantine/core'
import { transferReads } from './transfer-reads.ts'
import { text } from './transfer.text.ts'

/** A transfer that is asked for or on the way: where it stands, and how to withdraw it (E-135, E-137). */
export function TransferPart({ parcelId }: { readonly parcelId: string }) {
  const t = useText(text)
  const { data } = useRead(warehouseTransfers.options, { parcelId }, { fresh: true })
  const withdraw = useWrite(warehouseTransfers.withdraw, {
    refreshes: transferReads,
    onDone: () => showSuccess(t.saidWithdrawn),
  })
  const [transfer] = data?.transfers ?? []
  if (!transfer || (transfer.state !== 'asked' && transfer.state !== 'on_the_way')) return null
  const { id, state, fromName: from, toName: to, sentAt } = transfer
  const price = formatMoney(transfer.amountMinor, transfer.currency)
  const ask = async () => {
    const question = {
      title: t.withdrawTitle,
      sentence: t.fill('withdrawSentence', { warehouse: from, price }),
      confirm: t.withdraw,
    }
    if (await confirmed(question)) withdraw.mutate({ id })
  }
  return (
    <Card
      title={t.fill('title', { warehouse: to })}
      actions={<StatusTag tone={state === 'asked' ? 'wait' : 'way'}>{t[state]}</StatusTag>}
    >
      <Stack gap="sm" align="start">
        <p>
          {sentAt === null
            ? t.fill('askedLine', { price, from, to })
            : t.fill('onTheWayLine', { when: formatWhen(sentAt, t.language), from, to })}
        </p>
        {withdraw.error && <FormAlert error={withdraw.error}>{withdraw.error.message}</FormAlert>}
        {state === 'asked' && (
          <Button variant="default" size="sm" loading={withdraw.isPending} onClick={() => void ask()}>
            {t.withdraw}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
