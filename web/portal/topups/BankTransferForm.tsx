import { message } from '#contract/messages.ts'
import { bankTransfers } from '#contract/topups.ts'
import { currencies } from '#domain/money.ts'
import { currencyText } from '#contract/currency.text.ts'
import type { Need } from '#web/need.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import styles from '#web/kit/form/FormGrid.module.css'
import { MoneyInput } from '#web/kit/form/MoneyInput.tsx'
import { PhotoStrip } from '#web/kit/look/PhotoStrip.tsx'
import { PictureField } from '#web/kit/form/PictureField.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useUnsaved } from '#web/kit/form/unsaved.ts'
import { useDraft } from '#web/kit/form/use-draft.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { text } from './text.ts'
import {
  carriedOver,
  startingTransfer,
  toTransfer,
  type Transfer,
  transferFaults,
  type TransferValues,
} from './transfer-form.ts'
import { useOvertaken } from './use-overtaken.ts'

interface Props {
  /** The transfer to edit; null creates a new one. */
  readonly transfer: Transfer | null
  /** What an order still needs, to prefill a new transfer. */
  readonly need?: Need | null
  /** Someone else changed it first: the current transfer, or null if it was deleted. */
  readonly onOvertaken?: (latest: Transfer | null) => void
  readonly onSaved?: () => void
  readonly onCancel?: () => void
}

/**
 * Amount, currency and voucher (C-55). If someone else changed the transfer first, the form continues from the current
 * version and says so.
 */
export function BankTransferForm({ transfer, need = null, onOvertaken, onSaved, onCancel }: Props) {
  const t = useText(text)
  const form = useForm<TransferValues>({
    initialValues: startingTransfer(transfer, need),
    validate: (values) => transferFaults(values, transfer, t.language),
    validateInputOnBlur: true,
  })
  const overtaken = useOvertaken(transfer, (seen, latest) => {
    if (latest) {
      const typed = form.getValues()
      form.setInitialValues(startingTransfer(latest))
      form.setValues(carriedOver(typed, seen, latest))
    }
    onOvertaken?.(latest)
  })
  const save = useWrite(bankTransfers.submit, {
    refreshes: [bankTransfers.list],
    onDone: ({ transferNumber, amountMinor, currency }) => {
      const handedIn = { number: transferNumber, amount: formatMoney(amountMinor, currency) }
      showSuccess(message('M-18', t.language), t.fill('handedIn', handedIn))
      form.setInitialValues(startingTransfer(transfer))
      form.reset()
      onSaved?.()
    },
    onRefused: overtaken.look,
  })
  useUnsaved(() => form.isDirty())
  const draft = useDraft(transfer ? `transfer:${transfer.id}:${transfer.version}` : 'transfer', form)
  const { onSubmit, alert, isSending } = useSubmit(form, save, (values) => toTransfer(values, transfer))
  return (
    <form onSubmit={onSubmit} noValidate className={styles.form}>
      {draft && <div className={styles.wide}>{draft}</div>}
      <MoneyInput
        label={t.amount}
        description={t.amountHint}
        required
        currency={form.values.currency}
        {...form.getInputProps('amountMinor')}
      />
      <NativeSelect
        label={t.currency}
        description={t.currencyHint}
        required
        data={currencies.map((currency) => ({ value: currency, label: currencyText[currency][t.language] }))}
        {...form.getInputProps('currency')}
      />
      <div className={styles.wide}>
        {transfer && (
          <>
            <p className="muted">{t.voucherNow}</p>
            <PhotoStrip photos={[{ fileId: transfer.id, url: transfer.proofImageUrl }]} />
          </>
        )}
        <PictureField
          purpose="voucher"
          label={t.voucher}
          description={transfer ? t.voucherKept : t.voucherHint}
          required={!transfer}
          {...form.getInputProps('fileId')}
        />
      </div>
      <TextInput label={t.bankRef} description={t.bankRefHint} maxLength={64} {...form.getInputProps('bankRef')} />
      <TextInput label={t.remark} description={t.remarkHint} maxLength={200} {...form.getInputProps('remark')} />
      {alert && (
        <div className={styles.wide}>
          {overtaken.isAbout(save.error) ? <FormAlert>{t.overtaken}</FormAlert> : alert}
        </div>
      )}
      <div className={styles.buttons}>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t.stopEditing}
          </Button>
        )}
        <Button type="submit" loading={isSending}>
          {transfer ? t.save : t.submit}
        </Button>
      </div>
    </form>
  )
}
