import { Anchor } from '@mantine/core'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './abnormal.text.ts'
import { isElsewhere } from '#web/shared/parcels/elsewhere.ts'
import type { ParcelRow } from './parcel-columns.tsx'

interface ElsewhereLineProps {
  readonly parcel: ParcelRow
  readonly onOpen: () => void
}

/** In a list: the parcel is at a warehouse it was not forecast for, and waits for the member's decision. */
export function ElsewhereLine({ parcel, onOpen }: ElsewhereLineProps) {
  const t = useText(text)
  if (parcel.status !== 'in_stock' || !isElsewhere(parcel)) return null
  return (
    <div>
      <small className="muted">{t.elsewhere}</small>{' '}
      <Anchor component="button" type="button" size="sm" ta="inherit" onClick={onOpen}>
        {t.choose}
      </Anchor>
    </div>
  )
}
