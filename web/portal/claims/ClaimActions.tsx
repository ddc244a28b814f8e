import { claims, unclaimed } from '#contract/claims.ts'
import { message } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { useConfirm } from '#web/kit/message/confirm.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { forecastStep, type MyClaim } from './claim-form.ts'
import { text } from './text.ts'

interface ClaimActionsProps {
  readonly claim: MyClaim
  /** Absent where the details are already shown. */
  readonly onDetails?: () => void
  readonly onResubmit: () => void
}

/** The actions that the server allows on a claim. */
export function ClaimActions({ claim, onDetails, onResubmit }: ClaimActionsProps) {
  const t = useText(text)
  const withdrawal = useWithdraw(claim)
  const may = (action: MyClaim['actions'][number]) => claim.actions.includes(action)
  const about = <OfRow name={onDetails && claim.trackingNumber} />
  return (
    <>
      {may('details') && onDetails && (
        <Button variant="default" size="compact-md" onClick={onDetails}>
          {t.details}
          {about}
        </Button>
      )}
      {may('forecast') && (
        <Button variant="default" size="compact-md" component={Link} to={forecastPath(claim)}>
          {claim.parcelId ? t.goDeclare : t.goForecast}
          {about}
        </Button>
      )}
      {may('resubmit') && (
        <Button variant={onDetails ? 'default' : 'filled'} size="compact-md" onClick={onResubmit}>
          {t.resubmit}
          {about}
        </Button>
      )}
      {may('withdraw') && (
        <Button
          variant="subtle"
          color="red"
          size="compact-md"
          loading={withdrawal.isPending}
          onClick={() => void withdrawal.ask()}
        >
          {t.withdraw}
          {about}
        </Button>
      )}
    </>
  )
}

function forecastPath(claim: MyClaim): string {
  const step = forecastStep(claim)
  return step.kind === 'new' ? paths.forecastWith(step.given) : paths.editForecast(step.id)
}

function useWithdraw({ claimId, trackingNumber }: MyClaim) {
  const t = useText(text)
  const confirm = useConfirm()
  const write = useWrite(claims.submit, {
    refreshes: [unclaimed.listPool, claims.listMine],
    onDone: () => showSuccess(message('M-18', t.language)),
    onRefused: showRefused,
  })
  return {
    isPending: write.isPending,
    ask: async () => {
      const question = {
        title: t.fill('withdrawTitle', { number: trackingNumber }),
        sentence: t.withdrawSentence,
        confirm: t.withdraw,
      }
      if (await confirm(question)) write.mutate({ action: 'withdraw', claimId })
    },
  }
}
