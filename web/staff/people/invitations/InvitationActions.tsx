import { invitationDays, staffInvitations } from '#contract/staff-invitations.ts'
import { useWrite } from '#web/client/queries.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button } from '@mantine/core'
import type { Invitation } from './Invitations.tsx'
import { text } from './text.ts'

/** What was accepted or withdrawn is over for good. */
export function InvitationActions({ invitation: { id, email, state } }: { readonly invitation: Invitation }) {
  const t = useText(text)
  const refreshes = [staffInvitations.list]
  const again = useWrite(staffInvitations.sendAgain, {
    refreshes,
    onDone: () => showSuccess(t.fill('sent', { email })),
    onRefused: showRefused,
  })
  const withdraw = useWrite(staffInvitations.withdraw, {
    refreshes,
    onDone: () => showSuccess(t.withdrawnDone),
    onRefused: showRefused,
  })
  if (state === 'accepted' || state === 'withdrawn') return null
  const askAgain = async () => {
    const sentence = t.fill('againSentence', { email, days: invitationDays })
    if (await confirmed({ title: t.againTitle, sentence, confirm: t.again })) again.mutate({ id })
  }
  const askWithdraw = async () => {
    const sentence = t.fill('withdrawSentence', { email })
    if (await confirmed({ title: t.withdrawTitle, sentence, confirm: t.withdraw, danger: true }))
      withdraw.mutate({ id })
  }
  return (
    <>
      <Button size="compact-sm" variant="default" loading={again.isPending} onClick={() => void askAgain()}>
        {t.again}
        <OfRow name={email} />
      </Button>
      <Button size="compact-sm" variant="default" loading={withdraw.isPending} onClick={() => void askWithdraw()}>
        {t.withdraw}
        <OfRow name={email} />
      </Button>
    </>
  )
}
