import { useText } from '#web/kit/text/use-text.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { AuditStatus } from './AuditStatus.tsx'
import { BankTransferForm } from './BankTransferForm.tsx'
import { text } from './text.ts'
import type { Transfer } from './transfer-form.ts'

interface Props {
  /** As the member saw it when they started. */
  readonly transfer: Transfer
  readonly onClose: () => void
}

/** Edits a transfer that is not approved yet; if it was approved or deleted meanwhile, says so instead. */
export function EditTransfer({ transfer, onClose }: Props) {
  const [latest, setLatest] = useState<Transfer | null>(transfer)
  if (!latest?.canEdit) return <TooLate latest={latest} onClose={onClose} />
  return <BankTransferForm transfer={latest} onOvertaken={setLatest} onSaved={onClose} onCancel={onClose} />
}

function TooLate({ latest, onClose }: { readonly latest: Transfer | null; readonly onClose: () => void }) {
  const t = useText(text)
  const kit = useText(kitText)
  return (
    <Stack>
      <FormAlert>{latest ? t.tooLate : t.goneMeanwhile}</FormAlert>
      {latest && <AuditStatus transfer={latest} />}
      <Button variant="default" onClick={onClose} data-autofocus>
        {kit.close}
      </Button>
    </Stack>
  )
}
