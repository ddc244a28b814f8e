import { staffBankTransfers } from '#contract/topups.ts'
import { useWrite } from '#web/client/queries.ts'
import desk from '#web/staff/desk.module.css'
import { hintBelow } from '#web/staff/hint-below.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { MoneyInput } from '#web/kit/form/MoneyInput.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Button, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { PayerFields } from './PayerFields.tsx'
import { transferReads } from './queries.ts'
import type { StaffTransfer } from './staff-transfer.ts'
import styles from './transfers.module.css'
import { text } from './transfers.text.ts'

interface Values {
  readonly receivedMinor: number | null
  readonly bankRef: string
  readonly payerName: string
  readonly payerAccount: string
  readonly credit: boolean
}

/**
 * B-FI-02: the money has arrived. With `credit` it is added to the balance in the same step, if one person may do both.
 */
export function ApproveForm({ transfer }: { readonly transfer: StaffTransfer }) {
  const t = useText(text)
  const { amountMinor, currency, needsSecondPerson, transferNumber: number } = transfer
  const form = useForm<Values>({
    initialValues: {
      // Must be read off the statement: a prefilled figure would be accepted without checking.
      receivedMinor: null,
      bankRef: transfer.bankRef,
      payerName: '',
      payerAccount: '',
      credit: !needsSecondPerson,
    },
    validate: { receivedMinor: (typed) => (typed ? null : t.receivedRequired) },
  })
  const audit = useWrite(staffBankTransfers.audit, {
    refreshes: transferReads,
    onDone: (audited) =>
      showSuccess(t.fill(audited.rechargeStatus === 'credited' ? 'approvedCredited' : 'approved', { number })),
  })
  const submit = useSubmit(form, audit, ({ receivedMinor, credit, ...typed }) => ({
    ...typed,
    id: transfer.id,
    decision: 'approve' as const,
    receivedMinor: receivedMinor ?? 0,
    credit: credit && !needsSecondPerson,
    version: transfer.version,
  }))
  const { receivedMinor, credit } = form.values
  const isDifferent = receivedMinor !== null && receivedMinor !== amountMinor
  return (
    <Card title={t.approveTitle}>
      <form className={desk.stack} noValidate onSubmit={submit.onSubmit}>
        <div className={desk.fields}>
          <MoneyInput
            label={t.received}
            description={t.receivedHint}
            inputWrapperOrder={hintBelow}
            currency={currency}
            {...form.getInputProps('receivedMinor')}
          />
          <TextInput label={t.bankRef} maxLength={64} autoComplete="off" {...form.getInputProps('bankRef')} />
        </div>
        <PayerFields propsOf={(field) => form.getInputProps(field)} />
        <div role="status">
          {isDifferent && (
            <p className={styles.warning}>
              {t.fill(receivedMinor > amountMinor ? 'receivedMore' : 'receivedLess', {
                amount: formatMoney(amountMinor, currency),
                difference: formatMoney(Math.abs(receivedMinor - amountMinor), currency),
              })}
            </p>
          )}
        </div>
        <Switch
          label={t.creditAtOnce}
          description={needsSecondPerson ? t.creditNeedsSecond : undefined}
          disabled={needsSecondPerson}
          {...form.getInputProps('credit', { type: 'checkbox' })}
        />
        {submit.alert}
        <div>
          <Button type="submit" loading={submit.isSending}>
            {credit && receivedMinor
              ? t.fill('approveAndCredit', { amount: formatMoney(receivedMinor, currency) })
              : t.approve}
          </Button>
        </div>
      </form>
    </Card>
  )
}
