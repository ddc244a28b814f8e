import { disputes } from '#contract/disputes.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatWhen } from '#web/kit/text/format.ts'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useUnsaved } from '#web/kit/form/unsaved.ts'
import { useDraft } from '#web/kit/form/use-draft.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Button, Textarea } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useForm } from '@mantine/form'
import { afterMoney } from '#web/portal/orders/after-money.ts'
import type { DisputeProps } from './DisputePart.tsx'
import styles from './Evidence.module.css'
import { text } from './text.ts'

const leads = { box: 'disputeLead', shippedBox: 'disputeLeadShipped', parcel: 'disputeLeadParcel' } as const

interface FormProps extends DisputeProps {
  readonly onClose: () => void
}

/** Raises a dispute: why the weighing cannot be right. */
export function DisputeForm({ of, hours, weighing, onClose }: FormProps) {
  const t = useText(text)
  const field = useRef<HTMLTextAreaElement>(null)
  // The button that was pressed is gone: what is typed goes here.
  useEffect(() => field.current?.focus(), [])
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason: string) => (reason.trim().length < 5 ? t.reasonShort : null) },
  })
  const open = useWrite(disputes.open, {
    refreshes: afterMoney,
    onDone: ({ answerBy }) => {
      form.resetDirty()
      showSuccess(t.fill('asked', { when: formatWhen(answerBy, t.language) }))
    },
  })
  useUnsaved(() => form.isDirty())
  const draft = useDraft(`doubt:${weighing.id}`, form)
  const { onSubmit, alert, isSending } = useSubmit(form, open, ({ reason }) => ({ weighingId: weighing.id, reason }))
  return (
    <form onSubmit={onSubmit} noValidate className={styles.form}>
      <p>{t.fill(leads[of], { hours })}</p>
      {draft}
      <Textarea
        ref={field}
        label={t.reason}
        description={t.reasonHint}
        required
        autosize
        minRows={2}
        maxLength={500}
        {...form.getInputProps('reason')}
      />
      {alert}
      <div className={styles.buttons}>
        <Button type="submit" loading={isSending}>
          {t.send}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t.notNow}
        </Button>
      </div>
    </form>
  )
}
