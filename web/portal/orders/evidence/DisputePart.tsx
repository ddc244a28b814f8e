import { disputes } from '#contract/disputes.ts'
import { message } from '#contract/messages.ts'
import type { Currency } from '#domain/money.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatKg, formatMoney, formatSize, formatWhen } from '#web/kit/text/format.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { PhotoStrip } from '#web/kit/look/PhotoStrip.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useUnsaved } from '#web/kit/form/unsaved.ts'
import { useDraft } from '#web/kit/form/use-draft.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Button, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDisclosure } from '@mantine/hooks'
import { afterMoney } from '#web/portal/orders/after-money.ts'
import type { Weighing } from './weighing.ts'
import styles from './Evidence.module.css'
import { text } from './text.ts'
import { OpenDispute } from './OpenDispute.tsx'

interface Props {
  readonly weighing: Pick<Weighing, 'id' | 'canDispute' | 'dispute'>
  /** What was weighed: a carton still here, a carton that has left, or a parcel. */
  readonly of: 'box' | 'shippedBox' | 'parcel'
  /** It is measured again within this many hours. */
  readonly hours: number
  readonly currency?: Currency
  /** The name of what was weighed, when a page shows several. */
  readonly name?: string
}

/** The status of a dispute about one weighing, or the way to raise one. */
export function DisputePart(props: Props) {
  const { weighing } = props
  const t = useText(text)
  const [isOpen, { open, close }] = useDisclosure(false)
  if (weighing.dispute) return <Standing {...props} dispute={weighing.dispute} />
  if (!weighing.canDispute) return null
  return isOpen ? (
    <DisputeForm {...props} onClose={close} />
  ) : (
    <Button variant="subtle" size="compact-md" ml={-10} style={{ justifySelf: 'start' }} onClick={open}>
      {t.dispute}
      <OfRow name={props.name} />
    </Button>
  )
}

const leads = { box: 'disputeLead', shippedBox: 'disputeLeadShipped', parcel: 'disputeLeadParcel' } as const

const tones = { open: 'wait', upheld: 'done', confirmed: 'hand', superseded: 'hand', withdrawn: 'hand' } as const

interface StandingProps extends Props {
  readonly dispute: NonNullable<Weighing['dispute']>
}

function Standing({ of, currency, dispute }: StandingProps) {
  const t = useText(text)
  const { state, remeasured, refundMinor } = dispute
  const when = formatWhen(dispute.answerBy, t.language)
  const sentences = {
    open: t.fill(of === 'box' ? 'openSentence' : 'openShipped', { when }),
    upheld:
      refundMinor > 0 && currency
        ? t.fill('upheldRefund', { price: formatMoney(refundMinor, currency) })
        : t[of === 'parcel' ? 'upheldParcel' : 'upheldLess'],
    confirmed: null,
    superseded: of === 'parcel' ? t.supersededParcel : t.supersededSentence,
    withdrawn: t.withdrawnSentence,
  }
  return (
    <div className={styles.standing}>
      <StatusTag tone={tones[state]}>{t[state]}</StatusTag>
      {sentences[state] && <p>{sentences[state]}</p>}
      {remeasured && (
        <p className="num">
          {t.fill('remeasured', {
            weight: formatKg(remeasured.weightG),
            size: formatSize(remeasured.lengthMm, remeasured.widthMm, remeasured.heightMm),
            name: remeasured.measuredBy,
          })}
        </p>
      )}
      {remeasured && remeasured.photos.length > 0 && <PhotoStrip photos={remeasured.photos} />}
      {dispute.note && <p>{t.fill('note', { note: dispute.note })}</p>}
      <p className="muted">{t.fill('yourReason', { reason: dispute.reason })}</p>
      {dispute.memberPhotos.length > 0 && <PhotoStrip photos={dispute.memberPhotos} />}
      {state === 'open' && <OpenDispute dispute={dispute} />}
    </div>
  )
}

interface FormProps extends Props {
  readonly onClose: () => void
}

function DisputeForm({ of, hours, weighing, onClose }: FormProps) {
  const t = useText(text)
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason: string) => (reason.trim().length < 5 ? t.reasonShort : null) },
  })
  const open = useWrite(disputes.open, {
    refreshes: afterMoney,
    onDone: () => {
      form.resetDirty()
      showSuccess(message('M-18', t.language))
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
