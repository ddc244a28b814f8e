import { isElsewhere } from '#web/shared/parcels/elsewhere.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { confirmed } from '#web/kit/message/confirm.ts'
import { useRef } from 'react'
import type { EligibleParcel } from './apply-form.ts'
import { text } from './elsewhere.text.ts'

/**
 * Asks for confirmation when ticked parcels leave from a warehouse they were not forecast for; true if there are none,
 * or once confirmed: each parcel is asked about only once, however often the form is sent. Parcels already in an edited
 * order were confirmed with it.
 */
export function useConfirmElsewhere(ticked: readonly EligibleParcel[], answeredBefore: readonly EligibleParcel[]) {
  const t = useText(text)
  const answered = useRef(new Set(answeredBefore.map(({ id }) => id)))
  return async (): Promise<boolean> => {
    const asking = ticked.filter((parcel) => isElsewhere(parcel) && !answered.current.has(parcel.id))
    const [first] = asking
    if (!first) return true
    const warehouse = first.warehouseName
    const numbers = asking.map(({ trackingNumber }) => trackingNumber).join(t.separator)
    const isAgreed = await confirmed({
      title: t.fill('title', { warehouse }),
      sentence: t.fill('sentence', { numbers, warehouse, count: asking.length }),
      confirm: t.confirm,
    })
    if (isAgreed) for (const { id } of asking) answered.current.add(id)
    return isAgreed
  }
}
