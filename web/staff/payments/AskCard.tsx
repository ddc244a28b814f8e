import { staffPayments } from '#contract/payments.ts'
import { useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { Button } from '@mantine/core'
import { text } from './payment.text.ts'
import { paymentReads, type StaffPayment } from './queries.ts'

/** B-FI-09: what was paid is credited, as if its notice had come. */
export function AskCard({ payment }: { readonly payment: StaffPayment }) {
  const t = useText(text)
  const sync = useWrite(staffPayments.sync, {
    refreshes: paymentReads,
    onDone: ({ paidAt }) => showSuccess(paidAt !== null && payment.paidAt === null ? t.askedPaid : t.askedSame),
  })
  return (
    <Card title={t.askTitle}>
      <div className={desk.stack}>
        <p className="muted">{t.askLead}</p>
        {sync.error && <FormAlert error={sync.error}>{sync.error.message}</FormAlert>}
        <div>
          <Button
            variant="default"
            loading={sync.isPending}
            onClick={() => sync.mutate({ paymentNumber: payment.paymentNumber })}
          >
            {t.ask}
          </Button>
        </div>
      </div>
    </Card>
  )
}
