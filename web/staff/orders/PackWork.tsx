import { staffOrders } from '#contract/orders.ts'
import { orderCan } from '#domain/order.ts'
import { useWrite } from '#web/client/queries.ts'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import desk from '#web/staff/desk.module.css'
import { useDesk } from '#web/staff/staff-context.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { formatMoney, formatWhen } from '#web/kit/text/format.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { text } from './order.text.ts'
import { PackForm } from './PackForm.tsx'
import { orderReads } from './queries.ts'
import { type Packed, type StaffOrder, standingOf } from './staff-order.ts'
import type { ScanQueue } from './use-pack-scans.ts'

interface PackWorkProps {
  readonly order: StaffOrder
  readonly scans: ScanQueue
  readonly onPacked: (packed: Packed) => void
}

/** A paid order: start, pick and pack, or wait for the member's decision. */
export function PackWork({ order, scans, onPacked }: PackWorkProps) {
  const [isPackedAgain, setPackedAgain] = useState(false)
  if (order.supplement && !isPackedAgain) return <Supplement order={order} onPackAgain={() => setPackedAgain(true)} />
  if (order.packingStartedAt === null) return <Start order={order} />
  const packed = (outcome: Packed) => {
    setPackedAgain(false)
    onPacked(outcome)
  }
  return (
    <>
      <OtherPacker order={order} startedAt={order.packingStartedAt} />
      <PackForm order={order} scans={scans} onPacked={packed} />
    </>
  )
}

function Start({ order }: { readonly order: StaffOrder }) {
  const t = useText(text)
  const start = useWrite(staffOrders.startPacking, { refreshes: orderReads })
  return (
    <Card title={t.startTitle}>
      <div className={desk.stack}>
        <p>{t.startNext}</p>
        {start.error && <FormAlert error={start.error}>{start.error.message}</FormAlert>}
        <ReasonButton
          reason={startReason(order, t)}
          loading={start.isPending}
          onClick={() => start.mutate({ id: order.id })}
        >
          {t.start}
        </ReasonButton>
      </div>
    </Card>
  )
}

function startReason(order: StaffOrder, t: ReturnType<typeof useText<typeof text>>): string | null {
  if (!orderCan.startPacking(standingOf(order))) return t.fill('holdReason', { reason: order.hold?.reason ?? '' })
  // A fee added before packing must be paid first.
  return order.dueMinor > 0 ? t.fill('dueReason', { amount: formatMoney(order.dueMinor, order.currency) }) : null
}

function Supplement({ order, onPackAgain }: { readonly order: StaffOrder; readonly onPackAgain: () => void }) {
  const t = useText(text)
  return (
    <Card title={t.supplementTitle}>
      <div className={desk.stack}>
        <p>{t.fill('supplementNext', { amount: formatMoney(order.dueMinor, order.currency) })}</p>
        <div>
          <Button variant="default" onClick={onPackAgain}>
            {t.packAgain}
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** Two people with one order: the second is told before they begin. */
function OtherPacker({ order, startedAt }: { readonly order: StaffOrder; readonly startedAt: string }) {
  const t = useText(text)
  const { staff } = useDesk()
  const takeOver = useWrite(staffOrders.startPacking, { refreshes: orderReads })
  if (order.packerName === null || order.packerName === staff.name) return null
  const when = formatWhen(startedAt, t.language)
  return (
    <FormAlert>
      <p>{t.fill('packedByOther', { name: order.packerName, when })}</p>
      {/* While a supplement is open, the order is only packed again, not taken over. */}
      {order.dueMinor === 0 && (
        <Button
          variant="default"
          size="sm"
          mt="xs"
          loading={takeOver.isPending}
          onClick={() => takeOver.mutate({ id: order.id })}
        >
          {t.takeOver}
        </Button>
      )}
      {takeOver.error && <p>{takeOver.error.message}</p>}
    </FormAlert>
  )
}
