import { staffBankTransfers } from '#contract/topups.ts'
import { useWrite } from '#web/client/queries.ts'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import desk from '#web/staff/desk.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { useForm } from '@mantine/form'
import { PayerFields } from './PayerFields.tsx'
import { transferReads } from './queries.ts'
import type { StaffTransfer } from './staff-transfer.ts'
import { text } from './transfers.text.ts'

/**
 * B-FI-03. Above the limit, the person who approved the voucher may not credit it (9003); the button says so in
 * advance.
 */
export function CreditCard({ transfer }: { readonly transfer: StaffTransfer }) {
  const t = useText(text)
  const { id, memberName: name, memberNumber: number, currency } = transfer
  const amount = formatMoney(transfer.receivedMinor ?? transfer.amountMinor, currency)
  const form = useForm({ initialValues: { payerName: '', payerAccount: '' } })
  const credit = useWrite(staffBankTransfers.credit, {
    refreshes: transferReads,
    onDone: () => showSuccess(t.fill('creditDone', { amount })),
  })
  const submit = useSubmit(form, credit, (payer) => ({ id, ...payer }))
  const mustBeAnother = transfer.auditedByMe && transfer.needsSecondPerson
  return (
    <Card title={t.creditTitle}>
      <form className={desk.stack} noValidate onSubmit={submit.onSubmit}>
        <p>{t.fill('creditNext', { amount, name, number })}</p>
        {transfer.payerTail === null && !mustBeAnother && (
          <PayerFields propsOf={(field) => form.getInputProps(field)} />
        )}
        {submit.alert}
        <ReasonButton type="submit" reason={mustBeAnother ? t.creditByOther : null} loading={submit.isSending}>
          {t.fill('credit', { amount })}
        </ReasonButton>
      </form>
    </Card>
  )
}
