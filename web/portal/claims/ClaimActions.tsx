import { claims, unclaimed } from '#contract/claims.ts'
import { paths } from '#web/paths.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { confirmed } from '#web/kit/message/confirm.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { Button } from '@mantine/core'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { forecastStep, type MyClaim } from './claim-form.ts'
import { text } from './text.ts'

type Action = MyClaim['actions'][number]

/** What a member most likely does with a claim: send it again, or say what is inside. */
const likely: readonly Action[] = ['resubmit', 'forecast', 'withdraw']

/** The actions on a claim, the most likely first; its details open with its line. */
export const actionsOn = ({ actions }: Pick<MyClaim, 'actions'>): readonly Action[] =>
  likely.filter((action) => actions.includes(action))

interface ClaimActionsProps {
  readonly claim: MyClaim
  readonly actions: readonly Action[]
  /** In a list, where each button says what it is about. */
  readonly isOfRow?: boolean
  readonly onResubmit: () => void
}

/** The actions that the server allows on a claim. */
export function ClaimActions({ claim, actions, isOfRow = false, onResubmit }: ClaimActionsProps) {
  const t = useText(text)
  const withdrawal = useWithdraw(claim)
  const about = <OfRow name={isOfRow ? claim.trackingNumber : undefined} />
  return (
    <>
      {actions.includes('resubmit') && (
        <Button variant={isOfRow ? 'default' : 'filled'} size="sm" onClick={onResubmit}>
          {t.resubmit}
          {about}
        </Button>
      )}
      {actions.includes('forecast') && (
        <LinkButton variant="default" size="sm" to={forecastPath(claim)}>
          {claim.parcelId ? t.goDeclare : t.goForecast}
          {about}
        </LinkButton>
      )}
      {actions.includes('withdraw') && (
        <Button
          variant="subtle"
          color="red"
          size="sm"
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
  const write = useWrite(claims.submit, {
    refreshes: [unclaimed.listPool, claims.listMine],
    onDone: () => showSuccess(t.fill('takenBack', { number: trackingNumber })),
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
      if (await confirmed(question)) write.mutate({ action: 'withdraw', claimId })
    },
  }
}
