import { staffClaims } from '#contract/claims.ts'
import { claimStatusText } from '#contract/codes.ts'
import { claimCan } from '#domain/claim.ts'
import { formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { useAreListKeysOn } from '#web/staff/lists/list-keys.ts'
import lists from '#web/staff/lists/lists.module.css'
import { unclaimedOf } from '#web/staff/paths.ts'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import { useMay } from '#web/staff/staff-context.ts'
import { Button } from '@mantine/core'
import { Link } from '#web/kit/look/Link.tsx'
import styles from './claims.module.css'
import { text } from './claim-case.text.ts'
import { text as matchText } from './match.text.ts'
import { firstNote, isFirstOfTwo, waitsForAnother } from './decision.ts'
import type { ClaimDetails, Decision, StaffClaim } from './staff-claim.ts'

interface DecideBarProps {
  readonly claim: StaffClaim
  /** Undefined until they have arrived. */
  readonly details: ClaimDetails | undefined
  readonly onDecide: (decision: Decision) => void
}

/** The status says what there is to do, the role says who does it. */
export function DecideBar({ claim, details, onDecide }: DecideBarProps) {
  const may = useMay()
  return (
    <div className={styles.bar}>
      {claimCan.approve({ status: claim.claimStatus }) ? (
        may(staffClaims.approve) ? (
          <Buttons claim={claim} details={details} onDecide={onDecide} />
        ) : (
          <ReadOnly claim={claim} />
        )
      ) : (
        <Decided claim={claim} />
      )}
    </div>
  )
}

function Buttons({ claim, details, onDecide }: DecideBarProps) {
  const t = useText(text)
  const isForAnother = waitsForAnother(claim)
  const note = details ? firstNote(details) : ''
  return (
    <>
      <ReasonButton reason={isForAnother ? t.firstByMe : null} onClick={() => onDecide('accept')}>
        {isFirstOfTwo(claim) ? t.acceptFirst : t.fill('accept', { member: claim.memberNumber })}
        <KeyHint letter="A" />
      </ReasonButton>
      <Button variant="default" onClick={() => onDecide('reject')}>
        {t.notAccept}
        <KeyHint letter="R" />
      </Button>
      <Button variant="default" onClick={() => onDecide('picture')}>
        {t.betterPicture}
      </Button>
      {/* Beside the disabled button stands why. */}
      {!isForAnother && <span className={styles.hint}>{hintIn(t, claim)}</span>}
      {note && <span className={styles.hint}>{t.fill('decidedNote', { note })}</span>}
    </>
  )
}

function hintIn(t: ReturnType<typeof useText<typeof text>>, claim: StaffClaim): string {
  if (!claim.needsSecondPerson) return t.toldAtOnce
  return claim.firstYesBy === null ? t.needsTwo : t.fill('firstBy', { name: claim.firstYesBy })
}

/** Not read out: the keys of the page are listed beside their switch. */
function KeyHint({ letter }: { readonly letter: string }) {
  return useAreListKeysOn() ? (
    <kbd className={lists.keyHint} aria-hidden="true">
      {letter}
    </kbd>
  ) : null
}

interface ClaimProps {
  readonly claim: StaffClaim
}

function ReadOnly({ claim }: ClaimProps) {
  const t = useText(text)
  return (
    <p>
      {t.readOnly} <Link to={unclaimedOf(claim.unclaimed.trackingNumber)}>{t.toParcel}</Link>
    </p>
  )
}

function Decided({ claim }: ClaimProps) {
  const t = useText(text)
  const m = useText(matchText)
  const { claimStatus, reviewedBy, reviewedAt, note } = claim
  if (reviewedBy === null || reviewedAt === null) return <p>{t.withdrawnByMember}</p>
  return (
    <div>
      <p>
        {t.fill('decidedBy', {
          status: claimStatusText[claimStatus][t.language],
          name: reviewedBy,
          when: formatWhen(reviewedAt, t.language),
        })}
      </p>
      {claim.rejectReason && <p>{t[claim.rejectReason]}</p>}
      {note && <p>{t.fill('decidedNote', { note })}</p>}
      {claimStatus === 'approved' && (
        <p>
          <Link to={unclaimedOf(claim.unclaimed.trackingNumber)}>{m.takeBackTitle}</Link>
        </p>
      )}
    </div>
  )
}
