import { claims, unclaimed } from '#contract/claims.ts'
import { message } from '#contract/messages.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { CourierSelect } from '#web/kit/form/CourierSelect.tsx'
import styles from '#web/kit/form/FormGrid.module.css'
import { PhotoStrip } from '#web/kit/look/PhotoStrip.tsx'
import { PictureField } from '#web/kit/form/PictureField.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useUnsaved } from '#web/kit/form/unsaved.ts'
import { useChecks } from '#web/kit/form/use-checks.ts'
import { useDraft } from '#web/kit/form/use-draft.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { WarehouseSelect } from '#web/kit/form/WarehouseSelect.tsx'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type Claiming, type ClaimValues, keptPicture, pictureFault, startingClaim, toClaim } from './claim-form.ts'
import { text } from './text.ts'
import { TriesLeft } from './TriesLeft.tsx'

interface ClaimFormProps {
  readonly claiming: Claiming
  readonly isImageRequired: boolean
  readonly onClose: () => void
}

/** A refusal says why, and what to do next (C-23). */
export function ClaimForm({ claiming, isImageRequired, onClose }: ClaimFormProps) {
  const t = useText(text)
  const kept = keptPicture(claiming)
  const checks = useChecks(claims.submit, (values: ClaimValues) => toClaim(values, claiming))
  const form = useForm<ClaimValues>({
    initialValues: startingClaim(claiming),
    validate: (values) => ({ ...checks(values), ...pictureFault(values, claiming, isImageRequired, t.language) }),
    validateInputOnBlur: true,
  })
  const save = useWrite(claims.submit, {
    refreshes: [unclaimed.listPool, claims.listMine],
    onDone: () => {
      showSuccess(
        message('M-18', t.language),
        t.fill('claimed', { number: form.getValues().trackingNumber.toUpperCase() }),
      )
      form.reset()
      onClose()
    },
  })
  useUnsaved(() => form.isDirty())
  const draft = useDraft(`claim:${claiming.kind === 'new' ? claiming.parcel.id : claiming.claim.claimId}`, form)
  const { onSubmit, alert, isSending } = useSubmit(
    form,
    save,
    (values: ClaimValues) => toClaim(values, claiming),
    {},
    {
      onLeave: onClose,
    },
  )
  const rejectText = claiming.kind === 'again' ? claiming.claim.rejectText : null
  return (
    <form onSubmit={onSubmit} noValidate className={styles.form}>
      {draft && <div className={styles.wide}>{draft}</div>}
      {rejectText && <p className={`${styles.span} muted`}>{t.fill('whyRejected', { reason: rejectText })}</p>}
      <TextInput
        className={styles.span}
        label={t.number}
        description={t.numberHint}
        required
        autoComplete="off"
        autoCapitalize="characters"
        data-autofocus
        {...form.getInputProps('trackingNumber')}
      />
      <WarehouseSelect label={t.warehouse} required {...form.getInputProps('warehouseId')} />
      <CourierSelect label={t.courier} required {...form.getInputProps('courierCode')} />
      <div className={styles.wide}>
        {kept && (
          <>
            <p className="muted">{t.proofNow}</p>
            <PhotoStrip photos={[kept]} />
          </>
        )}
        <PictureField
          purpose="claim"
          label={t.proof}
          description={kept ? `${t.proofKept} ${t.proofHint}` : t.proofHint}
          required={isImageRequired && !kept}
          {...form.getInputProps('fileId')}
        />
      </div>
      <TextInput
        className={styles.span}
        label={t.remark}
        description={t.remarkHint}
        maxLength={200}
        {...form.getInputProps('remark')}
      />
      {alert && (
        <div className={styles.wide}>
          {alert}
          <TriesLeft error={save.error} />
        </div>
      )}
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" loading={isSending}>
          {t.submit}
        </Button>
      </div>
    </form>
  )
}
