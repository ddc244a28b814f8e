import { files } from '#contract/files.ts'
import { staffUnclaimedParcels } from '#contract/claims.ts'
import { tidyMemberNumber } from '#domain/member-number.ts'
import { useWrite } from '#web/client/queries.ts'
import { PictureField } from '#web/kit/form/PictureField.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Asked } from '#web/staff/Compared.tsx'
import { Thumb } from '#web/staff/lists/Thumb.tsx'
import { Button, Textarea, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import type { SyntheticEvent } from 'react'
import styles from './match.module.css'
import { text } from './match.text.ts'
import type { ParcelProps } from './ParcelCase.tsx'
import { claimReads } from './staff-claim.ts'

/** B-IN-15: it was given to the wrong member. Shows what will change before it asks. */
export function TakeBack({ parcel, onDone }: ParcelProps) {
  const t = useText(text)
  const { id, version, trackingNumber: number } = parcel
  const member = parcel.memberNumber ?? ''
  const form = useForm({
    initialValues: { reason: '', proofFileId: '', toMemberNumber: '' },
    validate: { reason: isNotEmpty(t.reasonRequired), proofFileId: isNotEmpty(t.proofRequired) },
  })
  const right = tidyMemberNumber(form.values.toMemberNumber)
  const takeBack = useWrite(staffUnclaimedParcels.takeBack, {
    refreshes: claimReads,
    onDone: (after) =>
      onDone(
        after,
        after.memberNumber === null
          ? t.fill('saidBack', { number })
          : t.fill('saidMoved', { number, member: after.memberNumber }),
      ),
  })
  const submit = useSubmit(form, takeBack, ({ reason, proofFileId }) => ({
    id,
    version,
    reason: reason.trim(),
    proofFileId,
    ...(right ? { toMemberNumber: right } : {}),
  }))
  const ask = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (form.validate().hasErrors) return submit.onSubmit(event)
    const changes = [
      { label: t.owner, before: member, after: right || t.nobody },
      { label: t.place, before: t.inStock, after: right ? t.inStock : t.pool },
    ]
    const question = {
      title: t.fill('takeBackAsk', { number, member }),
      sentence: <Asked sentence={t.fill('takeBackSentence', { member })} changes={changes} />,
      confirm: t.takeBack,
      danger: true,
    }
    if (await confirmed(question)) submit.onSubmit()
  }
  return (
    <form className={styles.takeBack} noValidate onSubmit={(event) => void ask(event)}>
      <h3>{t.takeBackTitle}</h3>
      <p className="muted">{t.takeBackLead}</p>
      <Textarea
        label={t.reason}
        description={t.reasonHint}
        maxLength={200}
        autosize
        minRows={2}
        withAsterisk
        {...form.getInputProps('reason')}
      />
      <PictureField
        purpose="photo"
        uploadPath={files.staffUpload.path}
        label={t.proof}
        withAsterisk
        value={form.values.proofFileId}
        onChange={(fileId) => form.setFieldValue('proofFileId', fileId ?? '')}
        error={form.errors['proofFileId']}
      />
      <TextInput
        label={t.toMember}
        description={t.toMemberHint}
        maxLength={12}
        autoComplete="off"
        {...form.getInputProps('toMemberNumber')}
      />
      {submit.alert}
      <div>
        <Button type="submit" variant="default" loading={submit.isSending}>
          {t.takeBack}
        </Button>
      </div>
    </form>
  )
}

/** That it was once given to the wrong member, so that it is not given to them again by mistake. */
export function Returned({ parcel: { takenBack, trackingNumber: number } }: Pick<ParcelProps, 'parcel'>) {
  const t = useText(text)
  if (!takenBack) return null
  const { memberNumber: member, staffName: name, reason, at, proofUrl } = takenBack
  return (
    <div className={styles.returned}>
      <span>{t.fill('returned', { member, name, reason, when: formatWhen(at, t.language) })}</span>
      {proofUrl !== null && <Thumb url={proofUrl} name={t.fill('proofOf', { number })} />}
    </div>
  )
}
