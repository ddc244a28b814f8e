import { staffOrders } from '#contract/orders.ts'
import { orderCan } from '#domain/order.ts'
import { useWrite } from '#web/client/queries.ts'
import { KeyForm } from '#web/staff/KeyForm.tsx'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import desk from '#web/staff/desk.module.css'
import { play } from '#web/staff/sound.ts'
import { recall, remember } from '#web/staff/stored.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { text } from './order.text.ts'
import { orderReads } from './queries.ts'
import { type StaffOrder, standingOf } from './staff-order.ts'

interface ShipFormProps {
  readonly order: StaffOrder
  readonly onShipped: () => void
}

/** A truck takes many orders: carrier and batch are entered once, then each waybill is one scan. */
export function ShipForm({ order, onShipped }: ShipFormProps) {
  const t = useText(text)
  const form = useForm({
    initialValues: { ...recall('staff-shipment', shipment, { carrier: '', batchNumber: '' }), logisticsNumber: '' },
    validate: { logisticsNumber: isNotEmpty(t.shipNumberRequired) },
  })
  const ship = useWrite(staffOrders.ship, {
    refreshes: orderReads,
    onDone: (_, { carrier = '', batchNumber = '' }) => {
      play('ok')
      remember('staff-shipment', { carrier, batchNumber })
      showSuccess(t.fill('shipped', { number: order.orderNumber }))
      onShipped()
    },
    onRefused: () => play('problem'),
  })
  const submit = useSubmit(form, ship, ({ carrier, batchNumber, logisticsNumber }) => ({
    id: order.id,
    logisticsNumber,
    ...(carrier.trim() ? { carrier } : {}),
    ...(batchNumber.trim() ? { batchNumber } : {}),
  }))
  const reason = shipReason(order, t)
  const isReady = reason === null
  // Ready for the scanner, without scrolling the packing result out of view.
  const numberField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isReady) numberField.current?.focus({ preventScroll: true })
  }, [isReady])
  return (
    <Card title={t.shipTitle}>
      <KeyForm className={desk.stack} onSubmit={submit.onSubmit}>
        <div className={desk.fields}>
          <TextInput label={t.carrier} description={t.remembered} maxLength={50} {...form.getInputProps('carrier')} />
          <TextInput label={t.batch} description={t.remembered} maxLength={40} {...form.getInputProps('batchNumber')} />
        </div>
        <TextInput
          ref={numberField}
          label={t.shipNumber}
          size="lg"
          maxLength={40}
          autoComplete="off"
          withAsterisk
          {...form.getInputProps('logisticsNumber')}
        />
        {submit.alert}
        <ReasonButton type="submit" reason={reason} loading={submit.isSending}>
          {t.ship}
        </ReasonButton>
      </KeyForm>
    </Card>
  )
}

const shipment = z.object({ carrier: z.string(), batchNumber: z.string() })

function shipReason(order: StaffOrder, t: ReturnType<typeof useText<typeof text>>): string | null {
  if (order.hold) return t.fill('holdReason', { reason: order.hold.reason })
  if (!orderCan.ship(standingOf(order)))
    return t.fill('dueReason', { amount: formatMoney(order.dueMinor, order.currency) })
  // Disputes are separate from the order's own status; one about a parcel no longer matters once its carton has been
  // weighed.
  const number = order.disputes.find(({ cartonNumber }) => cartonNumber !== null)?.cartonNumber
  return number ? t.fill('doubtReason', { number }) : null
}
