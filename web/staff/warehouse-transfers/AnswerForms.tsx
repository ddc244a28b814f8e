import { staffWarehouseTransfers } from '#contract/warehouse-transfers.ts'
import { useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { text } from './text.ts'
import type { TransferProps } from './TransferCard.tsx'
import { transferReads } from './transfer.ts'

/** Before it is sent: why it is not, and the fee goes back (B-IN-42). */
export function RefuseForm({ transfer, onDone }: TransferProps) {
  const t = useText(text)
  const { id, trackingNumber: number, memberNumber: member } = transfer
  const amount = formatMoney(transfer.amountMinor, transfer.currency)
  const [reason, setReason] = useState('')
  const refuse = useWrite(staffWarehouseTransfers.refuse, {
    refreshes: transferReads,
    onDone: () => onDone(t.fill('saidRefused', { number, amount })),
  })
  const ask = async () => {
    const question = {
      title: t.fill('refuseTitle', { number }),
      sentence: t.fill('refuseSentence', { member, amount }),
      confirm: t.refuse,
      danger: true,
    }
    if (await confirmed(question)) refuse.mutate({ id, reason: reason.trim() })
  }
  return (
    <div className={desk.stack}>
      <TextInput
        size="lg"
        label={t.reason}
        description={t.reasonHint}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {refuse.error && <FormAlert error={refuse.error}>{refuse.error.message}</FormAlert>}
      <ReasonButton
        variant="default"
        size="lg"
        reason={reason.trim() === '' ? t.needsReason : null}
        loading={refuse.isPending}
        onClick={() => void ask()}
      >
        {t.refuse}
        <OfRow name={number} />
      </ReasonButton>
    </div>
  )
}

/** It is late, and somebody looked for it (B-IN-43). */
export function MissingForm({ transfer, onDone }: TransferProps) {
  const t = useText(text)
  const { id, trackingNumber: number } = transfer
  const [note, setNote] = useState('')
  const miss = useWrite(staffWarehouseTransfers.noteMissing, {
    refreshes: transferReads,
    onDone: () => onDone(t.fill('saidMissing', { number })),
  })
  return (
    <div className={desk.stack}>
      <TextInput
        size="lg"
        label={t.missingNote}
        maxLength={200}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {miss.error && <FormAlert error={miss.error}>{miss.error.message}</FormAlert>}
      <ReasonButton
        variant="default"
        size="lg"
        reason={note.trim() === '' ? t.needsNote : null}
        loading={miss.isPending}
        onClick={() => miss.mutate({ id, note: note.trim() })}
      >
        {t.noteMissing}
        <OfRow name={number} />
      </ReasonButton>
    </div>
  )
}
