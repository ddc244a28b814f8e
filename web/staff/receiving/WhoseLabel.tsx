import { staffParcels } from '#contract/receiving.ts'
import { useRead } from '#web/client/queries.ts'
import desk from '#web/staff/desk.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import { Button } from '@mantine/core'
import styles from './receiving.module.css'
import { text } from './text.ts'
import type { Label, Scanned, Station } from './station.ts'

interface WhoseLabelProps {
  readonly label: Label
  readonly station: Pick<Station, 'atHand' | 'waiting'>
  readonly onGive: (parcel: Scanned, memberNumber: string) => void
  readonly onNone: () => void
}

/** A member number was scanned on its own: whose it is, and which parcel it belongs to. */
export function WhoseLabel({ label, station, onGive, onNone }: WhoseLabelProps) {
  const t = useText(text)
  const { memberNumber } = label
  const lookup = useRead(staffParcels.lookup, { memberNumber })
  const member = lookup.data?.labelMember
  const name = member?.memberName
  const parcels = [...(station.atHand ? [station.atHand] : []), ...station.waiting]
  return (
    <div className={styles.who} data-tone={lookup.data && !name ? 'wait' : 'hand'}>
      <p>{t.whoseTitle}</p>
      <p className={desk.big}>
        {name} <span className="num">{memberNumber}</span>
        {member && member.memberNumber !== memberNumber && <span className="num"> ({member.memberNumber})</span>}
      </p>
      {lookup.data && !name && <p>{t.labelUnknown}</p>}
      <p>{label.isForNext ? t.whoseNext : t.whoseAsk}</p>
      {!label.isForNext && (
        <div className={desk.answers}>
          {parcels.map((parcel) => (
            <Button key={parcel.scan} variant="default" onClick={() => onGive(parcel, memberNumber)}>
              {parcel.trackingNumber}
            </Button>
          ))}
          <Button variant="subtle" color="gray" onClick={onNone}>
            {t.whoseNone}
          </Button>
        </div>
      )}
    </div>
  )
}
