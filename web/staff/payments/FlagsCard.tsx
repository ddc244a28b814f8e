import { staffPayments } from '#contract/payments.ts'
import { useWrite } from '#web/client/queries.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { When } from '#web/kit/look/When.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { useMay } from '#web/staff/staff-context.ts'
import { Button, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { text } from './payment.text.ts'
import { paymentReads, type StaffPayment } from './queries.ts'

/** Why somebody should look, and B-FI-26: what became of it. */
export function FlagsCard({ payment }: { readonly payment: StaffPayment }) {
  const t = useText(text)
  const may = useMay()
  const { flags, flagsSettledAt, flagsSettledBy, flagsNote } = payment
  return (
    <Card title={t.flagsTitle}>
      <div className={desk.stack}>
        {flags.map((flag) => (
          <p key={flag}>{t[flag]}</p>
        ))}
        {flagsSettledAt !== null && (
          <p className="muted">
            {t.fill('settledBy', { name: flagsSettledBy ?? '', note: flagsNote })} <When at={flagsSettledAt} />
          </p>
        )}
        {flagsSettledAt === null && may(staffPayments.settleFlags) && <SettleForm payment={payment} />}
      </div>
    </Card>
  )
}

function SettleForm({ payment: { paymentNumber } }: { readonly payment: StaffPayment }) {
  const t = useText(text)
  const form = useForm({ initialValues: { note: '' }, validate: { note: isNotEmpty(t.noteRequired) } })
  const settle = useWrite(staffPayments.settleFlags, {
    refreshes: paymentReads,
    onDone: () => showSuccess(t.settleDone),
  })
  const submit = useSubmit(form, settle, ({ note }) => ({ paymentNumber, note }))
  return (
    <form className={desk.stack} noValidate onSubmit={submit.onSubmit}>
      <TextInput label={t.note} maxLength={200} autoComplete="off" {...form.getInputProps('note')} />
      {submit.alert}
      <div>
        <Button type="submit" variant="default" loading={submit.isSending}>
          {t.settle}
        </Button>
      </div>
    </form>
  )
}
