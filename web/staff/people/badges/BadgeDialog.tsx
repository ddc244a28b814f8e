import { staffAccounts } from '#contract/staff-accounts.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showSuccess } from '#web/kit/message/toast.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Asked } from '#web/staff/Compared.tsx'
import shell from '#web/staff/shell.module.css'
import type { StaffPerson } from '#web/staff/people/person.ts'
import peopleStyles from '#web/staff/people/people.module.css'
import { useFocusBefore } from '#web/kit/message/use-focus-before.ts'
import { Button, Modal } from '@mantine/core'
import styles from './badges.module.css'
import { Bars } from './Bars.tsx'
import { text } from './text.ts'

interface DialogProps {
  readonly person: StaffPerson
  readonly onClose: () => void
}

/** B-AU-32, B-AU-33. Closed only by its button while a new badge is shown: a stray press would lose it. */
export function BadgeDialog({ person, onClose }: DialogProps) {
  const t = useText(text)
  const kit = useText(kitText)
  const { id, name } = person
  useFocusBefore()
  const draw = useWrite(staffAccounts.drawBadge, { refreshes: [staffAccounts.list] })
  const remove = useWrite(staffAccounts.removeBadge, {
    refreshes: [staffAccounts.list],
    onDone: () => {
      showSuccess(t.fill('removed', { name }))
      onClose()
    },
  })
  const askRemove = async () => {
    const changes = [
      { label: t.badge, before: person.hasBadge ? t.yes : t.no, after: t.no },
      { label: t.pin, before: person.hasPin ? t.yes : t.no, after: t.no },
    ]
    const sentence = <Asked sentence={t.fill('removeSentence', { name })} changes={changes} />
    if (await confirmed({ title: t.remove, sentence, confirm: t.remove, danger: true })) remove.mutate({ id })
  }
  const drawn = draw.data
  const error = draw.error ?? remove.error
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.fill('title', { name })}
      withCloseButton={!drawn}
      closeButtonProps={{ 'aria-label': kit.close }}
      closeOnClickOutside={!drawn}
      closeOnEscape={!drawn}
    >
      <div className={shell.form}>
        {drawn ? (
          <Drawn drawn={drawn} />
        ) : (
          <>
            <p>{t.lead}</p>
            <dl className={peopleStyles.facts}>
              <Has label={t.badge} has={person.hasBadge} />
              <Has label={t.pin} has={person.hasPin} />
            </dl>
            {person.hasBadge && <p className="muted">{t.drawAgainHint}</p>}
          </>
        )}
        {error && <FormAlert error={error}>{error.message}</FormAlert>}
        <div className={shell.buttons}>
          {drawn ? (
            <>
              <Button onClick={() => window.print()}>{t.print}</Button>
              <Button variant="default" onClick={onClose}>
                {t.close}
              </Button>
            </>
          ) : (
            <>
              <Button loading={draw.isPending} onClick={() => draw.mutate({ id })}>
                {person.hasBadge ? t.drawAgain : t.draw}
              </Button>
              {(person.hasBadge || person.hasPin) && (
                <Button variant="default" loading={remove.isPending} onClick={() => void askRemove()}>
                  {t.remove}
                </Button>
              )}
            </>
          )}
        </div>
      </div>
    </Modal>
  )
}

function Has({ label, has }: { readonly label: string; readonly has: boolean }) {
  const t = useText(text)
  return (
    <div>
      <dt className="muted">{label}</dt>
      <dd>{has ? t.yes : t.no}</dd>
    </div>
  )
}

function Drawn({ drawn: { staff, badge, bars } }: { readonly drawn: Output<typeof staffAccounts.drawBadge> }) {
  const t = useText(text)
  return (
    <>
      <div className={styles.badge}>
        <strong>{staff.name}</strong>
        <Bars bars={bars} label={t.fill('barcode', { code: badge })} />
        <code>{badge}</code>
      </div>
      <p>{t.once}</p>
    </>
  )
}
