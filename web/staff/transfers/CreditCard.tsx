import { staffBankTransfers } from '#contract/topups.ts'
import { useWrite } from '#web/queries.ts'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import desk from '#web/staff/desk.module.css'
import { useText } from '#web/text/use-text.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatMoney } from '#web/ui/format.ts'
import { FormAlert } from '#web/ui/FormAlert.tsx'
import { showSuccess } from '#web/ui/toast.ts'
import { transferReads } from './queries.ts'
import type { StaffTransfer } from './staff-transfer.ts'
import { text } from './transfers.text.ts'

/** B-FI-03. Above the limit whoever passed the voucher may not bring the money in (9003): the button says so before. */
export function CreditCard({ transfer }: { readonly transfer: StaffTransfer }) {
  const t = useText(text)
  const { id, memberName: name, memberNumber: number, currency } = transfer
  const amount = formatMoney(transfer.receivedMinor ?? transfer.amountMinor, currency)
  const credit = useWrite(staffBankTransfers.credit, {
    refreshes: transferReads,
    onDone: () => showSuccess(t.fill('creditDone', { amount })),
  })
  const mustBeAnother = transfer.auditedByMe && transfer.needsSecondPerson
  return (
    <Card title={t.creditTitle}>
      <div className={desk.stack}>
        <p>{t.fill('creditNext', { amount, name, number })}</p>
        {credit.error && <FormAlert error={credit.error}>{credit.error.message}</FormAlert>}
        <ReasonButton
          reason={mustBeAnother ? t.creditByOther : null}
          loading={credit.isPending}
          onClick={() => credit.mutate({ id })}
        >
          {t.fill('credit', { amount })}
        </ReasonButton>
      </div>
    </Card>
  )
}
