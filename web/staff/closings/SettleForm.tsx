import { closingReasonText } from '#contract/parcel-closings.text.ts'
import { staffParcelClosings } from '#contract/parcel-closings.ts'
import { useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Asked } from '#web/staff/Compared.tsx'
import desk from '#web/staff/desk.module.css'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import { useMay } from '#web/staff/staff-context.ts'
import { Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type ClosingProps, closingReads } from './closing.ts'
import { text } from './text.ts'

/** Another person confirms or refuses; the person who asked can withdraw the request. */
export function SettleForm({ closing, onDone }: ClosingProps) {
  const t = useText(text)
  const may = useMay()
  const { id, trackingNumber: number, memberNumber: member, isOwn } = closing
  const [reason, setReason] = useState('')
  const confirm = useWrite(staffParcelClosings.confirm, {
    refreshes: closingReads,
    onDone: () => onDone(t.fill('saidClosed', { number })),
  })
  const refuse = useWrite(staffParcelClosings.refuse, {
    refreshes: closingReads,
    onDone: () => onDone(t.fill('saidKept', { number })),
  })
  if (!may(staffParcelClosings.confirm)) return null
  const askConfirm = async () => {
    const changes = [{ label: t.status, before: t.inStock, after: closingReasonText[closing.reason][t.language] }]
    const question = {
      title: t.fill('confirmTitle', { number }),
      sentence: <Asked sentence={t.fill('confirmSentence', { member })} changes={changes} />,
      confirm: t.confirm,
      danger: true,
    }
    if (await confirmed(question)) confirm.mutate({ id })
  }
  const fault = confirm.error ?? refuse.error
  return (
    <div className={desk.stack}>
      <TextInput
        label={t.reason}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {fault && <FormAlert error={fault}>{fault.message}</FormAlert>}
      <Group>
        <ReasonButton reason={isOwn ? t.isOwn : null} loading={confirm.isPending} onClick={() => void askConfirm()}>
          {t.confirm}
          <OfRow name={number} />
        </ReasonButton>
        <ReasonButton
          variant="default"
          reason={reason.trim() === '' ? t.needsReason : null}
          loading={refuse.isPending}
          onClick={() => refuse.mutate({ id, reason: reason.trim() })}
        >
          {isOwn ? t.withdraw : t.refuse}
          <OfRow name={number} />
        </ReasonButton>
      </Group>
    </div>
  )
}
