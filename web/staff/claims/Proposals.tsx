import { formatDay } from '#web/kit/text/format.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Button } from '@mantine/core'
import claims from './claims.module.css'
import styles from './match.module.css'
import { text } from './match.text.ts'
import { MatchParts } from './MatchParts.tsx'
import type { StaffUnclaimed } from './staff-claim.ts'

type Proposal = NonNullable<StaffUnclaimed['proposals']>[number]

interface ProposalsProps {
  readonly parcel: StaffUnclaimed
  /** Fills the member into the form that gives the parcel. */
  readonly onTake: (memberNumber: string) => void
}

/** Up to three likely owners, each with its score and why. */
export function Proposals({ parcel: { proposals }, onTake }: ProposalsProps) {
  const t = useText(text)
  if (!proposals) return null
  return (
    <>
      <h3>{t.title}</h3>
      {proposals.length === 0 ? (
        <p className="muted">{t.none}</p>
      ) : (
        <>
          <p className="muted">{t.onlyProposes}</p>
          <ol className={styles.proposals}>
            {proposals.map((proposal) => (
              <li key={proposal.memberId}>
                <Who proposal={proposal} />
                <MatchParts match={proposal} />
                <Button size="compact-md" variant="default" onClick={() => onTake(proposal.memberNumber)}>
                  {t.take}
                  <OfRow name={proposal.memberNumber} />
                </Button>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  )
}

/** Who it is, and since when they wait; nothing else of the member is shown (decision record 82). */
function Who({ proposal }: { readonly proposal: Proposal }) {
  const t = useText(text)
  const { memberName, memberNumber, parcelId, saidAt } = proposal
  const when = formatDay(saidAt, t.language)
  return (
    <div className={styles.who}>
      <span>
        <strong>{memberName}</strong> <span className={claims.number}>{memberNumber}</span>
      </span>
      <span className="muted">{t.fill(parcelId === null ? 'claimOf' : 'forecastOf', { when })}</span>
    </div>
  )
}
