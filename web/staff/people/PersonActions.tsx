import { staffAccounts } from '#contract/staff-accounts.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { confirmed } from '#web/kit/message/confirm.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { Button } from '@mantine/core'
import { Asked } from '#web/staff/Compared.tsx'
import { useMay } from '#web/staff/staff-context.ts'
import { text as badgeText } from './badges/text.ts'
import { text as sessionsText } from './sessions/text.ts'
import { text } from './text.ts'
import type { Issued, StaffPerson } from './person.ts'

interface ActionsProps {
  readonly person: StaffPerson
  readonly onEdit: (person: StaffPerson) => void
  readonly onIssued: (issued: Issued) => void
  readonly onSessions: (person: StaffPerson) => void
  readonly onBadge: (person: StaffPerson) => void
}

/** On your own account, you can only change the name; your own sessions stand beside your password. */
export function PersonActions({ person, onEdit, onIssued, onSessions, onBadge }: ActionsProps) {
  const t = useText(text)
  const badges = useText(badgeText)
  const sessions = useText(sessionsText)
  const may = useMay()
  const { name, mine } = person
  const mayChange = may(staffAccounts.update)
  return (
    <>
      {mayChange && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t.fill('editOf', { name })}
          onClick={() => onEdit(person)}
        >
          {t.edit}
        </Button>
      )}
      {!mine && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={sessions.fill('buttonOf', { name })}
          onClick={() => onSessions(person)}
        >
          {sessions.button}
        </Button>
      )}
      {may(staffAccounts.drawBadge) && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={badges.fill('buttonOf', { name })}
          onClick={() => onBadge(person)}
        >
          {badges.button}
        </Button>
      )}
      {mayChange && !mine && <Reset person={person} onIssued={onIssued} />}
      {mayChange && !mine && <Access person={person} />}
    </>
  )
}

function Reset({ person, onIssued }: Omit<ActionsProps, 'onEdit' | 'onSessions' | 'onBadge'>) {
  const t = useText(text)
  const reset = useWrite(staffAccounts.resetPassword, { refreshes: [staffAccounts.list], onDone: onIssued })
  const { id, name, username, mustChangePassword, hasSecondFactor } = person
  const ask = async () => {
    const isSure = await confirmed({
      title: t.fill('resetTitle', { name }),
      sentence: (
        <Asked
          sentence={t.fill('resetSentence', { username })}
          changes={[
            { label: t.signInPassword, before: mustChangePassword ? t.password : t.ownPassword, after: t.onceOnly },
            { label: t.factor, before: hasSecondFactor ? t.factorOn : t.factorOff, after: t.factorOff },
          ]}
        />
      ),
      confirm: t.resetYes,
      danger: true,
    })
    if (isSure) reset.mutate({ id })
  }
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t.fill('resetOf', { name })}
        loading={reset.isPending}
        onClick={() => void ask()}
      >
        {t.reset}
      </Button>
      {reset.error && <FormAlert error={reset.error}>{reset.error.message}</FormAlert>}
    </>
  )
}

/** An account can be disabled whatever else has changed meanwhile, such as its password. */
function Access({ person: { id, name, username, disabled } }: Pick<ActionsProps, 'person'>) {
  const t = useText(text)
  const change = useWrite(staffAccounts.update, {
    refreshes: [staffAccounts.list],
    onDone: (after) => showSuccess(t.fill(after.disabled ? 'disabledDone' : 'enabledDone', { name })),
  })
  const ask = async () => {
    const [before, after] = disabled ? [t.disabled, t.active] : [t.active, t.disabled]
    const question = {
      title: t.fill(disabled ? 'enableTitle' : 'disableTitle', { name }),
      sentence: (
        <Asked
          sentence={t.fill(disabled ? 'enableSentence' : 'disableSentence', { username })}
          changes={[{ label: t.status, before, after }]}
        />
      ),
      confirm: disabled ? t.enable : t.disable,
      danger: !disabled,
    }
    if (await confirmed(question)) change.mutate({ id, disabled: !disabled })
  }
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t.fill(disabled ? 'enableOf' : 'disableOf', { name })}
        loading={change.isPending}
        onClick={() => void ask()}
      >
        {disabled ? t.enable : t.disable}
      </Button>
      {change.error && <FormAlert error={change.error}>{change.error.message}</FormAlert>}
    </>
  )
}
