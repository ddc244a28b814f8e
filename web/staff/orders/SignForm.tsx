import { files } from '#contract/files.ts'
import { staffOrders } from '#contract/orders.ts'
import { useWrite } from '#web/client/queries.ts'
import { isFuture, momentOf } from '#web/staff/business-time.ts'
import desk from '#web/staff/desk.module.css'
import { MomentField } from '#web/staff/MomentField.tsx'
import { play } from '#web/staff/sound.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { PictureField } from '#web/kit/form/PictureField.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { text } from './order.text.ts'
import { orderReads } from './queries.ts'
import type { StaffOrder } from './staff-order.ts'

/** B-OU-10: the order has reached its receiver, but the member has not confirmed it. */
export function SignForm({ order }: { readonly order: StaffOrder }) {
  const t = useText(text)
  const form = useForm({
    initialValues: { signedBy: order.consignee.name, at: '', proofFileId: '' },
    validate: { at: (at) => (isFuture(at) ? t.eventAtFuture : null) },
  })
  const sign = useWrite(staffOrders.sign, {
    refreshes: orderReads,
    onDone: () => {
      play('ok')
      showSuccess(t.fill('signed', { number: order.orderNumber }))
    },
    onRefused: () => play('problem'),
  })
  const submit = useSubmit(form, sign, ({ signedBy, at, proofFileId }) => ({
    id: order.id,
    at: momentOf(at),
    ...(signedBy.trim() ? { signedBy } : {}),
    ...(proofFileId ? { proofFileId } : {}),
  }))
  return (
    <Card title={t.signTitle}>
      <form className={desk.stack} noValidate onSubmit={submit.onSubmit}>
        <p className="muted">{t.signNext}</p>
        <div className={desk.fields}>
          <TextInput label={t.signedBy} maxLength={50} {...form.getInputProps('signedBy')} />
          <MomentField label={t.eventAt} description={t.emptyIsNow} {...form.getInputProps('at')} />
        </div>
        <PictureField
          purpose="photo"
          uploadPath={files.staffUpload.path}
          label={t.proof}
          value={form.values.proofFileId}
          onChange={(fileId) => form.setFieldValue('proofFileId', fileId ?? '')}
          error={form.errors['proofFileId']}
        />
        {submit.alert}
        <div>
          <Button type="submit" variant="default" loading={submit.isSending}>
            {t.sign}
          </Button>
        </div>
      </form>
    </Card>
  )
}
