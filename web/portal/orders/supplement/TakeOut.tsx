import { useText } from '#web/kit/text/use-text.ts'
import { confirmed } from '#web/kit/message/confirm.ts'
import { formatKg } from '#web/kit/text/format.ts'
import { Button, Checkbox } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useId, useState } from 'react'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import type { Decide } from './ChangeLine.tsx'
import { Choice } from './Choice.tsx'
import styles from './Supplement.module.css'
import { text } from './text.ts'

interface Props {
  readonly order: Order
  /** Why this is not possible; null if it is. */
  readonly reason: string | null
  readonly decide: Decide
}

/** Some parcels stay in the warehouse, the rest is packed again. */
export function TakeOut({ order, reason, decide }: Props) {
  const t = useText(text)
  const [isOpen, { toggle }] = useDisclosure(false)
  const [parcelIds, setParcelIds] = useState<string[]>([])
  const [fault, setFault] = useState('')
  const panelId = useId()
  const send = async () => {
    if (parcelIds.length === 0) return setFault(t.chooseParcels)
    if (parcelIds.length === order.parcels.length) return setFault(t.oneStays)
    setFault('')
    const title = t.fill('takeOutTitle', { count: parcelIds.length })
    if (await confirmed({ title, sentence: t.takeOutWhy, confirm: t.takeOutConfirm }))
      decide.mutate({ id: order.id, choice: 'removeParcels', parcelIds, expectedDueMinor: 0 })
  }
  return (
    <Choice
      name={t.takeOut}
      figure={t.noMoney}
      why={t.takeOutShort}
      reason={reason}
      panel={{ id: panelId, isOpen }}
      onPress={toggle}
    >
      <div id={panelId} hidden={!isOpen || reason !== null} className={styles.panel}>
        <p className={styles.lead}>{t.takeOutWhy}</p>
        <Checkbox.Group label={t.whichOut} value={parcelIds} onChange={setParcelIds} error={fault}>
          <div className={styles.lines}>
            {order.parcels.map((parcel) => (
              <Checkbox
                key={parcel.id}
                value={parcel.id}
                label={`${parcel.trackingNumber} · ${parcel.goodsName}`}
                description={parcel.actualWeightG === null ? undefined : formatKg(parcel.actualWeightG)}
              />
            ))}
          </div>
        </Checkbox.Group>
        <Button loading={decide.isPending} onClick={() => void send()}>
          {t.takeOutConfirm}
        </Button>
      </div>
    </Choice>
  )
}
