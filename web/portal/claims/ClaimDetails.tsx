import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { PhotoStrip } from '#web/kit/look/PhotoStrip.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { When } from '#web/kit/look/When.tsx'
import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import type { MyClaim } from './claim-form.ts'
import { actionsOn, ClaimActions } from './ClaimActions.tsx'
import styles from './Claims.module.css'
import { ClaimStatusTag, ParcelStateTag } from './ClaimStatusTag.tsx'
import { text } from './text.ts'

interface ClaimDetailsProps {
  readonly claim: MyClaim
  readonly onResubmit: (claim: MyClaim) => void
}

/** what was entered, the picture, the result, and what to do next. */
export function ClaimDetails({ claim, onResubmit }: ClaimDetailsProps) {
  const t = useText(text)
  return (
    <Stack gap="md">
      <div className={styles.parts}>
        <Review claim={claim} />
        <Entered claim={claim} />
      </div>
      <Group gap="xs">
        <ClaimActions claim={claim} actions={actionsOn(claim)} onResubmit={() => onResubmit(claim)} />
        {claim.parcelId && (
          <LinkButton variant="default" size="sm" to={paths.parcels}>
            {t.seeParcels}
          </LinkButton>
        )}
      </Group>
    </Stack>
  )
}

interface ClaimAloneProps extends ClaimDetailsProps {
  readonly onClose: () => void
}

/** A claim that a link leads to, while the list shows others. */
export function ClaimAlone({ claim, onResubmit, onClose }: ClaimAloneProps) {
  const t = useText(text)
  const kit = useText(kitText)
  return (
    <Card
      title={t.fill('detailsTitle', { number: claim.trackingNumber })}
      actions={
        <Button variant="default" size="sm" onClick={onClose}>
          {kit.close}
        </Button>
      }
    >
      <Stack gap="md">
        <Group gap="xs">
          <ClaimStatusTag status={claim.claimStatus} />
          <ParcelStateTag state={claim.status} />
        </Group>
        <ClaimDetails claim={claim} onResubmit={onResubmit} />
      </Stack>
    </Card>
  )
}

function Review({ claim }: { readonly claim: MyClaim }) {
  const t = useText(text)
  return (
    <Card title={t.review}>
      <Stack gap="sm">
        {claim.rejectText && <p>{claim.rejectText}</p>}
        <p>{nextSentence(claim, t)}</p>
        {(claim.reviewNote || claim.reviewedAt) && (
          <dl className={styles.facts}>
            {claim.reviewNote && <Fact label={t.reviewNote}>{claim.reviewNote}</Fact>}
            {claim.reviewedAt && (
              <Fact label={t.reviewedAt}>
                <When at={claim.reviewedAt} />
              </Fact>
            )}
          </dl>
        )}
      </Stack>
    </Card>
  )
}

function nextSentence({ claimStatus, actions }: MyClaim, t: ReturnType<typeof useText<typeof text>>): string {
  if (claimStatus === 'under_review') return t.nextUnderReview
  if (claimStatus === 'approved') return t.nextApproved
  if (!actions.includes('resubmit')) return t.nextClosed
  return claimStatus === 'rejected' ? t.nextRejected : t.nextWithdrawn
}

function Entered({ claim }: { readonly claim: MyClaim }) {
  const t = useText(text)
  return (
    <Card title={t.entered}>
      <dl className={styles.facts}>
        <Fact label={t.number}>
          <span className="num">{claim.trackingNumber}</span>
        </Fact>
        <Fact label={t.warehouse}>{claim.warehouseName}</Fact>
        <Fact label={t.courier}>{claim.courierName}</Fact>
        {claim.remark && <Fact label={t.remarkSaid}>{claim.remark}</Fact>}
        <Fact label={t.submittedAt}>
          <When at={claim.submittedAt} />
        </Fact>
        <Fact label={t.publishedAt}>
          <When at={claim.publishAt} />
        </Fact>
        {claim.proofImageUrl && (
          <Fact label={t.proof}>
            <PhotoStrip photos={[{ fileId: claim.claimId, url: claim.proofImageUrl }]} />
          </Fact>
        )}
      </dl>
    </Card>
  )
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
