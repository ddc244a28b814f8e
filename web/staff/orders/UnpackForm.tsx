import { staffOrders } from '#contract/orders.ts'
import { useWrite } from '#web/client/queries.ts'
import desk from '#web/staff/desk.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Button, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { text } from './order.text.ts'
import { orderReads } from './queries.ts'
import type { StaffOrder } from './staff-order.ts'

interface UnpackFormProps {
  readonly order: StaffOrder
  readonly onUnpacked: () => void
}

export function UnpackForm({ order, onUnpacked }: UnpackFormProps) {
  const t = useText(text)
  const form = useForm({ initialValues: { reason: '' }, validate: { reason: isNotEmpty(t.reasonRequired) } })
  const unpack = useWrite(staffOrders.unpack, {
    refreshes: orderReads,
    onDone: () => {
      showSuccess(t.fill('unpacked', { number: order.orderNumber }))
      onUnpacked()
    },
  })
  const submit = useSubmit(form, unpack, ({ reason }) => ({ id: order.id, reason }))
  return (
    <Card title={t.unpackTitle}>
      <form className={desk.stack} noValidate onSubmit={submit.onSubmit}>
        <p className="muted">{t.unpackNext}</p>
        <TextInput label={t.unpackReason} maxLength={200} {...form.getInputProps('reason')} />
        {submit.alert}
        <div>
          <Button type="submit" variant="default" loading={submit.isSending}>
            {t.unpack}
          </Button>
        </div>
      </form>
    </Card>
  )
}
