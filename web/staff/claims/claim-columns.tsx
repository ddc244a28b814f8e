import type { Column } from '#web/kit/list/Rows.tsx'
import { WarnIcon } from '#web/kit/look/icons.tsx'
import type { useText } from '#web/kit/text/use-text.ts'
import { claimLateAfterHours } from '#domain/claim.ts'
import { Age } from '#web/staff/lists/Age.tsx'
import lists from '#web/staff/lists/lists.module.css'
import { Thumb } from '#web/staff/lists/Thumb.tsx'
import styles from './claims.module.css'
import type { text } from './claims.text.ts'
import { NumberPair } from './NumberPair.tsx'
import type { StaffClaim } from './staff-claim.ts'

type Words = ReturnType<typeof useText<typeof text>>

/** One line a claim: label, typed against label, place, proof, member, age. */
export function claimColumns(t: Words): readonly Column<StaffClaim>[] {
  return [
    {
      key: 'label',
      label: t.labelPhoto,
      render: ({ unclaimed, memberNumber }) => (
        <Thumb
          url={unclaimed.photos[0]?.url ?? null}
          name={t.fill('labelOf', { number: unclaimed.trackingNumber, member: memberNumber })}
        />
      ),
    },
    {
      key: 'numbers',
      label: t.numbers,
      render: (claim) => <NumberPair typed={claim.trackingNumber} label={claim.unclaimed.trackingNumber} />,
    },
    { key: 'place', label: t.place, render: (claim) => <Place claim={claim} t={t} /> },
    {
      key: 'proof',
      label: t.proof,
      tableOnly: true,
      render: (claim) => (
        <Thumb
          url={claim.proofImageUrl}
          name={t.fill('proofOf', { member: claim.memberNumber, number: claim.trackingNumber })}
        />
      ),
    },
    { key: 'member', label: t.member, render: (claim) => <Member claim={claim} t={t} /> },
    { key: 'age', label: t.age, render: ageOfClaim, align: 'end' },
  ]
}

/** What waits has an age that may be late; what was decided was decided. */
const ageOfClaim = ({ claimStatus, submittedAt }: StaffClaim) => (
  <Age since={submittedAt} {...(claimStatus === 'under_review' ? { limitHours: claimLateAfterHours } : {})} />
)

interface CellProps {
  readonly claim: StaffClaim
  readonly t: Words
}

function Place({ claim: { unclaimed, courierCode, courierName }, t }: CellProps) {
  const place = t.fill('shelf', { warehouse: unclaimed.warehouseName, shelf: unclaimed.shelf ?? t.noShelf })
  return (
    <span className={lists.two}>
      {courierCode === unclaimed.courierCode ? (
        <span>{courierName}</span>
      ) : (
        <span className={styles.differs}>
          <WarnIcon size={14} /> {t.courierDiffers}
        </span>
      )}
      <small title={place}>{place}</small>
    </span>
  )
}

function Member({ claim, t }: CellProps) {
  const marks = [
    claim.rivals.length > 0 && t.fill('rivals', { count: claim.rivals.length }),
    claim.needsSecondPerson && t.second,
    ...claim.flags.map((flag) => t[flag]),
  ].filter((mark) => mark !== false)
  return (
    <span className={lists.two}>
      <span className={styles.who}>
        <span className="num">{claim.memberNumber}</span> {claim.memberName}
      </span>
      {marks.length > 0 && (
        <small className={styles.warn} title={marks.join(' · ')}>
          <WarnIcon size={13} /> {marks.join(' · ')}
        </small>
      )}
    </span>
  )
}
