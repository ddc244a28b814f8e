import type { Input } from '#contract/wire/operation.ts'
import { staffAccounts } from '#contract/staff-accounts.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Modal } from '@mantine/core'
import { text } from './text.ts'
import type { Issued, StaffPerson } from './person.ts'
import { type PersonValues, PersonFields, usePersonForm } from './PersonFields.tsx'

interface DialogProps {
  /** The account being changed; `new`: one is created; null: closed. */
  readonly person: StaffPerson | 'new' | null
  readonly onClose: () => void
  readonly onIssued: (issued: Issued) => void
}

export function PersonDialog({ person, onClose, onIssued }: DialogProps) {
  const t = useText(text)
  const kit = useText(kitText)
  return (
    <Modal
      opened={person !== null}
      onClose={onClose}
      size="lg"
      title={person === 'new' || person === null ? t.add : t.fill('editOf', { name: person.name })}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      {person === 'new' && <CreateForm onClose={onClose} onIssued={onIssued} />}
      {person !== 'new' && person !== null && <EditForm person={person} onClose={onClose} />}
    </Modal>
  )
}

function CreateForm({ onClose, onIssued }: Omit<DialogProps, 'person'>) {
  const t = useText(text)
  const form = usePersonForm(null)
  const create = useWrite(staffAccounts.create, {
    refreshes: [staffAccounts.list],
    onDone: (issued) => {
      onClose()
      onIssued(issued)
    },
  })
  const submit = useSubmit(form, create, (values) => values)
  return (
    <PersonFields form={form} person={null} submit={submit} error={create.error} send={t.create} onClose={onClose} />
  )
}

function EditForm({ person, onClose }: { readonly person: StaffPerson; readonly onClose: () => void }) {
  const t = useText(text)
  const form = usePersonForm(person)
  const change = useWrite(staffAccounts.update, {
    refreshes: [staffAccounts.list],
    refreshesOnConflict: [staffAccounts.list],
    onDone: ({ name }) => {
      showSuccess(t.fill('saved', { name }))
      onClose()
    },
  })
  const submit = useSubmit(form, change, (values) => changeOf(person, values))
  return (
    <PersonFields form={form} person={person} submit={submit} error={change.error} send={t.save} onClose={onClose} />
  )
}

/** For your own account only the name; an e-mail that was never given is left out, and so are roles. */
function changeOf({ id, version, mine }: StaffPerson, values: PersonValues): Input<typeof staffAccounts.update> {
  const { name, email, bundles, warehouseIds } = values
  if (mine) return { id, version, name }
  const rights = bundles.length === 0 ? {} : { bundles }
  return { id, version, name, ...rights, warehouseIds, ...(email.trim() === '' ? {} : { email }) }
}
