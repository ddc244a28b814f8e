import { apiUrl } from '#web/client/api-host.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { WarnIcon } from '#web/kit/look/icons.tsx'
import { Thumb } from '#web/staff/lists/Thumb.tsx'
import styles from './claims.module.css'
import { text } from './claim-case.text.ts'
import { ComparedFields } from './ComparedFields.tsx'
import matchStyles from './match.module.css'
import { text as matchText } from './match.text.ts'
import { MatchParts } from './MatchParts.tsx'
import type { StaffClaim, StaffMatch } from './staff-claim.ts'

interface ClaimProps {
  readonly claim: StaffClaim
}

interface EvidenceProps extends ClaimProps {
  /** How well the claimer fits the parcel; undefined until it has arrived. */
  readonly match: StaffMatch | null | undefined
}

/** Label, fields and proof side by side. */
export function Evidence({ claim, match }: EvidenceProps) {
  const t = useText(text)
  const m = useText(matchText)
  return (
    <div className={styles.evidence}>
      <Label claim={claim} />
      <div className={styles.middle}>
        <h3>{t.compared}</h3>
        <ComparedFields claim={claim} />
        <Notes claim={claim} />
        {match && (
          <>
            <h3 className={matchStyles.fits}>{m.fits}</h3>
            <MatchParts match={match} />
          </>
        )}
      </div>
      <Proof claim={claim} />
    </div>
  )
}

function Label({ claim: { unclaimed } }: ClaimProps) {
  const t = useText(text)
  const name = t.fill('labelOf', { number: unclaimed.trackingNumber })
  const [first, ...others] = unclaimed.photos
  return (
    <div className={styles.side}>
      <h3>{t.labelPhoto}</h3>
      <Thumb url={first?.url ?? null} name={name} isLarge />
      {others.length > 0 && (
        <span className={styles.thumbs}>
          {others.map((photo, index) => (
            <Thumb
              key={photo.fileId}
              url={photo.url}
              name={`${name}, ${t.fill('morePhotos', { number: index + 2 })}`}
            />
          ))}
        </span>
      )}
      <p className={styles.caption}>
        {unclaimed.labelText === '' ? t.nothingNoted : t.fill('fromLabel', { words: unclaimed.labelText })}
      </p>
    </div>
  )
}

function Proof({ claim }: ClaimProps) {
  const t = useText(text)
  const { proofImageUrl: url, memberNumber: member, trackingNumber: number } = claim
  return (
    <div className={styles.side}>
      <h3>{t.proof}</h3>
      <Thumb url={url} name={t.fill('proofOf', { member, number })} isLarge />
      {url !== null && (
        <p className={styles.caption}>
          <a href={apiUrl(url)} target="_blank" rel="noreferrer">
            {t.fullSize}
          </a>
        </p>
      )}
    </div>
  )
}

/** How often the member tried, who else forecast the number, and what stands out. */
function Notes({ claim }: ClaimProps) {
  const t = useText(text)
  const { tries, flags, unclaimed } = claim
  const others = unclaimed.candidates.filter(({ memberId }) => memberId !== claim.memberId)
  const tried = [
    tries.submitted > 1 ? t.fill('laterTry', { count: tries.submitted }) : t.firstTry,
    tries.missesToday > 0 && t.fill('misses', { count: tries.missesToday }),
    t.fill('inMonth', { count: tries.claimsIn30Days }),
  ].filter((words) => words !== false)
  return (
    <dl className={styles.notes}>
      <div>
        <dt>{t.tries}</dt>
        <dd>{tried.join(' · ')}</dd>
      </div>
      {(claim.forecast === null || others.length > 0) && (
        <div>
          <dt>{t.forecast}</dt>
          <dd>
            {claim.forecast === null && <p>{t.noForecast}</p>}
            {others.length > 0 && (
              <p className={styles.differs}>
                <WarnIcon size={14} />{' '}
                {t.fill('otherForecasts', {
                  count: others.length,
                  members: others.map(({ memberNumber }) => memberNumber).join(', '),
                })}
              </p>
            )}
          </dd>
        </div>
      )}
      {flags.length > 0 && (
        <div>
          <dt>{t.flags}</dt>
          <dd>
            {flags.map((flag) => (
              <p key={flag} className={styles.warn}>
                <WarnIcon size={14} /> {t[flag]}
              </p>
            ))}
          </dd>
        </div>
      )}
    </dl>
  )
}
