import { staffPayments } from '#contract/payments.ts'
import { useWrite } from '#web/client/queries.ts'
import { MoneyInput } from '#web/kit/form/MoneyInput.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showSuccess } from '#web/kit/message/toast.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { hintBelow } from '#web/staff/hint-below.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { Button, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import type { SyntheticEvent } from 'react'
import { Link } from '#web/kit/look/Link.tsx'
import { methodName } from './method.ts'
import { text } from './payment.text.ts'
import { paymentReads, type StaffPayment } from './queries.ts'

interface Values {
  readonly amountMinor: number | null
  readonly reason: string
}

/** B-FI-10: back to the wallet app it came from. Above the limit it waits for a second person. */
export function RefundForm({ payment }: { readonly payment: StaffPayment }) {
  const t = useText(text)
  const { paymentNumber, refundableMinor, currency } = payment
  const method = methodName(payment.method, t.language)
  const most = formatMoney(refundableMinor, currency)
  const form = useForm<Values>({
    initialValues: { amountMinor: null, reason: '' },
    validate: {
      amountMinor: (typed) => {
        if (!typed) return t.amountRequired
        return typed > refundableMinor ? t.fill('amountTooLarge', { amount: most }) : null
      },
      reason: isNotEmpty(t.reasonRequired),
    },
  })
  const refund = useWrite(staffPayments.refund, {
    refreshes: paymentReads,
    onDone: ({ approval }, { amountMinor }) => {
      showSuccess(approval ? t.refundAsked : t.fill('refundDone', { amount: formatMoney(amountMinor, currency) }))
      form.reset()
    },
  })
  const submit = useSubmit(form, refund, ({ amountMinor, reason }) => ({
    paymentNumber,
    amountMinor: amountMinor ?? 0,
    reason,
  }))
  const ask = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (form.validate().hasErrors) return submit.onSubmit(event)
    const amount = formatMoney(form.values.amountMinor ?? 0, currency)
    const { memberName: name, memberNumber: number } = payment
    const isSure = await confirmed({
      title: t.refundTitle,
      sentence: t.fill('refundAsk', { name, number, amount, method }),
      confirm: t.refund,
      danger: true,
    })
    if (isSure) submit.onSubmit()
  }
  return (
    <Card title={t.refundTitle}>
      <form className={desk.stack} noValidate onSubmit={(event) => void ask(event)}>
        <p className="muted">{t.fill('refundLead', { method, amount: most })}</p>
        <MoneyInput label={t.refundAmount} currency={currency} {...form.getInputProps('amountMinor')} />
        <TextInput
          label={t.reason}
          description={t.reasonHint}
          inputWrapperOrder={hintBelow}
          maxLength={80}
          autoComplete="off"
          {...form.getInputProps('reason')}
        />
        <p className="muted">{payment.approvalId === null ? t.secondPerson : t.refundWaiting}</p>
        {payment.approvalId !== null && <Link to={staffPaths.approvals}>{t.toApprovals}</Link>}
        {submit.alert}
        <div>
          <Button type="submit" color="red.8" autoContrast loading={submit.isSending}>
            {t.refund}
          </Button>
        </div>
      </form>
    </Card>
  )
}
