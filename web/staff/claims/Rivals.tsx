import { claimStatusText } from '#contract/codes.ts'
import { formatWhen } from '#web/kit/text/format.ts'
import { CheckIcon, CrossIcon } from '#web/kit/look/icons.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import lists from '#web/staff/lists/lists.module.css'
import { Thumb } from '#web/staff/lists/Thumb.tsx'
import { Button } from '@mantine/core'
import { useId } from 'react'
import styles from './claims.module.css'
import { text } from './claim-case.text.ts'
import type { StaffClaim } from './staff-claim.ts'

interface RivalsProps {
  readonly claim: StaffClaim
  readonly onOpen: (id: string) => void
}

/** Everybody who claims the same parcel, side by side, with what happens to each if this claim is accepted. */
export function Rivals({ claim, onOpen }: RivalsProps) {
  const t = useText(text)
  const id = useId()
  if (claim.rivals.length === 0) return null
  return (
    <section className={styles.rivals} aria-labelledby={id}>
      <h3 id={id}>{t.fill('rivals', { count: claim.rivals.length + 1 })}</h3>
      <ul className={styles.sides}>
        <Side side={{ ...claim, forecastAt: claim.forecast?.forecastAt ?? null }} isThis claim={claim} />
        {claim.rivals.map((rival) => (
          <Side key={rival.id} side={rival} claim={claim} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  )
}

interface SideProps {
  readonly side: StaffClaim['rivals'][number]
  readonly claim: StaffClaim
  readonly isThis?: boolean
  readonly onOpen?: (id: string) => void
}

function Side({ side, claim, isThis = false, onOpen }: SideProps) {
  const t = useText(text)
  return (
    <li className={styles.rival} data-this={isThis}>
      <Thumb
        url={side.proofImageUrl}
        name={t.fill('proofBeside', { member: side.memberNumber, number: side.trackingNumber })}
      />
      <span className={lists.two}>
        <strong>
          <span className="num">{side.memberNumber}</span> {side.memberName}
        </strong>
        <span>
          {isThis ? t.thisOne : formatWhen(side.submittedAt, t.language)} ·{' '}
          {side.forecastAt
            ? t.fill('forecastOn', { when: formatWhen(side.forecastAt, t.language) })
            : t.withoutForecast}
        </span>
        <span>
          {side.courierName} {side.trackingNumber}
          {side.remark && ` · ${side.remark}`}
        </span>
        {claim.claimStatus === 'under_review' && <Outcome side={side} isThis={isThis} />}
      </span>
      {onOpen && (
        <Button size="compact-sm" variant="default" onClick={() => onOpen(side.id)}>
          {t.openRival}
          <OfRow name={side.memberNumber} />
        </Button>
      )}
    </li>
  )
}

function Outcome({ side, isThis }: Pick<SideProps, 'side'> & { readonly isThis: boolean }) {
  const t = useText(text)
  if (isThis)
    return (
      <span className={styles.same}>
        <CheckIcon size={14} /> {t.outcome}: {t.getsIt}
      </span>
    )
  if (side.claimStatus === 'under_review')
    return (
      <span className={styles.differs}>
        <CrossIcon size={14} /> {t.outcome}: {t.losesIt}
      </span>
    )
  return <span className="muted">{t.fill('staysSo', { status: claimStatusText[side.claimStatus][t.language] })}</span>
}
